import { type PageRecords, type Translatable, translatablesIn } from '../../schema/citable.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { Language } from '../../schema/language.ts';
import {
  cardTextId,
  type Unofficial,
  type UnofficialEntry,
  type UnofficialFile,
  type UnofficialText,
} from '../../schema/unofficial.ts';
import type { Staged } from '../diagnostics.ts';

/** Finds what the words of a text in a language refer to; `self` is the address of its page. */
export type FindReferred = (text: string, lang: Language, self: string) => UnofficialText['references'];

/** The file of a page's unofficial texts. */
export const unofficialPath = ({ document, page }: Pick<UnofficialFile, 'document' | 'page'>): string =>
  `content/unofficial/${document}/${page}.yml`;

/** A text for comparison: each run of white space becomes one space. */
export const foldSpace = (text: string): string => text.replace(/\s+/gu, ' ').trim();

type Wordings = Translatable['texts'];

/**
 * Adds the unofficial translations of a page to its record, with what they refer to. `records` is the record as one of its
 * kind. Reports a translation whose text is official in that language, and warns of one whose text has changed since it
 * was translated.
 */
export const attachUnofficial = <Record extends object>(
  record: Record,
  records: Partial<PageRecords>,
  file: UnofficialFile | undefined,
  findReferred: FindReferred,
): Staged<Record> => {
  if (!file) return { value: record, diagnostics: [] };
  const self = `${file.document}/${file.page}/`;
  const known = new Map(
    translatablesIn(records).flatMap(({ texts }) =>
      texts.map((one): [string, Wordings] => [one.id, one.texts]),
    ),
  );
  const unofficialOf = (id: unknown): { unofficial?: Unofficial } => {
    const official = known.get(`${id}`);
    if (!official) return {};
    const own = file.texts.filter((entry) => entry.id === id && official[entry.lang] === undefined);
    const texts = own.map((entry) => [
      entry.lang,
      toText(entry, official, findReferred(entry.text, entry.lang, self)),
    ]);
    return own.length === 0 ? {} : { unofficial: Object.fromEntries(texts) };
  };
  /** What has an ID of a text gets its translations, at whatever depth. */
  const add = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(add);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([key, inside]) => [key, add(inside)]);
    return { ...Object.fromEntries(fields), ...('id' in value ? unofficialOf(value.id) : {}) };
  };
  // A card is the text of its own page.
  const value = { ...(add(record) as Record), ...unofficialOf(cardTextId) };
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
