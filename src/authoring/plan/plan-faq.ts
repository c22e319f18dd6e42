import { type ClaimedFaq, claimFaq, type FaqText, textsOfRuling } from '../../pipeline/registry/claim-faq.ts';
import { registryPath } from '../../pipeline/registry/find-row.ts';
import { foldToKey } from '../../pipeline/text/fold.ts';
import { resolveSegmentRef } from '../../pipeline/text/segment-ref.ts';
import type { CardFact, CardNames } from '../../schema/card.ts';
import { type Language, languages, languagesOf } from '../../schema/language.ts';
import type { ChapterRegistry, Places } from '../../schema/registry.ts';
import type { Term } from '../../schema/term.ts';
import { createMentionReader } from '../align/mentions.ts';
import { similarity } from '../compare/similarity.ts';
import { chapterToYaml } from './chapter-yaml.ts';
import { matchTexts } from './match-texts.ts';
import { firstFree, mergeFaq, onlyIn, withoutLanguage } from './merge-faq.ts';
import { proposeChapters } from './propose-chapters.ts';
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
  const marks = new Map<string, string>();
  const readMentions = createMentionReader(terms);
  const taken = takenAddresses(before);
  let texts = before.texts;
  let merged = before.chapters;
  for (const text of next) {
    const known = [...facts, ...namesOfRegistry(texts, merged, facts)];
    const proposed = proposeChapters(document, text, known);
    const mono = { ...before, chapters: onlyIn(before.chapters, [text.lang]) };
    const older = before.texts.find(({ lang }) => lang === text.lang);
    const rest = older ? withoutLanguage(merged, text.lang) : merged;
    const others = texts.filter(({ lang }) => lang !== text.lang);
    const carried = new Set<string>();
    const [inOwn, inRest] = [namesOf(mono.chapters), namesOf(rest)];
    const lopsided = [...inOwn, ...inRest].filter((row) => !inOwn.includes(row) || !inRest.includes(row));
    const own = older ? keepIds(proposed, text, { ...mono, ...older }, taken, marks, carried) : proposed;
    merged = mergeFaq(
      rest,
      {
        faq: claimOf(text, own).value,
        chapters: own,
        known: carried,
        settled: older && new Set(lopsided),
      },
      {
        others: others.map((other) => claimOf(other, rest).value),
        readMentions,
        isPublished: (address) => before.published.some((one) => one.includes(address)),
        marks,
        ...freeIds([...taken, ...addressesOf(merged), ...addressesOf(own.map(onlyCarried(carried)))]),
      },
    );
    texts = [...others, text];
  }
  const chapters = before.chapters.length > 0 ? redirectGone(merged, before, taken, marks) : merged;
  const rows = new Set([
    ...namesOf(chapters),
    ...chapters.flatMap(({ retired }) => retired.map(({ id }) => id)),
  ]);
  for (const name of marks.keys()) if (!rows.has(name)) marks.delete(name);
  for (const [id, what] of chapters.flatMap(lacksOf)) marks.set(id, what);
  return { chapters, marks, report: [...formatChapters(chapters), ...formatMarks(marks)] };
};

/** A set FAQ without one of its languages: its registries, and the addresses that go, each with where its links lead. */
export interface FaqRemoval {
  readonly file: string;
  readonly registries: readonly { readonly chapter: string; readonly text: string }[];
  readonly retired: readonly { readonly id: string; readonly now: string }[];
}

