import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packageProgram, runStep } from './run.ts';
import { ofVitest, type Tally, vitestReportSchema } from './tally.ts';

/** Runs one project of vitest.config.ts, or these files of it, as a step and counts its tests. */
export async function runVitestProject(
  project: string,
  title: string,
  files: readonly string[] = [],
): Promise<Tally> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sidejudge-'));
  const reportFile = path.join(folder, 'report.json');
  try {
    const { isOk } = await runStep(title, [
      ...packageProgram('vitest'),
      ...['run', '--project', project, '--reporter=default', '--reporter=json'],
      `--outputFile.json=${reportFile}`,
      ...files,
    ]);
    const report = existsSync(reportFile)
      ? vitestReportSchema.parse(JSON.parse(readFileSync(reportFile, 'utf8')))
      : undefined;
    return ofVitest(report, isOk ? 0 : 1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
