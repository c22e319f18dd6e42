import type { Staged } from '../../pipeline/diagnostics.ts';
import { foldSpace, unofficialPath } from '../../pipeline/emit/attach-unofficial.ts';
import { checkReadBy } from '../../pipeline/emit/read-by.ts';
import type { TranslatablePage } from '../../schema/citable.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import { type Language, languages } from '../../schema/language.ts';
import type { ReadBy, UnofficialEntry, UnofficialFile } from '../../schema/unofficial.ts';
import type { TranslatedPage, TranslatedUnit, Translation } from './xliff/read-xliff.ts';

/** What an import will do: for each page its new file of unofficial texts, and what changes in it. */
export interface ImportPlan {
  readonly lang: Language;
  readonly translator: string;
  readonly pages: readonly PagePlan[];
}

export interface PagePlan {
  readonly file: UnofficialFile;
  readonly added: readonly UnofficialEntry[];
  readonly replaced: readonly UnofficialEntry[];
  /** What a second person has read: of the texts with a target, all. */
  readonly read: readonly UnofficialEntry[];
  /** Texts of the translator's file with nothing filled in. */
  readonly open: readonly string[];
}

/**
 * Plans the import of a translation. `path` is the translator's file, for messages; `pages` has the texts as they are
 * now, `known` the present unofficial texts; `name` is the translator's name from the command, `reading` who has read all
 * texts of the file against their source, and `newest` the last day on which that can have been. Reports units whose text
 * does not exist, has an official text that is not older, has changed since the export, or was translated by somebody
 * else; also a file without any translation, or with a new one but without a translator, and a reading that cannot be
 * one. A text that comes back as it was exported stays as it is, but for who has read it.
 */
export const planImport = (
  path: string,
  translation: Translation,
  pages: readonly TranslatablePage[],
  known: readonly UnofficialFile[],
  name: string | undefined,
  reading?: { readonly readBy: ReadBy; readonly newest: string | undefined },
): Staged<ImportPlan | undefined> => {
  const { lang } = translation;
  const translator = (name ?? translation.translator ?? '').trim();
  const planned = translation.pages.map((own) => {
    const isOwn = ({ document, page }: UnofficialFile | TranslatablePage): boolean =>
      document === own.document && page === own.page;
    return planPage(
      path,
      own,
      translation,
      pages.find(isOwn),
      known.find(isOwn),
      translator,
      reading?.readBy,
    );
  });
  const plans = planned.flatMap(({ value }) => value ?? []);
  const isChanged = plans.some(({ added, replaced }) => added.length + replaced.length > 0);
  const isEmpty = translation.pages.every(({ units }) => units.every(({ target }) => target === ''));
  const diagnostics = [
    ...(translator === '' && (isChanged || isEmpty) ? [noName(path)] : []),
    ...(isEmpty ? [nothingFilledIn(path)] : []),
    ...planned.flatMap((plan) => plan.diagnostics),
    ...firstOfEachCode(
      plans.flatMap(({ read }) => read.flatMap((entry) => checkReadBy(entry, reading?.newest, path))),
    ),
  ];
  if (diagnostics.length > 0) return { value: undefined, diagnostics };
  return {
    value: { lang, translator, pages: plans },
    diagnostics: [],
  };
};

/** One reading is of all texts of a file, so its faults are told at the first of them. */
const firstOfEachCode = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
  diagnostics.filter(({ code }, index) => diagnostics.findIndex((one) => one.code === code) === index);

