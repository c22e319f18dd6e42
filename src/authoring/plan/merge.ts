import { isOfInterface, type Language, type Localized } from '../../schema/language.ts';
import { diffWording, foldWording } from '../compare/similarity.ts';
import { askAboutText, type Incoming } from './ask.ts';
import { printedIn, type Row, withoutText } from './rows.ts';

/**
 * Merges the rows of a text (`own`) into the existing ones (`known`). A matched row replaces the text of its
 * language in its `match`. A new row comes after the row above it in the text. `parent` is the parent of `own`.
 */
export const mergeRows = (
  known: readonly Row[],
  own: readonly Row[],
  incoming: Incoming,
  parent?: Row,
): readonly Row[] => {
  const there = new Set(known);
  const isThere = ({ match }: Row): boolean => match !== undefined && there.has(match);
  const groups = Map.groupBy(own, (_, index) => own.slice(0, index + 1).findLast(isThere)?.match);
  const add = (row: Row): Row => addRow(row, incoming, parent);
  return [
    ...(groups.get(undefined) ?? []).map(add),
    ...known.flatMap((row) => {
      const [text, ...fresh] = groups.get(row) ?? [];
      return [
        text ? mergeRow(row, text, incoming, parent) : withoutIncoming(row, incoming),
        ...fresh.map(add),
      ];
    }),
  ];
};

const withoutIncoming = (row: Row, incoming: Incoming): Row => ({
  ...withoutText(row, incoming.lang),
  asks: askAboutText({ row, text: undefined }, incoming),
});

/** A row that is new here, or has moved. A moved row leaves its texts in other languages in the old place. */
const addRow = (text: Row, incoming: Incoming, parent: Row | undefined): Row => {
  const { match } = text;
  if (match)
    return mergeRow(
      { ...match, lines: {}, texts: onlyIn(match.texts, incoming.lang) },
      text,
      incoming,
      parent,
    );
  return {
    ...text,
    asks: askAboutText({ row: undefined, text, parent }, incoming),
    rows: mergeRows([], text.rows, incoming, text),
  };
};

const onlyIn = (texts: Row['texts'], lang: Language): Row['texts'] =>
  texts[lang] === undefined ? {} : { [lang]: texts[lang] };

const mergeRow = (row: Row, text: Row, incoming: Incoming, parent: Row | undefined): Row => {
  const { lang } = incoming;
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
    asks: askAboutText({ row, text, parent }, incoming),
    titles: mergeTitles(row, text, lang),
    // Names that the row already has win over newly printed ones.
    names: row.names && { ...text.names, ...row.names },
    rows: mergeRows(row.rows, text.rows, incoming, text),
  };
};

/** The words of a row in a language; of a card, also the lines below its name. */
const wordsIn = ({ texts, face = {} }: Row, lang: Language): string =>
  [texts[lang], face[lang]].flatMap((words) => words || []).join('\n');

const leastOf = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);

/** A title that only repeats that of another language gives way to a printed one. */
const mergeTitles = (row: Row, text: Row, lang: Language): Localized | undefined => {
  const { titles } = row;
  if (!titles || !text.titles || !isOfInterface(lang) || row.texts[lang] !== undefined) return titles;
  const isOwnTitle = printedIn(row)
    .filter(isOfInterface)
    .every((each) => titles[each] !== titles[lang]);
  return isOwnTitle ? titles : { ...titles, [lang]: text.titles[lang] };
};
