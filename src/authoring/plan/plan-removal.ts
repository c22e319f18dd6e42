import { type Pointer, pointersToGone } from '../../pipeline/pointers.ts';
import { registryPath } from '../../pipeline/registry/find-row.ts';
import { structurePath } from '../../pipeline/structure/obey-structure.ts';
import { type Document, shortName } from '../../schema/document.ts';
import type { Language, Localized } from '../../schema/language.ts';
import type { SectionRegistry } from '../../schema/registry.ts';
import type { SourceEntry } from '../../schema/source.ts';
import { type Fields, fieldsOf, withEntries, withoutEntries, withoutPointers } from './entries.ts';
import type { PlannedFiles } from './plan-files.ts';
import {
  type Gone,
  isNameGone,
  type LanguageRemoval,
  sourcesWithout,
  withoutLanguage,
} from './remove-decisions.ts';

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

/** The texts that there are, and a way to read the files below the root. */
export interface RemovalInput {
  readonly sources: readonly {
    readonly document: string;
    readonly entry: SourceEntry;
    readonly text: string;
  }[];
  readonly sectionRegistries: readonly SectionRegistry[];
  /** The chapters of a set FAQ that loses a language and keeps others; else none. */
  readonly faq: readonly LanguageRemoval[];
  /** All files below `content`. */
  readonly files: readonly string[];
  readonly read: (path: string) => string;
  readonly sha256: (text: string) => string;
  /** What the files name. */
  readonly pointers: readonly Pointer[];
}

/** Takes texts out with all that people have decided of them, redirects their links, and tells readers. */
export const planRemoval = (call: RemovalCall, input: RemovalInput): PlannedFiles => {
  const { document, section, lang } = call;
  const { id } = document;
  const all = input.sectionRegistries.filter((one) => one.document === id);
  const own = all.filter(
    (one) => (section ?? one.section) === one.section && (!lang || one.sources[lang] !== undefined),
  );
  const whole = own.filter(({ sources }) => !lang || Object.keys(sources).every((one) => one === lang));
  const { faq } = input;
  const isWhole = faq.length === 0 && (document.kind === 'set-faq' || whole.length === all.length);
  const pages = isWhole ? [`${id}/`] : whole.map((one) => `${id}/${one.section}/`);
  const now = call.now ?? (isWhole ? '' : `${id}/`);
  const removals = isWhole || !lang ? [] : [...faq, ...removeLanguage(own, whole, lang, input)];

  const isOfWhole = ({ file }: SourceEntry): boolean =>
    whole.some(({ sources }) => Object.values(sources).includes(file)) ||
    removals.some((one) => one.file === file && one.source === undefined);
  const ids = new Set(removals.flatMap((one) => one.gone));
  const gone: Gone = {
    document: id,
    isWhole,
    lang,
    removals,
    isAddressGone: (address) => ids.has(address) || pages.some((page) => address.startsWith(page)),
    files: input.sources.flatMap(({ document: name, entry }) =>
      name === id && (isWhole || isOfWhole(entry)) ? [entry.file] : [],
    ),
  };
  const why = call.why ?? `Withdrawn: ${[id, section, lang].filter((one) => one !== undefined).join(' ')}.`;
  const retired = pages.map((what) => ({ what, now, why }));
  const where = [
    ...(pages.length > 0 && now !== '' ? [now] : []),
    ...(faq.length > 0 ? [`${id}/`] : removals.map((one) => `${id}/${one.section}/`)),
  ];
  const changes = changeEntry(call, isWhole ? [] : own.map((one) => one.section), where);
  const lost = faq.flatMap((one) => one.gone).filter((address) => address.endsWith('/'));
  const kept = editFiles(gone, [...pages, ...lost], input);
  return {
    report: formatRemoval(id, pages, now, removals),
    write: [
      ...[...kept].flatMap(([path, text]) => (text === undefined ? [] : [{ path, text }])),
      {
        path: 'content/changes.yml',
        text: withEntries(readIfAny(input, 'content/changes.yml'), [changes], 'first'),
      },
      { path: retiredFile, text: withEntries(readIfAny(input, retiredFile), retired, 'last') },
    ],
    remove: [...kept].flatMap(([path, text]) => (text === undefined ? [path] : [])),
  };
};

const retiredFile = 'content/retired.yml';

const readIfAny = ({ files, read }: RemovalInput, path: string): string =>
  files.includes(path) ? read(path) : '';

