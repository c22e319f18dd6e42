import { correctionsPath } from '../../pipeline/edition/correct.ts';
import { decisionsPath } from '../../pipeline/edition/decided.ts';
import { editionPath, type SourceInput, sourcePath } from '../../pipeline/edition/prepare-source.ts';
import type { EditionInput } from '../../pipeline/edition-input.ts';
import type { Pointer } from '../../pipeline/pointers.ts';
import { retiredFile } from '../../pipeline/published.ts';
import type { Citable, PageRecords } from '../../schema/citable.ts';
import { type Document, shortName } from '../../schema/document.ts';
import type { Language, Localized } from '../../schema/language.ts';
import { addressableIn, pointersGone } from './carry-through.ts';
import { cutLanguage } from './cut-language.ts';
import {
  type Fields,
  fieldsOf,
  withEntries,
  withoutEntries,
  withoutPointers,
  withValues,
} from './entries.ts';
import type { PlannedFiles } from './plan-files.ts';
import { successorOf, toRetired } from './retire.ts';
import { retiredToYaml } from './yaml.ts';

const changesFile = 'content/changes.yml';
const policyFile = 'content/policy-changes.yml';
const documentsFile = 'content/documents.yml';

/** What is to be withdrawn: a document, a section of it, or a language of either. */
export interface RemovalCall {
  readonly document: Document;
  readonly section: string | undefined;
  readonly lang: Language | undefined;
  /** Where the links to a page lead that goes; undefined for the contents of its document, or the first page. */
  readonly now: string | undefined;
  /** The day that readers are told. */
  readonly date: string;
  readonly why: string | undefined;
}

/** What there is, and a way to read the files below the root. */
export interface RemovalInput {
  readonly input: EditionInput;
  /** All files below `content`. */
  readonly files: readonly string[];
  readonly read: (path: string) => string;
  readonly sha256: (text: string) => string;
  /** What the files name. */
  readonly pointers: readonly Pointer[];
}

/**
 * Takes texts out with all that people have decided of them, redirects their links, and tells readers. A language goes with
 * its marked text, or with its rows where the text has others. What goes with it is the difference of what can be named
 * before and afterwards.
 */
export const planRemoval = (call: RemovalCall, given: RemovalInput): PlannedFiles => {
  const { document, section, lang } = call;
  const { input } = given;
  const own = input.sources.filter(
    (one) =>
      one.document === document.id &&
      (section ?? one.entry.section) === one.entry.section &&
      (!lang || one.entry.languages.includes(lang)),
  );
  const cuts = own
    .filter(({ entry }) => lang !== undefined && entry.languages.length > 1)
    .map((before) => ({ before, after: lang ? cutLanguage(before, lang, given.sha256) : before }));
  const cut = new Map(cuts.map(({ before, after }) => [before, after]));
  const sources = input.sources.flatMap((one) => (own.includes(one) ? (cut.get(one) ?? []) : [one]));
  const isWhole = sources.every((one) => one.document !== document.id);
  const before = addressableIn(input);
  const after = addressableIn({
    ...input,
    sources,
    documents: input.documents.filter((one) => !isWhole || one !== document),
  });
  const gone = before.citables.filter(({ address }) => !after.known.text.has(address));
  const why = call.why ?? `Withdrawn: ${[document.id, section, lang].filter(Boolean).join(' ')}.`;
  const pages = planPages(call, isWhole, gone).map((page) => ({ ...page, why }));
  const retired = gone
    .filter((one) => after.known.text.has(`${one.document}/${one.page}/`))
    .map((one) => ({
      address: one.address,
      now: successorOf(one, before.citables, after.citables),
      file: decisionsPath(one.document, chapterOf(one, after.records)),
    }));
  const removal: Removal = {
    ...{ document, isWhole, cuts, retired, lang },
    gone: pointersGone(given.pointers, before, after),
    goneFiles: own.filter((one) => !cut.has(one)),
    pages: pages.map(({ what }) => what),
  };
  const edits = [...editFiles(removal, given)];
  const left = own
    .map(({ entry }) => pageOf(document, entry.section))
    .filter((page) => after.known.address.has(page));
  const where = [...pages.map(({ now }) => now), ...left].filter((page) =>
    page.startsWith(`${document.id}/`),
  );
  const told = changeEntry(call, isWhole ? [] : own.flatMap(({ entry }) => entry.section ?? []), where);
  const readIfAny = (path: string): string => (given.files.includes(path) ? given.read(path) : '');
  return {
    report: [
      ...pages.map(
        ({ what, now: to }) => `${what} goes; links to it lead to ${to === '' ? 'the first page' : to}`,
      ),
      ...retired.map(({ address, file, now }) => {
        const ids = toIds(file, address, now);
        return `  ${ids.id} -> ${ids.now}`;
      }),
      ...cuts.map(
        ({ before: { entry } }) => `${entry.file} loses its lines in ${lang}; the others stay as they came`,
      ),
    ],
    write: [
      ...edits.flatMap(([path, text]) => (text === undefined ? [] : [{ path, text }])),
      { path: changesFile, text: withEntries(readIfAny(changesFile), [told], 'first') },
      { path: retiredFile, text: withEntries(readIfAny(retiredFile), pages, 'last') },
    ],
    remove: edits.flatMap(([path, text]) => (text === undefined ? [path] : [])),
  };
};

/** The chapter or section whose decisions have the retired IDs of a page: of a card that of the rulings. */
const chapterOf = ({ document, page }: Citable, { chapters }: PageRecords): string => {
  if (!page.startsWith('cards/')) return page;
  const own = chapters.filter((chapter) => chapter.document === document);
  return (own.find(({ groups }) => groups) ?? own[0])?.slug ?? page;
};

