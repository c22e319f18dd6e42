export interface Run {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

/**
 * Joins runs into a text with marks: `**bold**`, `_italic_`. Blanks at the ends of a run stay outside its marks. A
 * run gets no marks if it has no letter or digit, is part of a word, or contains the character of the mark.
 */
export const markRuns = (runs: readonly Run[], [style, ...others]: readonly Style[] = styles): string => {
  if (!style) return textOf(runs);
  const groups = groupRuns(runs, style.name);
  const plain = groups.map(textOf);
  return groups
    .map((group, index) => {
      const text = markRuns(group, others);
      const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/u.exec(text) ?? [];
      const left = before === '' ? (plain[index - 1]?.at(-1) ?? ' ') : ' ';
      const right = after === '' ? (plain[index + 1]?.at(0) ?? ' ') : ' ';
      const isMarked =
        group.some((run) => run[style.name]) &&
        /[\p{L}\p{N}]/u.test(inner) &&
        !(plain[index] ?? '').includes(style.mark.charAt(0)) &&
        !isOfWord.test(left) &&
        !isOfWord.test(right);
      return isMarked ? `${before}${style.mark}${inner}${style.mark}${after}` : text;
    })
    .join('');
};

interface Style {
  readonly name: 'bold' | 'italic';
  readonly mark: string;
}

const styles: readonly Style[] = [
  { name: 'bold', mark: '**' },
  { name: 'italic', mark: '_' },
];

const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

const isOfWord = /[\p{Script=Latin}\p{Nd}_*]/u;

/** Blanks belong to the run before them. */
const groupRuns = (runs: readonly Run[], style: Style['name']): readonly (readonly Run[])[] => {
  const groups: Run[][] = [];
  for (const run of runs) {
    if (run.text === '') continue;
    const open = groups.at(-1);
    const first = open?.find(({ text }) => text.trim() !== '');
    if (open && (run.text.trim() === '' || !first || first[style] === run[style])) open.push(run);
    else groups.push([run]);
  }
  return groups;
};
