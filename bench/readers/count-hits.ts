/** A pattern that has run: where it stands, and on how many of its runs it matched. */
export interface PatternHits {
  readonly at: string;
  readonly source: string;
  readonly runs: number;
  readonly hits: number;
}

/** Counts the runs and matches of every regular expression in `src/authoring` while something is done. */
export const countHits = (work: () => void): readonly PatternHits[] => {
  const counts = new Map<string, { at: string; source: string; runs: number; hits: number }>();
  const exec = RegExp.prototype.exec;
  // Every method of strings and of patterns calls `exec`.
  RegExp.prototype.exec = function count(this: RegExp, text: string) {
    const match = exec.call(this, text);
    const known = counts.get(this.source) ?? { at: placeOfCaller(), source: this.source, runs: 0, hits: 0 };
    known.runs += 1;
    if (match) known.hits += 1;
    counts.set(this.source, known);
    return match;
  };
  try {
    work();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return [...counts.values()]
    .filter(({ at }) => at !== '')
    .sort((one, other) => one.at.localeCompare(other.at, 'en', { numeric: true }));
};

/** The line of `src/authoring` that runs a pattern, and none where something else does. It may use no pattern itself. */
const placeOfCaller = (): string => {
  const frames = (new Error('where').stack ?? '').split('\n').slice(3);
  const own = frames.find((frame) => frame.includes('/src/') || frame.includes('/bench/')) ?? '';
  const from = own.indexOf(folder);
  return from < 0 ? '' : own.slice(from + folder.length, own.lastIndexOf(':'));
};

const folder = '/src/authoring/';
