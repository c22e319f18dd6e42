import { foldToKey } from '../../pipeline/text/fold.ts';
import type { CardNames } from '../../schema/card.ts';
import { type Language, type Localized, mapTexts } from '../../schema/language.ts';
import type { ReadMentions } from '../align/mentions.ts';
import { diffWording, foldWording, similarity } from '../compare/similarity.ts';
import { alignRows, matchRows, type RowTexts } from './align-rows.ts';
import { type FreeIds, ofKind, printedIn, type Row, withoutLanguage } from './faq-rows.ts';
import { matchTexts } from './match-texts.ts';

// The text of a language is laid into the registries of a set FAQ in two steps. First each of its rows gets the ID of the
// row that it is: by the older text of its language, else by what the other languages say, else a new one. Then the rows
// of the same ID become one. A new FAQ is laid into nothing.

/** What is needed besides the rows. */
export interface LayContext {
  readonly lang: Language;
  /** Gives IDs that were never given. */
  readonly ids: FreeIds;
  /** Whether an address with this (`/cards/clone`) has ever been published: then its ID stays. */
  readonly isPublished: (part: string) => boolean;
  readonly readMentions: ReadMentions;
}

/** A text laid into the rows that there were. */
export interface LaidText {
  readonly rows: readonly Row[];
  /** The rows of the text alone, in its order, with the IDs that they have got. */
  readonly own: readonly Row[];
  /** IDs without meaning (`section section-a`, `card card-7`), each with that of a language that names things better. */
  readonly names: ReadonlyMap<string, string>;
}

/**
 * The rows that there are (`before`) with those of the text of a language in place of its older text, if there is one: chapters
 * by their headings and IDs, cards by their slugs, else by cost and size; sections, notes and rulings by what they say. What
 * has no counterpart is a row of its own, after the one before it, and is marked; so are pairs that are not sure.
 */
export const layText = (before: readonly Row[], text: readonly Row[], context: LayContext): LaidText => {
  const names = new Map<string, string>();
  const asked: Asked = {
    ...context,
    isNewer: before.some(({ lines }) => lines[context.lang] !== undefined),
    hasOthers: before.some((row) => withoutLanguage(row, context.lang)),
    names,
  };
  const cards = identifyCards(cardsOf(before), cardsOf(text), asked);
  const own = identifyChapters(before, text, cards, asked);
  return {
    rows: renameRows(unite(before, own, asked), names),
    own: renameRows(own, names),
    names,
  };
};

interface Asked extends LayContext {
  /** The language has an older text. */
  readonly isNewer: boolean;
  /** Other languages have rows. */
  readonly hasOthers: boolean;
  /** As in a laid text. */
  readonly names: Map<string, string>;
}

const cardsOf = (chapters: readonly Row[]): readonly Row[] => chapters.flatMap((row) => ofKind(row, 'card'));

/** The cards of a text with their slugs and the IDs of their rulings. */
const identifyCards = (known: readonly Row[], fresh: readonly Row[], asked: Asked): ReadonlyMap<Row, Row> => {
  const { lang, ids, isNewer, hasOthers } = asked;
  const isSameName = (one: Row, other: Row): boolean => one.id === other.id;
  const partners = pairUp(known, fresh, [
    isSameName,
    // A card that prints no name is that whose rulings it has.
    (one, other) =>
      other.names?.en === '' &&
      Object.keys(other.names).length === 1 &&
      !fresh.some(({ id }) => id === one.id) &&
      findAgain(one.rows, other.rows, lang).size * 2 > other.rows.length,
  ]);
  const isSure = new Set(partners.keys());
  // A card whose name no file has in one of the languages is the one whose rulings say the same, of those that look so.
  const taken = new Set(partners.values());
  for (const { left, right } of matchRows(
    besides(lang, known).filter(({ of }) => of && !taken.has(of)),
    fresh.filter((card) => !isSure.has(card)),
    (one, other) => one.looks === other.looks && (one.names ?? other.names) !== undefined,
    ({ rows }) => wholeOf(rows),
    asked.readMentions,
  ))
    if (left.of) partners.set(right, left.of);
  return new Map(
    fresh.map((card) => {
      const one = partners.get(card);
      nameBetter(one, card, '/cards/', asked);
      const id = one?.id ?? card.id;
      const isKept = one?.lines[lang] !== undefined;
      const rows = identifyRows(one?.rows ?? [], card.rows, findAgain(one?.rows ?? [], card.rows, lang), {
        ...asked,
        next: () => `r${ids.next(`/cards/${id}/#r`)}`,
        isSure: isSure.has(card),
        isAsked: one !== undefined,
      });
      const alone = hasOthers ? `a card that is only in ${lang}?` : isNewer && 'a new card';
      const added = isSure.has(card) ? isNewer && 'a new card' : 'is it the same card in all languages?';
      const mark = one ? !isKept && added : alone;
      return [card, { ...card, id, rows, of: one, names: namesOf(one, card), mark: mark || undefined }];
    }),
  );
};

