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

/* The examples on the page of the data do what they say. */

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), 'sidejudge-'));
let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  site = await serveSite(dist, base);
  // The examples call `node`: the one that runs the tests.
  symlinkSync(process.execPath, path.join(folder, 'node'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await site.close();
});

const examples = find(readPage('en/data/').html, has('data-example')).map((example) => ({
  id: example.attributes['data-example'],
  codes: find(example, has('data-code')).map((code) => ({
    file: code.attributes['data-file'],
    code: textOf(code),
  })),
  prints: find(example, has('data-prints')).map(textOf)[0],
}));
const cards = sets.flatMap(({ id, list }) =>
  readPage('en/data/').html.includes(`data/${id}/cards.json`) ? list.cards : [],
);
/** What the example prints whose page does not say it. */
const changed = cards.flatMap(({ slug, rulings }) =>
  rulings.flatMap(({ id, validity }) =>
    /^(?:changed|partly)$/u.test(validity?.state ?? '') ? `${slug}#${id} ${validity?.changes.join(' ')}` : [],
  ),
);

test.each(examples)('$id prints what the page says, or the data do', async ({ codes, prints }) => {
  const printed = (await runAll(codes)).trim();
  expect(printed).not.toBe('');
  expect(printed).toBe(prints ?? changed.join('\n'));
});

test('the example in TypeScript has right types', () => {
  const { file, code } = examples.flatMap(({ codes }) => codes).find((each) => each.file) ?? { code: '' };
  if (file) writeFileSync(path.join(folder, file), code);
  writeFileSync(path.join(folder, 'types.d.ts'), read('types.d.ts'));
  const program = ts.createProgram([path.join(folder, file ?? '')], {
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    types: [],
  });
  expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)).toEqual([]);
});

/** Runs the commands of an example one after another in one folder, and gives what they print. */
async function runAll(codes: (typeof examples)[number]['codes']): Promise<string> {
  let printed = '';
  const env = { ...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH}` };
  for (const { file, code } of codes) {
    const here = code.replaceAll(/https?:\/\/[^\s']+?\/(?=data\/)/gu, site.url);
    if (file === undefined) printed += (await run('sh', ['-ec', here], { cwd: folder, env })).stdout;
    else writeFileSync(path.join(folder, file), here);
  }
  return printed;
}
