/*
 * IDs of clauses, those that follow each other as one: `definition-1 definition-2 definition-3 examples example-a` is
 * `definition-3 examples example-a`. Where a row does not begin with the first or has a gap, its beginning is named:
 * `remedy-1 remedy-4 remedy-5` is `remedy-1 remedy-4-5`.
 */

/** `toRuns(['penalty', 'definition-1', 'definition-2']) // => 'penalty definition-2'` */
export function toRuns(ids: readonly string[]): string {
  const runs: [part: string, first?: string, last?: string][] = [];
  for (const id of ids) {
    const [, part = id, number] = /^(.+)-(.+)$/u.exec(id) ?? [];
    const run = runs.at(-1);
    if (number && run?.[0] === part && run[2] && next(run[2]) === number) run[2] = number;
    else runs.push(number ? [part, number, number] : [part]);
  }
  return runs.map(([part, ...ends]) => [part, ...ends.slice(isFirst(ends[0]) ? 1 : 0)].join('-')).join(' ');
}

/** `fromRuns('penalty definition-2') // => ['penalty', 'definition-1', 'definition-2']` */
export function fromRuns(runs: string): string[] {
  return runs.split(' ').flatMap((run) => {
    const [part, ...ends] = run.split('-');
    const last = ends.at(-1);
    if (last === undefined) return run;
    const ids: string[] = [];
    for (let at = ends[1] ? ends[0] : first(last); at; at = at === last ? '' : next(at))
      ids.push(`${part}-${at}`);
    return ids;
  });
}

const first = (number: string): string => (/\d/u.test(number) ? '1' : 'a');
const isFirst = (number = ''): boolean => number !== '' && number === first(number);
/** `next('9') // => '10'`, `next('ab') // => 'ac'` */
const next = (number: string): string =>
  /\d/u.test(number) ? String(Number(number) + 1) : (Number.parseInt(number, 36) + 1).toString(36);
