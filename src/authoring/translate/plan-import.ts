import type { Staged } from '../../pipeline/diagnostics.ts';
import { type Ages, agesIn, foldSpace } from '../../pipeline/emit/unofficial.ts';
import { type PageRecords, type TranslatablePage, translatablesIn } from '../../schema/citable.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import { type Language, languages } from '../../schema/language.ts';
import type { ReadBy, UnofficialEntry, UnofficialFile } from '../../schema/unofficial.ts';
import type { TranslatedPage, TranslatedUnit, Translation } from './translation.ts';

/** What an import will do: for each page its new file of unofficial texts, and what changes in it. */
interface ImportPlan {
  readonly lang: Language;
  readonly translator: string;
  readonly pages: readonly PagePlan[];
}

interface PagePlan {
  readonly file: UnofficialFile;
  readonly added: readonly UnofficialEntry[];
  readonly replaced: readonly Replaced[];
  /** What a second person has read: of the texts with a target, all. */
  readonly read: readonly UnofficialEntry[];
  /** Texts of the translator's file with nothing filled in. */
  readonly open: readonly string[];
}

/** A translation, and the one in whose place it goes. */
interface Replaced {
  readonly entry: UnofficialEntry;
  readonly old: UnofficialEntry;
}

export interface ImportChoices {
  /** Of the translations in the file that are new or changed; else the file has to name its translator. */
  readonly translator?: string | undefined;
  /** Who has read all texts of the file against their source. */
  readonly readBy?: ReadBy | undefined;
  /** The translations of others may be replaced. */
  readonly replaces?: boolean | undefined;
}

/**
 * Plans the import of a translation. `path` is the translator's file, for messages; `records` have the texts as they are
 * now, `known` the present unofficial texts. Below an official text that is known to be older, a translation gets the
 * edition of the text that it was made from. Reports units whose text does not exist, has an official text that is not
 * older, has changed since the export, or was translated by somebody else and is not to be replaced; also a file without
 * any translation, or with a new one but without a translator. A text that comes back as it was exported stays as it is, but
 * for who has read it.
 */
export const planImport = (
  path: string,
  translation: Translation,
  records: Partial<PageRecords>,
  known: readonly UnofficialFile[],
  choices: ImportChoices = {},
): Staged<ImportPlan | undefined> => {
  const { lang, from } = translation;
  const translator = (choices.translator ?? translation.translator ?? '').trim();
  const pages = translatablesIn(records);
  const planned = translation.pages.map((own) => {
    const isOwn = ({ document, page }: Pick<UnofficialFile, 'document' | 'page'>): boolean =>
      document === own.document && page === own.page;
    const sections = records.sections?.filter(({ document, section }) => isOwn({ document, page: section }));
    return planPage(own, {
      ...{ ...choices, path, from, lang, translator },
      page: pages.find(isOwn),
      ages: agesIn({ sections: sections ?? [] }),
      old: known.find(isOwn)?.texts ?? [],
    });
  });
  const plans = planned.flatMap(({ value }) => value ?? []);
  const isChanged = plans.some(({ added, replaced }) => added.length + replaced.length > 0);
  const isEmpty = translation.pages.every(({ units }) => units.every(({ target }) => target === ''));
  const diagnostics = [
    ...(translator === '' && (isChanged || isEmpty) ? [faultIn(path, noName)] : []),
    ...(isEmpty ? [faultIn(path, nothingFilledIn)] : []),
    ...planned.flatMap((plan) => plan.diagnostics),
  ];
  return { value: diagnostics.length > 0 ? undefined : { lang, translator, pages: plans }, diagnostics };
};

/** What is known of a page, where a file brings translations of it. */
interface PageContext extends ImportChoices {
  readonly path: string;
  readonly from: Language;
  readonly lang: Language;
  readonly page: TranslatablePage | undefined;
  readonly ages: Ages;
  readonly old: readonly UnofficialEntry[];
  readonly translator: string;
}

const planPage = (
  { document, page: id, units, line }: TranslatedPage,
  context: PageContext,
): Staged<PagePlan | undefined> => {
  const { path, lang, page, old, readBy } = context;
  if (!page) return { value: undefined, diagnostics: [faultIn(path, noPage(`${document}/${id}`), line)] };
  const translated = units
    .filter(({ target }) => target !== '')
    .map((unit) => {
      const before = old.find((one) => one.id === unit.id && one.lang === lang);
      return {
        unit,
        before,
        entry: before && isSame(before, unit) ? before : toEntry(unit, before, context),
      };
    });
  const changed = translated.filter(({ before, entry }) => entry !== before);
  const unchanged = translated.filter(({ before, entry }) => entry === before);
  const written = readBy ? [...changed, ...unchanged] : changed;
  const kept = old.filter((one) => !written.some(({ before }) => before === one));
  const entries = written.map(({ entry }) => (readBy ? { ...entry, readBy } : entry));
  return {
    value: {
      file: { document, page: id, texts: inReadingOrder([...kept, ...entries], page) },
      added: changed.flatMap(({ before, entry }) => (before ? [] : entry)),
      replaced: changed.flatMap(({ before, entry }) => (before ? { entry, old: before } : [])),
      read: readBy ? entries : [],
      open: units.filter(({ target }) => target === '').map((unit) => unit.id),
    },
    diagnostics: changed.flatMap(({ unit, before }) => judge(unit, page, before, context)),
  };
};

