import type { z } from 'zod';

/** What is wrong in a file of data, in words for the person who edits it. */
export interface Explained {
  /** Keys and places in lists, down to what is wrong: `['clauses', 3, 'part']`. */
  readonly path: readonly PropertyKey[];
  /** ``The value of `part` is “exmaples”.`` */
  readonly message: string;
  readonly hint: string;
}

/** Says in plain words what a schema found in `content`. What is not explained here keeps the words of the schema. */
export const explainIssue = (issue: z.core.$ZodIssue, content: unknown): readonly Explained[] => {
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
  const choice = options.length > 0 ? `It can be ${listWords(options)}.` : '';
  if (value === undefined)
    return explain(
      `${name} is missing.`,
      choice || 'Add it; other entries of this kind show how it is written.',
    );
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: `\`${key}\` is not a key that is known here.`,
        hint: 'Correct how it is written, move it to where it belongs, or take it out.',
      }));
    case 'invalid_type':
      return explainType([issue.expected]);
    case 'invalid_union': {
      if (choice !== '') return explain(`${name} is ${quote(value)}, which is not possible here.`, choice);
      const fitting = issue.errors.find((branch) => !branch.some(isOfOtherType));
      if (fitting)
        return fitting.flatMap((one) => explainIssue({ ...one, path: [...path, ...one.path] }, content));
      return explainType(issue.errors.flat().flatMap((one) => ('expected' in one ? one.expected : [])));
    }
    case 'invalid_value':
      return explain(`${name} is ${quote(value)}, which is not possible here.`, choice);
    case 'invalid_format':
      return explain(
        `${name} is ${quote(value)}, which is not how it is written.`,
        formHints[issue.format] ?? `Write it as other entries do. The exact form: ${issue.pattern}`,
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
