import { type ClaimedFaq, textsOfCard, textsOfRuling } from '../../pipeline/registry/claim-faq.ts';
import type { CardBlock } from '../../pipeline/structure/structure.ts';
import type { CardNames } from '../../schema/card.ts';
import {
  inEachLanguage,
  type Language,
  type Localized,
  languages,
  languagesOf,
  mapTexts,
} from '../../schema/language.ts';
import type { ChapterRegistry, Places } from '../../schema/registry.ts';
import type { ReadMentions } from '../align/mentions.ts';
import { type AlignedPair, alignRows, matchRows, type RowTexts } from './align-rows.ts';

type Section = ChapterRegistry['sections'][number];
type Note = Section['notes'][number];
type Box = Section['boxes'][number];
type Group = ChapterRegistry['groups'][number];
type Card = Group['cards'][number];
type Ruling = Card['rulings'][number];

/** The text of a set FAQ in a language, and the registries that were proposed for it alone. */
export interface OneLanguage {
  readonly faq: ClaimedFaq;
  readonly chapters: readonly ChapterRegistry[];
  /** Rows of it that have kept their ID from an older text: a note, or a ruling as `clone#r1`. */
  readonly known: ReadonlySet<string>;
  /** In a newer text: rows of which a person has seen that only this language has them, or that it lacks them. */
  readonly settled?: ReadonlySet<string> | undefined;
}

/** What a merge needs besides the registries. */
export interface MergeContext {
  /** The texts of the other languages, with their rows. */
  readonly others: readonly ClaimedFaq[];
  readonly readMentions: ReadMentions;
  /** Gives the next free ID of a section's notes, by the stem `combat-`. */
  readonly freeNote: (stem: string) => string;
  /** Gives the next free ID of a card's rulings. */
  readonly freeRuling: (slug: string) => string;
  /** Whether an address has ever been published: then its ID stays. */
  readonly isPublished: (address: string) => boolean;
  /** What a person has to look at, by the ID of a row. */
  readonly marks: Map<string, string>;
}

/**
 * Lays the text of a language beside those that are there: chapters by their IDs and their order, cards by their slugs,
 * else by cost and size; sections, notes and rulings by what they say. What has no counterpart is a row of its own, after
 * the one before it, and is marked; so are pairs that are not sure.
 */
export const mergeFaq = (
  rest: readonly ChapterRegistry[],
  own: OneLanguage,
  context: MergeContext,
): readonly ChapterRegistry[] => {
  if (rest.length === 0) return own.chapters;
  const partners = pairUp(
    rest,
    own.chapters,
    (one, other) => one.chapter === other.chapter,
    (one, other) => one.groups.length > 0 === other.groups.length > 0,
  );
  const names: Names = { sections: new Map(), cards: new Map() };
  const cards = mergeCards(rest, own, names, context);
  const merged = placeAll(
    rest,
    own.chapters,
    partners,
    (chapter, other) => mergeChapter(chapter, other, own, cards, names, context),
    (chapter) => chapter,
  );
  renameMarks(context.marks, names);
  return merged.map((chapter) => renamed(chapter, names));
};

/** IDs of no meaning that get those of a language that names things better: `section-a`, `card-7`. */
interface Names {
  readonly sections: Map<string, string>;
  readonly cards: Map<string, string>;
}

const renamed = (chapter: ChapterRegistry, { sections, cards }: Names): ChapterRegistry => ({
  ...chapter,
  sections: chapter.sections.map((section) => {
    const id = sections.get(section.id) ?? section.id;
    return {
      ...section,
      id,
      notes: section.notes.map((note) => ({ ...note, id: note.id.replace(/^.*-(?=\d+$)/u, `${id}-`) })),
      boxes: section.boxes.map((box) => ({ ...box, card: cards.get(box.card) ?? box.card })),
    };
  }),
  groups: chapter.groups.map((group) => ({
    ...group,
    cards: group.cards.map((card) => ({ ...card, slug: cards.get(card.slug) ?? card.slug })),
  })),
});

