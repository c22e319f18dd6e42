import { z } from 'zod';
import { nearestWord, toPlainSigns } from '../schema/nearest-word.ts';

/** What is wrong in a file of data, for the person who edits it. */
interface Explained {
  /** Keys and places in lists, down to what is wrong: `['clauses', 3, 'part']`. */
  readonly path: readonly PropertyKey[];
  /** ``In `part`: Invalid option: expected one of "penalty"|"definition".`` */
  readonly message: string;
  readonly hint: string;
}

/**
 * What a schema found in `content`, in its own words, with the word that was probably meant. A key that is missing
 * because it is written wrong is said once.
 */
export const explainIssues = (
  issues: readonly Issue[],
  content: unknown,
  schema: z.core.$ZodType,
): readonly Explained[] => {
  const isThere = (path: Issue['path']): boolean => valueAt(content, path) !== undefined;
  const strange = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [],
  );
  const unknown = strange.map((path) => {
    const around = path.slice(0, -1);
    const known = knownKeys(schema, around);
    const meant = nearestWord(
      String(path.at(-1)),
      known.filter((key) => !isThere([...around, key])),
    );
    return { path, known, meant: meant === undefined ? undefined : [...around, meant].join('.') };
  });
  return [
    ...unknown.map(({ path, known, meant }) => ({
      path,
      message: `\`${String(path.at(-1))}\` is not a key that is known here.`,
      hint: `${meant === undefined ? 'Correct it, or take it out.' : `Probably \`${meant.replace(/^.*\./u, '')}\` is meant.`} Known here: ${known.join(', ')}.`,
    })),
    ...issues
      .filter(
        ({ code, path }) =>
          code !== 'unrecognized_keys' &&
          (isThere(path) || !unknown.some(({ meant }) => meant === path.join('.'))),
      )
      .flatMap((issue) => explain(issue, content, schema)),
  ];
};

type Issue = z.core.$ZodIssue;

const explain = (issue: Issue, content: unknown, schema: z.core.$ZodType): readonly Explained[] => {
  const { path } = issue;
  const value = valueAt(content, path);
  // Of several forms the one that is meant is the one whose type fits, and that knows the most of its keys.
  const branches = issue.code === 'invalid_union' ? issue.errors : [];
  const [meant] = branches
    .filter((branch) => !branch.some(isOfOtherType))
    .toSorted((one, other) => strangeKeys(one) - strangeKeys(other));
  if (value !== undefined && meant && meant.length > 0) {
    const inside = meant.map((one) => ({ ...one, path: [...path, ...one.path] }));
    return explainIssues(inside, content, schema);
  }
  const name = nameOf(path);
  if (issue.code === 'invalid_key') {
    const said = issue.issues.map((one) => one.message).join(' ');
    return [{ path, message: `\`${String(path.at(-1))}\` is no name that is known here.`, hint: said }];
  }
  if (value === undefined) {
    const form =
      issue.code === 'invalid_type' ? formOf(issue, schema) : `${issue.message.replace(/\.$/u, '')}.`;
    return [{ path, message: `${name} is missing.`, hint: `Add it. ${form ?? ''}`.trim() }];
  }
  // What is said of a group or list as a whole is what to do.
  if (issue.code === 'custom' && typeof value === 'object')
    return [{ path, message: `${name} cannot be as it is.`, hint: issue.message }];
  const said = (branches.length > 0 ? branches.flat() : [issue]).map(wordsOf);
  return [
    {
      path,
      message: `${name} is ${quote(value)}. ${[...new Set(said)].join('; or ').replace(/\.$/u, '')}.`,
      hint: hintFor(issue, value, schema),
    },
  ];
};

const strangeKeys = (issues: readonly Issue[]): number =>
  issues.reduce((sum, one) => sum + (one.code === 'unrecognized_keys' ? one.keys.length : 0), 0);

const types: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
  record: 'a group of keys',
};