export const removeFaqLanguage = (
  before: FaqBefore,
  lang: Language,
  read: (path: string) => string | undefined,
): FaqRemoval | undefined => {
  const gone = before.texts.find((text) => text.lang === lang);
  const left = before.texts.filter((text) => text !== gone);
  if (!gone || left.length === 0) return undefined;
  const rest = withoutLanguage(before.chapters, lang);
  const chapters = redirectGone(rest, before, takenAddresses(before), new Map());
  const alive = new Set(addressesOf(rest));
  const files = faqRegistryFiles({ chapters, marks: new Map(), report: [] }, left, before.texts, read);
  return {
    file: gone.source.file,
    registries: chapters.map(({ chapter }, index) => ({ chapter, text: files[index]?.text ?? '' })),
    retired: (chapters[0]?.retired ?? []).filter(
      ({ id }) => !alive.has(id) && addressesOf(before.chapters).includes(id),
    ),
  };
};

/** Every row: the name that its mark has, and its address. */
const rowsOf = (
  chapters: readonly ChapterRegistry[],
): readonly { readonly name: string; readonly address: string }[] =>
  chapters.flatMap(({ document, chapter, sections, groups }) => {
    const onPage = (name: string) => ({ name, address: `${document}/${chapter}/#${name}` });
    return [
      { name: chapter, address: `${document}/${chapter}/` },
      ...sections.flatMap(({ id, notes }) => [id, ...notes.map((note) => note.id)].map(onPage)),
      ...groups.flatMap(({ cards }) =>
        cards.flatMap(({ slug, rulings }) => [
          { name: slug, address: `${document}/cards/${slug}/` },
          ...rulings.map(({ id }) => ({
            name: `${slug}#${id}`,
            address: `${document}/cards/${slug}/#${id}`,
          })),
        ]),
      ),
    ];
  });

const namesOf = (chapters: readonly ChapterRegistry[]): readonly string[] =>
  rowsOf(chapters).map(({ name }) => name);

const addressesOf = (chapters: readonly ChapterRegistry[]): readonly string[] =>
  rowsOf(chapters).map(({ address }) => address);

/** The rows of a chapter whose IDs are those of committed texts: the others get theirs from what they are laid beside. */
const onlyCarried =
  (carried: ReadonlySet<string>) =>
  (chapter: ChapterRegistry): ChapterRegistry => ({
    ...chapter,
    sections: chapter.sections.map((section) => ({
      ...section,
      notes: section.notes.filter(({ id }) => carried.has(id)),
    })),
    groups: chapter.groups.map((group) => ({
      ...group,
      cards: group.cards.map((card) => ({
        ...card,
        rulings: card.rulings.filter(({ id }) => carried.has(`${card.slug}#${id}`)),
      })),
    })),
  });

