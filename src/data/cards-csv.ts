import { type Language, languages } from '../schema/language.ts';
import type { PublishedCard, PublishedRuling } from '../schema/published.ts';
import type { Unofficial } from '../schema/unofficial.ts';
import { type Column, toCsv } from './csv.ts';

/** `/data/m10/cards.csv`: one row a card. Paragraphs of the rules text are joined by line breaks. */
export const toCardsCsv = (cards: readonly PublishedCard[]): string => toCsv(cardColumns, cards);

/** `/data/m10/rulings.csv`: one row a ruling, under the names of its card. Lists of IDs are joined by blanks. */
export const toRulingsCsv = (cards: readonly PublishedCard[]): string =>
  toCsv(
    rulingColumns,
    cards.flatMap((card) => card.rulings.map((ruling) => ({ card, ruling }))),
  );

/** The unofficial translation of a text in each language, and its translator. */
const unofficialColumns = <Row>(of: (row: Row) => Unofficial | undefined): readonly Column<Row>[] =>
  languages.flatMap((lang): Column<Row>[] => [
    [`${lang}_unofficial`, (row) => of(row)?.[lang]?.text],
    [`${lang}_translator`, (row) => of(row)?.[lang]?.translator],
  ]);

/** The official text in each language. */
const textColumns = <Row>(of: (row: Row, lang: Language) => string | undefined): readonly Column<Row>[] =>
  languages.map((lang): Column<Row> => [`${lang}_text`, (row) => of(row, lang)]);

const nameColumns: readonly Column<PublishedCard>[] = [
  ['slug', ({ slug }) => slug],
  ['name_en', ({ names }) => names.en],
  ['name_zh', ({ names }) => names.zh],
  ['name_ja', ({ names }) => names.ja],
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
  ['type_en', ({ typeLine }) => typeLine.en],
  ['type_zh', ({ typeLine }) => typeLine.zh],
  ['type_ja', ({ typeLine }) => typeLine.ja],
  ['power', ({ power }) => power],
  ['toughness', ({ toughness }) => toughness],
  ['loyalty', ({ loyalty }) => loyalty],
  ['heading', ({ heading }) => heading],
  ['text', ({ text }) => text.join('\n')],
  ['rulings', ({ rulings }) => rulings.length],
  ['rulings_changed', ({ rulings }) => rulings.filter(isChanged).length],
  ['anomalies', ({ anomalies }) => anomalies.map(({ kind }) => kind).join(' ')],
  ['as_of', ({ asOf }) => asOf],
  ['card_validity', ({ validity }) => validity?.state],
  ['card_changes', ({ validity }) => validity?.changes.join(' ')],
  ...unofficialColumns<PublishedCard>(({ unofficial }) => unofficial),
  ...textColumns<PublishedCard>(({ texts }, lang) => texts[lang]?.text.join('\n')),
];

/** A ruling with its card. */
interface RulingRow {
  readonly card: PublishedCard;
  readonly ruling: PublishedRuling;
}

const rulingColumns: readonly Column<RulingRow>[] = [
  ...nameColumns.map(([name, cellOf]): Column<RulingRow> => [name, ({ card }) => cellOf(card)]),
  ['ruling', ({ ruling }) => ruling.id],
  ['text', ({ ruling }) => ruling.text],
  ['as_of', ({ card }) => card.asOf],
  ['validity', ({ ruling }) => ruling.validity.state],
  ['changes', ({ ruling }) => ruling.validity.changes.join(' ')],
  ['corrections', ({ ruling }) => ruling.corrections?.map(({ id }) => id).join(' ')],
  ['source_file', ({ ruling }) => ruling.source.file],
  ['source_from_line', ({ ruling }) => ruling.source.lines[0]],
  ['source_to_line', ({ ruling }) => ruling.source.lines[1]],
  ...unofficialColumns<RulingRow>(({ ruling }) => ruling.unofficial),
  ...textColumns<RulingRow>(({ ruling }, lang) => ruling.texts[lang]?.text),
];

const isChanged = ({ validity }: PublishedRuling): boolean =>
  validity.state === 'changed' || validity.state === 'partly';
