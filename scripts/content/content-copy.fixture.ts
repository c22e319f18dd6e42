import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { root } from '../lib/run.ts';
import { runCommand } from './commands.ts';
import { inventedTexts } from './invented.fixture.ts';

/** A copy of the content that a test may change. */
export interface ContentCopy {
  readonly root: string;
  /** Runs a command; `out` and `err` are what it prints. */
  readonly run: (name: string, ...args: readonly string[]) => { code: number; out: string; err: string };
  /** Reads, changes and writes a file by its path below the root; `put` returns its whole path. */
  readonly read: (name: string) => string;
  readonly edit: (name: string, change: (text: string) => string) => void;
  readonly put: (name: string, text: string | Uint8Array) => string;
  /** Deletes all questions, like a person who agrees with all proposals. */
  readonly answerAll: () => void;
}

/** The invented content, or a guide without texts. */
type Extent = 'invented' | 'no text';

/** Makes a copy for each test of a suite; returns a function that gives the copy of the running test. */
export const copyForEach = (extent: Extent = 'invented'): (() => ContentCopy) => {
  let copy: ContentCopy;
  beforeEach(() => {
    copy = copyContent(extent);
  });
  afterEach(() => rmSync(copy.root, { recursive: true }));
  return () => copy;
};

/** Makes one copy for all tests of a suite. */
export const copyForAll = (extent: Extent = 'invented'): (() => ContentCopy) => {
  let copy: ContentCopy;
  beforeAll(() => {
    copy = copyContent(extent);
  });
  afterAll(() => rmSync(copy.root, { recursive: true }));
  return () => copy;
};

/** The path of a text in `fixtures`. */
export const fixture = (name: string): string => join(root, 'scripts/content/fixtures', name);

const copyContent = (extent: Extent): ContentCopy => {
  const folder = mkdtempSync(join(tmpdir(), 'sidejudge-'));
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const put = (name: string, text: string | Uint8Array): string => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const edit = (name: string, change: (text: string) => string): void => void put(name, change(read(name)));
  const wanted = extent === 'invented' ? inventedTexts.list() : ['content/terms.yml'];
  for (const path of wanted) put(path, inventedTexts.read(path));
  if (extent === 'no text') {
    put('content/documents.yml', guideRow);
    // Common words, by which texts are aligned.
    put('content/wording.yml', readFileSync(join(root, 'src/authoring/testing/wording.yml')));
  }
  return {
    ...{ root: folder, read, edit, put },
    run: (name, ...args) => {
      const [out, err]: [string[], string[]] = [[], []];
      const code = runCommand(name, args, {
        root: folder,
        print: (text) => out.push(text),
        complain: (text) => err.push(text),
      });
      return { code, out: out.join('\n'), err: err.join('\n') };
    },
    answerAll: () => {
      for (const name of readdirSync(join(folder, 'content'), { recursive: true, encoding: 'utf8' }))
        if (/^(?!sources).*\.(?:txt|yml)$/u.test(name))
          edit(`content/${name}`, (text) => text.replace(/^\? .*\n|^ *# \? .*\n| # \? .*$/gmu, ''));
    },
  };
};

const guideRow =
  '- id: ipg\n  kind: guide\n  titles: { zh: 指南, ja: 指針, en: Guide }\n  abbreviation: IPG\n  prevails: en\n';
