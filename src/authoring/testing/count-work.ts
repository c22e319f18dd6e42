/**
 * Counts the work that something does, in a way that no clock and no other program disturbs: the characters that
 * regular expressions read (from where they begin to where they stop), and the items that methods of arrays copy
 * or look at. Backtracking inside of an expression is not seen.
 */
export const countWork = (something: () => void): number => {
  let work = 0;
  const restore: (() => void)[] = [];
  const replace = <Owner extends object, Name extends keyof Owner>(
    owner: Owner,
    name: Name,
    make: (original: Owner[Name]) => Owner[Name],
  ): void => {
    const original = owner[name];
    owner[name] = make(original);
    restore.push(() => {
      owner[name] = original;
    });
  };
  replace(
    RegExp.prototype,
    'exec',
    (original) =>
      function (this: RegExp, text: string) {
        const from = this.global || this.sticky ? this.lastIndex : 0;
        const match = original.call(this, text);
        // A sticky expression that fails has read next to nothing.
        const stop = this.sticky ? from : text.length;
        const to = match ? match.index + match[0].length : stop;
        work += 1 + Math.max(0, to - from);
        return match;
      },
  );
  for (const name of [
    'slice',
    'concat',
    'flatMap',
    'map',
    'filter',
    'reduce',
    'join',
    'indexOf',
    'includes',
  ] as const) {
    replace(
      Array.prototype as unknown as Record<string, Method>,
      name,
      (original) =>
        function (this: unknown[], ...args) {
          const result = original?.apply(this, args);
          work += Array.isArray(result) && name === 'slice' ? result.length : this.length;
          return result;
        } as Method,
    );
  }
  for (const name of ['find', 'findIndex', 'findLast', 'findLastIndex', 'some', 'every'] as const) {
    replace(
      Array.prototype as unknown as Record<string, Method>,
      name,
      (original) =>
        function (this: unknown[], test, ...rest) {
          const counted = (...args: unknown[]): unknown => {
            work += 1;
            return (test as Method)(...args);
          };
          return original?.apply(this, [counted, ...rest]);
        } as Method,
    );
  }
  try {
    something();
  } finally {
    for (const undo of restore.reverse()) undo();
  }
  return work;
};

type Method = (this: unknown, ...args: unknown[]) => unknown;
