import type { Language } from '../../schema/language.ts';
import type { ReadMentions } from '../align/mentions.ts';
import { diffWording, foldWording } from '../compare/similarity.ts';
import { alignClauses, sureScore, toConfidence } from './align.ts';
import { whoSpeaks } from './ask.ts';
import { carryClauses, keepInPlace } from './carry.ts';
import { clausesOf, type Row, type SectionText, unite, without } from './rows.ts';

/** English decides, so its clauses come first and those of the others find their rows. */
export const inOrder = (texts: readonly SectionText[]): readonly SectionText[] =>
  (['en', 'ja', 'zh'] as const).flatMap((lang) => texts.filter((text) => text.lang === lang));

/**
 * Lays the clauses of texts into the rows that there are, one language after the other. `older` are the languages that have a
 * text already: what is new in a newer text, a person looks at.
 */
export const layClauses = (
  known: readonly Row[],
  texts: readonly SectionText[],
  older: readonly Language[],
  readMentions: ReadMentions,
): readonly Row[] =>
  inOrder(texts).reduce((rows, text) => {
    const { lang } = text;
    const carried = carryClauses(rows, clausesOf(text), lang);
    const aligned = alignClauses(rows, carried, lang, readMentions);
    const placed = keepInPlace(aligned.known, aligned.own, lang);
    return unite(
      aligned.known,
      placed.map((row) => (row.of ? row : { ...row, asks: [...row.asks, ...askWhoSpeaks(row, lang)] })),
      (row, of) => merge(row, of, lang, older.includes(lang)),
    );
  }, known);

/** A row with what a text has of it, in place of what the older one had. */
const merge = (row: Row, text: Row | undefined, lang: Language, isNewer: boolean): Row => {
  const old = row.says[lang];
  const rest = {
    lines: without(row.lines, lang),
    says: without(row.says, lang),
    places: without(row.places, lang),
  };
  if (!text) return { ...row, ...rest };
  const now = text.says[lang] ?? '';
  const isChanged = old !== undefined && foldWording(old) !== foldWording(now);
  const isToAsk = row.id !== '' && old === undefined && (isNewer || toConfidence(text.score) < sureScore);
  return {
    ...row,
    lines: { ...rest.lines, ...text.lines },
    says: { ...rest.says, ...text.says },
    places: { ...rest.places, ...text.places },
    score: leastOf(row.score, text.score),
    changed: isChanged ? { ...row.changed, [lang]: diffWording(old, now) } : row.changed,
    asks: [
      ...row.asks,
      ...text.asks,
      ...(old === undefined ? askWhoSpeaks(text, lang) : []),
      ...(isToAsk ? [`the ${lang} is new: is it this clause?`] : []),
    ],
  };
};

const askWhoSpeaks = ({ isVoiceOpen }: Row, lang: Language): readonly string[] =>
  isVoiceOpen ? [whoSpeaks(lang)] : [];

const leastOf = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? (one ?? other) : Math.min(one, other);
