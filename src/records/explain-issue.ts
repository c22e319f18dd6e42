import { z } from 'zod';

/** What is wrong in a file of data: the keys and places in lists that lead to the value, and what to say of it. */
interface Explained {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly hint: string;
}

/** Checks data against a schema and explains each fault in Zod's own words; of an unknown key it also lists the known ones. */
export const checkData = <Value>(
  schema: z.ZodType<Value>,
  data: unknown,
): { readonly value: Value; readonly faults?: undefined } | { readonly faults: readonly Explained[] } => {
  const { data: value, error } = schema.safeParse(data, { error: listKnownKeys, reportInput: true });
  return error ? { faults: explainIssues(error.issues, []) } : { value };
};

/** Only while it validates does Zod say which schema has refused a key, so the list becomes the message of the issue. */
const listKnownKeys: z.core.$ZodErrorMap = ({ code, inst }) => {
  if (code !== 'unrecognized_keys') return undefined;
  if (inst instanceof z.ZodObject) return Object.keys(inst.shape).join(', ');
  return inst instanceof z.ZodRecord && inst.keyType instanceof z.ZodEnum
    ? inst.keyType.options.join(', ')
    : undefined;
};

const explainIssues = (
  issues: readonly z.core.$ZodIssue[],
  above: readonly PropertyKey[],
): readonly Explained[] =>
  issues.flatMap((issue): readonly Explained[] => {
    const path = [...above, ...issue.path];
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: `\`${key}\` is not a known key here.`,
        hint: `Known here: ${issue.message}.`,
      }));
    // Of several forms the editor probably means the one that needs the fewest mends.
    const [meant] =
      issue.code === 'invalid_union' ? issue.errors.toSorted((a, b) => weigh(a) - weigh(b)) : [];
    if (meant && issue.input !== undefined) return explainIssues(meant, path);
    const name = path.length === 0 ? 'The file' : `\`${path.join('.')}\``;
    const words = issue.code === 'invalid_key' ? issue.issues.map(({ message }) => message) : [issue.message];
    return [
      {
        path,
        message: `${name}${issue.input === undefined ? ' is missing' : ''}: ${words.join(' ').replace(/\.$/u, '')}.`,
        hint: 'Write it as other entries do; `content -- schema` prints what each key is.',
      },
    ];
  });

const weigh = (issues: readonly z.core.$ZodIssue[]): number =>
  issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : issue.code)).length;
