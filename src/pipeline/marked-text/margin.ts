import { type LeftOutReason, leftOutReasonSchema, leftOutReasons } from '../../schema/coverage.ts';
import { byKind } from '../../schema/document-kind.ts';
import type { NoteKind } from '../../schema/faq.ts';
import { noteIdSchema, noteKindSchema } from '../../schema/faq.ts';
import { annotationIdSchema, clauseIdSchema, type Part, partSchema } from '../../schema/guide.ts';
import { commonLanguage, type Language, languages, otherTags } from '../../schema/language.ts';
import { slugSchema } from '../../schema/slug.ts';
import type { SourceEntry } from '../../schema/source.ts';
import { nearestWord } from './nearest-word.ts';

/** What a row is, by the words in its margin. */
export interface RowName {
  readonly is: RowKind;
  /** `remedy-4`, `r1`, the slug of a card; empty where the row needs none. */
  readonly id: string;
  readonly lang: Language;
  /** The part that a heading begins. */
  readonly part?: Part;
  /** The kind of a note. */
  readonly kind?: NoteKind;
  /** Whether a note is part of the bullet or step before it. */
  readonly isInner?: boolean;
  /** What a chapter contains. */
  readonly holds?: 'notes' | 'rulings';
  /** Whether the entry of a card is lost with a page. */
  readonly isLost?: boolean;
  /** What a ruling begins with, if not with a paragraph. */
  readonly begins?: 'item' | 'step';
}

export const cardLines = ['english-name', 'mana-cost', 'type-line', 'stats', 'rules-text'] as const;

type GuideKind = 'heading' | 'subheading' | 'clause' | 'annotation';
type FaqKind = 'chapter' | 'section' | 'group' | 'note' | 'card' | 'ruling' | 'item' | 'step';
export type RowKind = 'title' | GuideKind | FaqKind | (typeof cardLines)[number] | 'divider' | LeftOutReason;

/** Whether a row is on no page. */
export const isOnNoPage = ({ is }: RowName): boolean =>
  is === 'divider' || leftOutReasonSchema.safeParse(is).success;

/** An unknown word, and what to write instead. */
interface Fault {
  readonly fault: { readonly message: string; readonly hint: string };
}

/** Reads `remedy-4 en` // => a clause; or says what is wrong. `isPrinted` is false for a row without a bar. */
export const readMargin = (
  margin: string,
  { kind, languages: own }: Pick<SourceEntry, 'kind' | 'languages'>,
  isPrinted: boolean,
): { readonly name: RowName } | Fault => {
  const [first = '', ...rest] = margin.split(/\s+/u);
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
  const name = readName(grammar, first, words);
  if (typeof name !== 'object' && (/^[a-z]{2}$/iu.test(last) || Object.hasOwn(otherTags, last)) && !spoken)
    return fault(
      `\`${margin}\` is in ${last}, which is no language of texts here.`,
      `Languages of texts: ${languages.join(', ')}.`,
    );
  if (name === undefined) return unknown(first, grammar);
  if (typeof name === 'string') return fault(`\`${margin}\`: ${name}.`, grammar.hint);
  if (!isPrinted && !mayBeUnprinted.has(name.is))
    return fault(
      `\`${margin}\` has no bar.`,
      'Write a bar and the text after it; only chapter, section, group and card can be without.',
    );
  if (isPrinted && name.isLost)
    return fault(
      `\`${margin}\` has a text.`,
      'What is lost prints nothing: take `lost` out, or write it in a row of its own without a bar.',
    );
  return { name: { id: '', ...name, lang } };
};

const mayBeUnprinted: ReadonlySet<RowKind> = new Set(['chapter', 'section', 'group', 'card']);

/** The grammar of the margins of a kind of text. */
interface Grammar {
  /** The words that begin a name, and what may follow them. */
  readonly words: Readonly<Record<string, ReadRest>>;
  /** Reads a name that begins with an ID; undefined if `id` is no ID. */
  readonly readId: (id: string, rest: readonly string[]) => Named | string | undefined;
  /** The words that IDs begin with; empty if IDs can begin with any word. */
  readonly stems: readonly string[];
  readonly isOfOneLanguage: boolean;
  readonly hint: string;
}

type Named = Omit<RowName, 'id' | 'lang'> & { readonly id?: string };

/** The name, or what is wrong with the words after its first one. */
type ReadRest = (rest: readonly string[]) => Named | string;

const readName = ({ words, readId }: Grammar, first: string, rest: readonly string[]) =>
  Object.hasOwn(words, first) ? words[first]?.(rest) : readId(first, rest);

/** Returns the name, or a fault if a word follows it. */
const ended = (name: Named, more: string | undefined): Named | string =>
  more === undefined ? name : `nothing is known of \`${more}\` here`;

