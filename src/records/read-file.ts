import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Diagnostic } from '../schema/diagnostic.ts';
import { explainIssues } from './explain-issue.ts';

/** Longer lines (in UTF-16 units) are refused: the file cannot be a text of these kinds. */
const longestLine = 1_000_000;

/** The content of a file, or diagnostics that say why there is none. */
export type ReadResult<Value> =
  | { readonly value: Value; readonly diagnostics: readonly [] }
  | { readonly value?: undefined; readonly diagnostics: readonly [Diagnostic, ...Diagnostic[]] };

/** A text with the sha256 of its bytes. */
export interface ReadText {
  readonly text: string;
  readonly sha256: string;
}

/** Reads a text file as strict UTF-8. `name` is what messages call it. */
export const readText = (path: string, name: string): ReadResult<ReadText> => {
  const refuse = (code: string, message: string, hint: string, at = {}): ReadResult<ReadText> => ({
    diagnostics: [{ code: `read/${code}`, severity: 'error', file: name, ...at, message, hint }],
  });
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const hint = unreadableHints[code] ?? 'Check that it is there and may be read.';
    return refuse('unreadable', `The file cannot be read (${code}).`, hint);
  }
  const zero = bytes.indexOf(0);
  if (zero >= 0) {
    const hint = 'This is no text file, or it is UTF-16: save the text as UTF-8.';
    const line = countLines(bytes.subarray(0, zero));
    return refuse('not-text', `Byte ${zero + 1} of the file is zero.`, hint, { line });
  }
  if (bytes.every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d))) {
    return refuse('empty', 'The file is empty.', 'Restore its content, or remove the file and its entry.', {
      line: 1,
    });
  }
  const broken = firstBrokenByte(bytes);
  if (broken !== undefined) {
    const line = countLines(bytes.subarray(0, broken));
    const hint = 'Save the text as UTF-8, or restore the damaged character from its origin.';
    return refuse('not-utf8', `Byte ${broken + 1} of the file is not UTF-8.`, hint, { line });
  }
  const text = bytes.toString('utf8');
  const long = firstLongLine(text);
  if (long !== undefined) {
    const message = `The line has more than ${longestLine.toLocaleString('en')} characters.`;
    return refuse('line-too-long', message, 'Check that this is the text itself, with its line ends.', {
      line: long,
    });
  }
  return { value: { text, sha256: createHash('sha256').update(bytes).digest('hex') }, diagnostics: [] };
};

/** Hints for the most frequent reasons why a file cannot be read. */
const unreadableHints: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file: check its name.',
  EISDIR: 'This is a folder: name a file.',
  EACCES: 'You may not read it: check its permissions.',
};

/** Reads a YAML or JSON file, or the head of an MDX file, and checks it against its schema; each fault is reported at its line. */
export const readData = <Schema extends z.ZodType>(
  path: string,
  name: string,
  schema: Schema,
): ReadResult<z.output<Schema>> => {
  const read = readText(path, name);
  if (!read.value) return read;
  const text = name.endsWith('.mdx') ? headOf(read.value.text) : read.value.text;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const faults = name.endsWith('.json') ? checkJson(name, text) : checkYaml(name, text, document, lines);
  const [first, ...rest] = faults;
  if (first) return { diagnostics: [first, ...rest] };
  const content: unknown = document.toJS();
  const result = schema.safeParse(content);
  if (result.success) return { value: result.data, diagnostics: [] };
  const issues = explainIssues(result.error.issues, content, schema).map(
    ({ path: keys, ...words }): Diagnostic => {
      const line = lineOfPath(document, keys, lines);
      return {
        code: 'read/schema',
        severity: 'error',
        file: name,
        ...(line === undefined ? {} : { line }),
        ...words,
      };
    },
  );
  const [firstIssue, ...otherIssues] = issues;
  return { diagnostics: [firstIssue ?? unknownFault(name), ...otherIssues] };
};

/** The data at the head of an MDX file, at the lines that it has in the file. */
const headOf = (text: string): string => /^---(\r?\n[\s\S]*?)\r?\n---(?:\r?\n|$)/u.exec(text)?.[1] ?? '';

