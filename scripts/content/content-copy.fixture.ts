import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { root } from '../lib/run.ts';
import { runCommand } from './commands.ts';
import { inventedTexts } from './invented.fixture.ts';

/** A copy of the content, which a test may change, and a way to run commands on it. */
export interface ContentCopy {
  /** The folder that holds it. */
  readonly root: string;
  /** The text of a file by its path in the folder. */
  readonly read: (name: string) => string;
  /** Runs a command; `out` and `err` are what it prints. */
  readonly run: (name: string, ...args: readonly string[]) => { code: number; out: string; err: string };
  /** Changes a file by its path in the folder: `content/terms.yml`. */
  readonly edit: (name: string, change: (text: string) => string | Buffer) => void;
  /** Writes a file of a call beside `content`, and gives its path. */
  readonly put: (name: string, content: string | Uint8Array) => string;
  readonly remove: () => void;
}

/** The invented content; or a guide that has no text yet, for tests that bring their own. */
type Extent = 'invented' | 'no text';

/** Makes a copy for each test of a suite; returns a function that gives the copy of the running test. */
export const copyForEach = (extent: Extent = 'invented'): (() => ContentCopy) => {
  let copy: ContentCopy;
  beforeEach(() => {
    copy = copyContent(extent);
  });
  afterEach(() => copy.remove());
  return () => copy;
};

/** Makes one copy for all tests of a suite, which do not change it or depend on their order. */
export const copyForAll = (extent: Extent = 'invented'): (() => ContentCopy) => {
  let copy: ContentCopy;
  beforeAll(() => {
    copy = copyContent(extent);
  });
  afterAll(() => copy.remove());
  return () => copy;
};

export const copyContent = (extent: Extent = 'invented'): ContentCopy => {
  const folder = mkdtempSync(join(tmpdir(), 'sidejudge-'));
  for (const path of inventedTexts.list().filter(isOf[extent])) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), inventedTexts.read(path));
  }
  for (const [name, text] of Object.entries(inPlace[extent]))
    writeFileSync(join(folder, 'content', name), text);
  return {
    root: folder,
    read: (name) => readFileSync(join(folder, name), 'utf8'),
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
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

const isOf: Readonly<Record<Extent, (path: string) => boolean>> = {
  invented: () => true,
  'no text': (path) => path === 'content/terms.yml',
};

/** The files in which a copy differs from the content. */
const inPlace: Readonly<Record<Extent, Readonly<Record<string, string>>>> = {
  invented: {},
  'no text': {
    'documents.yml':
      '- id: ipg\n  kind: guide\n  titles: { zh: 指南, ja: 指針, en: Guide }\n  abbreviation: IPG\n  prevails: en\n',
    'changes.yml': '[]\n',
    // Common words, by which texts are aligned.
    'wording.yml': readFileSync(join(root, 'src/authoring/testing/wording.yml'), 'utf8'),
  },
};
