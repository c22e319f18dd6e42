import type { FaqText } from '../../pipeline/registry/claim-faq.ts';
import { registryPath } from '../../pipeline/registry/find-row.ts';
import { resolveSegmentRef } from '../../pipeline/text/segment-ref.ts';
import type { CardFact } from '../../schema/card.ts';
import { type Language, languages, languagesOf } from '../../schema/language.ts';
import type { ChapterRegistry, Places } from '../../schema/registry.ts';
import type { Term } from '../../schema/term.ts';
import { createMentionReader } from '../align/mentions.ts';
import { chapterToYaml } from './chapter-yaml.ts';
import {
  addressesOf,
  createIds,
  namedRows,
  ofKind,
  type Row,
  readRows,
  toChapters,
  withoutLanguage,
} from './faq-rows.ts';
import { layText } from './lay-faq.ts';
import { proposeChapters } from './propose-chapters.ts';
import type { LanguageRemoval } from './remove-decisions.ts';
import { firstWords } from './row-draft.ts';

/** A set FAQ as it is committed. */
export interface FaqBefore {
  readonly texts: readonly FaqText[];
  readonly chapters: readonly ChapterRegistry[];
  /** Every address that was ever published. */
  readonly published: readonly string[];
}

/** The registries of a set FAQ as they would be. */
export interface FaqPlan {
  readonly chapters: readonly ChapterRegistry[];
  /** What a person has to look at: by the ID of a row, or by that of its card and ruling (`clone#r1`). */
  readonly marks: ReadonlyMap<string, string>;
  /** For people, a line each. */
  readonly report: readonly string[];
}

/**
 * Plans the registries of a set FAQ from its texts, one a language. Where a language is committed (`before`), every text that
 * is still there keeps its ID, new ones get the next free number, and addresses that no text has any more lead to the
 * nearest that is there. Another language is laid beside those that are there, row by row.
 */
export const planFaq = (
  document: string,
  next: readonly FaqText[],
  facts: readonly CardFact[],
  terms: readonly Term[] = [],
  before: FaqBefore = { texts: [], chapters: [], published: [] },
): FaqPlan => {
  const readMentions = createMentionReader(terms);
  const committed = readRows(before.chapters, before.texts);
  const taken = takenAddresses(before, committed);
  const laid = next.reduce((rows, text) => {
    const known = [...facts, ...namesOfCards(rows, facts)];
    const older = before.texts.find(({ lang }) => lang === text.lang);
    return layText(rows, readRows(proposeChapters(document, text, known), [text]), {
      lang: text.lang,
      ids: createIds([...taken, ...addressesOf(rows)]),
      isPublished: (part) => before.published.some((address) => `${address}/`.includes(`${part}/`)),
      lineNow: (line) => lineNow(line, older, text),
      readMentions,
    });
  }, committed);
  const { rows, gone } = redirectGone(laid, committed, before.published);
  const chapters = toChapters(rows);
  const marks = new Map([
    ...namedRows(rows).flatMap(({ name, row: { mark } }) => (mark ? [[name, mark] as const] : [])),
    ...gone.map((id) => [id, 'is this where its links should lead?'] as const),
    ...chapters.flatMap(lacksOf),
  ]);
  return {
    chapters,
    marks,
    report: [...formatChapters(chapters), ...formatMarks(marks), ...formatChanges(rows)],
  };
};

/** The chapters of a set FAQ without one of its languages; none if it has no other. All that goes is retired in the first. */
export const removeFaqLanguage = (
  before: FaqBefore,
  lang: Language,
  read: (path: string) => string | undefined,
): readonly LanguageRemoval[] => {
  const file = before.texts.find((text) => text.lang === lang)?.source.file;
  const left = before.texts.filter((text) => text.lang !== lang);
  if (file === undefined || left.length === 0) return [];
  const committed = readRows(before.chapters);
  const { rows, gone } = redirectGone(
    committed.flatMap((row) => withoutLanguage(row, lang) ?? []),
    committed,
    before.published,
  );
  const chapters = toChapters(rows);
  const files = faqRegistryFiles({ chapters, marks: new Map() }, left, before.texts, read);
  return chapters.map(({ document, chapter, retired }, index) => ({
    section: chapter,
    registry: files[index]?.text ?? '',
    retired: retired.flatMap(({ id, now }) =>
      gone.includes(id) ? [{ id: id.replace(`${document}/`, ''), now }] : [],
    ),
    gone: index === 0 ? gone : [],
    file,
  }));
};

/** Every address that an FAQ has had. */
const takenAddresses = ({ published }: FaqBefore, committed: readonly Row[]): readonly string[] => [
  ...published,
  ...addressesOf(committed),
  ...committed.flatMap((chapter) => retiredOf(chapter).map(({ id }) => id)),
];

/** What a chapter has retired, as addresses. */
const retiredOf = ({ id: name, chapter }: Row): readonly { readonly id: string; readonly now: string }[] => {
  const full = (id: string): string => (id.includes('/') ? id : `${chapter?.document}/${name}/#${id}`);
  return (chapter?.retired ?? []).map(({ id, now }) => ({ id: full(id), now: full(now) }));
};

/** Where the words of a line of the older text are now; the nearest of several, the same number where they are gone. */
const lineNow = (line: number, older: FaqText | undefined, text: FaqText): number => {
  const words = older?.source.text.split('\n')[line - 1];
  return (
    text.source.text
      .split('\n')
      .flatMap((one, index) => (one === words ? [index + 1] : []))
      .toSorted((one, other) => Math.abs(one - line) - Math.abs(other - line))[0] ?? line
  );
};