const pageOf = ({ id }: Document, section: string | undefined): string =>
  section === undefined ? `${id}/` : `${id}/${section}/`;

/** The pages that go, and where their links lead; of a whole document, it. */
const planPages = (
  { document: { id }, now }: RemovalCall,
  isWhole: boolean,
  gone: readonly Citable[],
): readonly { readonly what: string; readonly now: string }[] => {
  const pages = gone.map(({ address }) => address).filter((address) => address.endsWith('/'));
  return [
    ...(isWhole ? [{ what: `${id}/`, now: now ?? '' }] : []),
    ...pages
      .filter((page) => !isWhole || !page.startsWith(`${id}/`))
      .map((what) => {
        const above = what.replace(/[^/]+\/$/u, '');
        return { what, now: above === `${id}/` ? (now ?? above) : above };
      }),
  ];
};

/** What goes, as the files see it. */
interface Removal {
  readonly document: Document;
  readonly isWhole: boolean;
  /** What names what goes. */
  readonly gone: ReadonlyMap<string, readonly Pointer[]>;
  readonly goneFiles: readonly SourceInput[];
  readonly cuts: readonly { readonly before: SourceInput; readonly after: SourceInput }[];
  readonly pages: readonly string[];
  readonly retired: readonly RetiredText[];
  readonly lang: Language | undefined;
}

/** A text whose ID is retired on a page that stays, and the file of decisions that lists it. */
interface RetiredText {
  readonly address: string;
  readonly now: string;
  readonly file: string;
}

/** The files that change, each with its new text; undefined for one that goes. */
const editFiles = (
  removal: Removal,
  { files, read }: RemovalInput,
): ReadonlyMap<string, string | undefined> => {
  const { document, isWhole, goneFiles, cuts, pages, retired, lang } = removal;
  const edited = new Map<string, string | undefined>();
  const edit = (path: string, change: (text: string) => string | undefined): void => {
    if (!files.includes(path) || (edited.has(path) && edited.get(path) === undefined)) return;
    edited.set(path, change(edited.get(path) ?? read(path)));
  };
  const remove = (path: string): void => edit(path, () => undefined);
  for (const { entry } of goneFiles)
    for (const path of [sourcePath(document.id, entry.file), editionPath(document.id, entry.file)])
      remove(path);
  for (const { after } of cuts) {
    const { file } = after.entry;
    edited.set(sourcePath(document.id, file), after.text);
    edited.set(editionPath(document.id, file), after.written);
    edit(correctionsPath(file), (text) =>
      withoutEntries(text, (path, entry) => path === 'corrections' && fieldsOf(entry).lang === lang),
    );
  }
  for (const path of files.filter((one) => pages.some((page) => isOfPage(one, page)))) remove(path);
  for (const [path, own] of removal.gone) edit(path, (text) => withoutPointers(text, own));
  for (const [path, own] of Map.groupBy(retired, ({ file }) => file)) {
    const before = edited.get(path) ?? (files.includes(path) && !edited.has(path) ? read(path) : '');
    edited.set(
      path,
      retiredToYaml(
        before,
        own.map(({ address, now }) => toIds(path, address, now)),
      ),
    );
  }
  const sums = new Map(cuts.map(({ before, after }) => [before.entry.sha256, after.entry.sha256]));
  edit(policyFile, (text) => withValues(text, sums));
  if (isWhole) {
    edit(documentsFile, (text) =>
      withoutEntries(text, (path, entry) => path === '' && fieldsOf(entry).id === document.id),
    );
    remove(`content/cards/${document.id}.json`);
  }
  return edited;
};

const toIds = (file: string, address: string, now: string): ReturnType<typeof toRetired> =>
  toRetired(file.replace(/^content\/decisions\/|\.yml$/gu, '').concat('/'), address, now);

/** `isOfPage('content/decisions/ipg/2.4.yml', 'ipg/2.4/') // => true` */
const isOfPage = (path: string, page: string): boolean =>
  ['decisions', 'unofficial', 'docs', 'contents'].some((room) =>
    `${path.replace(/\.(?:yml|mdx)$/u, '')}/`.startsWith(`content/${room}/${page}`),
  );

/** An entry of the list of changes, for readers. */
const changeEntry = (
  { document, lang, date }: RemovalCall,
  sections: readonly string[],
  where: readonly string[],
): Fields => {
  const names = (title: string): string =>
    sections.length === 0 ? title : `${shortName(document)} ${sections.join(', ')}`;
  const { zh, ja, en } = document.titles;
  const what: Localized = {
    zh: lang ? `${names(zh)}的${languageNames[lang].zh}文本已撤下。` : `${names(zh)}已撤下。`,
    ja: lang
      ? `${names(ja)}の${languageNames[lang].ja}の文章を取り下げました。`
      : `${names(ja)}を取り下げました。`,
    en: lang
      ? `The ${languageNames[lang].en} text of ${names(en)} is withdrawn.`
      : `${names(en)} is withdrawn.`,
  };
  return { date, what, ...(where.length === 0 ? {} : { where: [...new Set(where)] }) };
};

const languageNames: Readonly<Record<Language, Localized>> = {
  zh: { zh: '中文', ja: '中国語', en: 'Chinese' },
  ja: { zh: '日文', ja: '日本語', en: 'Japanese' },
  en: { zh: '英文', ja: '英語', en: 'English' },
};
