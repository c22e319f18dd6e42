import type { CardRecord } from '../../schema/card.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { FaqChapter } from '../../schema/faq.ts';
import type { GuideSection } from '../../schema/guide.ts';
import { type Language, mapTexts } from '../../schema/language.ts';
import {
  cardToTranslate,
  chapterToTranslate,
  sectionToTranslate,
  type Translatable,
  type TranslatablePage,
} from '../../schema/translatable.ts';
import {
  cardTextId,
  type Unofficial,
  type UnofficialEntry,
  type UnofficialFile,
  type UnofficialText,
} from '../../schema/unofficial.ts';
import type { Staged } from '../diagnostics.ts';

// Each function adds the unofficial translations of a page to its record, with what they refer to. It reports a
// translation whose text is official in that language, and warns of one whose text has changed since it
// was translated.

/** Finds what the words of a text in a language refer to; `self` is the address of its page. */
export type FindReferred = (text: string, lang: Language, self: string) => UnofficialText['references'];

/** Adds translations to the clauses and annotations of a section. */
export const attachToSection = (
  section: GuideSection,
  file: UnofficialFile | undefined,
  findReferred: FindReferred,
): Staged<GuideSection> =>
  attach(section, file, sectionToTranslate, findReferred, (of) => ({
    ...section,
    clauses: section.clauses.map((clause) => ({
      ...clause,
      ...of(clause.id),
      annotations: mapTexts(clause.annotations, (own) => own.map((one) => ({ ...one, ...of(one.id) }))),
    })),
  }));

/** Adds translations to the notes of a chapter. */
export const attachToChapter = (
  chapter: FaqChapter,
  file: UnofficialFile | undefined,
  findReferred: FindReferred,
): Staged<FaqChapter> =>
  attach(chapter, file, chapterToTranslate, findReferred, (of) => ({
    ...chapter,
    sections: chapter.sections.map((section) => ({
      ...section,
      notes: section.notes.map((note) => ({ ...note, ...of(note.id) })),
    })),
  }));

/** Adds translations to the rules text and the rulings of a card. */
export const attachToCard = (
  card: CardRecord,
  file: UnofficialFile | undefined,
  findReferred: FindReferred,
): Staged<CardRecord> =>
  attach(card, file, cardToTranslate, findReferred, (of) => ({
    ...card,
    ...of(cardTextId),
    rulings: card.rulings.map((ruling) => ({ ...ruling, ...of(ruling.id) })),
  }));

/** The file of a page's unofficial texts. */
export const unofficialPath = ({ document, page }: Pick<UnofficialFile, 'document' | 'page'>): string =>
  `content/unofficial/${document}/${page}.yml`;

/** A text for comparison: each run of white space becomes one space. */
export const foldSpace = (text: string): string => text.replace(/\s+/gu, ' ').trim();

type Wordings = Translatable['texts'];

const attach = <Page extends GuideSection | FaqChapter | CardRecord>(
  page: Page,
  file: UnofficialFile | undefined,
  toTranslate: (page: Page) => TranslatablePage,
  findReferred: FindReferred,
  add: (of: (id: string) => { unofficial?: Unofficial }) => Page,
): Staged<Page> => {
  if (!file) return { value: page, diagnostics: [] };
  const self = `${file.document}/${file.page}/`;
  const known = new Map(toTranslate(page).texts.map((one): [string, Wordings] => [one.id, one.texts]));
  const value = add((id) => {
    const official = known.get(id) ?? {};
    const own = file.texts.filter((entry) => entry.id === id && official[entry.lang] === undefined);
    const texts = own.map((entry) => [
      entry.lang,
      toText(entry, official, findReferred(entry.text, entry.lang, self)),
    ]);
    return own.length === 0 ? {} : { unofficial: Object.fromEntries(texts) };
  });
  const diagnostics = file.texts.flatMap((entry, index) => {
    const official = known.get(entry.id);
    return official ? judge(entry, official, index, unofficialPath(file)) : [];
  });
  return { value, diagnostics };
};

const isOutdated = ({ from, source }: UnofficialEntry, official: Wordings): boolean =>
  foldSpace(official[from] ?? '') !== foldSpace(source);

const toText = (
  entry: UnofficialEntry,
  official: Wordings,
  references: UnofficialText['references'] = [],
): UnofficialText => ({
  text: entry.text,
  translator: entry.translator,
  from: entry.from,
  ...(entry.remark === undefined ? {} : { remark: entry.remark }),
  ...(isOutdated(entry, official) ? { outdated: true } : {}),
  ...(references.length === 0 ? {} : { references }),
});

const judge = (
  entry: UnofficialEntry,
  official: Wordings,
  index: number,
  file: string,
): readonly Diagnostic[] => {
  const report = (
    code: string,
    severity: Diagnostic['severity'],
    message: string,
    hint: string,
  ): readonly Diagnostic[] => [
    {
      code: `unofficial/${code}`,
      severity,
      file,
      path: ['texts', index, 'id'],
      message: `Text ${index + 1} (${entry.id}, ${entry.lang}) ${message}`,
      hint,
    },
  ];
  if (official[entry.lang] !== undefined) {
    const message = 'translates a text that has an official one in that language.';
    return report('superseded', 'error', message, 'Remove it: readers get the official text.');
  }
  if (!isOutdated(entry, official)) return [];
  const hint = 'Ask the translator to revise it; until then the page says that it is outdated.';
  return report('outdated', 'warning', 'translates an earlier wording of its text.', hint);
};
