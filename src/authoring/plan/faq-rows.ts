import {
  type ClaimedFaq,
  claimFaq,
  type FaqText,
  textsOfCard,
  textsOfRuling,
} from '../../pipeline/registry/claim-faq.ts';
import type { CardBlock } from '../../pipeline/structure/structure.ts';
import type { CardNames } from '../../schema/card.ts';
import { inEachLanguage, type Language, type Localized, languagesOf } from '../../schema/language.ts';
import type { ChapterRegistry, Places } from '../../schema/registry.ts';
import type { RowTexts } from './align-rows.ts';

/**
 * A row of the registries of a set FAQ while it is planned. A chapter has sections, groups and cards in it, each group
 * before its cards; a section has notes and boxes, a card has rulings.
 */
export interface Row {
  readonly kind: 'chapter' | 'section' | 'note' | 'box' | 'group' | 'card' | 'ruling';
  /** The slug of a card, also of a box; where a group is. */
  readonly id: string;
  /** Where its text, its heading or the first line of its card is. */
  readonly at: Places;
  /** What it says; the printed name of a card. */
  readonly says: RowTexts;
  /** Of a chapter or section. */
  readonly titles?: Localized;
  /** Of a card or box that no file has. */
  readonly names?: CardNames | undefined;
  /** What a card prints that is the same in every language. */
  readonly looks?: string;
  /** What a person has to look at. */
  readonly mark?: string | undefined;
  /** How a newer text has changed what it says, a line each. */
  readonly changes?: readonly string[];
  readonly rows: readonly Row[];
  /** The row that it was before, or that a row of another text is. */
  readonly of?: Row | undefined;
  /** What else a chapter has. */
  readonly chapter?: Pick<ChapterRegistry, 'document' | 'sources' | 'ledger' | 'lost' | 'retired'>;
}

/** The rows of registries, with what these texts say in them. */
export const readRows = (
  chapters: readonly ChapterRegistry[],
  texts: readonly FaqText[] = [],
): readonly Row[] => {
  const faqs = texts.map((text) => claimFaq(text, chapters, '').value);
  const says = (textIn: (faq: ClaimedFaq) => string | undefined): RowTexts =>
    Object.fromEntries(
      faqs.flatMap((faq) => {
        const text = textIn(faq);
        return text ? [[faq.lang, text]] : [];
      }),
    );
  const rulingIn = ({ find }: ClaimedFaq, slug: string, id: string): string => {
    const block = find('ruling', slug, id);
    return (block ? textsOfRuling(block) : []).map(({ flow }) => flow.text).join('\n');
  };
  return chapters.map(({ chapter: id, titles, heading = {}, sections, groups, ...chapter }) => ({
    kind: 'chapter',
    id,
    at: heading,
    says: says(({ find }) => find('heading', id)?.flow.text),
    titles,
    chapter,
    rows: [
      ...sections.map((section): Row => {
        const notes = section.notes.map(
          (note): Row => ({
            kind: 'note',
            id: note.id,
            at: note.texts,
            says: says(({ find }) => find('note', note.id)?.flow.text),
            rows: [],
          }),
        );
        const boxes = section.boxes.map(
          ({ card, at, names }): Row => ({ kind: 'box', id: card, at, names, says: {}, rows: [] }),
        );
        return {
          kind: 'section',
          id: section.id,
          at: section.heading ?? {},
          says: says(({ find }) => find('heading', id, section.id)?.flow.text),
          titles: section.titles,
          rows: [...notes, ...boxes],
        };
      }),
      ...groups.flatMap((group): readonly Row[] => [
        ...(group.heading
          ? [
              {
                kind: 'group',
                id: JSON.stringify(group.heading),
                at: group.heading,
                says: {},
                rows: [],
              } as const,
            ]
          : []),
        ...group.cards.map(
          ({ slug, at, names, rulings }): Row => ({
            kind: 'card',
            id: slug,
            at,
            names,
            says: says(({ find }) => find('card', slug)?.name?.flow.text),
            looks: faqs.map(({ find }) => looksOf(find('card', slug))).find((looks) => looks !== '') ?? '',
            rows: rulings.map((ruling) => ({
              kind: 'ruling',
              id: ruling.id,
              at: ruling.texts,
              says: says((faq) => rulingIn(faq, slug, ruling.id)),
              rows: [],
            })),
          }),
        ),
      ]),
    ],
  }));
};