/** What rows say together. */
const wholeOf = (rows: readonly Row[]): RowTexts =>
  mapTexts(Object.assign({}, ...rows.map(({ says }) => says)) as RowTexts, (_, lang) =>
    rows.flatMap(({ says }) => says[lang] ?? []).join('\n'),
  );

/** The rows of the older text of a language that a newer one still has, changed or not. */
const findAgain = (before: readonly Row[], fresh: readonly Row[], lang: Language): ReadonlyMap<Row, Row> => {
  const olds = before.filter(({ lines }) => lines[lang] !== undefined);
  const textOf = ({ says }: Row): string => says[lang] ?? '';
  const found = new Map<Row, Row>();
  for (const [index, [slice]] of matchTexts(olds.map(textOf), fresh.map(textOf)).carried) {
    const [from, to] = [olds[index], fresh[slice?.index ?? -1]];
    if (from && to && !found.has(to)) found.set(to, from);
  }
  return found;
};

interface RowKind extends Asked {
  readonly next: () => string;
  /** Whether the rows are certain to be of the same card or section. */
  readonly isSure: boolean;
  /** False where all that they are in is asked about. */
  readonly isAsked: boolean;
}

/** The notes of a section or the rulings of a card with their IDs. */
const identifyRows = (
  known: readonly Row[],
  fresh: readonly Row[],
  again: ReadonlyMap<Row, Row>,
  kind: RowKind,
): readonly Row[] => {
  const { lang, next, isSure, isAsked, isNewer, hasOthers } = kind;
  const kept = new Set(again.values());
  const free = known.filter((row) => !kept.has(row));
  const left = fresh.filter((row) => !again.has(row));
  const pairs = alignSides(free, left, isSure, kind, ({ says }) => says);
  return fresh.map((row) => {
    const old = again.get(row);
    if (old)
      return {
        ...row,
        id: old.id,
        of: old,
        ...compareTexts(old.says[lang] ?? '', row.says[lang] ?? '', lang),
      };
    const pair = pairs.get(row);
    if (pair) {
      const isToAsk = isNewer || !pair.isCertain;
      return {
        ...row,
        id: pair.one.id,
        of: pair.one,
        mark: isToAsk ? 'do these texts belong together?' : undefined,
      };
    }
    const mark = hasOthers ? isAsked && `only in ${lang}?` : isNewer && isAsked && 'new';
    return { ...row, id: next(), mark: mark || undefined };
  });
};

const compareTexts = (old: string, now: string, lang: Language): Pick<Row, 'mark' | 'changes'> => {
  if (foldWording(old) === foldWording(now)) return {};
  const { removed, added } = diffWording(old, now);
  return {
    mark: similarity(old, now) < leastAlike ? 'is it still this text?' : undefined,
    changes: [
      `${lang}: changed`,
      ...removed.map((words) => `- ${words}`),
      ...added.map((words) => `+ ${words}`),
    ],
  };
};

/** Less alike than this, a person looks whether it is the same text. */
const leastAlike = 0.6;