const renameMarks = (marks: Map<string, string>, { sections, cards }: Names): void => {
  for (const [name, mark] of [...marks]) {
    const [, stem = '', number = ''] = /^(.*?)(-\d+)?$/u.exec(name) ?? [];
    const [slug = '', ruling] = name.split('#');
    const card = cards.get(slug);
    const now = card === undefined ? sections.get(stem) : card;
    if (now === undefined) continue;
    marks.delete(name);
    marks.set(card === undefined ? `${now}${number}` : [card, ruling].filter(Boolean).join('#'), mark);
  }
};

/** The cards of all groups after a merge. */
interface MergedCards {
  /** By the slug in the rest. */
  readonly of: ReadonlyMap<string, Card>;
  /** The slug in the rest of each card of the own text. */
  readonly slugOf: ReadonlyMap<string, string>;
}

const mergeChapter = (
  chapter: ChapterRegistry,
  other: ChapterRegistry | undefined,
  own: OneLanguage,
  cards: MergedCards,
  names: Names,
  context: MergeContext,
): ChapterRegistry => {
  const groups = mergeGroups(chapter.groups, other?.groups ?? [], cards);
  if (!other) return { ...chapter, groups };
  return {
    ...chapter,
    sources: inOrder({ ...chapter.sources, ...other.sources }),
    titles: mergeTitles(chapter, other, own.faq.lang),
    ...mergeHeading(chapter, other),
    ledger: [...chapter.ledger, ...other.ledger],
    lost: [...chapter.lost, ...other.lost],
    sections: mergeSections(chapter.sections, other.sections, own, cards, names, context),
    groups,
  };
};

const mergeSections = (
  rest: readonly Section[],
  others: readonly Section[],
  own: OneLanguage,
  cards: MergedCards,
  names: Names,
  context: MergeContext,
): Section[] => {
  const wholeOf = (section: Section, faqs: readonly ClaimedFaq[]): RowTexts =>
    textsIn(faqs, (faq) =>
      section.notes.flatMap(({ id }) => faq.find('note', id)?.flow.text ?? []).join('\n'),
    );
  const known = pairUp(
    rest,
    others,
    (one, other) =>
      (one.heading === undefined && other.heading === undefined) ||
      (one.id === other.id && other.notes.some(({ id }) => own.known.has(id))),
    () => false,
  );
  const freeRest = rest.flatMap((section, index) =>
    [...known.values()].includes(index) ? [] : [{ section, index }],
  );
  const freeOwn = others.flatMap((section, index) => (known.has(index) ? [] : [{ section, index }]));
  const found = alignRows(
    freeRest.map(({ section }) => wholeOf(section, context.others)),
    freeOwn.map(({ section }) => wholeOf(section, [own.faq])),
    context.readMentions,
  );
  const partners = new Map(known);
  const least = leastOf(found, freeRest.length, freeOwn.length);
  for (const { left, right, confidence } of found) {
    const [one, other] = [freeRest[left], freeOwn[right]];
    if (!one || !other) continue;
    partners.set(other.index, one.index);
    if (confidence < least) context.marks.set(one.section.id, 'are these the same section in all languages?');
  }
  return placeAll(
    rest,
    others,
    partners,
    (section, other) => {
      if (!other) return section;
      const isFree = isUnnamed(section.id, 'section') && !context.isPublished(`/#${section.id}`);
      if (isFree && !isUnnamed(other.id, 'section')) names.sections.set(section.id, other.id);
      return mergeSection(section, other, own, cards, context);
    },
    (section) => {
      const id = firstFree(section.id, (one) => rest.some((known) => known.id === one));
      context.marks.set(id, `only in ${own.faq.lang}?`);
      return {
        ...section,
        id,
        notes: section.notes.map((note) =>
          own.known.has(note.id) ? note : { ...note, id: context.freeNote(`${id}-`) },
        ),
      };
    },
  );
};