/** Signs and figures of the cost of a card, its size, and how many lines it prints. */
const looksOf = (card: CardBlock | undefined): string => {
  if (!card) return '';
  const size = card.stats?.flow.text.normalize('NFKC') ?? '';
  const symbols = card.manaCost?.flow.text.match(/[{｛]/gu)?.length ?? 0;
  return `${symbols} ${size} ${textsOfCard(card).length}`;
};

/** The registries of rows. */
export const toChapters = (rows: readonly Row[]): readonly ChapterRegistry[] =>
  rows.flatMap(({ id, at, titles, rows: own, chapter }) => {
    if (!chapter || !titles) return [];
    const { document, sources, ledger, lost, retired } = chapter;
    return [
      {
        document,
        chapter: id,
        sources,
        titles,
        ...headingOf(at),
        ledger,
        sections: own.flatMap((section) =>
          section.kind === 'section' && section.titles
            ? [
                {
                  id: section.id,
                  ...headingOf(section.at),
                  titles: section.titles,
                  notes: ofKind(section, 'note').map((note) => ({ id: note.id, texts: note.at })),
                  boxes: ofKind(section, 'box').map((box) => ({
                    card: box.id,
                    at: box.at,
                    ...(box.names ? { names: box.names } : {}),
                  })),
                },
              ]
            : [],
        ),
        groups: groupsOf(own),
        lost,
        retired,
      },
    ];
  });

/** The cards of a chapter in their groups; those before any heading are a group without one. */
const groupsOf = (rows: readonly Row[]): ChapterRegistry['groups'] => {
  const groups: ChapterRegistry['groups'] = [];
  for (const { kind, id, at, names, rows: rulings } of rows) {
    if (kind === 'group') groups.push({ heading: at, cards: [] });
    if (kind !== 'card') continue;
    if (groups.length === 0) groups.push({ cards: [] });
    groups.at(-1)?.cards.push({
      slug: id,
      at,
      ...(names && { names }),
      rulings: rulings.map((ruling) => ({ id: ruling.id, texts: ruling.at })),
    });
  }
  return groups;
};

const headingOf = (at: Places): { heading?: Places } => (languagesOf(at).length > 0 ? { heading: at } : {});

export const ofKind = ({ rows }: Row, kind: Row['kind']): readonly Row[] =>
  rows.filter((row) => row.kind === kind);

/** A row without one of its languages, and the row that it was; undefined where it has no other. */
export const withoutLanguage = (row: Row, lang: Language): Row | undefined => {
  const { chapter } = row;
  const at = without(row.at, lang);
  const rows = row.rows.flatMap((one) => withoutLanguage(one, lang) ?? []);
  const sources = chapter && without(chapter.sources, lang);
  const hasRows = row.kind === 'section' && rows.length > 0;
  if (!hasRows && languagesOf(sources ?? at).length === 0) return undefined;
  const isOther = (one: { readonly in: Language }): boolean => one.in !== lang;
  return {
    ...row,
    of: row,
    at,
    says: without(row.says, lang),
    rows,
    ...(chapter && {
      chapter: {
        ...chapter,
        sources: sources ?? {},
        ledger: chapter.ledger.filter(isOther),
        lost: chapter.lost.filter(isOther),
      },
    }),
  };
};

const without = <Value>(
  texts: Partial<Record<Language, Value>>,
  lang: Language,
): Partial<Record<Language, Value>> => inEachLanguage((one) => (one === lang ? undefined : texts[one]));

/** A row that can be linked to: its address, and the name that its mark has (a ruling: `clone#r1`). */
export interface NamedRow {
  readonly row: Row;
  readonly name: string;
  readonly address: string;
}

export const namedRows = (rows: readonly Row[]): readonly NamedRow[] =>
  rows.flatMap((chapter) => {
    const { document } = chapter.chapter ?? { document: '' };
    const page = `${document}/${chapter.id}/`;
    return [
      { row: chapter, name: chapter.id, address: page },
      ...chapter.rows.flatMap((row) => {
        if (row.kind === 'group') return [];
        const isCard = row.kind === 'card';
        const address = isCard ? `${document}/cards/${row.id}/` : `${page}#${row.id}`;
        const inner = isCard ? row.rows : ofKind(row, 'note');
        return [
          { row, name: row.id, address },
          ...inner.map((one) => ({
            row: one,
            name: isCard ? `${row.id}#${one.id}` : one.id,
            address: isCard ? `${address}#${one.id}` : `${page}#${one.id}`,
          })),
        ];
      }),
    ];
  });

export const addressesOf = (rows: readonly Row[]): readonly string[] =>
  namedRows(rows).map(({ address }) => address);

/** Gives IDs that no address has had. */
export interface FreeIds {
  /** The name, or the name with the first letter that is free: `combat-b`. */
  readonly name: (name: string) => string;
  /** The next number after a stem: `next('#combat-') // => '7'` */
  readonly next: (stem: string) => string;
}

export const createIds = (addresses: Iterable<string>): FreeIds => {
  const taken = new Set(addresses);
  const isTaken = (name: string): boolean =>
    [...taken].some(
      (address) => address.endsWith(`/#${name}`) || address.replace(/^[^/]*\//u, '') === `${name}/`,
    );
  return {
    name: (name) => {
      const letters = ['', ...Array.from('bcdefghijklmnopqrstuvwxyz', (letter) => `-${letter}`)];
      return letters.map((letter) => `${name}${letter}`).find((one) => !isTaken(one)) ?? name;
    },
    next: (stem) => {
      const numbers = [...taken].flatMap((address) => {
        const end = address.slice(address.indexOf(stem) + stem.length);
        return address.includes(stem) && /^\d+$/u.test(end) ? [Number(end)] : [];
      });
      const id = Math.max(0, ...numbers) + 1;
      taken.add(`${stem}${id}`);
      return `${id}`;
    },
  };
};
