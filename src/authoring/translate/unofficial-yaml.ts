import { Document, isMap, isScalar, type Pair, parse, parseDocument, type YAMLMap } from 'yaml';
import {
  type UnofficialEntry,
  unofficialEntriesOf,
  unofficialFileSchema,
  type WrittenUnofficial,
} from '../../schema/unofficial.ts';
import { print } from '../write/yaml.ts';

/**
 * The text of a file with these unofficial translations; undefined if there are none. `before` is its present text, if there
 * is one: what stays the same stays byte for byte, with its comments and quotation marks. Translations of one text are
 * neighbors, and new texts follow the one that they follow in `entries`.
 */
export const unofficialToYaml = (
  before: string | undefined,
  entries: readonly UnofficialEntry[],
): string | undefined => {
  const [first] = entries;
  if (!first) return undefined;
  const old = before === undefined ? undefined : unofficialFileSchema.parse(parse(before));
  const { translator, from, edition } = old ?? first;
  const file = { translator, from, ...(edition === undefined ? {} : { edition }) };
  const document = before === undefined ? newDocument() : parseDocument(before);
  const written: WrittenUnofficial = { ...file, texts: toTexts(entries, file) };
  if (isMap<unknown, unknown>(document.contents)) edit(document, document.contents, { ...old }, written);
  const texts = document.get('texts');
  for (const { key } of isMap(texts) ? texts.items.slice(1) : [])
    if (isScalar<string>(key) && !old?.texts[key.value]) key.spaceBefore = true;
  return print(document);
};

/** The text of a file that has lost some of its translations; undefined if none is left. */
export const withoutTranslations = (
  before: string,
  lost: readonly { readonly id: PropertyKey | undefined; readonly lang: PropertyKey | undefined }[],
): string | undefined =>
  unofficialToYaml(
    before,
    unofficialEntriesOf(unofficialFileSchema.parse(parse(before))).filter(
      (entry) => !lost.some(({ id, lang }) => entry.id === id && entry.lang === lang),
    ),
  );

const newDocument = (): Document => {
  const document = new Document({});
  if (document.contents)
    document.contents.commentBefore =
      ' Unofficial translations. They are marked as such wherever they are shown. docs/adding-a-text.md has the keys.';
  return document;
};

type Origin = Pick<UnofficialEntry, 'from' | 'edition'>;
type Maker = Origin & Pick<UnofficialEntry, 'translator'>;

/** The texts by ID, each with its source once; the source of its first translation holds for the others, too. */
const toTexts = (entries: readonly UnofficialEntry[], file: Maker): WrittenUnofficial['texts'] =>
  Object.fromEntries(
    [...Map.groupBy(entries, ({ id }) => id).values()].flatMap((own) =>
      own.slice(0, 1).map(({ id, source, from, edition }) => {
        const above = { translator: file.translator, from, edition, source };
        const translations = own.map((entry) => [entry.lang, toTranslation(entry, above)]);
        return [id, { ...originBelow(file, above), source, ...Object.fromEntries(translations) }];
      }),
    ),
  );

/** A translation as it is written: only with what is otherwise than above it. */
const toTranslation = (
  { id: _id, lang: _lang, text, translator, source, from, edition, ...remarks }: UnofficialEntry,
  above: Maker & Pick<UnofficialEntry, 'source'>,
): WrittenUnofficial['texts'][string]['zh'] => {
  const own = {
    ...(translator === above.translator ? {} : { translator }),
    ...originBelow(above, { from, edition }),
    ...(source === above.source ? {} : { source }),
    ...remarks,
  };
  return Object.keys(own).length === 0 ? text : { text, ...own };
};

/** What a text or translation says of its origin, below another one that holds without it. */
const originBelow = (above: Origin, { from, edition }: Origin): Partial<Origin> => {
  if (from === above.from && edition === above.edition) return {};
  if (edition === undefined) return { from };
  return from === above.from ? { edition } : { from, edition };
};

type Fields = Readonly<Record<string, unknown>>;

/** Edits a map that has some fields so that it has others; a new one comes after that which it follows there. */
const edit = (document: Document, map: YAMLMap<unknown, unknown>, before: Fields, after: Fields): void => {
  for (const key of Object.keys(before)) if (!(key in after)) map.delete(key);
  let next = 0;
  for (const [key, value] of Object.entries(after)) {
    const [old, node] = [before[key], map.get(key, true)];
    if (old === undefined) map.items.splice(next, 0, document.createPair(key, value) as Pair);
    else if (isMap<unknown, unknown>(node) && isFields(old) && isFields(value))
      edit(document, node, old, value);
    // A string that takes the place of another one keeps its quotation marks.
    else if (JSON.stringify(old) !== JSON.stringify(value))
      map.set(key, typeof value === 'string' ? value : document.createNode(value));
    next = map.items.findIndex((item) => `${item.key}` === key) + 1;
  }
};

const isFields = (value: unknown): value is Fields => typeof value === 'object' && !Array.isArray(value);
