import { po } from 'gettext-parser';
import { errorAt, type Staged, warningAt } from '../../pipeline/diagnostics.ts';
import { type Language, languages, localeNames } from '../../schema/language.ts';

/** The texts of one or more pages, as a translator sends them back. */
export interface Translation {
  readonly from: Language;
  readonly lang: Language;
  /** The name that the file gives; empty where it gives none. */
  readonly translator: string;
  readonly units: readonly TranslatedUnit[];
}

export interface TranslatedUnit {
  readonly document: string;
  /** As in `content/unofficial`: `2.3`, `general-notes`, `cards/clone`. */
  readonly page: string;
  /** The ID of the text. */
  readonly id: string;
  readonly source: string;
  /** Empty where nothing is translated yet. */
  readonly target: string;
}

/**
 * Reads a PO file that was exported here. An entry that is marked `fuzzy` is not yet translated. Reports how many are, and,
 * with the line, files that are not such an export, and entries whose context is no address of a text.
 */
export const readPo = (file: string, text: string): Staged<Translation | undefined> => {
  const table = parse(text);
  if ('fault' in table) return failed(file, table.line, table.fault, 'Save the file again from its program.');
  // A file that is no PO has no headers, whatever the type says.
  const { headers = {}, translations } = table;
  const [from, lang] = [headers['X-Source-Language'], headers.Language].map((tag) =>
    languages.find((one) => localeNames[one] === tag),
  );
  if (!from || !lang || from === lang)
    return failed(
      file,
      1,
      'X-Source-Language and Language must be two of zh_CN, ja and en.',
      'Keep both as they were exported; the files to translate are those that end in .po in /data.',
    );
  const units: TranslatedUnit[] = [];
  const fuzzy: string[] = [];
  for (const { msgctxt = '', msgid, msgstr, comments } of entriesOf(translations)) {
    const address = addressed.exec(msgctxt)?.groups;
    if (!address) {
      const line = text.split('\n').findIndex((one) => one.trim() === `msgctxt "${msgctxt}"`) + 1;
      const hint = 'Keep each msgctxt as it was exported.';
      return failed(file, line || 1, `“${msgctxt}” is no address of a text.`, hint);
    }
    const { document = '', page = '', id = '' } = address;
    const isFuzzy = comments?.flag?.split(/[\s,]+/u).includes('fuzzy');
    if (isFuzzy) fuzzy.push(msgctxt);
    units.push({ document, page, id, source: msgid, target: isFuzzy ? '' : (msgstr[0] ?? '').trim() });
  }
  const translator = (headers['Last-Translator'] ?? '').replace(/<[^>]*>/u, '').trim();
  const [firstFuzzy] = fuzzy;
  const diagnostics =
    firstFuzzy === undefined
      ? []
      : [
          warningAt(
            'po/fuzzy',
            { file, line: text.split('\n').findIndex((one) => one.includes(`"${firstFuzzy}"`)) + 1 },
            `${fuzzy.length} texts are marked fuzzy and left out, the first is ${firstFuzzy}.`,
            'Where the translation is done, take `fuzzy` away from the line above its context, and import again.',
          ),
        ];
  return { value: { from, lang, translator, units }, diagnostics };
};

/** `ipg/2.4/#remedy-1`, `m10/cards/clone/#r1` */
const addressed =
  /^(?<document>[a-z][a-z0-9]*)\/(?<page>(?:cards\/)?[a-z0-9][a-z0-9.-]*)\/#(?<id>[a-z0-9-]+)$/u;

const failed = (file: string, line: number, message: string, hint: string): Staged<undefined> => ({
  value: undefined,
  diagnostics: [errorAt('po/unreadable', { file, line }, message, hint)],
});

type Table = ReturnType<typeof po.parse>;

const entriesOf = (translations: Table['translations']) =>
  Object.values(translations)
    .flatMap((own) => Object.values(own))
    .filter(({ msgid }) => msgid !== '');

/** The entries of a file, or why it has none, and where. */
const parse = (text: string): Table | { readonly fault: string; readonly line: number } => {
  try {
    return po.parse(text, { validation: true });
  } catch (error) {
    // If a file is damaged outside a string, the parser can throw any value.
    if (!(error instanceof Error)) throw error;
    const line = 'lineNumber' in error ? Number(error.lineNumber) : 1;
    return { fault: `The file is not PO. ${error.message.replace(/^Error parsing PO data: /u, '')}`, line };
  }
};
