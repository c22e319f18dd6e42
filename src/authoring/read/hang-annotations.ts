import { type GuideBlock, isClause } from './structure.ts';

/** The clause that an annotation is shown under. */
interface HungAnnotation {
  readonly clause: GuideBlock;
  /** False if only the part points to this clause, because no clause of its language comes before it. */
  readonly isSure: boolean;
}

/**
 * The clause of every annotation: the one of its part and language that it names by its letter, else the last one
 * before it in its own language, else the last one before it, else the first one of its part. An annotation in a
 * part without clauses has none.
 */
export const hangAnnotations = (blocks: readonly GuideBlock[]): ReadonlyMap<GuideBlock, HungAnnotation> => {
  const hung = new Map<GuideBlock, HungAnnotation>();
  const clauses = blocks.filter(isClause);
  const before: GuideBlock[] = [];
  for (const block of blocks) {
    if (isClause(block)) before.push(block);
    if (block.role !== 'annotation') continue;
    const isOfPart = ({ part }: GuideBlock): boolean => part === block.part;
    const isOwn = ({ part, lang }: GuideBlock): boolean => part === block.part && lang === block.lang;
    const { about } = block;
    const named =
      about?.scope === 'label' ? clauses.find((one) => isOwn(one) && one.label === about.label) : undefined;
    const own = named ?? before.findLast(isOwn);
    const clause = own ?? before.findLast(isOfPart) ?? clauses.find(isOfPart);
    if (clause) hung.set(block, { clause, isSure: own !== undefined });
  }
  return hung;
};
