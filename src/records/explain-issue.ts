import { z } from 'zod';

/** A fault in a file of data: the keys and list indexes that lead to the value, and the message. */
interface Explained {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly hint: string;
}

/** Checks data against a schema. Faults are in Zod's own words; for an unknown key the known ones are listed. */
export const checkData = <Value>(
  schema: z.ZodType<Value>,
  data: unknown,
): { readonly value: Value; readonly faults?: undefined } | { readonly faults: readonly Explained[] } => {
  const { data: value, error } = schema.safeParse(data, { error: listKnownKeys, reportInput: true });
  return error ? { faults: explainIssues(error.issues, []) } : { value };
};

/**
 * Zod tells which schema refused a key only while it validates, so the list of keys becomes the message of the issue.
 */
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
    // Of the members of a union, the editor probably means the one with the fewest faults.
    const [meant] =
      issue.code === 'invalid_union' ? issue.errors.toSorted((a, b) => weigh(a) - weigh(b)) : [];
    if (meant && issue.input !== undefined) return explainIssues(meant, path);
    const name = path.length === 0 ? 'The file' : `\`${path.join('.')}\``;
    const words = issue.code === 'invalid_key' ? issue.issues.map(({ message }) => message) : [issue.message];
    return [
      {
        path,
        message: `${name}${issue.input === undefined ? ' is missing' : ''}: ${words.join(' ').replace(/, received undefined|\.$/gu, '')}.`,
        hint: 'Write it as other entries do; `content -- schema` prints what each key is.',
      },
    ];
  });

const weigh = (issues: readonly z.core.$ZodIssue[]): number =>
  issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : issue.code)).length;
