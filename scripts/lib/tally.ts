import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packageProgram, runStep } from './run.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

type VitestReport = Readonly<
  Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number>
>;

export function ofStep(isOk: boolean): Tally {
  return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0 };
}

/** Runs the tests of a project of vitest.config.ts. */
export async function runVitest(project: string, title: string): Promise<Tally> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sidejudge-'));
  const reportFile = path.join(folder, 'report.json');
  const isOk = await runStep(title, [
    ...packageProgram('vitest'),
    ...['run', '--project', project, '--reporter=default', '--reporter=json'],
    `--outputFile.json=${reportFile}`,
  ]);
  const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : undefined;
  rmSync(folder, { recursive: true });
  return ofVitest(report, isOk);
}

/**
 * Counts a run that fails outside of its tests as one failure: a file cannot be loaded, no test runs, or no test
 * explains the exit code.
 */
export function ofVitest(report: VitestReport | undefined, isOk: boolean): Tally {
  if (report === undefined) return ofStep(false);
  const passed = report.numPassedTests;
  return {
    passed,
    failed: Math.max(report.numFailedTests, isOk && passed > 0 ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