const removeLanguage = (
  own: readonly SectionRegistry[],
  whole: readonly SectionRegistry[],
  lang: Language,
  { sources, read }: RemovalInput,
): readonly LanguageRemoval[] =>
  own.flatMap((registry) => {
    const source = sources.find(({ entry }) => entry.file === registry.sources[lang]);
    if (!source || whole.includes(registry)) return [];
    const { document, section } = registry;
    return [
      withoutLanguage(registry, source, lang, {
        registry: read(registryPath(document, section)),
        structure: read(structurePath(document, source.entry.file)),
      }),
    ];
  });

/** The files that change, each with its new text; undefined for one that goes. */
const editFiles = (
  gone: Gone,
  pages: readonly string[],
  input: RemovalInput,
): ReadonlyMap<string, string | undefined> => {
  const { document: id, removals } = gone;
  const files = new Map<string, string | undefined>();
  const edit = (path: string, change: (text: string) => string | undefined): void => {
    if (!input.files.includes(path) || (files.has(path) && files.get(path) === undefined)) return;
    files.set(path, change(files.get(path) ?? input.read(path)));
  };
  const remove = (path: string): void => edit(path, () => undefined);
  const checksums = new Map<string, string>();
  for (const { section, registry, file, source, structure } of removals) {
    files.set(registryPath(id, section), registry);
    if (source === undefined) continue;
    const path = `content/sources/${id}/${file}`;
    checksums.set(input.sha256(input.read(path)), input.sha256(source));
    files.set(path, source);
    files.set(structurePath(id, file), structure);
  }
  for (const file of gone.files) {
    remove(`content/sources/${id}/${file}`);
    remove(structurePath(id, file));
  }
  const summed = (text: string): string =>
    [...checksums].reduce((one, [before, now]) => one.replaceAll(before, now), text);
  edit(`content/sources/${id}/source.yml`, (text) =>
    gone.isWhole ? undefined : summed(sourcesWithout(text, gone)),
  );
  // A section may take its title from the text of another.
  for (const one of input.sectionRegistries)
    edit(registryPath(one.document, one.section), (text) =>
      withoutEntries(text, (path, title) => path.startsWith('titles.') && isFrom(title, gone.files)),
    );
  for (const path of input.files.filter((one) => pages.some((page) => isOfPage(one, page)))) remove(path);
  const pointers = pointersToGone(input.pointers, isNameGone(gone));
  for (const [path, own] of Map.groupBy(pointers, ({ file }) => file))
    edit(path, (text) => withoutPointers(text, own));
  edit('content/policy-changes.yml', summed);
  if (gone.isWhole) {
    edit('content/documents.yml', (text) =>
      withoutEntries(text, (path, entry) => path === '' && fieldsOf(entry).id === id),
    );
    remove(`content/cards/${id}.json`);
  }
  return files;
};

/** `isOfPage('content/registry/ipg/2.4.yml', 'ipg/2.4/') // => true` */
const isOfPage = (path: string, page: string): boolean =>
  ['registry', 'unofficial', 'docs', 'contents'].some((room) =>
    `${path.replace(/\.(?:yml|mdx)$/u, '')}/`.startsWith(`content/${room}/${page}`),
  );

const isFrom = (title: unknown, files: readonly string[]): boolean =>
  files.some((file) => `${fieldsOf(title).from}`.startsWith(`${file}:`));

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
  return { date, what, ...(where.length === 0 ? {} : { where }) };
};

const languageNames: Readonly<Record<Language, Localized>> = {
  zh: { zh: '中文', ja: '中国語', en: 'Chinese' },
  ja: { zh: '日文', ja: '日本語', en: 'Japanese' },
  en: { zh: '英文', ja: '英語', en: 'English' },
};

const formatRemoval = (
  id: string,
  pages: readonly string[],
  now: string,
  removals: readonly LanguageRemoval[],
): readonly string[] => [
  ...pages.map((page) => `${page} goes; links to it lead to ${now === '' ? 'the first page' : now}`),
  ...removals.flatMap(({ section, retired, source, file }, index) => [
    ...(index > 0 && file === removals[0]?.file && retired.length === 0
      ? []
      : [`${id} ${section}: ${retired.length} IDs go`]),
    ...retired.map((row) => `  ${row.id} -> ${row.now}`),
    ...(source === undefined
      ? []
      : [`  ${file} gets blanks in place of these lines; the others stay as they came`]),
  ]),
];