/** The first fault: after it the rest of the file is read wrong, too. */
const checkYaml = (
  name: string,
  text: string,
  { errors }: ReturnType<typeof parseDocument>,
  lines: LineCounter,
): readonly Diagnostic[] => {
  const written = text.split('\n');
  const sign = written.findIndex((line) => fullWidthColon.test(line));
  const merge = written.findIndex((line) => /^(?:<{7}|={7}|>{7})(?: |$)/u.test(line));
  const [error] = errors;
  const fault = (
    place: { readonly line: number; readonly column?: number },
    message: string,
    hint: string,
  ) => [{ code: 'read/not-yaml', severity: 'error' as const, file: name, ...place, message, hint }];
  if (merge >= 0 && error)
    return fault(
      { line: merge + 1 },
      'Here are the marks of a merge.',
      'Keep one of the two versions, and take the marks out.',
    );
  if (sign >= 0)
    return fault(
      { line: sign + 1, column: (written[sign] ?? '').indexOf('：') + 1 },
      'The colon after the key is full-width (：).',
      'Write a plain colon and a blank: `key: value`.',
    );
  if (!error) return [];
  const { line, col } = lines.linePos(error.pos[0]);
  const here = written[line - 1] ?? '';
  return fault(
    { line, column: col },
    (error.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:$/u, '.'),
    /[“”，：｛｝［］]/u.test(here)
      ? 'Write plain signs in YAML, not full-width ones: " : , { } [ ].'
      : 'Correct the YAML in this line or just before: indentation, quotation marks, brackets.',
  );
};

/** A key that is followed by a full-width colon: `part：remedy`. */
const fullWidthColon = /^\s*(?:- )*[A-Za-z][\w-]*\s*：/u;

/** JSON that YAML would accept (a comma after the last entry) is refused, because the site reads these files as JSON. */
const checkJson = (name: string, text: string): readonly Diagnostic[] => {
  const fault = faultOfJson(text);
  if (fault === undefined) return [];
  // Binary search, because only some messages have a position: the longest beginning that could still become JSON.
  let [good, bad] = [0, text.length + 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    const own = middle > text.length ? undefined : faultOfJson(text.slice(0, middle));
    if (own === undefined ? middle <= text.length : endsEarly(own, middle)) good = middle;
    else bad = middle;
  }
  const before = text.slice(0, good).split('\n');
  const found = good < text.length ? `“${text.charAt(good)}” cannot be here` : 'The file ends too early';
  return [
    {
      code: 'read/not-json',
      severity: 'error',
      file: name,
      line: before.length,
      column: (before.at(-1) ?? '').length + 1,
      message: `${found}: this is no JSON.`,
      hint: 'Correct it here or just before: no comma after the last entry, one between entries, double quotes only.',
    },
  ];
};

const faultOfJson = (text: string): string | undefined => {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Whether the only fault of a text of this length is that more has to come. */
const endsEarly = (fault: string, length: number): boolean =>
  /end of JSON input|Unterminated string/u.test(fault) || fault.includes(` at position ${length}`);

const unknownFault = (file: string): Diagnostic => ({
  code: 'read/schema',
  severity: 'error',
  file,
  message: 'The file does not fit its schema.',
  hint: 'See src/schema for what is allowed here.',
});

/** The line of the deepest existing key, or entry of a list, on a path. */
const lineOfPath = (
  document: ReturnType<typeof parseDocument>,
  path: readonly PropertyKey[],
  lines: LineCounter,
): number | undefined => {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const parent = depth > 0 ? document.getIn(path.slice(0, depth - 1), true) : undefined;
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && key.value === path[depth - 1])
      : undefined;
    const node = pair?.key ?? (depth === 0 ? document.contents : document.getIn(path.slice(0, depth), true));
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return undefined;
};

const firstBrokenByte = (bytes: Buffer): number | undefined => {
  const decodes = (end: number, isWhole: boolean): boolean => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, end), { stream: !isWhole });
      return true;
    } catch {
      return false;
    }
  };
  if (decodes(bytes.length, true)) return undefined;
  // Binary search: the longest beginning that can be decoded ends just before the broken character.
  let [good, bad] = [0, bytes.length + 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (decodes(Math.min(middle, bytes.length), middle > bytes.length)) good = middle;
    else bad = middle;
  }
  return Math.min(good, bytes.length - 1);
};

const countLines = (bytes: Buffer): number => bytes.filter((byte) => byte === 0x0a).length + 1;

const firstLongLine = (text: string): number | undefined => {
  const index = text.split(/\r\n|\n|\r/u).findIndex((line) => line.length > longestLine);
  return index < 0 ? undefined : index + 1;
};

/** The text of a file; undefined where there is none. */
export const readIfThere = (root: string, name: string): string | undefined =>
  existsSync(join(root, name)) ? readFileSync(join(root, name), 'utf8') : undefined;

/** Paths of the files of a folder, sorted, relative to `root`; none where there is no such folder. */
export const filesIn = (root: string, folder: string, ending: string): readonly string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith(ending))
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .sort()
    : [];

export const foldersIn = (root: string, folder: string): readonly string[] =>
  (existsSync(join(root, folder)) ? readdirSync(join(root, folder), { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`)
    .sort();
