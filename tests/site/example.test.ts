import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite } from '../../scripts/lib/serve.ts';
import { read, sets } from './lib/data.ts';
import { find, has, textOf } from './lib/elements.ts';
import { base, dist, readPage } from './lib/pages.ts';

/* The example on the page of the data does what it says. */

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), 'sidejudge-'));
let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  site = await serveSite(dist, base);
  // It calls `node`: the one that runs the tests.
  symlinkSync(process.execPath, path.join(folder, 'node'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await site.close();
});

const examples = find(readPage('en/data/').html, has('data-example')).map((example) => {
  const [program] = find(example, has('data-program'));
  const here = (code: string) => code.replaceAll(/https?:\/\/[^\s']+?\/(?=data\/)/gu, site.url);
  return {
    file: path.join(folder, program?.attributes['data-program'] ?? ''),
    program: () => here(program ? textOf(program) : ''),
    commands: () => here(find(example, has('data-commands')).map(textOf).join()),
  };
});

test.each(examples)('prints what the data say', async ({ file, program, commands }) => {
  const cards = sets.flatMap(({ id, list }) => (program().includes(`data/${id}/`) ? list.cards : []));
  const changed = cards.flatMap(({ slug, rulings }) =>
    rulings.flatMap(({ id, validity }) =>
      /^(?:changed|partly)$/u.test(validity.state) ? `${slug}#${id} ${validity.changes.join(' ')}` : [],
    ),
  );
  writeFileSync(file, program());
  const env = { ...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH}` };
  const { stdout } = await run('sh', ['-ec', commands()], { cwd: folder, env });
  expect(changed).not.toEqual([]);
  expect(stdout.trim().split('\n')).toEqual(changed);
});

test.each(examples)('has right types', ({ file, program }) => {
  writeFileSync(file, program());
  writeFileSync(path.join(folder, 'types.d.ts'), read('types.d.ts'));
  const options = {
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    types: [],
  };
  const problems = ts.getPreEmitDiagnostics(ts.createProgram([file], options));
  expect(problems.map(({ messageText }) => messageText)).toEqual([]);
});