/** Words that are a name alone: `group`, `stats`. */
const alone = (...kinds: readonly RowKind[]): Readonly<Record<string, ReadRest>> =>
  Object.fromEntries(kinds.map((is): [string, ReadRest] => [is, ([more]) => ended({ is }, more)]));

const heading =
  (is: 'heading' | 'subheading'): ReadRest =>
  ([word, more]) => {
    const part = partSchema.safeParse(word).data;
    return part ? ended({ is, part }, more) : `a heading needs its part: ${partSchema.options.join(', ')}`;
  };

const readGuideId: Grammar['readId'] = (id, [more]) => {
  if (clauseIdSchema.safeParse(id).success) return ended({ is: 'clause', id }, more);
  const isNote = annotationIdSchema.safeParse(id).success;
  return isNote && clauseIdSchema.safeParse(id.replace(/-note-\d+$/u, '')).success
    ? ended({ is: 'annotation', id }, more)
    : undefined;
};

const isSlug = (word: string | undefined): word is string => slugSchema.safeParse(word).success;

const faqWords: Grammar['words'] = {
  chapter: ([id, holds, more]) => {
    if (!isSlug(id)) return 'a chapter needs its ID and what it holds: chapter general-notes notes';
    if (holds !== 'notes' && holds !== 'rulings')
      return 'write after the ID of the chapter what it holds: notes or rulings';
    return ended({ is: 'chapter', id, holds }, more);
  },
  section: ([id, more]) =>
    isSlug(id) ? ended({ is: 'section', id }, more) : 'a section needs its ID: section combat',
  card: ([id, ...rest]) => {
    if (!isSlug(id)) return 'a card needs its slug: card ajani-goldmane';
    const isLost = rest[0] === 'lost';
    return ended({ is: 'card', id, ...(isLost ? { isLost } : {}) }, rest[isLost ? 1 : 0]);
  },
  ...alone('group', 'item', 'step', ...cardLines),
};

const readFaqId: Grammar['readId'] = (id, rest) => {
  const [more, next] = rest;
  if (/^r\d+$/u.test(id))
    return more === 'item' || more === 'step'
      ? ended({ is: 'ruling', id, begins: more }, next)
      : ended({ is: 'ruling', id }, more);
  if (!noteIdSchema.safeParse(id).success) return undefined;
  const kind = more === undefined || more === 'inner' ? 'paragraph' : noteKindSchema.safeParse(more).data;
  if (!kind) return `\`${more}\` is no kind of note: ${noteKindSchema.options.join(', ')}`;
  const others = more === kind ? rest.slice(1) : rest;
  const isInner = others[0] === 'inner';
  return ended({ is: 'note', id, kind, ...(isInner ? { isInner } : {}) }, others[isInner ? 1 : 0]);
};

const fault = (message: string, hint: string): Fault => ({ fault: { message, hint } });

/** An unknown first word, with the word or ID that was probably meant: `philosofy-2 // => 'philosophy-2'` */
const unknown = (first: string, grammar: Grammar): Fault => {
  // `Remedy-4`, `remedy4` and `remedy－４：` are all `remedy-4`.
  const written = first
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z\d-]/gu, '');
  const { stem = written, end } =
    /^(?<stem>[a-z]+)-?(?<end>\d+(?:-note-\d+)?|(?<=-)[a-z])$/u.exec(written)?.groups ?? {};
  const near = nearestWord(stem, end === undefined ? Object.keys(grammar.words) : grammar.stems);
  const meant = end === undefined ? near : `${near}-${end}`;
  const isKnown = meant !== undefined && readName(grammar, meant, []) !== undefined;
  return fault(
    `\`${first}\` is no ID and no word that the margin knows.`,
    `${isKnown ? `Probably ${meant} is meant. ` : ''}${grammar.hint}`,
  );
};

const ofBoth = alone('title', 'divider', ...leftOutReasons);

const guideGrammar: Grammar = {
  words: { ...ofBoth, heading: heading('heading'), subheading: heading('subheading') },
  readId: readGuideId,
  stems: [...partSchema.options, 'example'],
  isOfOneLanguage: false,
  hint: `Write an ID (remedy-4, example-c, remedy-4-note-1, penalty), title, heading or subheading with a part, divider, ${leftOutReasons.join(' or ')}; then a language if it is not the first of the head.`,
};

const faqGrammar: Grammar = {
  words: { ...ofBoth, ...faqWords },
  readId: readFaqId,
  stems: [],
  isOfOneLanguage: true,
  hint: `Write an ID (combat-7 with its kind, r1), title, chapter, section, group, card, english-name, mana-cost, type-line, stats, rules-text, item, step, divider, ${leftOutReasons.join(' or ')}.`,
};

/** The words of a name; `own` is the language that the margin leaves out. */
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
