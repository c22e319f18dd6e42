/** A run of characters of a file in one style. */
export interface Run {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

/**
 * The text of a paragraph with its styles as marks: `**bold**`, `_italic_`. Blanks at the ends of a run stay outside of its
 * marks. A style of part of a word is left out, and so is one whose signs the text has itself: the words are more than
 * their look.
 */
export const markRuns = (runs: readonly Run[]): string =>
  wrapRuns(
    runs,
    ({ bold }) => bold,
    '**',
    (group) =>
      wrapRuns(
        group,
        ({ italic }) => italic,
        '_',
        (plain) => plain.map(({ text }) => text).join(''),
      ),
  );

/** Puts a mark around the runs that have a style; `write` gives the text of runs that are alike in it. */
const wrapRuns = (
  runs: readonly Run[],
  has: (run: Run) => boolean,
  mark: string,
  write: (group: readonly Run[]) => string,
): string => {
  const groups = groupRuns(runs, has);
  const plain = groups.map((group) => group.map(({ text }) => text).join(''));
  return groups
    .map((group, index) => {
      const text = write(group);
      const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/u.exec(text) ?? [];
      const left = before === '' ? (plain[index - 1]?.at(-1) ?? ' ') : ' ';
      const right = after === '' ? (plain[index + 1]?.at(0) ?? ' ') : ' ';
      const isMarked =
        group.some(has) &&
        /[\p{L}\p{N}]/u.test(inner) &&
        !(plain[index] ?? '').includes(mark.charAt(0)) &&
        !isOfWord.test(left) &&
        !isOfWord.test(right);
      return isMarked ? `${before}${mark}${inner}${mark}${after}` : text;
    })
    .join('');
};

const isOfWord = /[\p{Script=Latin}\p{Nd}_*]/u;

/** Runs that are alike in a style. Blanks have none: they belong to the runs before them. */
const groupRuns = (runs: readonly Run[], has: (run: Run) => boolean): readonly (readonly Run[])[] => {
  const groups: Run[][] = [];
  for (const run of runs) {
    if (run.text === '') continue;
    const open = groups.at(-1);
    const first = open?.find(({ text }) => text.trim() !== '');
    if (open && (run.text.trim() === '' || !first || has(first) === has(run))) open.push(run);
    else groups.push([run]);
  }
  return groups;
};