const planPage = (
  path: string,
  { document, page: id, units, line }: TranslatedPage,
  { from, lang }: Translation,
  page: TranslatablePage | undefined,
  known: UnofficialFile | undefined,
  translator: string,
  readBy: ReadBy | undefined,
): Staged<PagePlan | undefined> => {
  if (!page) return { value: undefined, diagnostics: [noPage(path, line, `${document}/${id}`)] };
  const old = known?.texts ?? [];
  const inPlaceOf = (entry: Pick<UnofficialEntry, 'id' | 'lang'>): UnofficialEntry | undefined =>
    old.find((one) => one.id === entry.id && one.lang === entry.lang);
  const filled = units.filter(
    ({ id: text, source, target }) => target !== '' && !isSame(inPlaceOf({ id: text, lang }), source, target),
  );
  const changed = filled.map((unit): UnofficialEntry => {
    // Whoever read the text before has not read this one.
    const { readBy: _before, ...before } = inPlaceOf({ id: unit.id, lang }) ?? {};
    return {
      ...before,
      id: unit.id,
      lang,
      translator,
      from,
      source: foldParagraphs(unit.source),
      text: foldParagraphs(unit.target),
    };
  });
  const unchanged = units
    .filter((unit) => unit.target !== '' && !filled.includes(unit))
    .flatMap(({ id: text }) => inPlaceOf({ id: text, lang }) ?? []);
  const read = readBy ? [...changed, ...unchanged].map((entry) => ({ ...entry, readBy })) : [];
  const entries = readBy ? read : changed;
  const kept = old.filter((one) => !entries.some((entry) => inPlaceOf(entry) === one));
  return {
    value: {
      file: { document, page: id, texts: inReadingOrder([...kept, ...entries], page) },
      added: changed.filter((entry) => !inPlaceOf(entry)),
      replaced: changed.filter(inPlaceOf),
      read,
      open: units.filter(({ target }) => target === '').map((unit) => unit.id),
    },
    diagnostics: filled.flatMap((unit) => judge(path, unit, { from, lang }, page, known, translator)),
  };
};

/** Whether a unit comes back as it went out. */
const isSame = (entry: UnofficialEntry | undefined, source: string, target: string): boolean =>
  entry !== undefined &&
  foldSpace(entry.source) === foldSpace(source) &&
  entry.text === foldParagraphs(target);

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
      ...replaced.map(({ id, text }) => `  replaced ${id}  ${beginning(text)}`),
      ...open.map((id) => `  open     ${id}`),
    ])
    .join('\n');

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
  file: string,
  { id, source, line }: TranslatedUnit,
  { lang, from }: Pick<Translation, 'lang' | 'from'>,
  { document, page, texts }: TranslatablePage,
  known: UnofficialFile | undefined,
  translator: string,
): readonly Diagnostic[] => {
  const refuse = (code: string, message: string, hint: string): readonly Diagnostic[] => [
    { code: `import/${code}`, severity: 'error', file, line, message, hint },
  ];
  const text = texts.find((one) => one.id === id);
  if (!text)
    return refuse('no-text', `${document}/${page} has no text ${id}.`, 'Remove the unit, or export again.');
  const isNewer = known?.texts.some((entry) => entry.id === id && entry.lang === lang && entry.edition);
  if (text.texts[lang] !== undefined && !isNewer)
    return refuse(
      'official',
      `${id} has an official text in ${lang}.`,
      'Remove the unit: only texts without an official one in the language can be translated.',
    );
  if (foldSpace(text.texts[from] ?? '') !== foldSpace(source))
    return refuse(
      'changed-source',
      `The ${from} text of ${id} has changed since it was exported.`,
      'Take the file from /data again, and copy the translation into it.',
    );
  const other = known?.texts.find(
    (entry) => entry.id === id && entry.lang === lang && entry.translator !== translator,
  );
  if (other && translator !== '')
    return refuse(
      'other-translator',
      `${id} already has a translation by ${other.translator}.`,
      `To replace it, first remove it from ${unofficialPath({ document, page })}.`,
    );
  return [];
};

const noPage = (file: string, line: number, page: string): Diagnostic => ({
  code: 'import/no-page',
  severity: 'error',
  file,
  line,
  message: `There is no ${page} here.`,
  hint: 'Keep `original` of each <file> as it was exported.',
});

const noName = (file: string): Diagnostic => ({
  code: 'import/no-translator',
  severity: 'error',
  file,
  line: 1,
  message: 'The file does not name its translator.',
  hint: 'Give the name with --translator "NAME", or write it into <note category="translator"> of the file.',
});

const nothingFilledIn = (file: string): Diagnostic => ({
  code: 'import/nothing-filled-in',
  severity: 'error',
  file,
  line: 1,
  message: 'No <target> in the file has a text.',
  hint: 'Save the file with the translations in <target>, and import that one.',
});
