import { ledgerReasonSchema } from '../../schema/coverage.ts';
import { byKind } from '../../schema/document-kind.ts';
import type { NoteKind } from '../../schema/faq.ts';
import { noteIdSchema, noteKindSchema } from '../../schema/faq.ts';
import { annotationIdSchema, clauseIdSchema, type Part, partSchema } from '../../schema/guide.ts';
import { commonLanguage, type Language, languages, otherTags } from '../../schema/language.ts';
import { nearestWord } from '../../schema/nearest-word.ts';
import { slugSchema } from '../../schema/slug.ts';
import type { SourceEntry } from '../../schema/source.ts';

/** What the words in the margin say that a row is. */
export interface RowName {
  readonly is: RowKind;
  /** `remedy-4`, `r1`, the slug of a card; empty where the row needs none. */
  readonly id: string;
  readonly lang: Language;
  /** Of a heading. */
  readonly part?: Part;
  /** Of a note. */
  readonly kind?: NoteKind;
  /** Of a note: part of the bullet or step before it. */
  readonly isInner?: boolean;
  /** Of a chapter. */
  readonly holds?: 'notes' | 'rulings';
  /** Of a card: its entry is lost with a page. */
  readonly isLost?: boolean;
  /** Of a ruling: it begins with an item or a step. */
  readonly begins?: 'item' | 'step';
}

export type RowKind =
  | 'title'
  | 'heading'
  | 'subheading'
  | 'clause'
  | 'annotation'
  | 'chapter'
  | 'section'
  | 'group'
  | 'note'
  | 'card'
  | CardLine
  | 'ruling'
  | 'item'
  | 'step'
  | 'divider'
  | 'furniture'
  | 'repeated';

export const cardLines = ['english-name', 'mana-cost', 'type-line', 'stats', 'rules-text'] as const;
export type CardLine = (typeof cardLines)[number];

/** Whether a row is on no page. */
export const isOnNoPage = ({ is }: RowName): boolean =>
  is === 'divider' || ledgerReasonSchema.safeParse(is).success;

/** A word that is not understood, and what to write instead. */
export interface MarginFault {
  readonly message: string;
  readonly hint: string;
}

/** Reads `remedy-4 en` // => a clause; or says what is wrong. `isPrinted` is false for a row without a bar. */
export const readMargin = (
  margin: string,
  { kind, languages: own }: Pick<SourceEntry, 'kind' | 'languages'>,
  isPrinted: boolean,
): { readonly name: RowName } | { readonly fault: MarginFault } => {
  const [first = '', ...rest] = margin.split(/ +/u);
  const last = rest.at(-1) ?? '';
  const spoken = languages.find((lang) => lang === last);
  const words = spoken ? rest.slice(0, -1) : rest;
  const lang = spoken ?? own[0] ?? commonLanguage;
  const grammar = byKind({ kind }, { sections: guideGrammar, cards: faqGrammar });
  if (grammar.isOfOneLanguage && spoken && lang !== own[0])
    return fault(
      `\`${margin}\` is in ${lang}, but the text is in ${own[0]}.`,
      `Take ${lang} out; ${lang} has a file of its own.`,
    );
  const name = grammar.read(first, words);
  if (typeof name !== 'object' && (/^[a-z]{2}$/u.test(last) || Object.hasOwn(otherTags, last)) && !spoken)
    return unknownLanguage(margin, last);
  if (name === undefined) return unknown(first, words, grammar);
  if (typeof name === 'string') return fault(`\`${margin}\`: ${name}.`, grammar.hint);
  if (
    !isPrinted &&
    name.is !== 'chapter' &&
    name.is !== 'section' &&
    name.is !== 'group' &&
    name.is !== 'card'
  )
    return fault(
      `\`${margin}\` has no bar.`,
      'Write a bar and the text after it; only chapter, section, group and card can be without.',
    );
  return { name: { id: '', ...name, lang } };
};