/** The chapters of a text with their IDs, their sections, and the cards in their groups. */
const identifyChapters = (
  before: readonly Row[],
  text: readonly Row[],
  cards: ReadonlyMap<Row, Row>,
  asked: Asked,
): readonly Row[] => {
  const { lang, ids } = asked;
  const notesOf = (chapters: readonly Row[]): readonly Row[] =>
    sectionsOf(chapters).flatMap((section) => ofKind(section, 'note'));
  const again = findAgain(notesOf(before), notesOf(text), lang);
  const sections = pairSections(before, text, again, lang);
  const hasCards = (row: Row): boolean => ofKind(row, 'card').length > 0;
  const partners = pairUp(before, text, [
    (one, other) => isSameHeading(one, other, lang),
    (one, other) => other.rows.some((section) => one.rows.includes(sections.get(section) ?? other)),
    (one, other) => one.id === other.id,
    (one, other) => hasCards(one) && hasCards(other),
    (one, other) => !hasCards(one) && !hasCards(other) && withoutLanguage(one, lang) !== undefined,
  ]);
  return text.map((row): Row => {
    const one = partners.get(row);
    const isKept = one?.lines[lang] !== undefined;
    return {
      ...row,
      of: one,
      id: one?.id ?? ids.name(row.id),
      ...(isKept && one.titles ? { titles: one.titles } : {}),
      rows: [
        ...identifySections(one, row, { ...asked, sections, again, cards }),
        ...identifyGroups(one, row, cards),
      ],
      retired: one?.retired ?? [],
    };
  });
};

const sectionsOf = (chapters: readonly Row[]): readonly Row[] =>
  chapters.flatMap((chapter) => ofKind(chapter, 'section'));

/** The sections of the older text of a language: those of the same heading, or with most of the notes. */
const pairSections = (
  before: readonly Row[],
  text: readonly Row[],
  again: ReadonlyMap<Row, Row>,
  lang: Language,
): ReadonlyMap<Row, Row> => {
  const olds = sectionsOf(before).filter(({ lines }) => lines[lang] !== undefined);
  return pairUp(olds, sectionsOf(text), [
    (one, other) => isSameHeading(one, other, lang),
    (one, other) => {
      const notes = ofKind(other, 'note');
      return notes.filter((note) => one.rows.includes(again.get(note) ?? other)).length * 2 > notes.length;
    },
  ]);
};

const isSameHeading = (one: Row, other: Row, lang: Language): boolean =>
  one.says[lang] !== undefined && foldToKey(one.says[lang]) === foldToKey(other.says[lang] ?? '');

interface AskedSections extends Asked {
  /** The sections and notes that the older text has, by those of the newer one. */
  readonly sections: ReadonlyMap<Row, Row>;
  readonly again: ReadonlyMap<Row, Row>;
  readonly cards: ReadonlyMap<Row, Row>;
}

/** The sections of a chapter with their IDs, their notes and boxes. */
const identifySections = (chapter: Row | undefined, text: Row, asked: AskedSections): readonly Row[] => {
  const { lang, ids, hasOthers } = asked;
  const isOwn = (row: Row): boolean => withoutLanguage(row, lang) === undefined;
  /** Of what is known again, that which is in the same place, or in no other language. */
  const stillIn = (place: Row | undefined, found: ReadonlyMap<Row, Row>): Map<Row, Row> =>
    new Map([...found].filter(([, old]) => place?.rows.includes(old) || isOwn(old)));
  const fresh = ofKind(text, 'section');
  const kept = stillIn(chapter, asked.sections);
  const taken = new Set(kept.values());
  const free = chapter ? ofKind(chapter, 'section').filter((one) => !taken.has(one) && !isOwn(one)) : [];
  const left = fresh.filter((section) => !kept.has(section));
  const hasHeading = (row: Row | undefined): boolean => row !== undefined && printedIn(row).length > 0;
  const opening = pairUp(free, left, [
    (one, other) => !hasHeading(withoutLanguage(one, lang)) && !hasHeading(other),
  ]);
  const opened = new Set(opening.values());
  const aligned = alignSides(
    free.filter((one) => !opened.has(one)),
    left.filter((section) => !opening.has(section)),
    true,
    asked,
    (section) => wholeOf(ofKind(section, 'note')),
  );
  return fresh.map((section): Row => {
    const pair = aligned.get(section);
    const one = kept.get(section) ?? opening.get(section) ?? pair?.one;
    nameBetter(one, section, '/#', asked);
    const id = one?.id ?? ids.name(section.id);
    const doubt = pair && !pair.isCertain ? 'are these the same section in all languages?' : undefined;
    const notes = identifyRows(
      one ? ofKind(one, 'note') : [],
      ofKind(section, 'note'),
      stillIn(one, asked.again),
      {
        ...asked,
        next: () => `${id}-${ids.next(`#${id}-`)}`,
        isSure: true,
        isAsked: one !== undefined || !hasOthers,
      },
    );
    return {
      ...section,
      of: one,
      id,
      ...(one?.titles && kept.has(section) ? { titles: one.titles } : {}),
      mark: one || !hasOthers ? doubt : `only in ${lang}?`,
      rows: [...notes, ...identifyBoxes(one, section, asked)],
    };
  });
};

