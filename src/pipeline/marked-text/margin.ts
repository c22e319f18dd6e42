import { type LeftOutReason, leftOutReasons } from '../../schema/coverage.ts';
import { byKind } from '../../schema/document-kind.ts';
import type { NoteKind } from '../../schema/faq.ts';
import { noteIdSchema, noteKindSchema } from '../../schema/faq.ts';
import { annotationIdSchema, clauseIdSchema, type Part, partSchema } from '../../schema/guide.ts';
import { commonLanguage, type Language, languages } from '../../schema/language.ts';
import { slugSchema } from '../../schema/slug.ts';
import type { SourceEntry } from '../../schema/source.ts';
import { nearestWord } from './nearest-word.ts';

/** The parsed margin of a row. Headings have `part`, notes `kind`, chapters `holds`. */
export interface RowName {
  readonly is: RowKind;
  /** `remedy-4`, `r1`, the slug of a card; empty for rows without an ID. */
  readonly id: string;
  readonly lang: Language;
  readonly part?: Part;
  readonly kind?: NoteKind;
  /** Whether a note continues the bullet or step before it. */
  readonly isInner?: boolean;
  readonly holds?: 'notes' | 'rulings';
  /** Whether the entry of a card is lost with a page. */
  readonly isLost?: boolean;
  /** Set if the ruling begins with an item or step instead of a paragraph. */
  readonly begins?: 'item' | 'step';
}

export const cardLines = ['english-name', 'mana-cost', 'type-line', 'stats', 'rules-text'] as const;

type GuideKind = 'heading' | 'subheading' | 'clause' | 'annotation';
type FaqKind = 'chapter' | 'section' | 'group' | 'note' | 'card' | 'ruling' | 'item' | 'step';
export type RowKind = 'title' | GuideKind | FaqKind | (typeof cardLines)[number] | 'divider' | LeftOutReason;

export const isOnNoPage = ({ is }: RowName): boolean =>
  is === 'divider' || leftOutReasons.some((reason) => reason === is);

interface Fault {
  readonly fault: { readonly message: string; readonly hint: string };
}

/** Parses a margin (`remedy-4 en`) into a name or a fault. `isPrinted` is false for a row without a bar. */
export const readMargin = (
  margin: string,
  { kind, languages: own }: Pick<SourceEntry, 'kind' | 'languages'>,
  isPrinted: boolean,
): { readonly name: RowName } | Fault => {
  const [first = '', ...rest] = margin.split(/\s+/u);
  const last = rest.at(-1) ?? '';
  const named = languages.find((lang) => lang === last);
  const words = named ? rest.slice(0, -1) : rest;
  const lang = named ?? own[0] ?? commonLanguage;
  const grammar = byKind({ kind }, { sections: guideGrammar, cards: faqGrammar });
  if (grammar.isOfOneLanguage && named && lang !== own[0])
    return fault(
      `\`${margin}\` is in ${lang}, but the text is in ${own[0]}.`,
      `Remove ${lang}: the ${lang} text has its own file.`,
    );
  const name = readName(grammar, first, words);
  if (typeof name !== 'object' && isTag.test(last) && !named)
    return fault(
      `\`${margin}\`: ${last} is not a language of texts here.`,
      `Languages of texts: ${languages.join(', ')}.`,
    );
  if (name === undefined) return unknown(first, grammar);
  if (typeof name === 'string') return fault(`\`${margin}\`: ${name}.`, grammar.hint);
  if (!isPrinted && !mayBeUnprinted.has(name.is))
    return fault(
      `\`${margin}\` has no bar.`,
      'Write a bar and the text after it. Only chapter, section, group and card can do without.',
    );
  if (isPrinted && name.isLost)
    return fault(
      `\`${margin}\` has a text.`,
      'A lost card prints nothing: remove `lost`, or write `card … lost` in a row of its own without a bar.',
    );
  return { name: { id: '', ...name, lang } };
};

/** Matches words that look like a language tag. */
const isTag = /^(?:[a-z]{2}|chs|eng|zh-cn|zh-hans)$/iu;

const mayBeUnprinted: ReadonlySet<RowKind> = new Set(['chapter', 'section', 'group', 'card']);

interface Grammar {
  /** The words that can begin a name, each with the parser of the words after it. */
  readonly words: Readonly<Record<string, ReadRest>>;
  /** Parses a name that begins with an ID; undefined if `id` is no ID. */
  readonly readId: (id: string, rest: readonly string[]) => Named | string | undefined;
  /** The words that IDs begin with; empty if IDs can begin with any word. */
  readonly stems: readonly string[];
  readonly isOfOneLanguage: boolean;
  readonly hint: string;
}

type Named = Omit<RowName, 'id' | 'lang'> & { readonly id?: string };

/** Parses the words after the first; returns the name, or a message. */
type ReadRest = (rest: readonly string[]) => Named | string;

const readName = ({ words, readId }: Grammar, first: string, rest: readonly string[]) =>
  Object.hasOwn(words, first) ? words[first]?.(rest) : readId(first, rest);

const ended = (name: Named, more: string | undefined): Named | string =>
  more === undefined ? name : `\`${more}\` cannot follow here`;

/** The parsers of kinds whose name is a single word: `group`, `stats`. */
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
    if (!isSlug(id)) return 'write the ID and the content of the chapter: chapter general-notes notes';
    if (holds !== 'notes' && holds !== 'rulings') return 'write notes or rulings after the ID of the chapter';
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

/** The fault of an unknown first word, with a suggestion: `philosofy-2 // => 'philosophy-2'` */
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
    `\`${first}\` is not an ID, and not a word of the margin.`,
    `${isKnown ? `Did you mean ${meant}? ` : ''}${grammar.hint}`,
  );
};

const ofBoth = alone('title', 'divider', ...leftOutReasons);

const guideGrammar: Grammar = {
  words: { ...ofBoth, heading: heading('heading'), subheading: heading('subheading') },
  readId: readGuideId,
  stems: [...partSchema.options, 'example'],
  isOfOneLanguage: false,
  hint: `Write an ID (remedy-4, example-c, remedy-4-note-1, penalty), title, heading or subheading with a part, divider, or why the row is left out (${leftOutReasons.join(', ')}); then a language if it is not the first of the head.`,
};

const faqGrammar: Grammar = {
  words: { ...ofBoth, ...faqWords },
  readId: readFaqId,
  stems: [],
  isOfOneLanguage: true,
  hint: `Write an ID (combat-7 with its kind, r1), title, chapter, section, group, card, english-name, mana-cost, type-line, stats, rules-text, item, step, divider, or why the row is left out (${leftOutReasons.join(', ')}).`,
};

/** The inverse of `readMargin`. `own` is the language that margins omit. */
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
