import { z } from 'zod';
import { foldToKey } from '../../pipeline/text/fold.ts';
import { type CardFact, cardFactSchema } from '../../schema/card.ts';
import { commonLanguage, type Language } from '../../schema/language.ts';
import { languageOf } from '../../schema/scripts.ts';

/**
 * Parses the card facts of a set from a file of one of these forms:
 *
 * - MTGJSON: `{ data: { cards: [{ name, number, foreignData }] } }`
 * - Scryfall: `{ data: [{ name, lang, printed_name, collector_number }] }`, a row for each language
 *
 * Returns them in the order of collector numbers; undefined for a file of another form. Leaves out values that our
 * schema does not allow (the rarity `special`, the number `A1`). `cleaned` counts the changed names
 * in Chinese and Japanese, `refused` the values there that are not names.
 */
export const readCardFile = (content: unknown, set: string): CardFile | undefined => {
  const rows = rowsOfMtgjson(content) ?? rowsOfScryfall(content);
  if (!rows) return undefined;
  const printings = Map.groupBy(rows, ({ name }) => name);
  const counts = { cleaned: 0, refused: 0 };
  const facts = rows
    .toSorted((one, other) => numberOf(one) - numberOf(other))
    .map((row): CardFact => {
      // Printings of a basic land share their name, so the number is added to the slug.
      const isOne = printings.get(row.name)?.length === 1;
      const slug = slugOfName(isOne ? row.name : `${row.name} ${row.number}`);
      return toFact({ ...row, printed: cleanPrinted(row, counts) }, slug, set);
    });
  return { facts, ...counts };
};

/**
 * Parses a list of names. Each line is a card, with tabs between its names, the English one last:
 * `星辰卫士<TAB>Star Guard`. Returns undefined if a line has another form, or if there is none.
 */
export const readCardList = (text: string, set: string): CardFile | undefined => {
  const lines = text.split(/\r?\n/u).filter((line) => line.trim() !== '');
  const rows = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  const facts = rows.flatMap((cells): CardFact[] => {
    const en = cells.at(-1) ?? '';
    const printed = cells.slice(0, -1).map((name): [Language, string] => [languageOf(name), name]);
    const fact = { slug: slugOfName(en), set, names: { ...Object.fromEntries(printed), en } };
    const { data } = cardFactSchema.safeParse(fact);
    return printed.length > 0 && data ? [data] : [];
  });
  return facts.length > 0 && facts.length === lines.length ? { facts, cleaned: 0, refused: 0 } : undefined;
};

interface CardFile {
  readonly facts: readonly CardFact[];
  readonly cleaned: number;
  readonly refused: number;
}

/** `Harm's Way // => 'harms-way'` */
export const slugOfName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[’'\p{M}]/gu, '')
    .replaceAll('æ', 'ae')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^[-\d]+|-+$/gu, '');

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined);

const mtgjsonSchema = z.object({
  data: z.object({
    cards: z.array(
      z.object({
        name: z.string(),
        faceName: text,
        side: text,
        number: z.string(),
        rarity: text,
        manaCost: text,
        manaValue: z.number().optional(),
        colors: z.array(z.string()).optional(),
        type: z.string(),
        power: text,
        toughness: text,
        loyalty: text,
        foreignData: z
          .array(z.object({ language: z.string(), name: text, faceName: text, type: text }))
          .default([]),
      }),
    ),
  }),
});

type Row = Omit<
  z.infer<typeof mtgjsonSchema>['data']['cards'][number],
  'faceName' | 'side' | 'foreignData'
> & {
  /** The English names of the other faces. */
  readonly others: readonly string[];
  readonly printed: Readonly<Partial<Record<'zh' | 'ja', Printed>>>;
};

/** `names` are those of the faces, front first. */
interface Printed {
  readonly names: readonly string[];
  readonly kana?: string | undefined;
  readonly type?: string | undefined;
}

/** MTGJSON has a row for each face. Keeps that of the front. */
const rowsOfMtgjson = (content: unknown): readonly Row[] | undefined => {
  const { data } = mtgjsonSchema.safeParse(content);
  return data?.data.cards
    .filter(({ side = 'a' }) => side === 'a')
    .map(({ foreignData, faceName, side: _side, ...card }): Row => {
      const inLanguage = (language: string) => {
        const found = foreignData.find((row) => row.language === language);
        return found && { names: namesOfFaces(found), type: found.type };
      };
      const printed = { zh: inLanguage('Chinese Simplified'), ja: inLanguage('Japanese') };
      const [name = '', ...others] = namesOfFaces({ name: card.name, faceName });
      return { ...card, name, others, printed: withoutUndefined(printed) };
    });
};

/** The names of the faces, front first. MTGJSON separates them by ` // `. */
const namesOfFaces = ({
  name = '',
  faceName,
}: {
  name?: string | undefined;
  faceName?: string | undefined;
}) => (faceName === undefined ? facesOf(name) : [faceName, ...facesOf(name).slice(1)]);

const faceShape = {
  name: z.string(),
  printed_name: text,
  printed_type_line: text,
  mana_cost: text,
  type_line: text,
  colors: z.array(z.string()).optional(),
  power: text,
  toughness: text,
  loyalty: text,
};
const scryfallCardSchema = z.object({
  ...faceShape,
  lang: z.string().default('en'),
  cmc: z.number().optional(),
  collector_number: z.string(),
  rarity: text,
  card_faces: z.array(z.object(faceShape)).min(1).optional(),
});
const scryfallSchema = z.union([
  z.object({ data: z.array(scryfallCardSchema) }).transform(({ data }) => data),
  z.array(scryfallCardSchema),
]);

