/**
 * What a computation gives, done at its first use. Every page asks for the same few things, and parsing one of them
 * for each page was half of a build. A file that changes under the development server replaces the module that asks
 * for it, memory included.
 */
export function kept<Value>(compute: () => Value): () => Value {
  let value: { of: Value } | undefined;
  return () => {
    value ??= { of: compute() };
    return value.of;
  };
}
