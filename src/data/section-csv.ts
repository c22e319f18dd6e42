import type { Clause, GuideSection, Reason } from '../schema/guide.ts';
import { type Language, languages } from '../schema/language.ts';
import { type Column, toCsv } from './csv.ts';
import { wordReason, wordSpan } from './tmx.ts';

/**
 * `/data/ipg/<section>.csv`: one row a clause, for translators who work in a table. For each language its text,
 * whether it differs and why, and where it stands; where it is missing, why. Unofficial texts have columns of
 * their own. Reasons and places are joined by `; `.
 */
export const toSectionCsv = ({ clauses }: GuideSection): string =>
  toCsv(
    columns,
    clauses.filter(({ texts }) => Object.keys(texts).length > 0),
  );

const columnsOf = (lang: Language): readonly Column<Clause>[] => [
  [lang, ({ texts }) => texts[lang]?.text],
  [`${lang}_status`, ({ texts }) => texts[lang]?.status ?? 'missing'],
  [`${lang}_reasons`, (clause) => reasonsOf(clause, lang).map(wordReason).join('; ')],
  [`${lang}_source`, ({ texts }) => [texts[lang]?.source ?? []].flat().map(wordSpan).join('; ')],
  [`${lang}_unofficial`, ({ unofficial }) => unofficial?.[lang]?.text],
  [`${lang}_translator`, ({ unofficial }) => unofficial?.[lang]?.translator],
];

const columns: readonly Column<Clause>[] = [
  ['id', ({ id }) => id],
  ['part', ({ part }) => part],
  ['label', ({ label }) => label],
  ...languages.flatMap(columnsOf),
];

const reasonsOf = ({ texts, missing }: Clause, lang: Language): readonly Reason[] =>
  texts[lang]?.reasons ?? missing.filter((one) => one.lang === lang).map(({ reason }) => reason);