const mergeSection = (
  section: Section,
  other: Section,
  own: OneLanguage,
  { slugOf }: MergedCards,
  context: MergeContext,
): Section => {
  const notes = mergeRows<Note>(
    section.notes,
    other.notes,
    {
      textIn: (faq, { id }) => faq.find('note', id)?.flow.text,
      nameOf: ({ id }) => id,
      free: () => context.freeNote(`${section.id}-`),
      isSure: true,
    },
    own,
    context,
  );
  const partners = pairUp(
    section.boxes,
    other.boxes,
    (one, box) => one.card === (slugOf.get(box.card) ?? box.card),
    () => true,
  );
  return {
    ...section,
    titles: mergeTitles(section, other, own.faq.lang),
    ...mergeHeading(section, other),
    notes,
    boxes: placeAll<Box>(
      section.boxes,
      other.boxes,
      partners,
      (box, more) => (more ? withNames({ ...box, at: inOrder({ ...box.at, ...more.at }) }, more.names) : box),
      (box) => box,
    ),
  };
};

/** Lays the rulings of each card of the own text beside those of the same card. */
const mergeCards = (
  rest: readonly ChapterRegistry[],
  own: OneLanguage,
  names: Names,
  context: MergeContext,
): MergedCards => {
  const cardsOf = (chapters: readonly ChapterRegistry[]): readonly Card[] =>
    chapters.flatMap(({ groups }) => groups.flatMap(({ cards }) => cards));
  const [left, right] = [cardsOf(rest), cardsOf(own.chapters)];
  const { partners, bySlug } = pairCards(left, right, own, context);
  const of = new Map<string, Card>();
  const slugOf = new Map<string, string>();
  for (const [index, place] of partners) {
    const [other, card] = [right[index], left[place]];
    if (!other || !card) continue;
    slugOf.set(other.slug, card.slug);
    const isNameless = isUnnamed(card.slug, 'card') && !context.isPublished(`/cards/${card.slug}/`);
    if (isNameless && !isUnnamed(other.slug, 'card')) names.cards.set(card.slug, other.slug);
    if (!bySlug.has(index)) context.marks.set(card.slug, 'is it the same card in all languages?');
    const rulings = mergeRows<Ruling>(
      card.rulings,
      other.rulings,
      {
        textIn: (faq, { id }) => rulingText(faq, faq === own.faq ? other.slug : card.slug, id),
        nameOf: ({ id }) => `${card.slug}#${id}`,
        free: () => context.freeRuling(card.slug),
        isSure: bySlug.has(index),
      },
      own,
      context,
    );
    of.set(card.slug, withNames({ ...card, at: inOrder({ ...card.at, ...other.at }), rulings }, other.names));
  }
  const ofOwn = right.filter(({ slug }) => !slugOf.has(slug));
  const ask = (slug: string, what: string): void => {
    if (!own.settled?.has(slug)) context.marks.set(slug, what);
  };
  for (const card of ofOwn) {
    slugOf.set(card.slug, card.slug);
    ask(card.slug, `a card that is only in ${own.faq.lang}?`);
    of.set(card.slug, card);
  }
  for (const card of left) {
    if (of.has(card.slug)) continue;
    of.set(card.slug, card);
    ask(card.slug, `no such card in ${own.faq.lang}?`);
  }
  return { of, slugOf };
};

/**
 * The cards of both texts, by their indices: those of a slug, then those of the same looks. A card whose name no file has in
 * one of the languages is the one whose rulings say the same, of those with its cost and size.
 */
const pairCards = (
  left: readonly Card[],
  right: readonly Card[],
  own: OneLanguage,
  context: MergeContext,
): { readonly partners: ReadonlyMap<number, number>; readonly bySlug: ReadonlySet<number> } => {
  const looksIn = (faqs: readonly ClaimedFaq[], slug: string): string =>
    faqs.map((faq) => looksOf(faq.find('card', slug))).find((looks) => looks !== '') ?? '';
  const partners = pairUp(
    left,
    right,
    (one, other) => one.slug === other.slug,
    () => false,
  );
  const bySlug = new Set(partners.keys());
  const isFree = (place: number): boolean => ![...partners.values()].includes(place);
  const freeLeft = left.flatMap((card, place) =>
    isFree(place) ? [{ card, place, looks: looksIn(context.others, card.slug) }] : [],
  );
  const freeRight = right.flatMap((card, index) =>
    bySlug.has(index) ? [] : [{ card, index, looks: looksIn([own.faq], card.slug) }],
  );
  const wholeOf = (faqs: readonly ClaimedFaq[], { slug, rulings }: Card): RowTexts =>
    textsIn(faqs, (faq) => rulings.map(({ id }) => rulingText(faq, slug, id)).join('\n'));
  const byLooks = matchRows(
    freeLeft.map(({ card }) => wholeOf(context.others, card)),
    freeRight.map(({ card }) => wholeOf([own.faq], card)),
    (one, other) => {
      const [known, card] = [freeLeft[one], freeRight[other]];
      return known?.looks === card?.looks && (known?.card.names ?? card?.card.names) !== undefined;
    },
    context.readMentions,
  );
  for (const [other, one] of byLooks) {
    const [known, card] = [freeLeft[one], freeRight[other]];
    if (known && card) partners.set(card.index, known.place);
  }
  return { partners, bySlug };
};

