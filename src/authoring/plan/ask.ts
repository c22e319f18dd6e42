import type { ByLanguage } from '../../pipeline/join/tree.ts';
import { type Language, languages, languagesOf } from '../../schema/language.ts';
import { similarity } from '../compare/similarity.ts';
import { nameInText } from '../write/edit-marked-text.ts';
import type { TextsPlan } from '../write/planned-files.ts';
import { isSure } from './align.ts';
import { leastAlike } from './pair-lines.ts';
import type { Row } from './rows.ts';

export interface Incoming {
  readonly lang: Language;
  /** Whether the language has an older text. */
  readonly isNewer: boolean;
  /** Whether other languages have rows. */
  readonly hasOthers: boolean;
}

/** An existing row, and the row of the incoming text that matches (`text`), with its parent. Either can be missing. */
interface Matched {
  readonly row: Row | undefined;
  readonly text: Row | undefined;
  readonly parent?: Row | undefined;
}

/** Each question becomes a `?` line of a marked text. */
export const askAboutText = (matched: Matched, incoming: Incoming): readonly string[] => {
  const asked = [matched.row, matched.text].flatMap((one) => one?.asks ?? []);
  const { kind = 'clause' } = matched.row ?? matched.text ?? {};
  if (kind === 'clause') return [...new Set([...asked, ...askAboutClause(matched, incoming)])];
  // A new question replaces those that the row has: one is enough.
  const question = isAsked.has(kind) ? askAboutRow(matched, incoming) : undefined;
  return question === undefined ? asked : [question];
};

const askAboutClause = ({ row, text }: Matched, { lang, isNewer }: Incoming): readonly string[] => {
  if (!text) return [];
  const old = row?.texts[lang];
  if (old !== undefined) {
    // A section has one penalty: it is the same clause in any wording.
    const isOther = row?.id !== 'penalty' && similarity(old, text.texts[lang] ?? '') < leastAlike;
    return isOther ? [`the ${lang} text is rewritten: is it still this clause?`] : [];
  }
  const isToAsk = row !== undefined && row.id !== '' && (isNewer || !isSure(text));
  return [
    ...(text.isVoiceOpen ? [whoSpeaks(lang)] : []),
    ...(isToAsk ? [`the ${lang} text is new: does it belong to this clause?`] : []),
  ];
};

/** A text that does not separate rules from commentary gets this question. */
export const whoSpeaks = (lang: Language): string =>
  `which of the ${lang} paragraphs are official text, and which are commentary?`;

const isAsked: ReadonlySet<Row['kind']> = new Set(['card', 'section', 'note', 'ruling']);
const belongTogether = 'do these texts belong together?';
const newIn = (lang: Language): string => `new in ${lang}: is that right?`;

const askAboutRow = ({ row, text, parent }: Matched, incoming: Incoming): string | undefined => {
  const { lang, isNewer, hasOthers } = incoming;
  if (row && text) return askAboutPair(row, text, incoming);
  // A gap that the older text also has is already decided.
  if (row) return isNewer && row.texts[lang] === undefined ? undefined : `why is there no ${lang}?`;
  // The question about a new parent covers its rows.
  if (parent && parent.kind !== 'chapter' && !parent.match) return undefined;
  if (hasOthers) return 'no other language has this row: is that right?';
  return isNewer ? newIn(lang) : undefined;
};

const askAboutPair = ({ kind, texts }: Row, text: Row, { lang, isNewer }: Incoming): string | undefined => {
  const old = texts[lang];
  if (text.isCarried)
    return similarity(old ?? '', text.texts[lang] ?? '') < leastSimilar
      ? 'is it still this text?'
      : undefined;
  if (!isSure(text)) return belongTogether;
  if (kind === 'section' || !isNewer || (kind === 'card' && old !== undefined)) return undefined;
  return kind === 'card' ? newIn(lang) : belongTogether;
};

/** Below this similarity, the question is whether a carried row is still the same. */
const leastSimilar = 0.6;

/** The questions by source file and row name. They go to an incoming text (`next`) if one has the row. */
export const questionsAt = (
  rows: readonly Row[],
  files: ByLanguage<string>,
  next: readonly { readonly lang: Language }[],
): TextsPlan['asked'] => {
  const asked = new Map<string, Map<string, readonly string[]>>();
  const addOf = (row: Row, card?: Row): void => {
    const places = placesOf(row, card, files);
    const place = places.find((one) => next.some(({ lang }) => lang === one.in)) ?? places[0];
    const file = place && files[place.in];
    if (row.asks.length > 0 && place && file !== undefined)
      asked.set(file, (asked.get(file) ?? new Map()).set(place.name, row.asks));
    for (const one of row.rows) addOf(one, row.kind === 'card' ? row : undefined);
  };
  for (const row of rows) addOf(row);
  return asked;
};

const placesOf = (
  { kind, id, texts, prints, annotations }: Row,
  card: Row | undefined,
  files: ByLanguage<string>,
): readonly { readonly in: Language; readonly name: string }[] => {
  const hasIdAlone = kind === 'clause' || kind === 'note' || kind === 'ruling';
  const name = nameInText(hasIdAlone ? id : `${kind} ${id}`, card?.id);
  const named = (own: string, lang: Language, text: Language) => {
    const first = languages.find((one) => files[one] === files[text]);
    return { in: text, name: lang === first ? own : `${own} ${lang}` };
  };
  return [
    ...languagesOf(texts).map((lang) => named(name, lang, lang)),
    ...prints.map((one) => named(name, one.lang, one.in)),
    ...annotations.map((one) => named(one.id, one.lang, one.lang)),
  ];
};
