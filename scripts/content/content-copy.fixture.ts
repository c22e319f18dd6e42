import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Files, filesOf } from '../../src/records/files.ts';
import { root } from '../lib/run.ts';
import { runCommand } from './commands.ts';
import { ownTexts } from './own-texts.fixture.ts';

/** A copy of the texts that the tests know, which a test may change, and a way to run commands on it. */
export interface ContentCopy {
  /** The folder that holds it. */
  readonly root: string;
  /** Runs a command; `out` and `err` are what it prints. */
  readonly run: (name: string, ...args: readonly string[]) => { code: number; out: string; err: string };
  /** Changes a file by its path in the folder: `content/terms.yml`. */
  readonly edit: (name: string, change: (text: string) => string | Buffer) => void;
  /** Writes a file of a call beside `content`, and gives its path. */
  readonly put: (name: string, content: string | Uint8Array) => string;
  readonly remove: () => void;
}

/**
 * All of these texts; only the IPG and what its build needs, which takes a third of the time; the invented ones, which take
 * a fifth; or a guide that has no text yet, for tests that bring their own.
 */
type Extent = 'everything' | 'ipg' | 'invented' | 'no text';

/** Makes a copy for each test of a suite; returns a function that gives the copy of the running test. */
export const copyForEach = (extent: Extent = 'everything'): (() => ContentCopy) => {
  let copy: ContentCopy;
  beforeEach(() => {
    copy = copyContent(extent);
  });
  afterEach(() => copy.remove());
  return () => copy;
};

/** Makes one copy for all tests of a suite, which do not change it or depend on their order. */
export const copyForAll = (extent: Extent = 'everything'): (() => ContentCopy) => {
  let copy: ContentCopy;
  beforeAll(() => {
    copy = copyContent(extent);
  });
  afterAll(() => copy.remove());
  return () => copy;
};

export const copyContent = (extent: Extent = 'everything'): ContentCopy => {
  const folder = mkdtempSync(join(tmpdir(), 'sidejudge-'));
  const files = extent === 'invented' ? inventedTexts : ownTexts;
  for (const path of files.list().filter(isOf[extent])) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), files.read(path));
  }
  for (const [name, text] of Object.entries(inPlace[extent]))
    writeFileSync(join(folder, 'content', name), text);
  return {
    root: folder,
    run: (name, ...args) => {
      const [out, err]: [string[], string[]] = [[], []];
      const code = runCommand(name, args, {
        root: folder,
        print: (text) => out.push(text),
        complain: (text) => err.push(text),
      });
      return { code, out: out.join('\n'), err: err.join('\n') };
    },
    edit: (name, change) =>
      writeFileSync(join(folder, name), change(readFileSync(join(folder, name), 'utf8'))),
    put: (name, content) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** The invented content as people write it: what a build may have written there is left out. */
export const inventedTexts: Files = withoutPages(filesOf(join(root, 'tests/invented')));

function withoutPages(files: Files): Files {
  const built = /^content\/(?:docs\/|coverage\.json|redirects\.json)/u;
  return { ...files, list: () => files.list().filter((path) => !built.test(path)) };
}

const isOf: Readonly<Record<Extent, (path: string) => boolean>> = {
  everything: () => true,
  invented: () => true,
  ipg: (path) => !/^content\/(?:docs|site\.yml|said\.yml|published\.txt|unofficial|.*\bm10\b)/u.test(path),
  'no text': (path) => /^content\/(?:terms|wording)\.yml$/u.test(path),
};

/** Files of the content that a copy has otherwise. */
const inPlace: Readonly<Record<Extent, Readonly<Record<string, string>>>> = {
  everything: {},
  invented: {},
  // Their entries also name places of the FAQ.
  ipg: {
    ...Object.fromEntries(['rule-numbers.yml', 'doubts.yml', 'changes.yml'].map((name) => [name, '[]\n'])),
    'later-changes.yml': 'checks: []\nchanges: []\n',
  },
  'no text': {
    'documents.yml':
      '- id: ipg\n  kind: guide\n  titles: { zh: 指南, ja: 指針, en: Guide }\n  abbreviation: IPG\n  prevails: en\n',
    'changes.yml': '[]\n',
  },
};
