import { isOfInterface, type Language, type Localized } from '../../schema/language.ts';
import { diffWording, foldWording } from '../compare/similarity.ts';
import { askAboutText, type Laying } from './ask.ts';
import { printedIn, type Row, withoutText } from './rows.ts';

/**
 * Merges the rows of a text (`own`) into the existing ones (`known`). A matched row replaces the text of its
 * language in its `match`. A new row comes after the row above it in the text. `parent` is the parent of `own`.
 */
export const uniteRows = (
  known: readonly Row[],
  own: readonly Row[],
  laying: Laying,
  parent?: Row,
): readonly Row[] => {
  const there = new Set(known);
  const isThere = ({ match }: Row): boolean => match !== undefined && there.has(match);
  const groups = Map.groupBy(own, (_, index) => own.slice(0, index + 1).findLast(isThere)?.match);
  const lay = (row: Row): Row => layNew(row, laying, parent);
  return [
    ...(groups.get(undefined) ?? []).map(lay),
    ...known.flatMap((row) => {
      const [text, ...fresh] = groups.get(row) ?? [];
      return [text ? merge(row, text, laying, parent) : layNothing(row, laying), ...fresh.map(lay)];
    }),
  ];
};

const layNothing = (row: Row, laying: Laying): Row => ({
  ...withoutText(row, laying.lang),
  asks: askAboutText({ row, text: undefined }, laying),
});

/** A row that is new here, or has moved. A moved row leaves its texts in other languages in the old place. */
const layNew = (text: Row, laying: Laying, parent: Row | undefined): Row => {
  const { match } = text;
  if (match)
    return merge({ ...match, lines: {}, texts: onlyIn(match.texts, laying.lang) }, text, laying, parent);
  return {
    ...text,
    asks: askAboutText({ row: undefined, text, parent }, laying),
    rows: uniteRows([], text.rows, laying, text),
  };
};

const onlyIn = (texts: Row['texts'], lang: Language): Row['texts'] =>
  texts[lang] === undefined ? {} : { [lang]: texts[lang] };

const merge = (row: Row, text: Row, laying: Laying, parent: Row | undefined): Row => {
  const { lang } = laying;
  const left = withoutText(row, lang);
  const [old, now] = [wordsIn(row, lang), wordsIn(text, lang)];
  const isChanged = row.texts[lang] !== undefined && foldWording(old) !== foldWording(now);
  return {
    ...left,
    ownId: text.ownId,
    lines: { ...left.lines, ...text.lines },
    texts: { ...left.texts, ...text.texts },
    places: { ...left.places, ...text.places },
    ...(text.face ? { face: { ...left.face, ...text.face } } : {}),
    score: leastOf(row.score, text.score),
    changed: isChanged ? { ...row.changed, [lang]: diffWording(old, now) } : row.changed,
    asks: askAboutText({ row, text, parent }, laying),
    titles: mergeTitles(row, text, lang),
    // Names that people have given win over printed ones.
    names: row.names && { ...text.names, ...row.names },
    rows: uniteRows(row.rows, text.rows, laying, text),
  };
};

/** The words of a row in a language; of a card, also the lines below its name. */
const wordsIn = ({ texts, face = {} }: Row, lang: Language): string =>
  [texts[lang], face[lang]].flatMap((words) => words || []).join('\n');

const leastOf = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);

const mergeTitles = (row: Row, text: Row, lang: Language): Localized | undefined => {
  const { titles } = row;
  if (!titles || !text.titles || !isOfInterface(lang) || row.texts[lang] !== undefined) return titles;
  const isGiven = printedIn(row)
    .filter(isOfInterface)
    .every((each) => titles[each] !== titles[lang]);
  return isGiven ? titles : { ...titles, [lang]: text.titles[lang] };
};