const rowsOfScryfall = (content: unknown): readonly Row[] | undefined => {
  const { data } = scryfallSchema.safeParse(content);
  if (!data) return undefined;
  // The row of a two-sided card has some fields only in its faces.
  const cards = data.map(({ card_faces: [front, ...others] = [], ...card }) => ({
    ...front,
    ...withoutUndefined(card),
    ...(front ? { name: front.name } : {}),
    others,
  }));
  return [...Map.groupBy(cards, (card) => card.collector_number).values()].flatMap((languagesOf): Row[] => {
    const card = languagesOf.find(({ lang }) => lang === 'en') ?? languagesOf[0];
    if (!card) return [];
    const inLanguage = (lang: string) => {
      const found = languagesOf.find((row) => row.lang === lang);
      if (!found) return undefined;
      const names = [
        ...facesOf(found.printed_name ?? ''),
        ...found.others.map((face) => face.printed_name ?? ''),
      ];
      return { names: [...new Set(names)].filter((name) => name !== ''), type: found.printed_type_line };
    };
    const { name: whole = '', rarity, colors, power, toughness, loyalty } = card;
    const [name = '', ...more] = facesOf(whole);
    const others = [...new Set([...more, ...card.others.map((face) => face.name)])];
    return [
      {
        ...{ name, others, rarity, colors, power, toughness, loyalty },
        number: card.collector_number ?? '',
        manaCost: card.mana_cost,
        manaValue: card.cmc,
        type: card.type_line ?? '',
        printed: withoutUndefined({ zh: inLanguage('zhs'), ja: inLanguage('ja') }),
      },
    ];
  });
};

const numberOf = ({ number }: Row): number => Number.parseInt(number, 10) || Number.MAX_SAFE_INTEGER;

const cleanPrinted = (row: Row, counts: { cleaned: number; refused: number }): Row['printed'] => {
  const cleanIn = (printed: Printed | undefined): Printed | undefined => {
    if (!printed) return undefined;
    const english = [row.name, ...row.others];
    const names = printed.names.map((name, face) => cleanName(name, english[face] ?? row.name));
    counts.refused += names.filter((name) => name === undefined).length;
    counts.cleaned += names.filter((name, face) => name && name.name !== printed.names[face]).length;
    return { ...printed, names: names.map((name) => name?.name ?? ''), kana: names[0]?.kana };
  };
  return withoutUndefined({ zh: cleanIn(row.printed.zh), ja: cleanIn(row.printed.ja) });
};

interface CleanName {
  readonly name: string;
  readonly kana?: string | undefined;
}

/**
 * Cleans a name in Chinese or Japanese; undefined if the value is not a name.
 *
 *   幽（ゆう）霊（れい）   // => 幽霊, with its kana ゆうれい
 *   幽灵书记 —             // => 幽灵书记
 *   XX英勇兽群             // => undefined: a placeholder
 *   Brave Herd             // => undefined: the English name where the file has no other
 */
const cleanName = (printed: string, english: string): CleanName | undefined => {
  const name = printed
    .replace(readings, '$<kanji>')
    .replace(/[\s\p{Dash}～]+$/u, '')
    .trim();
  const isEnglish = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name);
  if (name === '' || name.startsWith('XX') || (isEnglish && foldToKey(name) === foldToKey(english)))
    return undefined;
  const read = printed.replace(readings, '$<reading>').trim();
  return { name, kana: onlyKana.test(read) ? read : undefined };
};

const readings =
  /(?<kanji>\p{Script=Han}+)[（(](?<reading>[\p{Script=Hiragana}\p{Script=Katakana}ー]+)[）)]/gu;

const onlyKana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・＝、]+$/u;

/** `facesOf('曙光 // 黄昏') // => ['曙光', '黄昏']` */
const facesOf = (name: string): readonly string[] => name.split(/\s*\/\/\s*/u);

const toFact = (row: Row, slug: string, set: string): CardFact => {
  const { zh, ja } = row.printed;
  const optional = {
    number: Number.parseInt(row.number, 10),
    kana: ja?.kana,
    manaCost: row.manaCost,
    manaValue: row.type.includes('Land') ? undefined : row.manaValue,
    colors: row.colors?.length === 0 ? undefined : row.colors,
    typeLine: withoutUndefined({ zh: zh?.type, ja: ja?.type, en: row.type }),
    rarity: /^Basic .*Land/u.test(row.type) ? 'land' : row.rarity,
    power: row.power,
    toughness: row.toughness,
    loyalty: row.loyalty,
  };
  const fitting = Object.entries(optional).filter(
    ([name, value]) =>
      value !== undefined && cardFactSchema.shape[name as keyof typeof optional].safeParse(value).success,
  );
  const faces = { [commonLanguage]: [row.name, ...row.others], zh: zh?.names ?? [], ja: ja?.names ?? [] };
  const names = {
    en: row.name,
    ...withoutUndefined({ zh: zh?.names[0] || undefined, ja: ja?.names[0] || undefined }),
  };
  // Links with the name of another face also lead to the page of the card.
  const others = Object.entries(faces).flatMap(([lang, [, ...more]]) =>
    more.filter((name) => name !== '').map((name) => ({ lang, name })),
  );
  const alsoCalled = others.length > 0 ? { alsoCalled: others } : {};
  return cardFactSchema.parse({ slug, set, names, ...alsoCalled, ...Object.fromEntries(fitting) });
};

/** Removes undefined and null values. */
export const withoutUndefined = <Value extends object>(
  value: Value,
): { [Key in keyof Value]?: NonNullable<Value[Key]> } =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined && each !== null)) as {
    [Key in keyof Value]?: NonNullable<Value[Key]>;
  };
