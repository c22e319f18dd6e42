import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Diagnostic } from '../schema/diagnostic.ts';
import { checkData } from './explain-issue.ts';
import type { ReadResult } from './read-file.ts';

/** Reads YAML, JSON, or the head of a marked text, and checks it against its schema; each fault is reported at its line. */
export const readData = <Value>(text: string, name: string, schema: z.ZodType<Value>): ReadResult<Value> => {
  const known = valuesOf(schema);
  if (!known.has(text)) {
    const read = parseData(text, name, schema);
    if (read.diagnostics.length > 0) return read;
    known.set(text, read.value);
  }
  return { value: known.get(text) as Value, diagnostics: [] };
};

/**
 * The line of the deepest existing key, or entry of a list, on a path in a file: `lineOf(text, ['checks', 3, 'targets',
 * 0])`.
 */
export const lineOf = (text: string, path: readonly PropertyKey[]): number | undefined => {
  if (lastAsked?.text !== text) lastAsked = parseYaml(text);
  return lineOfPath(lastAsked, path);
};

/** The file of the last answer: a file with one fault often has many. */
let lastAsked: Parsed | undefined;

/** Parses YAML; `lines` gives the offset of each line. */
const parseYaml = (text: string) => {
  const lines = new LineCounter();
  return {
    text,
    lines,
    document: parseDocument(text, { lineCounter: lines, logLevel: 'error', prettyErrors: false }),
  };
};
type Parsed = ReturnType<typeof parseYaml>;

/** Parsed values, by schema and text: a command reads most files several times, and the tests read all of them. */
const values = new Map<z.ZodType, Map<string, unknown>>();

const valuesOf = (schema: z.ZodType): Map<string, unknown> => {
  const known = values.get(schema) ?? new Map<string, unknown>();
  values.set(schema, known);
  return known;
};

const parseData = <Value>(written: string, name: string, schema: z.ZodType<Value>): ReadResult<Value> => {
  const fault = (code: string, rest: Fault): Diagnostic => ({ code, severity: 'error', file: name, ...rest });
  const text = dataIn(written, name);
  if (text === '') return { diagnostics: [fault('marked-text/no-head', noHead)] };
  const json = parseJson(text);
  const plain = json === undefined ? undefined : schema.safeParse(json);
  if (plain?.success) return { value: plain.data, diagnostics: [] };
  const parsed = parseYaml(text);
  const yaml = toPlain(parsed);
  if (yaml.fault) return { diagnostics: [fault('read/not-yaml', yaml.fault)] };
  const checked = checkData(schema, yaml.content);
  if (!checked.faults) return { value: checked.value, diagnostics: [] };
  // Only after a fault: in a valid file such a colon is part of a text.
  const colon = findFullWidthColon(text);
  if (colon) return { diagnostics: [fault('read/not-yaml', colon)] };
  const [first, ...others] = checked.faults.map(({ path, message, hint }) =>
    fault('read/schema', { line: lineOfPath(parsed, path) ?? 1, message, hint }),
  );
  if (!first) throw new Error(`${name}: the schema refused the file without a fault.`);
  return { diagnostics: [first, ...others] };
};

/**
 * Parses a text that is JSON with unique keys, in a tenth of the time of YAML; undefined for all others, whose faults
 * the YAML reader then finds with their lines.
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

/** The data of a file: of a marked text its head, at the lines that it has there. */
export const dataIn = (text: string, name: string): string =>
  name.endsWith('.txt') ? (/^---(\r?\n[\s\S]*?)\r?\n---(?:\r?\n|$)/u.exec(text)?.[1] ?? '') : text;

const noHead: Fault = {
  line: 1,
  message: 'The file does not begin with a head: a line ---, what the text is as YAML, a line ---.',
  hint: 'Put the head at the very beginning (no byte order mark, nothing else in the two lines), or have the whole file written: npm run -s content -- add.',
};

/**
 * The plain values of a document, or its first fault in YAML's own words: what follows that fault is often parsed
 * wrong.
 */
const toPlain = ({ text, document, lines }: Parsed): { content?: unknown; fault?: Fault } => {
  const hint = 'Correct the YAML in this line or just before: indentation, quotation marks, brackets.';
  const [error] = document.errors;
  if (error) {
    const { line, col: column } = lines.linePos(error.pos[0]);
    return { fault: findFullWidthColon(text) ?? { line, column, message: `${error.message}.`, hint } };
  }
  try {
    return { content: document.toJS() };
  } catch (fault) {
    // An alias without an anchor, or aliases of aliases that would grow without end.
    return {
      fault: { message: `${(fault as Error).message}.`, hint: 'Write the value itself in its place.' },
    };
  }
};

/** The first key that is followed by a full-width colon, as a Chinese or Japanese keyboard types it: `part：remedy` */
const findFullWidthColon = (text: string): Fault | undefined => {
  const before = /^\s*(?:- )*[A-Za-z][\w-]*\s*(?=：)/mu.exec(text);
  if (!before) return undefined;
  const lines = `${text.slice(0, before.index)}${before[0]}`.split('\n');
  return {
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
    message: 'The colon after the key is full-width (：).',
    hint: 'Write a plain colon and a blank: `key: value`.',
  };
};

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
