import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import type { Diagnostic } from '../schema/diagnostic.ts';
import type { ReadResult } from './read-file.ts';

/**
 * Parses and validates YAML, JSON, or the head of a marked text. Of several YAML errors, it reports only the first.
 */
export const readData = <Value>(text: string, name: string, schema: z.ZodType<Value>): ReadResult<Value> => {
  const known = values.get(schema) ?? new Map<string, unknown>();
  values.set(schema, known);
  if (known.has(text)) return { value: known.get(text) as Value, diagnostics: [] };
  const { value, faults } = parseData(dataIn(text, name), name, schema);
  const [first, ...others] = faults.map((fault): Diagnostic => ({ severity: 'error', file: name, ...fault }));
  if (first) return { diagnostics: [first, ...others] };
  known.set(text, value);
  return { value: value as Value, diagnostics: [] };
};

/** A cache of parsed values by schema and text, because commands read most files several times. */
const values = new Map<z.ZodType, Map<string, unknown>>();

/** The text to parse; for a marked text its head, with unchanged line numbers. */
export const dataIn = (text: string, name: string): string =>
  name.endsWith('.txt') ? (/^---(\r?\n[\s\S]*?)\r?\n---(?:\r?\n|$)/u.exec(text)?.[1] ?? '') : text;

/** The line of the deepest existing key or list entry on a path: `lineOf(text, ['checks', 3, 'targets', 0])`. */
export const lineOf = (text: string, path: readonly PropertyKey[]): number | undefined => {
  if (lastAsked?.text !== text) lastAsked = parseYaml(text);
  return lineOfPath(lastAsked, path);
};

/** A cache of the last parsed file: one file often has several errors. */
let lastAsked: Parsed | undefined;

type Fault = Pick<Diagnostic, 'code' | 'line' | 'column' | 'message' | 'hint'>;

const parseData = <Value>(
  text: string,
  name: string,
  schema: z.ZodType<Value>,
): { readonly value?: Value; readonly faults: readonly Fault[] } => {
  if (text === '') return { faults: [noHead] };
  const plain = name.endsWith('.json') ? schema.safeParse(parseJson(text)) : undefined;
  if (plain?.success) return { value: plain.data, faults: [] };
  const parsed = parseYaml(text);
  const [error] = parsed.document.errors;
  const colon = findFullWidthColon(text);
  // Later faults are often consequences of the first.
  if (error) return { faults: [colon ?? notYaml(error.message, parsed.lines.linePos(error.pos[0]))] };
  let written: unknown;
  try {
    written = parsed.document.toJS();
  } catch (fault) {
    // A string that begins with an asterisk is an alias in YAML; this one has no anchor.
    return { faults: [notYaml((fault as Error).message)] };
  }
  const { data, error: refusal } = schema.safeParse(written, { error: listKnownKeys, reportInput: true });
  if (!refusal) return { value: data, faults: [] };
  // Only in an invalid file: in a valid one, a full-width colon is part of a string.
  if (colon) return { faults: [colon] };
  return {
    faults: explainIssues(refusal.issues, []).map(({ path, ...fault }) => ({
      ...fault,
      code: 'read/schema',
      line: lineOfPath(parsed, path) ?? 1,
    })),
  };
};

/** Parses JSON ten times as fast as the YAML parser. Undefined for invalid JSON: the YAML parser reports its line. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const parseYaml = (text: string) => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'error', prettyErrors: false });
  return { text, lines, document };
};
type Parsed = ReturnType<typeof parseYaml>;

const notYaml = (message: string, place?: { readonly line: number; readonly col: number }): Fault => ({
  ...{ code: 'read/not-yaml', line: place?.line, column: place?.col },
  message: `${message}.`,
  hint: 'Correct the YAML in this line or just before: indentation, quotation marks, brackets.',
});

const noHead: Fault = {
  code: 'marked-text/no-head',
  line: 1,
  message: 'The file has no head: it must begin with YAML between two `---` lines.',
  hint: 'Put the head at the very beginning, without a byte order mark. Or let the program write the file: npm run -s content -- add.',
};

/** Finds the first full-width colon after a key, as Chinese and Japanese keyboards type it: `part：remedy` */
const findFullWidthColon = (text: string): Fault | undefined => {
  const before = /^\s*(?:- )*[A-Za-z][\w-]*\s*(?=：)/mu.exec(text);
  if (!before) return undefined;
  const lines = `${text.slice(0, before.index)}${before[0]}`.split('\n');
  return {
    code: 'read/not-yaml',
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

/** Writes the known keys into the message of an issue, because Zod gives the schema only during validation. */
const listKnownKeys: z.core.$ZodErrorMap = ({ code, inst }) => {
  if (code !== 'unrecognized_keys') return undefined;
  if (inst instanceof z.ZodObject) return Object.keys(inst.shape).join(', ');
  return inst instanceof z.ZodRecord && inst.keyType instanceof z.ZodEnum
    ? inst.keyType.options.join(', ')
    : undefined;
};

/** Converts issues to faults, each with the path of its value. The hint for an unknown key lists the known ones. */
const explainIssues = (
  issues: readonly z.core.$ZodIssue[],
  above: readonly PropertyKey[],
): readonly { readonly path: readonly PropertyKey[]; readonly message: string; readonly hint: string }[] =>
  issues.flatMap((issue) => {
    const path = [...above, ...issue.path];
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: `\`${key}\` is not a known key here.`,
        hint: `Known here: ${issue.message}.`,
      }));
    // In a union, the member with the fewest faults is probably meant.
    const [meant] =
      issue.code === 'invalid_union' ? issue.errors.toSorted((a, b) => weigh(a) - weigh(b)) : [];
    if (meant && issue.input !== undefined) return explainIssues(meant, path);
    const name = path.length === 0 ? 'The file' : `\`${path.join('.')}\``;
    const words = issue.code === 'invalid_key' ? issue.issues.map(({ message }) => message) : [issue.message];
    return [
      {
        path,
        message: `${name}${issue.input === undefined ? ' is missing' : ''}: ${words.join(' ').replace(/, received undefined|\.$/gu, '')}.`,
        hint: 'Follow the form of other entries; `content -- schema` describes each key.',
      },
    ];
  });

const weigh = (issues: readonly z.core.$ZodIssue[]): number =>
  issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : issue.code)).length;
