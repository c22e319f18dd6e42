import type { z } from 'zod';
import { knownKeys } from './known-keys.ts';
import { nearestWord, toPlainSigns } from './nearest-word.ts';

/** What is wrong in a file of data, in words for the person who edits it. */
interface Explained {
  /** Keys and places in lists, down to what is wrong: `['clauses', 3, 'part']`. */
  readonly path: readonly PropertyKey[];
  /** ``The value of `part` is “exmaples”.`` */
  readonly message: string;
  readonly hint: string;
}

/**
 * Says in plain words what a schema found in `content`. What is not explained here keeps the words of the schema. A key
 * that is missing because it is written wrong is said once.
 */
export const explainIssues = (
  issues: readonly z.core.$ZodIssue[],
  content: unknown,
  schema: z.core.$ZodType,
): readonly Explained[] => {
  const meant = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => placeOf([...issue.path, meantKey(key, issue, content, schema) ?? '']))
        : [],
    ),
  );
  return issues
    .filter((issue) => valueAt(content, issue.path) !== undefined || !meant.has(placeOf(issue.path)))
    .flatMap((issue) => explainIssue(issue, content, schema));
};

const placeOf = (path: readonly PropertyKey[]): string => path.map(String).join('.');

/** The known key, not yet given, that is most like a key. */
const meantKey = (
  key: string,
  { path }: z.core.$ZodIssue,
  content: unknown,
  schema: z.core.$ZodType,
): string | undefined =>
  nearestWord(
    key,
    knownKeys(schema, path).filter((known) => valueAt(content, [...path, known]) === undefined),
  );

const explainIssue = (
  issue: z.core.$ZodIssue,
  content: unknown,
  schema: z.core.$ZodType,
): readonly Explained[] => {
  const { path } = issue;
  const name = nameOf(path);
  const value = valueAt(content, path);
  const explain = (message: string, hint: string): readonly Explained[] => [{ path, message, hint }];
  const explainType = (expected: readonly string[]): readonly Explained[] => {
    const types = expected.map((type) => typeWords[type] ?? type);
    const should = listWords([...new Set(types)]);
    return explain(`${name} is ${typeOf(value)}, but should be ${should}.`, hintOfType(expected, value));
  };
  const options = optionsOf(issue);
  const near = typeof value === 'string' ? nearestWord(value, options.map(String)) : undefined;
  const can = options.length > 0 ? `It can be ${listWords(options)}.` : '';
  const choice = near === undefined ? can : `Probably ${near} is meant. ${can}`;
  if (value === undefined)
    return explain(
      `${name} is missing.`,
      choice || 'Add it; other entries of this kind show how it is written.',
    );
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => {
        const meant = meantKey(key, issue, content, schema);
        const known = knownKeys(schema, path).map((each) => `\`${each}\``);
        return {
          path: [...path, key],
          message: `\`${key}\` is not a key that is known here.`,
          hint: `${meant === undefined ? 'Correct it, or take it out.' : `Probably \`${meant}\` is meant.`} Known here: ${known.join(', ')}.`,
        };
      });
    case 'invalid_type':
      return explainType([issue.expected]);
    case 'invalid_union': {
      if (choice !== '') return explain(`${name} is ${quote(value)}, which is not possible here.`, choice);
      const fitting = issue.errors.find((branch) => !branch.some(isOfOtherType));
      if (fitting)
        return fitting.flatMap((one) =>
          explainIssue({ ...one, path: [...path, ...one.path] }, content, schema),
        );
      return explainType(issue.errors.flat().flatMap((one) => ('expected' in one ? one.expected : [])));
    }
    case 'invalid_value':
      return explain(`${name} is ${quote(value)}, which is not possible here.`, choice);
    case 'invalid_format':
      return explain(
        `${name} is ${quote(value)}, which is not how it is written.`,
        [signHint(value), formHints[issue.format] ?? formOf(issue)].filter((one) => one !== '').join(' '),
      );
    case 'too_small':
      return explain(
        `${name} has too little in it, or is too small: the least is ${issue.minimum}.`,
        'Add what is missing, or take the key out if it is not needed.',
      );
    default:
      return explain(`${name}: ${issue.message}`, 'The comments in src/schema say what is allowed here.');
  }
};

/** What to write instead of full-width signs, if there are any. */
const signHint = (value: unknown): string =>
  typeof value === 'string' && toPlainSigns(value) !== value
    ? `It has full-width signs: write "${toPlainSigns(value)}" with plain ones.`
    : '';

/** The form in the words of the schema, if it has any. */
const formOf = ({ message, ...issue }: z.core.$ZodIssue): string =>
  message.startsWith('Invalid string')
    ? `Write it as other entries do. The exact form: ${'pattern' in issue ? issue.pattern : ''}`
    : message;

const formHints: Readonly<Record<string, string>> = {
  date: 'Write the day as year, month and day: 2026-01-31.',
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

const optionsOf = (issue: z.core.$ZodIssue): readonly unknown[] => {
  if (issue.code === 'invalid_value') return issue.values;
  return issue.code === 'invalid_union' && 'options' in issue ? issue.options : [];
};

const isOfOtherType = ({ code, path }: z.core.$ZodIssue): boolean =>
  code === 'invalid_type' && path.length === 0;

const typeWords: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'a group of keys',
  record: 'a group of keys',
  null: 'empty',
};

const typeOf = (value: unknown): string => {
  if (value === null) return 'empty';
  return typeWords[Array.isArray(value) ? 'array' : typeof value] ?? typeof value;
};

const hintOfType = (expected: readonly string[], value: unknown): string => {
  if (value === null) return 'Give its value, or take the key out if it is not needed.';
  if (expected.includes('string') && typeof value !== 'object')
    return `Write it in quotation marks: "${value}"`;
  if (expected.includes('array')) return 'Write each entry in a line of its own that begins with `- `.';
  return 'Write it as other entries do.';
};

const quote = (value: unknown): string => `“${typeof value === 'string' ? value : JSON.stringify(value)}”`;

/** `['zh', 'ja', 'en'] // => 'zh, ja or en'` */
const listWords = (words: readonly unknown[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter((part) => part !== '').join(' or ');