type Named = Omit<RowName, 'id' | 'lang'> & { readonly id?: string };

/** The name, or what is wrong with its words; undefined for an unknown first word. */
type ReadName = (first: string, words: readonly string[]) => Named | string | undefined;

const readGuideName: ReadName = (first, words) => {
  const [more] = words;
  if (first === 'heading' || first === 'subheading') {
    const part = partSchema.safeParse(more).data;
    if (!part) return `a heading needs its part: ${partSchema.options.join(', ')}`;
    return words.length > 1 ? tooMuch(words[1]) : { is: first, part };
  }
  const is = kindOfId(first);
  if (is) return more === undefined ? { is, id: first } : tooMuch(more);
  return readCommonName(first, words);
};

const kindOfId = (id: string): 'clause' | 'annotation' | undefined => {
  if (clauseIdSchema.safeParse(id).success) return 'clause';
  const isNote = annotationIdSchema.safeParse(id).success;
  return isNote && clauseIdSchema.safeParse(id.replace(/-note-\d+$/u, '')).success ? 'annotation' : undefined;
};

const readCommonName: ReadName = (first, [more]) => {
  const is = commonWords.find((one) => one === first);
  if (!is) return undefined;
  return more === undefined ? { is: is as RowKind } : tooMuch(more);
};

const readFaqName: ReadName = (first, words) => {
  const known = Object.hasOwn(faqWords, first) ? faqWords[first] : undefined;
  if (known) return known(words);
  return /^r\d+$/u.test(first) ? readRuling(first, words) : readNote(first, words);
};

/** A word alone: `group`, `stats`. */
const alone =
  (is: RowKind) =>
  ([more]: readonly string[]): Named | string =>
    more === undefined ? { is } : tooMuch(more);

const isSlug = (word: string | undefined): word is string => slugSchema.safeParse(word).success;

/** The words that begin a name in a set FAQ, and what may follow them. */
const faqWords: Readonly<Record<string, (words: readonly string[]) => Named | string>> = {
  chapter: ([id, holds, more]) => {
    if (!isSlug(id)) return 'a chapter needs its ID and what it holds: chapter general-notes notes';
    if (holds !== 'notes' && holds !== 'rulings')
      return 'write after the ID of the chapter what it holds: notes or rulings';
    return more === undefined ? { is: 'chapter', id, holds } : tooMuch(more);
  },
  section: ([id, more]) => {
    if (!isSlug(id)) return 'a section needs its ID: section combat';
    return more === undefined ? { is: 'section', id } : tooMuch(more);
  },
  card: ([id, lost, more]) => {
    if (!isSlug(id)) return 'a card needs its slug: card ajani-goldmane';
    if (more !== undefined || (lost !== undefined && lost !== 'lost')) return tooMuch(more ?? lost);
    return { is: 'card', id, ...(lost ? { isLost: true } : {}) };
  },
  ...Object.fromEntries((['group', 'item', 'step', ...cardLines] as const).map((is) => [is, alone(is)])),
};

const readRuling: ReadName = (id, [more, next]) => {
  if (next !== undefined || (more !== undefined && more !== 'item' && more !== 'step'))
    return tooMuch(next ?? more);
  return { is: 'ruling', id, ...(more ? { begins: more } : {}) };
};

const readNote: ReadName = (id, words) => {
  if (!noteIdSchema.safeParse(id).success) return readCommonName(id, words);
  const [more] = words;
  const kind = more === undefined || more === 'inner' ? 'paragraph' : noteKindSchema.safeParse(more).data;
  if (!kind) return `\`${more}\` is no kind of note: ${noteKindSchema.options.join(', ')}`;
  const rest = words.filter((word, index) => index > 0 || word !== kind);
  if (rest.length > 1 || (rest.length === 1 && rest[0] !== 'inner')) return tooMuch(rest.at(-1));
  return { is: 'note', id, kind, ...(rest.length === 1 ? { isInner: true } : {}) };
};

