import type { Answer, Answers, OpenIndex } from '../texts/text-index.ts';

/**
 * The texts of several sites as those of one. Answers stand by their scores, which sites of one make compare;
 * of equal ones, those of the first site come first. Everything can be counted only where every site can.
 */
export function mergeIndexes(indexes: readonly OpenIndex[]): OpenIndex {
  const isWhole = indexes.every((index) => index.isWhole);
  return {
    isWhole,
    ask: async (group, reach) =>
      mergeAnswers(await Promise.all(indexes.map((each) => each.ask(group, reach)))),
    ...(isWhole && { scan: (plan) => mergeLists(indexes.map((each) => each.scan?.(plan) ?? [])) }),
    words: () => new Set(indexes.flatMap((each) => [...each.words()])),
  };
}

function mergeAnswers(each: readonly Answers[]): Answers {
  return {
    list: mergeLists(each.map(({ list }) => list)),
    total: each.reduce((sum, { total }) => sum + total, 0),
    isAll: each.every(({ isAll }) => isAll),
    isCertain: each.every(({ isCertain }) => isCertain),
  };
}

function mergeLists(lists: readonly (readonly Answer[])[]): Answer[] {
  return lists
    .flatMap((list, site) => list.map((answer) => ({ ...answer, id: `${site}/${answer.id}` })))
    .sort((a, b) => b.score - a.score);
}