/** The groups of a chapter: each card stays in its group; a heading goes to the group with most of its cards. */
const mergeGroups = (
  rest: readonly Group[],
  others: readonly Group[],
  { of, slugOf }: MergedCards,
): Group[] => {
  const groups: Group[] = rest.map((group) => ({
    ...group,
    cards: group.cards.map((card) => of.get(card.slug) ?? card),
  }));
  const homeOf = new Map(
    groups.flatMap(({ cards }, index) => cards.map(({ slug }) => [slug, index] as const)),
  );
  for (const other of others) {
    const homes = other.cards.flatMap(({ slug }) => homeOf.get(slugOf.get(slug) ?? slug) ?? []);
    const home = mostOf(homes) ?? groups.length - 1;
    const target = groups[home];
    const [lang] = languagesOf(other.heading ?? {});
    const isFree = target && lang !== undefined && target.heading?.[lang] === undefined;
    if (target && isFree) groups[home] = { ...target, ...mergeHeading(target, other) };
    const lone = other.cards.filter(({ slug }) => !homeOf.has(slugOf.get(slug) ?? slug));
    const isNew = !target || (lang !== undefined && !isFree);
    if (isNew) groups.push({ ...other, cards: lone });
    else placeCards(groups, home, other.cards, lone, slugOf);
  }
  return groups;
};

/** Puts cards of one language after the card that is before them there. */
const placeCards = (
  groups: Group[],
  home: number,
  all: readonly Card[],
  lone: readonly Card[],
  slugOf: ReadonlyMap<string, string>,
): void => {
  for (const card of lone) {
    const before = all[all.indexOf(card) - 1]?.slug ?? '';
    const slug = slugOf.get(before) ?? before;
    const index = groups.findIndex(({ cards }) => cards.some((one) => one.slug === slug));
    const target = groups[index < 0 ? home : index];
    if (!target) continue;
    const cards = target.cards.toSpliced(target.cards.findIndex((one) => one.slug === slug) + 1, 0, card);
    groups[index < 0 ? home : index] = { ...target, cards };
  }
};

interface Row {
  readonly id: string;
  readonly texts: Places;
}

interface RowKind<Of> {
  readonly textIn: (faq: ClaimedFaq, row: Of) => string | undefined;
  readonly nameOf: (row: Of) => string;
  readonly free: () => string;
  /** Whether the rows are certain to be of the same card or section. */
  readonly isSure: boolean;
}

