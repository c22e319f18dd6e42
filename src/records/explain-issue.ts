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
  issues: readonly Issue[],
  content: unknown,
  schema: z.core.$ZodType,
): readonly Explained[] => {
  /** The known key, not yet given, that is most like a key. */
  const meantKey = (key: string, path: Issue['path']): string | undefined => {
    const isFree = (known: string) => valueAt(content, [...path, known]) === undefined;
    return nearestWord(key, knownKeys(schema, path).filter(isFree));
  };
  const explainKey = (key: string, path: Issue['path']): Explained => {
    const meant = meantKey(key, path);
    const known = knownKeys(schema, path).map((each) => `\`${each}\``);
    return {
      path: [...path, key],
      message: `\`${key}\` is not a key that is known here.`,
      hint: `${meant === undefined ? 'Correct it, or take it out.' : `Probably \`${meant}\` is meant.`} Known here: ${known.join(', ')}.`,
    };
  };
  const explain = (issue: Issue): readonly Explained[] => {
    const { path } = issue;
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => explainKey(key, path));
    const value = valueAt(content, path);
    if (issue.code === 'invalid_union' && value !== undefined) {
      const fitting = issue.errors.find((branch) => !branch.some(isOfOtherType)) ?? [];
      if (fitting.length > 0)
        return fitting.flatMap((one) => explain({ ...one, path: [...path, ...one.path] }));
    }
    return [{ path, ...wordsFor(issue, nameOf(path), value) }];
  };
  const misspelt = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, meantKey(key, issue.path)].join('.'))
        : [],
    ),
  );
  return issues
    .filter(({ path }) => valueAt(content, path) !== undefined || !misspelt.has(path.join('.')))
    .flatMap(explain);
};

type Issue = z.core.$ZodIssue;

/** What is wrong with the value of this name. */
const wordsFor = (issue: Issue, name: string, value: unknown): Pick<Explained, 'message' | 'hint'> => {
  const options = optionsOf(issue);
  const near = typeof value === 'string' ? nearestWord(value, options.map(String)) : undefined;
  const can = options.length > 0 ? `It can be ${listWords(options)}.` : '';
  const choice = near === undefined ? can : `Probably ${near} is meant. ${can}`;
  if (value === undefined)
    return {
      message: `${name} is missing.`,
      hint: choice || 'Add it; other entries of this kind show how it is written.',
    };
  if (choice !== '')
    return { message: `${name} is ${quote(value)}, which is not possible here.`, hint: choice };
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_union': {
      const branches = issue.code === 'invalid_union' ? issue.errors.flat() : [issue];
      const expected = branches.flatMap((one) => ('expected' in one ? one.expected : []));
      const types = new Set(expected.map((type) => typeWords[type] ?? type));
      return {
        message: `${name} is ${typeOf(value)}, but should be ${listWords([...types])}.`,
        hint: hintOfType(expected, value),
      };
    }
    case 'invalid_format':
      return {
        message: `${name} is ${quote(value)}, which is not how it is written.`,
        hint: [signHint(value), formHints[issue.format] ?? formOf(issue)].join(' ').trim(),
      };
    case 'too_small':
      return {
        message: `${name} has too little in it, or is too small: the least is ${issue.minimum}.`,
        hint: 'Add what is missing, or take the key out if it is not needed.',
      };
    default:
      return {
        message: `${name}: ${issue.message}`,
        hint: 'The comments in src/schema say what is allowed here.',
      };
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
