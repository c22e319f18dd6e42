import { editionOf, foldSpace } from '../../pipeline/emit/unofficial.ts';
import { type PageRecords, translatablesIn } from '../../schema/citable.ts';
import { languages } from '../../schema/language.ts';
import type { ReadBy, UnofficialEntry, UnofficialFile } from '../../schema/unofficial.ts';
import type { TranslatedUnit, Translation } from './read-po.ts';

export interface PagePlan {
  /** The unofficial texts of the page after the import. */
  readonly file: UnofficialFile;
  readonly added: readonly UnofficialEntry[];
  readonly replaced: readonly Replaced[];
  readonly read: readonly UnofficialEntry[];
  /** How many texts of this page the file leaves untranslated. */
  readonly open: number;
}

interface Replaced {
  readonly entry: UnofficialEntry;
  readonly old: UnofficialEntry;
}

/**
 * Plans the import of a file, page by page; `known` are the present unofficial texts. A translation gets the
 * edition of its source text, if known. An unchanged one only gets `readBy`, the second reader. The build reports a
 * text that may not have an unofficial translation.
 */
export const planImport = (
  translation: Translation,
  records: PageRecords,
  known: readonly UnofficialFile[],
  readBy: ReadBy | undefined,
): readonly PagePlan[] => {
  const pages = translatablesIn(records);
  const units = Map.groupBy(translation.units, ({ document, page }) => `${document}/${page}`);
  return [...units.values()].flatMap((own) =>
    own.slice(0, 1).map(({ document, page }) => {
      const isOwn = (one: { readonly document: string; readonly page: string }): boolean =>
        one.document === document && one.page === page;
      const section = records.sections.find((one) => isOwn({ document: one.document, page: one.section }));
      return planPage(own, {
        ...translation,
        readBy,
        edition: section && editionOf(section, translation.from),
        old: known.find(isOwn) ?? { document, page, texts: [] },
        order: pages.find(isOwn)?.texts.map(({ id }) => id) ?? [],
      });
    }),
  );
};

interface PageContext extends Pick<Translation, 'from' | 'lang' | 'translator'> {
  readonly readBy: ReadBy | undefined;
  readonly edition: string | undefined;
  readonly old: UnofficialFile;
  /** The IDs of the page, in reading order. */
  readonly order: readonly string[];
}

const planPage = (units: readonly TranslatedUnit[], context: PageContext): PagePlan => {
  const { lang, old, order, readBy } = context;
  const translated = units
    .filter(({ target }) => target !== '')
    .map((unit) => {
      const before = old.texts.find((one) => one.id === unit.id && one.lang === lang);
      const entry = before && isSame(before, unit) ? before : toEntry(unit, before, context);
      return { before, changed: entry !== before, entry: readBy ? { ...entry, readBy } : entry };
    });
  const kept = old.texts.filter((one) => !translated.some(({ before }) => before === one));
  return {
    file: { ...old, texts: inOrder([...kept, ...translated.map(({ entry }) => entry)], order) },
    added: translated.flatMap(({ before, entry }) => (before ? [] : entry)),
    replaced: translated.flatMap(({ before, changed, entry }) =>
      before && changed ? { entry, old: before } : [],
    ),
    read: readBy ? translated.map(({ entry }) => entry) : [],
    open: units.length - translated.length,
  };
};

const isSame = (entry: UnofficialEntry, { source, target }: TranslatedUnit): boolean =>
  foldSpace(entry.source) === foldSpace(source) && entry.text === foldParagraphs(target);

/** Drops `readBy`: nobody has read the new translation. Keeps other fields of the earlier one, such as `remark`. */
const toEntry = (
  { id, source, target }: TranslatedUnit,
  { readBy: _before, edition: editionBefore, ...before }: Partial<UnofficialEntry> = {},
  { edition = editionBefore, from, lang, translator }: PageContext,
): UnofficialEntry => ({
  ...{ ...before, id, lang, translator, from },
  ...(edition === undefined ? {} : { edition }),
  ...{ source: foldParagraphs(source), text: foldParagraphs(target) },
});

const foldParagraphs = (text: string): string =>
  text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');

const inOrder = (entries: readonly UnofficialEntry[], order: readonly string[]): UnofficialEntry[] =>
  entries.toSorted(
    (a, b) =>
      order.indexOf(a.id) - order.indexOf(b.id) || languages.indexOf(a.lang) - languages.indexOf(b.lang),
  );

export const formatImport = ({ lang, translator }: Translation, pages: readonly PagePlan[]): string =>
  pages
    .flatMap(({ file, added, replaced, open, read }) => [
      [
        `${file.document} ${file.page} in ${lang}, unofficial${translator === '' ? '' : `, by ${translator}`}`,
        `: ${added.length} new, ${replaced.length} replaced, ${open} left open`,
        ...read
          .slice(0, 1)
          .map(({ readBy }) => `, ${read.length} read by ${readBy?.name} on ${readBy?.date}`),
      ].join(''),
      ...added.map(({ id, text }) => `  new      ${id}  ${beginning(text)}`),
      ...replaced.map(
        ({ entry: { id, text, translator: now }, old }) =>
          `  replaced ${id}  ${beginning(text)}${now === old.translator ? '' : ` (was by ${old.translator})`}`,
      ),
    ])
    .join('\n');

const beginning = (text: string): string => {
  const characters = Array.from(foldSpace(text));
  return characters.length > 40 ? `${characters.slice(0, 40).join('')}…` : characters.join('');
};