/** The printed names of the cards that have a row, so that they are found again. */
const namesOfCards = (chapters: readonly Row[], facts: readonly CardFact[]): readonly CardFact[] => {
  const known = new Map(facts.map((fact) => [fact.slug, fact]));
  return chapters.flatMap((chapter) =>
    ofKind(chapter, 'card').map(({ id: slug, names, says }) => ({
      slug,
      names: { en: names?.en || known.get(slug)?.names.en || '', ...says },
    })),
  );
};

/** The files of the registries. `read` gives a file that is there. */
export const faqRegistryFiles = (
  { chapters, marks }: Pick<FaqPlan, 'chapters' | 'marks'>,
  texts: readonly FaqText[],
  older: readonly FaqText[],
  read: (path: string) => string | undefined,
): readonly { readonly path: string; readonly text: string }[] => {
  const wordsAt = (at: Places): string => {
    const text = texts.find(({ lang }) => at[lang] !== undefined);
    const [range] = (text && resolveSegmentRef(text.source, at[text.lang] ?? '')) ?? [];
    return text && range ? firstWords(text.source.text.slice(range.start, range.end)) : '';
  };
  const oldWords = new Set(older.flatMap(({ source }) => source.text.split('\n').map(firstWords)));
  return chapters.map((chapter) => {
    const path = registryPath(chapter.document, chapter.chapter);
    return { path, text: chapterToYaml(chapter, { wordsAt, marks, oldWords }, read(path)) };
  });
};

/** Whether a section has a name in each language: one that a text prints there, or one that is none of another language. */
const isNamed = ({ heading = {}, titles }: ChapterRegistry['sections'][number]): boolean => {
  const printed = languagesOf(heading);
  return languages.every(
    (lang) => printed.includes(lang) || printed.every((other) => titles[other] !== titles[lang]),
  );
};

/** The rows that lack what only a person knows: titles in other languages, English names of cards. */
const lacksOf = ({ sections, groups }: ChapterRegistry): readonly (readonly [string, string])[] => [
  ...sections
    .filter((section) => !isNamed(section))
    .map(({ id }) => [id, 'its titles in the other languages'] as const),
  ...[
    ...sections.flatMap(({ boxes }) => boxes.map(({ card, names }) => ({ slug: card, names }))),
    ...groups.flatMap(({ cards }) => cards),
  ]
    .filter(({ names }) => names?.en === '')
    .map(({ slug }) => [slug, whichCard] as const),
];

const whichCard = 'its English name, and a slug of it; or the facts of the set by content -- cards';

/** Retires the published addresses that are gone: the same ID on another page, else the page, else the chapter of the rulings. */
const redirectGone = (
  chapters: readonly Row[],
  before: readonly Row[],
  published: readonly string[],
): { readonly rows: readonly Row[]; readonly gone: readonly string[] } => {
  const here = addressesOf(chapters);
  const alive = new Set(here);
  const pages = new Set(chapters.map(({ id }) => id));
  const kept = before.filter(({ id }) => !pages.has(id)).flatMap(retiredOf);
  const rulings = chapters.find((chapter) => ofKind(chapter, 'card').length > 0) ?? chapters[0];
  const home = `${rulings?.chapter?.document}/${rulings?.id}/`;
  const nowOf = (address: string): string => {
    const [page = '', id = ''] = address.split('#');
    const moved = id === '' || /^r\d+$/u.test(id) ? undefined : here.find((one) => one.endsWith(`/#${id}`));
    return moved ?? (alive.has(page) ? page : home);
  };
  const retired = new Set([...chapters, ...before].flatMap(retiredOf).map(({ id }) => id));
  const gone = addressesOf(before).filter(
    (address) => !alive.has(address) && !retired.has(address) && published.includes(address),
  );
  const added = [...kept, ...gone.map((id) => ({ id, now: nowOf(id) }))];
  const rows = chapters.map(
    (row, index): Row =>
      row.chapter && index === 0
        ? { ...row, chapter: { ...row.chapter, retired: [...row.chapter.retired, ...added] } }
        : row,
  );
  return { rows, gone };
};

const formatChapters = (chapters: readonly ChapterRegistry[]): readonly string[] =>
  chapters.map(({ chapter, sections, groups }) => {
    const cards = groups.flatMap((group) => group.cards);
    const counts = [
      [sections.length, 'sections'],
      [sections.flatMap(({ notes }) => notes).length, 'notes'],
      [sections.flatMap(({ boxes }) => boxes).length, 'boxes'],
      [cards.length, 'cards'],
      [cards.flatMap(({ rulings }) => rulings).length, 'rulings'],
    ] as const;
    const own = counts.filter(([count]) => count > 0).map(([count, name]) => `${count} ${name}`);
    return `  ${chapter}: ${own.join(', ')}`;
  });

const formatMarks = (marks: ReadonlyMap<string, string>): readonly string[] =>
  [...Map.groupBy(marks, ([, what]) => what)].map(
    ([what, rows]) => `  to look at (${what}): ${rows.map(([id]) => id).join(', ')}`,
  );

/** How newer texts have changed what rows say. */
const formatChanges = (rows: readonly Row[]): readonly string[] =>
  namedRows(rows).flatMap(({ name, row: { changes = [] } }) =>
    changes.map((line, index) => (index === 0 ? `  ${name} ${line}` : `    ${line}`)),
  );