/** Notes of a section or rulings of a card: those of a known ID, then the others by what they say. */
const mergeRows = <Of extends Row>(
  rest: readonly Of[],
  others: readonly Of[],
  { textIn, nameOf, free, isSure }: RowKind<Of>,
  own: OneLanguage,
  { others: texts, readMentions, marks }: MergeContext,
): Of[] => {
  const isKnown = (row: Of): boolean => own.known.has(nameOf(row));
  const partners = pairUp(
    rest,
    others,
    (one, other) => one.id === other.id && isKnown(other),
    () => false,
  );
  const taken = new Set(partners.values());
  const freeRest = rest.flatMap((row, index) => (taken.has(index) ? [] : [{ row, index }]));
  const freeOwn = others.flatMap((row, index) => (isKnown(row) ? [] : [{ row, index }]));
  const pairs = alignRows(
    freeRest.map(({ row }) => textsIn(texts, (faq) => textIn(faq, row))),
    freeOwn.map(({ row }) => textsIn([own.faq], (faq) => textIn(faq, row))),
    readMentions,
  );
  const least = isSure ? leastOf(pairs, freeRest.length, freeOwn.length) : sure;
  for (const { left, right, confidence } of pairs) {
    const [one, other] = [freeRest[left], freeOwn[right]];
    if (!one || !other) continue;
    partners.set(other.index, one.index);
    if (own.settled || confidence < least) marks.set(nameOf(one.row), 'do these texts belong together?');
  }
  const paired = new Set(partners.values());
  for (const { row, index } of freeRest)
    if (!paired.has(index) && !own.settled?.has(nameOf(row)))
      marks.set(nameOf(row), `why is there no ${own.faq.lang}?`);
  return placeAll(
    rest,
    others,
    partners,
    (row, other) => (other ? { ...row, texts: inOrder({ ...row.texts, ...other.texts }) } : row),
    (row) => {
      const fresh = isKnown(row) ? row : { ...row, id: free() };
      if (!own.settled?.has(nameOf(fresh))) marks.set(nameOf(fresh), `only in ${own.faq.lang}?`);
      return fresh;
    },
  );
};

/** `isUnnamed('section-a', 'section') // => true` */
const isUnnamed = (id: string, kind: 'section' | 'card'): boolean =>
  kind === 'card' ? /^card-\d+$/u.test(id) : /^section-[a-z]+$/u.test(id);

/** Less sure than this, a person looks. */
const sure = 0.8;
/** The same where each row has its counterpart, all in the same order. */
const sureInOrder = 0.35;

const leastOf = (pairs: readonly AlignedPair[], rest: number, own: number): number =>
  rest === own && pairs.length === own && pairs.every(({ left, right }) => left === right)
    ? sureInOrder
    : sure;

/** By the index of the second list, that of the first: those that are the same, then those left between them in order. */
const pairUp = <Of>(
  first: readonly Of[],
  second: readonly Of[],
  isSame: (one: Of, other: Of) => boolean,
  isLike: (one: Of, other: Of) => boolean,
): Map<number, number> => {
  const partners = new Map<number, number>();
  for (const is of [isSame, isLike])
    second.forEach((other, index) => {
      if (partners.has(index)) return;
      const taken = new Set(partners.values());
      const found = first.findIndex((one, place) => !taken.has(place) && is(one, other));
      if (found >= 0) partners.set(index, found);
    });
  return partners;
};

/** The first list with what is merged into it; what has no partner comes after the one that is before it in its own list. */
const placeAll = <Of>(
  rest: readonly Of[],
  others: readonly Of[],
  partners: ReadonlyMap<number, number>,
  merge: (one: Of, other: Of | undefined) => Of,
  alone: (other: Of) => Of,
): Of[] => {
  const after = new Map<number, Of[]>();
  let last = -1;
  others.forEach((other, index) => {
    const place = partners.get(index);
    if (place === undefined) after.set(last, [...(after.get(last) ?? []), alone(other)]);
    else last = place;
  });
  const partnerOf = new Map([...partners].map(([index, place]) => [place, others[index]]));
  return [
    ...(after.get(-1) ?? []),
    ...rest.flatMap((one, place) => [merge(one, partnerOf.get(place)), ...(after.get(place) ?? [])]),
  ];
};

/** The headings of both; none where neither has one. */
const mergeHeading = (
  one: { readonly heading?: Places | undefined },
  other: { readonly heading?: Places | undefined },
): { heading?: Places } =>
  one.heading || other.heading ? { heading: inOrder({ ...one.heading, ...other.heading }) } : {};

/** A title that nobody has given in the language of a text is that which the text prints. */
const mergeTitles = (
  { titles, heading = {} }: { readonly titles: Localized; readonly heading?: Places | undefined },
  other: { readonly titles: Localized },
  lang: Language,
): Localized => {
  const isGiven = languagesOf(heading).every((each) => each === lang || titles[each] !== titles[lang]);
  return isGiven ? titles : { ...titles, [lang]: other.titles[lang] };
};

