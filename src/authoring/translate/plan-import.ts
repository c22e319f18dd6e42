import type { Staged } from '../../pipeline/diagnostics.ts';
import { foldSpace, unofficialPath } from '../../pipeline/emit/attach-unofficial.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { GuideSection } from '../../schema/guide.ts';
import { type Language, languages } from '../../schema/language.ts';
import type { UnofficialEntry, UnofficialFile } from '../../schema/unofficial.ts';
import type { TranslatedUnit, Translation } from './xliff/read-xliff.ts';

/** What an import will do: the new file of unofficial texts, and what changes in it. */
export interface ImportPlan {
  readonly lang: Language;
  readonly translator: string;
  readonly file: UnofficialFile;
  readonly added: readonly UnofficialEntry[];
  readonly replaced: readonly UnofficialEntry[];
  /** Clauses of the translator's file with nothing filled in. */
  readonly open: readonly string[];
}

/**
 * Plans the import of a translation. `path` is the translator's file, for messages; `known` is the present file of
 * unofficial texts; `name` is the translator's name from the command. Reports units whose clause does not exist, has an
 * official text, has changed since the export, or was translated by somebody else; also a file without a translator or
 * without any translation.
 */
export const planImport = (
  path: string,
  translation: Translation,
  section: GuideSection,
  known: UnofficialFile | undefined,
  name: string | undefined,
): Staged<ImportPlan | undefined> => {
  const translator = (name ?? translation.translator ?? '').trim();
  const filled = translation.units.filter(({ target }) => target !== '');
  const diagnostics = [
    ...(translator === '' ? [noName(path)] : []),
    ...(filled.length === 0 ? [nothingFilledIn(path)] : []),
    ...filled.flatMap((unit) => judge(path, unit, translation, section, known, translator)),
  ];
  if (diagnostics.length > 0) return { value: undefined, diagnostics };
  const entries = filled.map(
    ({ id, source, target }): UnofficialEntry => ({
      id,
      lang: translation.lang,
      translator,
      from: translation.from,
      source: foldParagraphs(source),
      text: foldParagraphs(target),
    }),
  );
  const isSamePlace = (left: UnofficialEntry, right: UnofficialEntry): boolean =>
    left.id === right.id && left.lang === right.lang;
  const old = known?.texts ?? [];
  const kept = old.filter((entry) => !entries.some((one) => isSamePlace(one, entry)));
  return {
    value: {
      lang: translation.lang,
      translator,
      file: {
        document: section.document,
        page: section.section,
        texts: inReadingOrder([...kept, ...entries], section),
      },
      added: entries.filter((entry) => !old.some((one) => isSamePlace(one, entry))),
      replaced: entries.filter((entry) =>
        old.some((one) => isSamePlace(one, entry) && one.text !== entry.text),
      ),
      open: translation.units.filter(({ target }) => target === '').map(({ id }) => id),
    },
    diagnostics: [],
  };
};

/** A plan for people to read. */
export const formatImport = ({ file, lang, translator, added, replaced, open }: ImportPlan): string =>
  [
    `${file.document} ${file.page} in ${lang}, unofficial, by ${translator}: ${added.length} new, ${replaced.length} replaced, ${open.length} left open`,
    ...added.map(({ id, text }) => `  new      ${id}  ${beginning(text)}`),
    ...replaced.map(({ id, text }) => `  replaced ${id}  ${beginning(text)}`),
    ...open.map((id) => `  open     ${id}`),
  ].join('\n');

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

const inReadingOrder = (texts: readonly UnofficialEntry[], { clauses }: GuideSection): UnofficialEntry[] => {
  const place = new Map(
    clauses
      .flatMap(({ id, annotations }) => [
        id,
        ...languages.flatMap((lang) => (annotations[lang] ?? []).map((one) => one.id)),
      ])
      .map((id, index): [string, number] => [id, index]),
  );
  return [...texts].sort(
    (a, b) =>
      (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0) ||
      languages.indexOf(a.lang) - languages.indexOf(b.lang),
  );
};

const judge = (
  file: string,
  { id, source, line }: TranslatedUnit,
  { lang, from }: Translation,
  { document, section, clauses }: GuideSection,
  known: UnofficialFile | undefined,
  translator: string,
): readonly Diagnostic[] => {
  const refuse = (code: string, message: string, hint: string): readonly Diagnostic[] => [
    { code: `import/${code}`, severity: 'error', file, line, message, hint },
  ];
  const clause = clauses.find((one) => one.id === id);
  if (!clause)
    return refuse(
      'no-clause',
      `Section ${section} has no clause ${id}.`,
      'Remove the unit, or export the section again.',
    );
  if (clause.texts[lang])
    return refuse(
      'official',
      `${id} has an official text in ${lang}.`,
      'Remove the unit: only clauses without an official text can be translated.',
    );
  if (foldSpace(clause.texts[from]?.text ?? '') !== foldSpace(source))
    return refuse(
      'changed-source',
      `The ${from} text of ${id} has changed since it was exported.`,
      `Export /data/${document}/${section}.${lang}.xlf again, and copy the translation into it.`,
    );
  const other = known?.texts.find(
    (entry) => entry.id === id && entry.lang === lang && entry.translator !== translator,
  );
  if (other && translator !== '')
    return refuse(
      'other-translator',
      `${id} already has a translation by ${other.translator}.`,
      `To replace it, first remove it from ${unofficialPath({ document, page: section })}.`,
    );
  return [];
};

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
