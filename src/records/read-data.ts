import { type ErrorCode, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import type { Diagnostic } from '../schema/diagnostic.ts';
import { explainIssues } from './explain-issue.ts';
import type { ReadResult } from './read-file.ts';

/** Reads YAML, JSON, or the head of an MDX file or a marked text, and checks it against its schema; each fault is reported at its line. */
export const readData = <Value>(text: string, name: string, schema: z.ZodType<Value>): ReadResult<Value> => {
  const known = valuesOf(schema);
  if (!known.has(text)) {
    const read = parseData(text, name, schema);
    if (read.diagnostics.length > 0) return read;
    known.set(text, read.value);
  }
  return { value: known.get(text) as Value, diagnostics: [] };
};

/** The line of the deepest existing key, or entry of a list, on a path in a file: `lineOf(text, [3, 'targets', 0])`. */
export const lineOf = (text: string, path: readonly PropertyKey[]): number | undefined => {
  if (lastAsked?.text !== text) lastAsked = parseYaml(text);
  return lineOfPath(lastAsked, path);
};

/** The file of the last answer: what is wrong with a file is often wrong in many places of it. */
let lastAsked: Parsed | undefined;

/** A text as YAML; `lines` knows where each line of it begins. */
const parseYaml = (text: string) => {
  const lines = new LineCounter();
  return { text, lines, document: parseDocument(text, { lineCounter: lines, logLevel: 'error' }) };
};
type Parsed = ReturnType<typeof parseYaml>;

/** What has been read, by schema and text: a command asks for most files several times, and tests for all of them. */
const values = new Map<z.ZodType, Map<string, unknown>>();

const valuesOf = (schema: z.ZodType): Map<string, unknown> => {
  const known = values.get(schema) ?? new Map<string, unknown>();
  values.set(schema, known);
  return known;
};

const parseData = <Value>(written: string, name: string, schema: z.ZodType<Value>): ReadResult<Value> => {
  const text = dataIn(written, name);
  const json = parseJson(text);
  const plain = json === undefined ? undefined : schema.safeParse(json);
  if (plain?.success) return { value: plain.data, diagnostics: [] };
  const parsed = parseYaml(text);
  const content = toPlain(parsed);
  const result = schema.safeParse(content.value);
  const fault = checkYaml(parsed) ?? content.fault;
  if (result.success && !fault) return { value: result.data, diagnostics: [] };
  // In a file that is right, such a colon is one of a text.
  const first = fault ?? findFullWidthColon(text);
  if (first) return { diagnostics: [{ code: 'read/not-yaml', severity: 'error', file: name, ...first }] };
  const [issue, ...rest] = explainIssues(result.error?.issues ?? [], content.value, schema).map(
    ({ path, ...words }): Diagnostic => ({
      code: 'read/schema',
      severity: 'error',
      file: name,
      line: lineOfPath(parsed, path) ?? 1,
      ...words,
    }),
  );
  if (!issue) throw new Error(`${name}: ${result.error?.message}`);
  return { diagnostics: [issue, ...rest] };
};

/**
 * The value of a text that is JSON and has each key once, at a tenth of the time that YAML takes; undefined for all others,
 * whose faults the reader of YAML finds with their lines.
 */
const parseJson = (text: string): unknown => {
  if (!/^\s*[[{]/u.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(value) === text.replace(/("(?:[^"\\]|\\.)*")|\s+/gu, '$1') ? value : undefined;
  } catch {
    return undefined;
  }
};

type Fault = Pick<Diagnostic, 'line' | 'column' | 'message' | 'hint'>;

/** The data of a file: of an MDX file or a marked text its head, at the lines that it has there. */
export const dataIn = (text: string, name: string): string =>
  /\.(?:mdx|txt)$/u.test(name) ? (/^---(\r?\n[\s\S]*?)\r?\n---(?:\r?\n|$)/u.exec(text)?.[1] ?? '') : text;

/** The plain values of a document. Aliases that stand for aliases can grow without end: the reader refuses them. */
const toPlain = (parsed: Parsed): { readonly value?: unknown; readonly fault?: Fault } => {
  try {
    return { value: parsed.document.toJS() };
  } catch (error) {
    const hint = 'Write the values out in the places of the aliases.';
    const message = `The aliases (\`*name\`) of this file cannot be followed. ${(error as Error).message}`;
    return { fault: findStrayAlias(parsed) ?? { message, hint } };
  }
};

/** The first alias without an anchor before it. */
const findStrayAlias = ({ document, lines }: Parsed): Fault | undefined => {
  let stray: Fault | undefined;
  visit(document, {
    Alias: (_key, alias) => {
      if (alias.resolve(document)) return undefined;
      stray = {
        line: lines.linePos(alias.range?.[0] ?? 0).line,
        message: `\`*${alias.source}\` stands for nothing: no \`&${alias.source}\` is before it.`,
        hint: `Write \`&${alias.source}\` before the value that is meant, or the value itself in its place.`,
      };
      return visit.BREAK;
    },
  });
  return stray;
};

/** The first fault: after it the rest of the file is read wrong, too. */
const checkYaml = ({ text, document, lines }: Parsed): Fault | undefined => {
  const [error] = document.errors;
  if (!error) return undefined;
  const written = text.split('\n');
  const merge = written.findIndex((line) => /^(?:<{7}|={7}|>{7})(?: |$)/u.test(line));
  if (merge >= 0)
    return {
      line: merge + 1,
      message: 'Here are the marks of a merge.',
      hint: 'Keep one of the two versions, and take the marks out.',
    };
  const sign = findFullWidthColon(text);
  if (sign) return sign;
  const { line, col } = lines.linePos(error.pos[0]);
  const here = written[line - 1] ?? '';
  if (error.code === 'DUPLICATE_KEY')
    return {
      line,
      column: col,
      message: `\`${/^[^\s:]*/u.exec(text.slice(error.pos[0]))?.[0]}\` stands twice in this entry.`,
      hint: 'Put the two together, or take one of them out.',
    };
  return {
    line,
    column: col,
    message: (error.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:$/u, '.'),
    hint: /[“”，：｛｝［］]/u.test(here)
      ? 'Write plain signs in YAML, not full-width ones: " : , { } [ ].'
      : 'Correct the YAML in this line or just before: indentation, quotation marks, brackets.',
    ...(/^ *\t/u.test(here) ? yamlFaults.TAB_AS_INDENT : yamlFaults[error.code]),
  };
};

const secondColon = {
  message: 'Here is a second colon with a blank after it.',
  hint: 'Put a text that has a colon in quotation marks: note: "Old: it is of 2019."',
};

/** The most frequent faults of YAML in an editor's words. */
const yamlFaults: Readonly<Partial<Record<ErrorCode, Pick<Fault, 'message' | 'hint'>>>> = {
  BLOCK_AS_IMPLICIT_KEY: secondColon,
  BLOCK_IN_FLOW: secondColon,
  TAB_AS_INDENT: { message: 'The line begins with a tab.', hint: 'Write blanks instead of the tab.' },
};

const findFullWidthColon = (text: string): Fault | undefined => {
  const written = text.split('\n');
  const at = written.findIndex((line) => fullWidthColon.test(line));
  if (at < 0) return undefined;
  return {
    line: at + 1,
    column: (written[at] ?? '').indexOf('：') + 1,
    message: 'The colon after the key is full-width (：).',
    hint: 'Write a plain colon and a blank: `key: value`.',
  };
};

/** A key that is followed by a full-width colon: `part：remedy`. */
const fullWidthColon = /^\s*(?:- )*[A-Za-z][\w-]*\s*：/u;

const lineOfPath = ({ document, lines }: Parsed, path: readonly PropertyKey[]): number | undefined => {
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