/** The boxes of a section, each that of its card, else the next one. */
const identifyBoxes = (
  section: Row | undefined,
  text: Row,
  { lang, cards }: AskedSections,
): readonly Row[] => {
  const slugs = new Map(Array.from(cards, ([card, { id }]) => [card.id, id]));
  const fresh = ofKind(text, 'box').map((box): Row => ({ ...box, id: slugs.get(box.id) ?? box.id }));
  const partners = pairUp(section ? ofKind(section, 'box') : [], fresh, [
    (one, other) => one.id === other.id,
    (one) => withoutLanguage(one, lang) !== undefined,
  ]);
  return fresh.map((box) => {
    const one = partners.get(box);
    return { ...box, of: one, id: one?.id ?? box.id, names: namesOf(one, box) };
  });
};

/** The cards of a chapter in their groups: a group is that in which most of its cards are. */
const identifyGroups = (
  chapter: Row | undefined,
  text: Row,
  cards: ReadonlyMap<Row, Row>,
): readonly Row[] => {
  const rows = text.rows.filter(({ kind }) => kind === 'group' || kind === 'card');
  const known = chapter?.rows ?? [];
  const taken = new Set<Row>();
  return rows.map((row, index) => {
    if (row.kind === 'card') return cards.get(row) ?? row;
    const next = rows.findIndex(({ kind }, at) => kind === 'group' && at > index);
    const homes = rows.slice(index + 1, next < 0 ? undefined : next).flatMap((card) => {
      const at = known.indexOf(cards.get(card)?.of ?? row);
      return known.slice(0, at < 0 ? 0 : at).findLast(({ kind }) => kind === 'group') ?? [];
    });
    const [home] =
      [...Map.groupBy(homes, (one) => one)].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
    if (!home || taken.has(home)) return row;
    taken.add(home);
    return { ...row, of: home };
  });
};

/** The rows that there are with those of a text; what is new comes after the row that is before it in the text. */
const unite = (before: readonly Row[], own: readonly Row[], asked: Asked): readonly Row[] => {
  const { lang } = asked;
  const rest = besides(lang, before);
  const places = new Map(rest.map(({ of }, place) => [of, place]));
  const partners = new Map(own.map((row) => [row.of, row]));
  const after = new Map<number, Row[]>();
  let last = -1;
  for (const row of own) {
    const place = row.of && places.get(row.of);
    if (place === undefined) after.set(last, [...(after.get(last) ?? []), row]);
    else last = place;
  }
  return [
    ...(after.get(-1) ?? []),
    ...rest.flatMap((row, place) => {
      const other = partners.get(row.of);
      return [other ? merge(row, other, asked) : askWhy(row, asked), ...(after.get(place) ?? [])];
    }),
  ];
};

const merge = (left: Row, other: Row, asked: Asked): Row => ({
  ...left,
  lines: inOrder({ ...left.lines, ...other.lines }),
  says: { ...left.says, ...other.says },
  ...(left.titles && other.titles
    ? { titles: mergeTitles(left, left.titles, other.titles, asked.lang) }
    : {}),
  names: other.names,
  mark: other.mark ?? left.mark,
  changes: [...(left.changes ?? []), ...(other.changes ?? [])],
  rows: unite(left.of?.rows ?? [], other.rows, asked),
});

/** A row that a text lacks, and its older text does not lack. */
const askWhy = (row: Row, { lang, isNewer }: Asked): Row => {
  const isSettled = isNewer && row.of?.lines[lang] === undefined;
  const marks: Partial<Record<Row['kind'], string>> = {
    card: `no such card in ${lang}?`,
    section: `no such section in ${lang}?`,
    note: `why is there no ${lang}?`,
    ruling: `why is there no ${lang}?`,
  };
  return { ...row, mark: (isSettled ? undefined : marks[row.kind]) ?? row.mark };
};

