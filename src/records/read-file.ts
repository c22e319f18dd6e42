import { isUtf8 } from 'node:buffer';
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
type ReadResult<Value> =
  | { readonly value: Value; readonly diagnostics: readonly [] }
  | { readonly value?: undefined; readonly diagnostics: readonly [Diagnostic, ...Diagnostic[]] };

/** A text with the sha256 of its bytes. */
interface ReadText {
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
  const text = bytes.toString('utf8');
  const at = (index: number) => ({ line: text.slice(0, index).split(/\r\n|\n|\r/u).length });
  const zero = text.indexOf('\0');
  if (zero >= 0) {
    const hint = 'This is no text file, or it is UTF-16: save the text as UTF-8.';
    return refuse('not-text', 'The file has a byte that is zero.', hint, at(zero));
  }
  if (text.trim() === '') {
    const hint = 'Restore its content, or remove the file and its entry.';
    return refuse('empty', 'The file is empty.', hint, at(0));
  }
  if (!isUtf8(bytes)) {
    const hint = 'Save the text as UTF-8, or restore the damaged character from its origin.';
    return refuse('not-utf8', 'Here is a byte that is not UTF-8.', hint, at(text.indexOf('\uFFFD')));
  }
  const long = text.split(/\r\n|\n|\r/u).findIndex((line) => line.length > longestLine);
  if (long >= 0) {
    const message = `The line has more than ${longestLine.toLocaleString('en')} characters.`;
    return refuse('line-too-long', message, 'Check that this is the text itself, with its line ends.', {
      line: long + 1,
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

/** Reads a YAML file (JSON is YAML), or the head of an MDX file, and checks it against its schema; each fault is reported at its line. */
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
  const fault = checkYaml(name, text, document, lines);
  if (fault) return { diagnostics: [fault] };
  const content: unknown = document.toJS();
  const result = schema.safeParse(content);
  if (result.success) return { value: result.data, diagnostics: [] };
  const [first, ...rest] = explainIssues(result.error.issues, content, schema).map(
    ({ path: keys, ...words }): Diagnostic => ({
      code: 'read/schema',
      severity: 'error',
      file: name,
      line: lineOfPath(document, keys, lines),
      ...words,
    }),
  );
  if (!first) throw new Error(`${name}: ${result.error.message}`);
  return { diagnostics: [first, ...rest] };
};

/** The data at the head of an MDX file, at the lines that it has in the file. */
const headOf = (text: string): string => /^---(\r?\n[\s\S]*?)\r?\n---(?:\r?\n|$)/u.exec(text)?.[1] ?? '';

/** The first fault: after it the rest of the file is read wrong, too. */
const checkYaml = (
  name: string,
  text: string,
  { errors }: ReturnType<typeof parseDocument>,
  lines: LineCounter,
): Diagnostic | undefined => {
  const written = text.split('\n');
  const sign = written.findIndex((line) => fullWidthColon.test(line));
  const merge = written.findIndex((line) => /^(?:<{7}|={7}|>{7})(?: |$)/u.test(line));
  const [error] = errors;
  const fault = (
    place: { readonly line: number; readonly column?: number },
    message: string,
    hint: string,
  ): Diagnostic => ({ code: 'read/not-yaml', severity: 'error', file: name, ...place, message, hint });
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
  if (!error) return undefined;
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
