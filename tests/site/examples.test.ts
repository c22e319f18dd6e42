import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'parse5';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveSite } from '../../scripts/lib/serve.ts';
import { type PublishedCards, publishedCardsSchema } from '../../src/schema/published.ts';
import { base, dist, readPage } from './lib/pages.ts';

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), 'sidejudge-'));
let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  site = await serveSite(dist, base);
  // The examples call `node`: the one that runs the tests.
  symlinkSync(process.execPath, path.join(folder, 'node'));
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const examples = readExamples();
const { cards } = readCards();

describe('the examples on the page of the data', () => {
  test('are there', () => {
    expect(examples.map(({ id }) => id)).toEqual(['jq', 'node', 'typescript']);
  });

  test.each(examples)('$id prints what the page says, or the data do', async ({ id, codes, prints }) => {
    const needsJq = codes.some(({ code }) => code.includes('jq '));
    // Where jq is not installed, its answer is computed without it.
    const printed = needsJq && !(await hasProgram('jq')) ? loyalties() : await runAll(codes);
    expect(printed.trim()).not.toBe('');
    expect(printed.trim()).toBe(id === 'typescript' ? changedRulings() : prints);
  });

  test('have right types', () => {
    const file = path.join(folder, 'changed.ts');
    const program = ts.createProgram([file], {
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
});

/** Runs the commands of an example one after another in one folder, and gives what they print. */
async function runAll(codes: readonly Code[]): Promise<string> {
  let printed = '';
  for (const { file, code } of codes) {
    const here = code.replaceAll(/https?:\/\/[^\s']+?\/(?=data\/)/gu, site.url);
    if (file === undefined) {
      const env = { ...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH}` };
      printed += (await run('sh', ['-ec', here], { cwd: folder, env })).stdout;
    } else writeFileSync(path.join(folder, file), here);
  }
  return printed;
}

async function hasProgram(name: string): Promise<boolean> {
  return await run(name, ['--version']).then(
    () => true,
    () => false,
  );
}

function loyalties(): string {
  return cards.flatMap(({ names, loyalty }) => (loyalty ? [`${names.zh} ${loyalty}`] : [])).join('\n');
}

function changedRulings(): string {
  return cards
    .flatMap(({ slug, rulings }) =>
      rulings
        .filter(({ validity }) => validity.state === 'changed' || validity.state === 'partly')
        .map(({ id, validity }) => `${slug}#${id} ${validity.changes.join(' ')}`),
    )
    .join('\n');
}

function readCards(): PublishedCards {
  return publishedCardsSchema.parse(JSON.parse(readFileSync(path.join(dist, 'data/m10/cards.json'), 'utf8')));
}

function readExamples(): { id: string; codes: Code[]; prints: string | undefined }[] {
  const found: { id: string; codes: Code[]; prints: string | undefined }[] = [];
  const visit = (node: Node): void => {
    const at = (name: string) => node.attrs?.find((attribute) => attribute.name === name)?.value;
    const id = at('data-example');
    if (id !== undefined) found.push({ id, codes: [], prints: undefined });
    const example = found.at(-1);
    if (at('data-code') !== undefined) example?.codes.push({ file: at('data-file'), code: textOf(node) });
    if (at('data-prints') !== undefined && example) example.prints = textOf(node);
    for (const child of node.childNodes ?? []) visit(child);
  };
  visit(parse(readPage('en/data/').html) as Node);
  return found;
}

function textOf({ value = '', childNodes = [] }: Node): string {
  return value + childNodes.map(textOf).join('');
}

interface Code {
  readonly file: string | undefined;
  readonly code: string;
}

/** What we read of a node of the parser. */
interface Node {
  readonly value?: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Node[];
}
