import { correctionsPath } from '../../pipeline/edition/correct.ts';
import { editionPath, type SourceInput, sourcePath } from '../../pipeline/edition/prepare-source.ts';
import type { EditionInput } from '../../pipeline/edition-input.ts';
import { retiredFile } from '../../pipeline/published.ts';
import type { Change } from '../../schema/change.ts';
import { type Document, shortName } from '../../schema/document.ts';
import { exonyms, type Language, type Localized } from '../../schema/language.ts';
import { type Fields, withEntries, withoutEntries, withValuesAt } from '../write/entries.ts';
import { type FileEdit, fileWith, type PlannedFiles, withEdits } from '../write/planned-files.ts';
import { cutLanguage } from './cut-language.ts';
import { type Addressable, addressableIn } from './retire.ts';

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
interface RemovalInput {
  readonly before: Addressable;
  /** All files below `content`. */
  readonly files: readonly string[];
  readonly read: (path: string) => string;
  readonly sha256: (text: string) => string;
}

/**
 * Takes texts out, says where the links to pages lead that go with them, and tells readers. A language goes with its marked text,
 * or with its rows where the text has others. What else follows from that is for the retirement.
 */
export const planRemoval = (
  call: RemovalCall,
  { before: { input, citables }, files, read, sha256 }: RemovalInput,
): PlannedFiles => {
  const { document, section, lang } = call;
  const own = input.sources.filter(
    (one) =>
      one.document === document.id &&
      (section ?? one.entry.section) === one.entry.section &&
      (!lang || one.entry.languages.includes(lang)),
  );
  const cuts = own.flatMap((before) =>
    lang !== undefined && before.entry.languages.length > 1
      ? [{ before, after: cutLanguage(before, lang, sha256) }]
      : [],
  );
  const cut = new Map(cuts.map(({ before, after }) => [before, after]));
  const sources = input.sources.flatMap((one) => (own.includes(one) ? (cut.get(one) ?? []) : [one]));
  const isWhole = sources.every((one) => one.document !== document.id);
  const documents = input.documents.filter((one) => !isWhole || one !== document);
  const after = addressableIn({ ...input, sources, documents });
  const alive = after.known.address;
  const gone = citables.map(({ address }) => address).filter((address) => !alive.has(address));
  const why = call.why ?? `Withdrawn: ${[document.id, section, lang].filter(Boolean).join(' ')}.`;
  const pages = planPages(call, isWhole, gone).map((page) => ({ ...page, why }));
  const left = own.map(({ entry }) => pageOf(document, entry.section)).filter((page) => alive.has(page));
  const where = [...pages.map(({ now }) => now), ...left].filter((page) =>
    page.startsWith(`${document.id}/`),
  );
  // Each edition of a text is a source of its section.
  const sections = isWhole ? [] : [...new Set(own.flatMap(({ entry }) => entry.section ?? []))];
  const told = changeEntry(call, sections, where);
  const goneFiles = [
    ...own
      .filter((one) => !cut.has(one))
      .flatMap(({ entry: { file } }) => [sourcePath(document.id, file), editionPath(document.id, file)]),
    ...files.filter((path) => pages.some(({ what }) => isOfPage(path, what))),
    ...(isWhole ? [`content/cards/${document.id}.json`] : []),
  ];
  const edits: readonly FileEdit[] = [
    ...goneFiles.map((path) => fileWith(path, undefined)),
    ...cuts.flatMap(({ before, after }) => editsOfCut(before, after, input)),
    ...(isWhole ? [withoutAt('content/documents.yml', [[input.documents.indexOf(document)]])] : []),
    {
      path: 'content/changes.yml',
      change: (text) => withEntries(text, [told], placeOf(told, input.changes)),
    },
    { path: retiredFile, change: (text) => withEntries(text, pages) },
  ];
  const report = [
    ...pages.map(
      ({ what, now }) => `${what} goes; links to it lead to ${now === '' ? 'the first page' : now}`,
    ),
    ...cuts.map(
      ({ before: { entry } }) => `${entry.file} loses its lines in ${lang}; the others stay as they came`,
    ),
  ];
  return withEdits({ report, write: [], remove: [] }, edits, (path) =>
    files.includes(path) ? read(path) : undefined,
  );
};

const pageOf = ({ id }: Document, section: string | undefined): string =>
  section === undefined ? `${id}/` : `${id}/${section}/`;

/** The pages that go, and where their links lead; of a whole document, it. */
const planPages = (
  { document: { id }, now }: RemovalCall,
  isWhole: boolean,
  gone: readonly string[],
): readonly { readonly what: string; readonly now: string }[] => {
  const pages = gone.filter((address) => address.endsWith('/'));
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

/** What becomes of the files of a text that loses a language; what was compared with it was the language that stays. */
const editsOfCut = (
  { entry: before }: SourceInput,
  { document, entry: { file, sha256, languages }, text, written }: SourceInput,
  { corrections, policy }: EditionInput,
): readonly FileEdit[] => {
  const own = corrections.find(({ source }) => source === file)?.corrections ?? [];
  const compared = policy.comparisons.flatMap(({ texts }, index) =>
    texts[file] === before.sha256 ? [{ path: ['comparisons', index, 'texts', file], value: sha256 }] : [],
  );
  return [
    fileWith(sourcePath(document, file), text),
    fileWith(editionPath(document, file), written),
    withoutAt(
      correctionsPath(file),
      own.flatMap(({ lang }, index) => (languages.includes(lang) ? [] : [['corrections', index]])),
    ),
    { path: 'content/policy-changes.yml', change: (yaml) => withValuesAt(yaml, compared) },
  ];
};

const withoutAt = (path: string, entries: readonly (readonly PropertyKey[])[]): FileEdit => ({
  path,
  change: (text) => withoutEntries(text, entries),
});

/** `isOfPage('content/decisions/ipg/2.4.yml', 'ipg/2.4/') // => true` */
const isOfPage = (path: string, page: string): boolean =>
  ['decisions', 'unofficial', 'docs', 'contents'].some((room) =>
    `${path.replace(/\.(?:yml|mdx)$/u, '')}/`.startsWith(`content/${room}/${page}`),
  );

/** Where a change has its place in the list, the newest first; undefined at its end. */
const placeOf = ({ date }: Pick<Change, 'date'>, changes: readonly Change[]): number | undefined => {
  const at = changes.findIndex((one) => one.date <= date);
  return at < 0 ? undefined : at;
};

const changeEntry = (
  { document, lang, date }: RemovalCall,
  sections: readonly string[],
  where: readonly string[],
): Fields & Pick<Change, 'date'> => {
  const names = (title: string): string =>
    sections.length === 0 ? title : `${shortName(document)} ${sections.join(', ')}`;
  const { zh, ja, en } = document.titles;
  const what: Localized = {
    zh: lang ? `${names(zh)}的${exonyms[lang].zh}文本已撤下。` : `${names(zh)}已撤下。`,
    ja: lang ? `${names(ja)}の${exonyms[lang].ja}の文章を取り下げました。` : `${names(ja)}を取り下げました。`,
    en: lang ? `The ${exonyms[lang].en} text of ${names(en)} is withdrawn.` : `${names(en)} is withdrawn.`,
  };
  return { date, what, ...(where.length === 0 ? {} : { where: [...new Set(where)] }) };
};