/** A title that nobody has given in the language of a text is that which the text prints. */
const mergeTitles = (row: Row, titles: Localized, printed: Localized, lang: Language): Localized => {
  const isGiven = printedIn(row).every((each) => each === lang || titles[each] !== titles[lang]);
  return isGiven ? titles : { ...titles, [lang]: printed[lang] };
};

/** The names of a card that no file has: those that are given, and what the text of each language prints. */
const namesOf = (known: Row | undefined, { names }: Row): CardNames | undefined => {
  if (!known) return names;
  if (!known.names || !names) return known.names;
  const given = Object.entries(known.names).filter(([, name]) => name !== '');
  return { ...names, ...Object.fromEntries(given) };
};

/** An ID without meaning that was never published becomes that of a text that names its row better. */
const nameBetter = (
  known: Row | undefined,
  { kind, id }: Row,
  stem: '/cards/' | '/#',
  { isPublished, names }: Asked,
): void => {
  const unnamed = kind === 'card' ? /^card-\d+$/u : /^section-[a-z]+$/u;
  if (!known || !unnamed.test(known.id) || unnamed.test(id)) return;
  if (!isPublished(stem + known.id)) names.set(`${kind} ${known.id}`, id);
};

export const renameRows = (rows: readonly Row[], names: ReadonlyMap<string, string>): readonly Row[] =>
  rows.map((row) => rename(row, names));

const rename = (row: Row, names: ReadonlyMap<string, string>): Row => {
  const id = names.get(`${row.kind === 'box' ? 'card' : row.kind} ${row.id}`) ?? row.id;
  const ofSection = (note: Row): Row => ({ ...note, id: note.id.replace(/^.*-(?=\d+$)/u, `${id}-`) });
  return {
    ...row,
    id,
    rows: row.rows.map((one) => (one.kind === 'note' && id !== row.id ? ofSection(one) : rename(one, names))),
  };
};

/** The rows of two lists that say the same in different languages, in their order, by those of the second. */
const alignSides = (
  known: readonly Row[],
  fresh: readonly Row[],
  isSure: boolean,
  { lang, readMentions }: Asked,
  textsOf: (row: Row) => RowTexts,
): ReadonlyMap<Row, { readonly one: Row; readonly isCertain: boolean }> => {
  const others = besides(lang, known);
  const pairs = alignRows(others, fresh, textsOf, readMentions);
  const isInOrder =
    others.length === fresh.length &&
    pairs.length === fresh.length &&
    pairs.every(({ left, right }) => others.indexOf(left) === fresh.indexOf(right));
  const least = isSure && isInOrder ? sureInOrder : sure;
  return new Map(
    pairs.flatMap(({ left: { of: one }, right, confidence }) =>
      one ? [[right, { one, isCertain: confidence >= least }] as const] : [],
    ),
  );
};

/** Rows as the other languages have them; each knows the row that it was. */
const besides = (lang: Language, rows: readonly Row[]): readonly Row[] =>
  rows.flatMap((row) => withoutLanguage(row, lang) ?? []);

/** Less sure than this, a person looks. */
const sure = 0.8;
/** The same where each row has its counterpart, all in the same order. */
const sureInOrder = 0.35;

/** For each row of the second list that of the first: what is the same by the first question, then by the next. */
const pairUp = (
  first: readonly Row[],
  second: readonly Row[],
  questions: readonly ((one: Row, other: Row) => boolean)[],
): Map<Row, Row> => {
  const partners = new Map<Row, Row>();
  const taken = new Set<Row>();
  for (const isIt of questions)
    for (const other of second) {
      const one = partners.has(other) ? undefined : first.find((row) => !taken.has(row) && isIt(row, other));
      if (!one) continue;
      partners.set(other, one);
      taken.add(one);
    }
  return partners;
};

const inOrder = <Value>(texts: Partial<Record<Language, Value>>): Partial<Record<Language, Value>> =>
  mapTexts(texts, (value) => value);