/** The names of a card that no file has: what the text of each language prints. */
const withNames = <Of extends { readonly names?: CardNames | undefined }>(
  row: Of,
  more: CardNames | undefined,
): Of => {
  if (!row.names || !more) return row;
  const given = Object.entries(row.names).filter(([, name]) => name !== '');
  return { ...row, names: { ...more, ...Object.fromEntries(given) } };
};

/** The name, or the name with the first letter that is not taken: `combat-b`. */
export const firstFree = (name: string, isTaken: (name: string) => boolean): string =>
  ['', ...Array.from('bcdefghijklmnopqrstuvwxyz', (letter) => `-${letter}`)]
    .map((letter) => `${name}${letter}`)
    .find((one) => !isTaken(one)) ?? name;

const textsIn = (faqs: readonly ClaimedFaq[], textIn: (faq: ClaimedFaq) => string | undefined): RowTexts =>
  Object.fromEntries(
    faqs.flatMap((faq) => {
      const text = textIn(faq);
      return text ? [[faq.lang, text] as const] : [];
    }),
  );

const rulingText = (faq: ClaimedFaq, slug: string, id: string): string => {
  const block = faq.find('ruling', slug, id);
  return (block ? textsOfRuling(block) : []).map(({ flow }) => flow.text).join('\n');
};

/** What a card prints that is the same in every language: signs and figures of its cost, size. */
const looksOf = (card: CardBlock | undefined): string => {
  if (!card) return '';
  const size = card.stats?.flow.text.normalize('NFKC') ?? '';
  const symbols = card.manaCost?.flow.text.match(/[{｛]/gu)?.length ?? 0;
  return `${symbols} ${size} ${textsOfCard(card).length}`;
};

const mostOf = (values: readonly number[]): number | undefined =>
  [...Map.groupBy(values, (value) => value)].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];

const inOrder = <Value>(texts: Partial<Record<Language, Value>>): Partial<Record<Language, Value>> =>
  mapTexts(texts, (value) => value);

/** The rows of the registries that some language has besides one. */
export const withoutLanguage = (
  chapters: readonly ChapterRegistry[],
  lang: Language,
): readonly ChapterRegistry[] =>
  onlyIn(
    chapters,
    languages.filter((each) => each !== lang),
  );

/** The rows of the registries that have a text in one of these languages, and those texts alone. */
export const onlyIn = (
  chapters: readonly ChapterRegistry[],
  langs: readonly Language[],
): readonly ChapterRegistry[] => {
  const keep = <Value>(texts: Partial<Record<Language, Value>>): Partial<Record<Language, Value>> =>
    inEachLanguage((lang) => (langs.includes(lang) ? texts[lang] : undefined));
  const has = (texts: Places): boolean => languagesOf(keep(texts)).length > 0;
  /** The row with its heading in these languages, or without one. */
  const headed = <Of extends { readonly heading?: Places | undefined }>(of: Of) => {
    const { heading, ...row } = of;
    return heading && has(heading) ? { ...of, heading: keep(heading) } : row;
  };
  const notes = <Of extends Row>(rows: readonly Of[]): Of[] =>
    rows.flatMap((row) => (has(row.texts) ? [{ ...row, texts: keep(row.texts) }] : []));
  const placed = <Of extends { readonly at: Places }>(rows: readonly Of[]): Of[] =>
    rows.flatMap((row) => (has(row.at) ? [{ ...row, at: keep(row.at) }] : []));
  return chapters
    .filter(({ sources }) => has(sources))
    .map((chapter) => ({
      ...headed(chapter),
      sources: keep(chapter.sources),
      ledger: chapter.ledger.filter((row) => langs.includes(row.in)),
      lost: chapter.lost.filter((row) => langs.includes(row.in)),
      sections: chapter.sections
        .map((section) => ({ ...headed(section), notes: notes(section.notes), boxes: placed(section.boxes) }))
        .filter((section) => 'heading' in section || section.notes.length + section.boxes.length > 0),
      groups: chapter.groups
        .map((group) => ({
          ...headed(group),
          cards: placed(group.cards).map((card) => ({ ...card, rulings: notes(card.rulings) })),
        }))
        .filter((group) => 'heading' in group || group.cards.length > 0),
    }));
};
