import { Document, isMap, isNode, isScalar, isSeq, type Node, visit, type YAMLMap, YAMLSeq } from 'yaml';
import { z } from 'zod';
import { type ChapterRegistry, type Places, placesSchema } from '../../schema/registry.ts';
import { asWords, parseWithComments, print, setComment } from './yaml.ts';

/** What the comments of a registry are made from. */
interface Comments {
  /** The first words of a text. */
  readonly wordsAt?: (at: Places) => string;
  /** What a person has to look at, by the ID of a row (a ruling: `clone#r1`). */
  readonly marks?: ReadonlyMap<string, string>;
  /** The first words of every line of the older texts: a comment of other words is a person's. */
  readonly oldWords?: ReadonlySet<string>;
}

/** The registry of a chapter of a set FAQ: a new file, or that which is there with what has changed; comments stay. */
export const chapterToYaml = (
  registry: ChapterRegistry,
  { wordsAt = () => '', marks = new Map(), oldWords = new Set() }: Comments = {},
  before?: string,
): string => {
  const document = before === undefined ? new Document({}) : parseWithComments(before);
  if (before === undefined)
    document.commentBefore = ` A chapter of the FAQ ${registry.document}. Rows are in reading order; an ID is never used again.`;
  document.contents = renew(document, document.contents, registry);
  const isOld = (comment: string): boolean =>
    comment === '' || oldWords.has(comment) || /^review: its /u.test(comment);
  let card = '';
  visit(document, {
    Pair: (_key, { key, value }) => {
      const isHeading = isScalar(key) && key.value === 'heading' && isMap(value);
      if (!isHeading || !value.comment || !isOld(value.comment.trim())) return;
      const words = asWords(wordsAt(placesSchema.parse(value.toJSON())));
      value.comment = words ? ` ${words}` : null;
    },
    Map: (_key, node) => {
      layFields(node);
      const row = rowSchema.safeParse(node.toJSON()).data;
      if (!row) return;
      card = row.slug ?? card;
      const texts = row.texts ?? row.at;
      const name = nameOfRow(row, card);
      if (name !== '') commentRow(node, marks.get(name), texts && wordsAt(texts), isOld);
    },
  });
  return print(document);
};

/** The node of a value: that which is there, as far as it says the same; else a new one. What is empty by default is left out. */
const renew = (document: Document, old: Node | null | undefined, value: unknown): Node => {
  if (old && JSON.stringify(old.toJS(document)) === JSON.stringify(value)) return old;
  const fields = mapSchema.safeParse(value).data;
  if (fields) {
    const map = isMap(old) ? old : document.createNode<Record<string, never>>({});
    const kept = Object.entries(fields).filter(([, one]) => one !== undefined && !isEmpty(one));
    const names = kept.map(([key]) => key);
    const isWider = names.some((name) => !map.has(name));
    for (const [key, one] of kept) map.set(key, renew(document, nodeOf(map, key), one));
    map.items = map.items.filter(({ key }) => names.includes(`${key}`));
    if (isWider) map.items.sort((one, other) => names.indexOf(`${one.key}`) - names.indexOf(`${other.key}`));
    return map;
  }
  if (!Array.isArray(value)) {
    const node = document.createNode(value);
    if (isScalar(old)) node.comment = old.comment ?? null;
    return node;
  }
  const list = isSeq<Node>(old) ? old : new YAMLSeq<Node>(document.schema);
  const left = [...list.items];
  list.items = value.map((one) => {
    const [at = -1] = left
      .map((item, index) => [likeness(item.toJS(document), one), index] as const)
      .filter(([alike]) => alike > 0)
      .toSorted(([a], [b]) => b - a)
      .map(([, index]) => index);
    return renew(document, at < 0 ? undefined : left.splice(at, 1)[0], one);
  });
  if (list.items.length > 0) list.flow = false;
  return list;
};

const mapSchema = z.record(z.string(), z.unknown());

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const nodeOf = (map: YAMLMap, key: string): Node | undefined => {
  const node = map.get(key, true);
  return isNode(node) ? node : undefined;
};

/** How much two entries of a list are the same row: a group is that with most of its cards. */
const likeness = (one: unknown, other: unknown): number => {
  const [left, right] = [entrySchema.safeParse(one).data, entrySchema.safeParse(other).data];
  if (!left || !right) return 0;
  const slugs = new Set(left.cards?.map(({ slug }) => slug));
  if (right.cards) return right.cards.filter(({ slug }) => slugs.has(slug)).length;
  const name = (row: z.infer<typeof entrySchema>): string =>
    [row.id ?? row.slug ?? row.card ?? row.at].join();
  return name(left) === name(right) ? 1 : 0;
};

const entrySchema = z.looseObject({
  id: z.string().optional(),
  slug: z.string().optional(),
  card: z.string().optional(),
  at: z.unknown().optional(),
  cards: z.array(z.looseObject({ slug: z.string() })).optional(),
});

/** What the rows of a chapter have: notes, boxes, cards, rulings. */
const rowSchema = z.object({
  id: z.string().optional(),
  slug: z.string().optional(),
  card: z.string().optional(),
  at: placesSchema.optional(),
  texts: placesSchema.optional(),
});

/** The name of a row for its mark: `combat-7`, `clone`, `clone#r1`. */
const nameOfRow = ({ id = '', slug, card: box }: z.infer<typeof rowSchema>, card: string): string =>
  slug ?? box ?? (isRuling(id) ? `${card}#${id}` : id);

const isRuling = (id: string): boolean => /^r\d+$/u.test(id);

/** What has no lists in one line, but for chapters and cards; places in quotation marks. */
const layFields = (node: YAMLMap): void => {
  const isShort =
    !node.has('document') &&
    !node.has('slug') &&
    node.items.every(({ value }) => isScalar(value) || isMap(value));
  if (isShort) node.flow = true;
  for (const key of ['heading', 'texts', 'at']) quotePlaces(node.get(key));
  const at = node.get('at', true);
  if (isScalar(at) && typeof at.value === 'string') at.type = 'QUOTE_DOUBLE';
};

const quotePlaces = (node: unknown): void => {
  if (!isMap(node)) return;
  for (const { value } of node.items) if (isScalar(value)) value.type = 'QUOTE_DOUBLE';
};

/** A row with its words, and what a person has to look at; a row of several lines has them at its first. */
const commentRow = (
  node: YAMLMap,
  mark: string | undefined,
  own: string | undefined,
  isOld: (comment: string) => boolean,
): void => {
  const first = node.items[0]?.value;
  const place = node.flow || !isScalar(first) ? node : first;
  const given = place.comment?.trim() ?? '';
  // A new question takes the place of one that nobody has answered.
  const said = mark === undefined ? given : given.replace(/^review: [^(]*(?:\((.*)\))?$/u, '$1');
  const words = isOld(said) ? asWords(own) : said;
  const comment = mark === undefined ? words : `review: ${mark}${words ? ` (${words})` : ''}`;
  place.comment = null;
  setComment(place, comment || undefined);
};