/** Whether a unit comes back as it went out. */
const isSame = (entry: UnofficialEntry, { source, target }: TranslatedUnit): boolean =>
  foldSpace(entry.source) === foldSpace(source) && entry.text === foldParagraphs(target);

/** A unit in place of what was there before; whoever read that has not read this one. */
const toEntry = (
  { id, source, target }: TranslatedUnit,
  { readBy: _before, edition: editionBefore, ...before }: Partial<UnofficialEntry> = {},
  { ages, from, lang, translator }: PageContext,
): UnofficialEntry => {
  const edition = ages.editionOf(from) ?? editionBefore;
  return {
    ...{ ...before, id, lang, translator, from },
    ...(edition === undefined ? {} : { edition }),
    ...{ source: foldParagraphs(source), text: foldParagraphs(target) },
  };
};

/** A plan for people to read. */
export const formatImport = ({ lang, translator, pages }: ImportPlan): string =>
  pages
    .filter(
      ({ added, replaced, open, read }) => added.length + replaced.length + open.length + read.length > 0,
    )
    .flatMap(({ file, added, replaced, open, read }) => [
      [
        `${file.document} ${file.page} in ${lang}, unofficial`,
        ...(translator === '' ? [] : [`, by ${translator}`]),
        `: ${added.length} new, ${replaced.length} replaced, ${open.length} left open`,
        ...read
          .slice(0, 1)
          .map(({ readBy }) => `, ${read.length} read by ${readBy?.name} on ${readBy?.date}`),
      ].join(''),
      ...added.map(({ id, text }) => `  new      ${id}  ${beginning(text)}`),
      ...replaced.map(
        ({ entry: { id, text, translator: now, remark }, old }) =>
          `  replaced ${id}  ${beginning(text)}${now === old.translator ? '' : fromOther(old, remark)}`,
      ),
      ...open.map((id) => `  open     ${id}`),
    ])
    .join('\n');

/** Of a translation that takes the place of somebody else's. */
const fromOther = ({ translator }: UnofficialEntry, remark: string | undefined): string =>
  remark === undefined
    ? ` (was by ${translator})`
    : ` (was by ${translator}, whose remark stays: see whether it is still right)`;

const beginning = (text: string): string => {
  const characters = Array.from(foldSpace(text));
  return characters.length > 40 ? `${characters.slice(0, 40).join('')}…` : characters.join('');
};

/** Exactly one blank line between paragraphs, no space at their ends. */
const foldParagraphs = (text: string): string =>
  text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');

const inReadingOrder = (
  entries: readonly UnofficialEntry[],
  { texts }: TranslatablePage,
): UnofficialEntry[] => {
  const place = new Map(texts.map(({ id }, index): [string, number] => [id, index]));
  return [...entries].sort(
    (a, b) =>
      (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0) ||
      languages.indexOf(a.lang) - languages.indexOf(b.lang),
  );
};

const judge = (
  { id, source, line }: TranslatedUnit,
  { document, page, texts }: TranslatablePage,
  old: UnofficialEntry | undefined,
  { path, from, lang, ages, translator, replaces = false }: PageContext,
): readonly Diagnostic[] => {
  const refuse = (...fault: Fault) => [faultIn(path, fault, line)];
  const text = texts.find((one) => one.id === id);
  if (!text)
    return refuse('no-text', `${document}/${page} has no text ${id}.`, 'Remove the unit, or export again.');
  const edition = ages.editionOf(from);
  const isOlder = edition !== undefined && ages.isOlder(id, lang, edition);
  if (text.texts[lang] !== undefined && old?.edition === undefined && !isOlder)
    return refuse(
      'official',
      `${id} has an official text in ${lang}.`,
      'Remove the unit: beside an official text, only a newer edition can be translated.',
    );
  if (foldSpace(text.texts[from] ?? '') !== foldSpace(source))
    return refuse(
      'changed-source',
      `The ${from} text of ${id} has changed since it was exported.`,
      'Take the file from /data again, and copy the translation into it.',
    );
  if (old && old.translator !== translator && translator !== '' && !replaces)
    return refuse(
      'other-translator',
      `${id} already has a translation by ${old.translator}.`,
      'To put this one in its place, repeat the command with --replace.',
    );
  return [];
};

type Fault = readonly [code: string, message: string, hint: string];

const faultIn = (file: string, [code, message, hint]: Fault, line = 1): Diagnostic => ({
  ...{ code: `import/${code}`, severity: 'error' },
  ...{ file, line, message, hint },
});

const noPage = (page: string): Fault => [
  'no-page',
  `There is no ${page} here.`,
  'Keep `original` of each <file>, or each msgctxt, as it was exported.',
];

const noName: Fault = [
  'no-translator',
  'The file does not name its translator.',
  'Give the name with --translator "NAME", or write it into <note category="translator"> or Last-Translator of the file.',
];

const nothingFilledIn: Fault = [
  'nothing-filled-in',
  'Nothing in the file is translated.',
  'Save the file with the translations in <target> or msgstr, and import that one. Entries marked fuzzy do not count.',
];
