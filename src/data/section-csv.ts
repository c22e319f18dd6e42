import { type Clause, type GuideSection, reasonsOf } from '../schema/guide.ts';
import { type Language, languages } from '../schema/language.ts';
import { statusOf } from '../schema/status.ts';
import type { UnofficialText } from '../schema/unofficial.ts';
import { type Column, toCsv } from './csv.ts';
import { wordEdition, wordReason, wordSpan } from './tmx.ts';

/**
 * `/data/<guide>/<section>.csv`, for translators who work in a table. Unofficial texts that fill a gap and those of
 * a newer edition have separate columns. `; ` joins reasons, and the spans of sources.
 */
export const toSectionCsv = ({ clauses, editions }: GuideSection): string =>
  toCsv(
    [...columns, ...languages.map((lang) => editionColumn(lang, editions[lang]))],
    clauses.filter(({ texts }) => Object.keys(texts).length > 0),
  );

const columnsOf = (lang: Language): readonly Column<Clause>[] => [
  [lang, ({ texts }) => texts[lang]?.text],
  [`${lang}_status`, (clause) => (clause.texts[lang] ? statusOf(clause, lang) : 'missing')],
  [`${lang}_reasons`, (clause) => reasonsOf(clause, lang).map(wordReason).join('; ')],
  [
    `${lang}_source`,
    ({ texts: { [lang]: text } }) => (text ? (text.sources ?? [text.source]).map(wordSpan).join('; ') : ''),
  ],
  [`${lang}_unofficial`, (clause) => fillerOf(clause, lang)?.text],
  [`${lang}_translator`, (clause) => fillerOf(clause, lang)?.translator],
];

const newerColumnsOf = (lang: Language): readonly Column<Clause>[] => [
  [`${lang}_newer`, (clause) => newerOf(clause, lang)?.text],
  [`${lang}_newer_edition`, (clause) => newerOf(clause, lang)?.edition],
  [`${lang}_newer_translator`, (clause) => newerOf(clause, lang)?.translator],
];

const editionColumn = (lang: Language, edition: GuideSection['editions'][Language]): Column<Clause> => [
  `${lang}_edition`,
  ({ texts }) => texts[lang] && wordEdition(edition),
];

const fillerOf = ({ unofficial }: Clause, lang: Language): UnofficialText | undefined =>
  unofficial?.[lang]?.newer ? undefined : unofficial?.[lang];
const newerOf = ({ unofficial }: Clause, lang: Language): UnofficialText | undefined =>
  unofficial?.[lang]?.newer ? unofficial[lang] : undefined;

const columns: readonly Column<Clause>[] = [
  ['id', ({ id }) => id],
  ['part', ({ part }) => part],
  ['label', ({ label }) => label],
  ...languages.flatMap(columnsOf),
  ...languages.flatMap(newerColumnsOf),
  ['changes', ({ changes = [] }) => changes.map(({ change }) => change).join(' ')],
];
