import type { Citable } from '../../schema/citable.ts';
import { languagesOf } from '../../schema/language.ts';
import { similarity } from '../compare/similarity.ts';

/**
 * Where the links to what is gone lead, of all that there was before and is afterwards, in reading order: of an annotation to
 * its clause, of a note or section to where it is now; else to the text of the page that is most like it, one of its own part
 * or section before others; else to the nearest of these that was there before, or to a new one of its part or section; else
 * to the page, or to `home` where that is gone as well.
 */
export const successorOf = (
  gone: Citable,
  before: readonly Citable[],
  after: readonly Citable[],
  home: string,
): string => {
  const alive = new Set(after.map(({ address }) => address));
  if (gone.kind === 'annotation') {
    const address = gone.address.replace(/-note-\d+$/u, '');
    const clause = before.find((one) => one.address === address);
    return alive.has(address) || !clause ? address : successorOf(clause, before, after, home);
  }
  const isSameKind = (one: Citable): boolean => one.document === gone.document && one.kind === gone.kind;
  const isOwn = ({ id }: Citable): boolean => groupOf(id) === groupOf(gone.id);
  const moved = after.find((one) => isSameKind(one) && one.id === gone.id && hasOneId.has(one.kind));
  if (moved) return moved.address;
  const [best] = after
    .filter((one) => isSameKind(one) && one.page === gone.page)
    .map((one) => ({ one, likeness: likenessOf(gone, one) + (isOwn(one) ? ownGroup : 0) }))
    .sort((left, right) => right.likeness - left.likeness);
  if (best && best.likeness >= leastAlike) return best.one.address;
  const mates = before.filter((one) => isSameKind(one) && one.page === gone.page);
  const at = mates.findIndex(({ address }) => address === gone.address);
  const near = [...mates.slice(0, at).reverse(), ...mates.slice(at)].filter(({ address }) =>
    alive.has(address),
  );
  const own =
    near.find(isOwn) ?? after.find((one) => isSameKind(one) && one.page === gone.page && isOwn(one));
  const nearest = own ?? (gone.kind === 'clause' ? near[0] : undefined);
  const page = `${gone.document}/${gone.page}/`;
  return nearest?.address ?? (alive.has(page) ? page : home);
};

/** Kinds whose IDs are on one page of a document alone. */
const hasOneId: ReadonlySet<Citable['kind']> = new Set(['section', 'note']);

/** Less alike than this is another text; one of another part or section has to be more alike. */
const leastAlike = 0.6;
const ownGroup = 0.3;

const likenessOf = (one: Citable, other: Citable): number =>
  Math.max(
    0,
    ...languagesOf(one.texts).map((lang) => similarity(one.texts[lang] ?? '', other.texts[lang] ?? '')),
  );

/** `remedy-1 // => 'remedy'`, `dual-lands-7 // => 'dual-lands'` */
const groupOf = (id: string): string => id.replace(/-[^-]+$/u, '');