const tooMuch = (word = ''): string => `nothing is known of \`${word}\` here`;

const fault = (message: string, hint: string): { readonly fault: MarginFault } => ({
  fault: { message, hint },
});

const unknownLanguage = (margin: string, lang: string): { readonly fault: MarginFault } => {
  const meant = nearestWord(lang, languages);
  return fault(
    `\`${margin}\` is in ${lang}, a language that this edition does not know.`,
    `It knows ${languages.join(', ')}.${meant === undefined ? '' : ` Probably ${meant} is meant.`}`,
  );
};

/** An unknown first word, with the one that was probably meant. */
const unknown = (
  first: string,
  words: readonly string[],
  grammar: Grammar,
): { readonly fault: MarginFault } => {
  // The likeliest slips are a capital, and a blank for the hyphen.
  const plain = [first, ...words].join('-').toLowerCase();
  const meant = typeof grammar.read(plain, []) === 'object' ? plain : nearestName(first, grammar);
  return fault(
    `\`${first}\` is no ID and no word that the margin knows.`,
    meant === undefined ? grammar.hint : `Probably ${meant} is meant. ${grammar.hint}`,
  );
};

/** The word or ID that was probably meant; the end of an ID stays: `philosofy-2 // => 'philosophy-2'` */
const nearestName = (written: string, { words, stems }: Grammar): string | undefined => {
  const { stem = written, end = '' } =
    /^(?<stem>[a-z]+)(?<end>-(?:\d+|[a-z]{1,2})(?:-note-\d+)?)$/u.exec(written)?.groups ?? {};
  if (end === '') return nearestWord(written, words);
  const meant = nearestWord(stem, stems);
  // An example has a letter: the third one is c.
  const id = `${meant}${meant === 'example' ? end.replace(/\d+/u, toLetter) : end}`;
  const isId = [clauseIdSchema, annotationIdSchema].some((schema) => schema.safeParse(id).success);
  return isId ? id : meant;
};

/** `toLetter('3') // => 'c'` */
const toLetter = (number: string): string => String.fromCharCode('a'.charCodeAt(0) - 1 + Number(number));

/** What the margins of texts may have. */
interface Grammar {
  readonly read: ReadName;
  /** The words that begin a name, besides IDs, and what IDs begin with, where that is a closed list. */
  readonly words: readonly string[];
  readonly stems: readonly string[];
  readonly isOfOneLanguage: boolean;
  /** What can be written. */
  readonly hint: string;
}

const commonWords = ['title', 'divider', ...ledgerReasonSchema.options];

const guideGrammar: Grammar = {
  read: readGuideName,
  words: [...commonWords, 'heading', 'subheading', 'penalty', 'examples'],
  stems: [...partSchema.options, 'example'],
  isOfOneLanguage: false,
  hint: 'Write an ID (remedy-4, example-c, remedy-4-note-1, penalty), title, heading or subheading with a part, divider, furniture or repeated; then a language if it is not the first of the head.',
};

const faqGrammar: Grammar = {
  read: readFaqName,
  words: [...commonWords, ...Object.keys(faqWords)],
  stems: [],
  isOfOneLanguage: true,
  hint: 'Write an ID (combat-7 with its kind, r1), title, chapter, section, group, card, english-name, mana-cost, type-line, stats, rules-text, item, step, divider, furniture or repeated.',
};

/** The words of a name; `own` is the language that goes without saying. */
export const writeMargin = (
  { is, id, lang, part, kind, isInner, holds, isLost, begins }: RowName,
  own: Language,
): string =>
  [
    ...(is === 'clause' || is === 'annotation' || is === 'note' || is === 'ruling' ? [] : [is]),
    id,
    part,
    kind === 'paragraph' ? undefined : kind,
    isInner ? 'inner' : undefined,
    holds,
    isLost ? 'lost' : undefined,
    begins,
    lang === own ? undefined : lang,
  ]
    .filter((word) => word !== undefined && word !== '')
    .join(' ');