/** Gives IDs that no address has had. */
const freeIds = (addresses: Iterable<string>) => {
  const taken = new Set(addresses);
  const next = (stem: string): string => {
    const numbers = [...taken].flatMap((address) => {
      const end = address.slice(address.indexOf(stem) + stem.length);
      return address.includes(stem) && /^\d+$/u.test(end) ? [Number(end)] : [];
    });
    const id = Math.max(0, ...numbers) + 1;
    taken.add(`${stem}${id}`);
    return `${id}`;
  };
  return {
    freeNote: (stem: string) => `${stem}${next(`#${stem}`)}`,
    freeRuling: (slug: string) => `r${next(`/cards/${slug}/#r`)}`,
  };
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

/** The files of the registries. `read` gives a file that is there. */
export const faqRegistryFiles = (
  { chapters, marks }: FaqPlan,
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

/** The printed names of the cards that have a row, so that they are found again. */
const namesOfRegistry = (
  texts: readonly FaqText[],
  chapters: readonly ChapterRegistry[],
  facts: readonly CardFact[],
): readonly CardFact[] => {
  const claimed = texts.map((text) => claimOf(text, chapters).value);
  const known = new Map(facts.map((fact) => [fact.slug, fact]));
  return chapters.flatMap(({ groups }) =>
    groups.flatMap(({ cards }) =>
      cards.map(({ slug, names }): CardFact => {
        const printed = claimed.flatMap((faq) => {
          const name = faq.find('card', slug)?.name?.flow.text;
          return name === undefined ? [] : [[faq.lang, name] as const];
        });
        return {
          slug,
          names: {
            en: names?.en || known.get(slug)?.names.en || '',
            ...Object.fromEntries(printed),
          },
        };
      }),
    ),
  );
};

const claimOf = ({ lang, source, structure }: FaqText, chapters: readonly ChapterRegistry[]) =>
  claimFaq({ lang, source, structure }, chapters, '');

const keepIds = (
  proposed: readonly ChapterRegistry[],
  next: FaqText,
  before: FaqBefore & FaqText,
  taken: ReadonlySet<string>,
  marks: Map<string, string>,
  carried: Set<string>,
): readonly ChapterRegistry[] => {
  const old = textsOf(before, before.chapters);
  const now = textsOf(next, proposed);
  const { freeNote, freeRuling } = freeIds(taken);

  /** Pairs old and new IDs of texts of one kind; changed texts are marked. */
  const pair = (olds: readonly Text[], news: readonly Text[]): ReadonlyMap<string, Text> => {
    const { carried } = matchTexts(
      olds.map(({ text }) => text),
      news.map(({ text }) => text),
    );
    const found = new Map<string, Text>();
    for (const [index, [slice]] of carried) {
      const [from, to] = [olds[index], news[slice?.index ?? -1]];
      if (from && to && !found.has(to.id)) found.set(to.id, from);
    }
    return found;
  };
  const judge = (id: string, from: Text | undefined, to: Text | undefined): void => {
    if (!from) marks.set(id, 'new');
    else if (to && similarity(from.text, to.text) < leastAlike) marks.set(id, 'is it still this text?');
  };

  const notes = pair(old.notes, now.notes);
  const nowNotes = new Map(now.notes.map((note) => [note.id, note]));
  const takenSections = new Set<string>();
  const toSection = (section: Section, chapter: ChapterRegistry): Section => {
    const heading = now.headings.get(section.id);
    const votes = section.notes.flatMap(({ id }) => notes.get(id)?.section ?? []);
    const all = before.chapters.flatMap(({ sections }) => sections);
    const same =
      all.find(
        ({ id }) => !takenSections.has(id) && heading !== undefined && old.headings.get(id) === heading,
      ) ?? all.find(({ id }) => !takenSections.has(id) && isMost(id, votes, section.notes.length));
    const id = same?.id ?? freeName(section.id, taken, chapter.document);
    takenSections.add(id);
    return {
      ...section,
      id,
      titles: same?.titles ?? section.titles,
      boxes: section.boxes.map((box) => ({ ...box, ...named(box.card) })),
      notes: section.notes.map((note) => {
        const from = notes.get(note.id);
        const own = from?.id ?? freeNote(`${id}-`);
        if (from) carried.add(own);
        judge(own, from, nowNotes.get(note.id));
        return { ...note, id: own };
      }),
    };
  };
  /** A card that prints no name is that whose rulings it has. */
  const slugOf = (card: Card): string => {
    const rulings = now.rulings.get(card.slug) ?? [];
    if (old.rulings.has(card.slug) || card.names?.en !== '' || Object.keys(card.names).length > 1)
      return card.slug;
    const same = [...old.rulings].find(
      ([slug, olds]) => !now.rulings.has(slug) && pair(olds, rulings).size * 2 > rulings.length,
    );
    return same?.[0] ?? card.slug;
  };
  const toCard = ({ names: printed, ...proposed }: Card): Card => {
    const slug = slugOf({ names: printed, ...proposed });
    const card = { ...proposed, slug, ...(slug === proposed.slug && printed ? { names: printed } : {}) };
    const rulings = now.rulings.get(proposed.slug) ?? [];
    const own = pair(old.rulings.get(card.slug) ?? [], rulings);
    const isNew = !old.rulings.has(card.slug);
    if (isNew) marks.set(card.slug, 'a new card');
    return {
      ...card,
      ...named(card.slug),
      rulings: card.rulings.map((ruling, index) => {
        const from = own.get(ruling.id);
        const id = from?.id ?? freeRuling(card.slug);
        if (from) carried.add(`${card.slug}#${id}`);
        if (!isNew) judge(`${card.slug}#${id}`, from, rulings[index]);
        return { ...ruling, id };
      }),
    };
  };
  const names = new Map(before.chapters.flatMap(givenNames));
  const named = (slug: string): { names?: CardNames } => {
    const own = names.get(slug);
    return own ? { names: own } : {};
  };
  const [oldLines, nowLines] = [before.source, next.source].map(({ text }) => text.split('\n'));
  /** Where the words of a line of the older text are now; the nearest of several, the same number where they are gone. */
  const lineNow = (line: number): number =>
    (nowLines ?? [])
      .flatMap((words, index) => (words === oldLines?.[line - 1] ? [index + 1] : []))
      .toSorted((one, other) => Math.abs(one - line) - Math.abs(other - line))[0] ?? line;
  const takenChapters = new Set<string>();
  const homeOfLedger = (row: ChapterRegistry['ledger'][number]): string | undefined =>
    before.chapters.find(({ ledger }) =>
      ledger.some(({ at, reason }) => at === row.at && reason === row.reason),
    )?.chapter;
  const ledgers = Map.groupBy(
    proposed.flatMap(({ ledger }) => ledger),
    homeOfLedger,
  );
  const chapters = proposed.map((chapter): ChapterRegistry => {
    const sections = chapter.sections.map((section) => toSection(section, chapter));
    const own = new Set(sections.map(({ id }) => id));
    const heading = now.headings.get(chapter.chapter);
    const free_ = before.chapters.filter((one) => !takenChapters.has(one.chapter));
    const same =
      free_.find((one) => heading !== undefined && old.headings.get(one.chapter) === heading) ??
      free_.find((one) => one.groups.length > 0 && chapter.groups.length > 0) ??
      free_.find((one) => one.sections.some(({ id }) => own.has(id)));
    const id = same?.chapter ?? freeName(chapter.chapter, taken, chapter.document);
    takenChapters.add(id);
    return {
      ...chapter,
      chapter: id,
      ledger: [
        ...(chapter === proposed[0] ? (ledgers.get(undefined) ?? []) : []),
        ...(ledgers.get(id) ?? []),
      ],
      titles: same?.titles ?? chapter.titles,
      sections,
      groups: chapter.groups.map((group) => ({ ...group, cards: group.cards.map(toCard) })),
      lost: (same?.lost ?? []).map((row) => ({ ...row, before: lineNow(row.before) })),
      retired: same?.retired ?? [],
    };
  });
  return chapters;
};

/** Every address that an FAQ has had. */
const takenAddresses = ({ published, chapters }: FaqBefore): ReadonlySet<string> =>
  new Set([
    ...published,
    ...addressesOf(chapters),
    ...chapters.flatMap(({ document, chapter, retired }) =>
      retired.map(({ id }) => (id.includes('/') ? id : `${document}/${chapter}/#${id}`)),
    ),
  ]);

/** The names that the rows of cards give. */
const givenNames = ({ sections, groups }: ChapterRegistry): readonly (readonly [string, CardNames])[] =>
  [
    ...sections.flatMap(({ boxes }) => boxes.map(({ card, names }) => ({ slug: card, names }))),
    ...groups.flatMap(({ cards }) => cards),
  ].flatMap(({ slug, names }) => (names ? [[slug, names] as const] : []));

/** Less alike than this, a person looks whether it is the same text. */
const leastAlike = 0.6;

type Section = ChapterRegistry['sections'][number];
type Card = ChapterRegistry['groups'][number]['cards'][number];

const isMost = (id: string, votes: readonly string[], all: number): boolean =>
  votes.filter((vote) => vote === id).length * 2 > all;

/** The name, or the name with the first letter that no address has had. */
const freeName = (name: string, taken: ReadonlySet<string>, document: string): string =>
  firstFree(name, (one) =>
    [...taken].some((address) => address === `${document}/${one}/` || address.endsWith(`/#${one}`)),
  );

interface Text {
  readonly id: string;
  readonly text: string;
  readonly section: string;
}

/** What the rows of registries claim in a text. */
const textsOf = (text: FaqText, chapters: readonly ChapterRegistry[]) => {
  const { find }: ClaimedFaq = claimOf(text, chapters).value;
  const headings = chapters.flatMap(({ chapter, sections }) => [
    [chapter, find('heading', chapter)] as const,
    ...sections.map(({ id }) => [id, find('heading', chapter, id)] as const),
  ]);
  return {
    notes: chapters.flatMap(({ sections }) =>
      sections.flatMap(({ id: section, notes }) =>
        notes.map(({ id }): Text => ({ id, section, text: find('note', id)?.flow.text ?? '' })),
      ),
    ),
    rulings: new Map(
      chapters.flatMap(({ groups }) =>
        groups.flatMap(({ cards }) =>
          cards.map(({ slug, rulings }): readonly [string, readonly Text[]] => [
            slug,
            rulings.map(({ id }): Text => {
              const block = find('ruling', slug, id);
              const flows = block ? textsOfRuling(block) : [];
              return { id, section: slug, text: flows.map(({ flow }) => flow.text).join('\n') };
            }),
          ]),
        ),
      ),
    ),
    headings: new Map(
      headings.flatMap(([id, block]): [string, string][] =>
        block ? [[id, foldToKey(block.flow.text)]] : [],
      ),
    ),
  };
};

/** Retires the addresses that are gone: the same ID on another page, else the page, else the chapter of the rulings. */
const redirectGone = (
  chapters: readonly ChapterRegistry[],
  before: FaqBefore,
  taken: ReadonlySet<string>,
  marks: Map<string, string>,
): readonly ChapterRegistry[] => {
  const [first, ...others] = chapters;
  if (!first) return [];
  const here = addressesOf(chapters);
  const alive = new Set(here);
  const pages = new Set(chapters.map(({ chapter }) => chapter));
  const kept = before.chapters
    .filter(({ chapter }) => !pages.has(chapter))
    .flatMap(({ document, chapter, retired }) => {
      const full = (id: string): string => (id.includes('/') ? id : `${document}/${chapter}/#${id}`);
      return retired.map(({ id, now }) => ({ id: full(id), now: full(now) }));
    });
  const rulings = chapters.find(({ groups }) => groups.length > 0) ?? first;
  const home = `${first.document}/${rulings.chapter}/`;
  const nowOf = (address: string): string => {
    const [page = '', id = ''] = address.split('#');
    const moved = id === '' || /^r\d+$/u.test(id) ? undefined : here.find((one) => one.endsWith(`/#${id}`));
    return moved ?? (alive.has(page) ? page : home);
  };
  const all = [
    ...chapters.flatMap(({ retired }) => retired.map(({ id }) => id)),
    ...kept.map(({ id }) => id),
  ];
  const gone = addressesOf(before.chapters).filter(
    (address) => !alive.has(address) && !all.includes(address),
  );
  for (const id of gone) marks.set(id, 'is this where its links should lead?');
  // What led to an address that is gone now leads where that leads.
  const follow = <Row extends { readonly now: string }>(row: Row): Row =>
    row.now.includes('/') && !alive.has(row.now) && taken.has(row.now)
      ? { ...row, now: nowOf(row.now) }
      : row;
  return [
    {
      ...first,
      retired: [...first.retired, ...kept, ...gone.map((id) => ({ id, now: nowOf(id) }))].map(follow),
    },
    ...others.map((chapter) => ({ ...chapter, retired: chapter.retired.map(follow) })),
  ];
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