const wordsOf = (issue: Issue): string => {
  const type = issue.code === 'invalid_type' ? types[issue.expected] : undefined;
  return type === undefined ? issue.message : `It must be ${type}`;
};

/** How to write a group of keys or a list, where one is missing or something else is there. */
const formOf = (issue: Issue, schema: z.core.$ZodType): string | undefined => {
  const issues = issue.code === 'invalid_union' ? issue.errors.flat() : [issue];
  const expected = issues.flatMap((one) => ('expected' in one ? one.expected : []));
  if (expected.includes('object')) {
    const keys = knownKeys(schema, issue.path).map((key) => `${key}: …`);
    return `Write its keys: { ${keys.join(', ')} }`;
  }
  return expected.includes('array')
    ? 'Write each entry in a line of its own that begins with `- `.'
    : undefined;
};

const hintFor = (issue: Issue, value: unknown, schema: z.core.$ZodType): string => {
  const near = typeof value === 'string' ? nearestWord(value, optionsOf(issue)) : undefined;
  if (near !== undefined) return `Probably ${near} is meant.`;
  if (typeof value === 'string' && toPlainSigns(value) !== value)
    return `It has full-width signs: write "${toPlainSigns(value)}" with plain ones.`;
  const issues = issue.code === 'invalid_union' ? issue.errors.flat() : [issue];
  const isText = issues.some((one) => 'expected' in one && one.expected === 'string');
  if (isText && ['number', 'boolean'].includes(typeof value))
    return `Write it in quotation marks: "${value}"`;
  const form = formOf(issue, schema);
  if (form !== undefined) return value === null ? `Take it out if nothing is left to write. ${form}` : form;
  if (value === null) return 'Write it after the colon, or take the key out.';
  if (issue.code === 'invalid_format' && issue.format === 'date')
    return 'Write the day as year, month and day: 2026-01-31.';
  return 'Write it as other entries do; `content -- schema` prints what each key is.';
};

/** The last keys of a path, since messages give the line: `['clauses', 3, 'texts', 'zh'] // => '`texts.zh`'` */
const nameOf = (path: readonly PropertyKey[]): string => {
  const keys = path.slice(path.findLastIndex((key) => typeof key === 'number') + 1);
  if (keys.length > 0) return `\`${keys.join('.')}\``;
  return path.length > 0 ? 'This entry' : 'The content of the file';
};

const valueAt = (content: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    content,
  );

const optionsOf = (issue: Issue): readonly string[] => {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  return issue.code === 'invalid_union' && 'options' in issue ? (issue.options as unknown[]).map(String) : [];
};

const isOfOtherType = ({ code, path }: Issue): boolean => code === 'invalid_type' && path.length === 0;

/** `“clauze”`, `3`, `a list` */
const quote = (value: unknown): string => {
  if (typeof value === 'string') return `“${value}”`;
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a group of keys' : JSON.stringify(value);
};

/** The keys that a schema knows at a place: `knownKeys(documentFileSchema, [0, 'titles']) // => ['zh', 'ja', 'en']` */
const knownKeys = (schema: z.core.$ZodType, path: readonly PropertyKey[]): readonly string[] => [
  ...new Set(keysAt(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), path)),
];

const keysAt = (
  schema: z.core.JSONSchema.JSONSchema | boolean,
  path: readonly PropertyKey[],
): readonly string[] => {
  if (typeof schema === 'boolean') return [];
  const { anyOf, oneOf, properties = {}, items, propertyNames, additionalProperties } = schema;
  const variants = anyOf ?? oneOf;
  if (variants) return variants.flatMap((variant) => keysAt(variant, path));
  const [key, ...rest] = path;
  if (key !== undefined) {
    const inside = [properties[String(key)] ?? [], items ?? [], additionalProperties ?? []].flat();
    return inside.flatMap((each) => keysAt(each, rest));
  }
  const names = typeof propertyNames === 'object' ? (propertyNames.enum ?? []) : [];
  return [...Object.keys(properties), ...names.map(String)];
};
