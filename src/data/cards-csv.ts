import type { Ruling } from '../schema/card.ts';
import { commonLanguage, type Language, languages, languagesFrom } from '../schema/language.ts';
import type { PublishedCard } from '../schema/published.ts';
import { isOverruled } from '../schema/status.ts';
import type { Unofficial } from '../schema/unofficial.ts';
import { type Column, toCsv } from './csv.ts';
import { wordSpan } from './tmx.ts';

/** `/data/<set>/cards.csv`: a row for each card. Line breaks join the paragraphs of the rules text. */
export const toCardsCsv = (cards: readonly PublishedCard[]): string => toCsv(cardColumns, cards);

/** `/data/<set>/rulings.csv`: a row for each ruling, with the names of its card. Blanks join lists of IDs. */
export const toRulingsCsv = (cards: readonly PublishedCard[]): string =>
  toCsv(
    rulingColumns,
    cards.flatMap((card) => card.rulings.map((ruling) => ({ card, ruling }))),
  );

const unofficialColumns = <Row>(of: (row: Row) => Unofficial | undefined): readonly Column<Row>[] =>
  languages.flatMap((lang): Column<Row>[] => [
    [`${lang}_unofficial`, (row) => of(row)?.[lang]?.text],
    [`${lang}_translator`, (row) => of(row)?.[lang]?.translator],
  ]);

/** `zh_text`, `ja_text`, … */
const columnsPerLanguage = <Row>(
  name: string,
  of: (row: Row, lang: Language) => string | undefined,
): readonly Column<Row>[] =>
  languages.map((lang): Column<Row> => [`${lang}_${name}`, (row) => of(row, lang)]);

/** `name_en`, `name_zh`, … */
const columnsOfCard = (
  name: string,
  of: (card: PublishedCard, lang: Language) => string | undefined,
): readonly Column<PublishedCard>[] =>
  languagesFrom(commonLanguage).map((lang) => [`${name}_${lang}`, (card) => of(card, lang)]);

const nameColumns: readonly Column<PublishedCard>[] = [
  ['slug', ({ slug }) => slug],
  ...columnsOfCard('name', ({ names }, lang) => names[lang]),
];

const cardColumns: readonly Column<PublishedCard>[] = [
  ['number', ({ number }) => number],
  ...nameColumns,
  ['kana', ({ kana }) => kana],
  ['role', ({ role }) => role],
  ['rarity', ({ rarity }) => rarity],
  ['mana_cost', ({ manaCost }) => manaCost],
  ['mana_value', ({ manaValue }) => manaValue],
  ['colors', ({ colors }) => colors.join('')],
  ...columnsOfCard('type', ({ typeLine }, lang) => typeLine[lang]),
  ['power', ({ power }) => power],
  ['toughness', ({ toughness }) => toughness],
  ['loyalty', ({ loyalty }) => loyalty],
  ['rulings', ({ rulings }) => rulings.length],
  ['rulings_changed', ({ rulings }) => rulings.filter(({ status }) => isOverruled(status)).length],
  ['anomalies', ({ anomalies }) => anomalies.map(({ kind }) => kind).join(' ')],
  ['card_status', ({ status }) => status],
  ['card_changes', ({ changes = [] }) => changes.map(({ change }) => change).join(' ')],
  ...unofficialColumns<PublishedCard>(({ unofficial }) => unofficial),
  ...columnsPerLanguage<PublishedCard>('text', ({ texts }, lang) => texts[lang]?.text.join('\n')),
  ...columnsPerLanguage<PublishedCard>('heading', ({ texts }, lang) => texts[lang]?.heading),
  ...columnsPerLanguage<PublishedCard>('date', ({ dates }, lang) => dates?.[lang]),
];

interface RulingRow {
  readonly card: PublishedCard;
  readonly ruling: Ruling;
}

const rulingColumns: readonly Column<RulingRow>[] = [
  ...nameColumns.map(([name, cellOf]): Column<RulingRow> => [name, ({ card }) => cellOf(card)]),
  ['ruling', ({ ruling }) => ruling.id],
  ['status', ({ ruling }) => ruling.status],
  ['changes', ({ ruling: { changes = [] } }) => changes.map(({ change }) => change).join(' ')],
  ...unofficialColumns<RulingRow>(({ ruling }) => ruling.unofficial),
  ...columnsPerLanguage<RulingRow>('text', ({ ruling }, lang) => ruling.texts[lang]?.text),
  ...columnsPerLanguage<RulingRow>('date', ({ card }, lang) => card.dates?.[lang]),
  ...columnsPerLanguage<RulingRow>('corrections', ({ ruling }, lang) =>
    ruling.texts[lang]?.corrections?.map(({ id }) => id).join(' '),
  ),
  ...columnsPerLanguage<RulingRow>('source', ({ ruling }, lang) => {
    const text = ruling.texts[lang];
    return text && wordSpan(text.source);
  }),
];
