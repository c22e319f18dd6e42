import { po } from 'gettext-parser';
import { errorAt, type Staged, warningAt } from '../../pipeline/diagnostics.ts';
import { type Language, languages, localeNames } from '../../schema/language.ts';

export interface Translation {
  readonly from: Language;
  readonly lang: Language;
  /** The name in `Last-Translator`, or empty. */
  readonly translator: string;
  readonly units: readonly TranslatedUnit[];
}

export interface TranslatedUnit {
  readonly document: string;
  /** As in `content/unofficial`: `2.3`, `general-notes`, `cards/clone`. */
  readonly page: string;
  readonly id: string;
  readonly source: string;
  /** Empty if not translated yet. */
  readonly target: string;
}

/**
 * Parses a PO file of `/data`, filled in by a translator. An entry that is marked `fuzzy` counts as untranslated,
 * with one warning for all. Reports a file without the headers of our export, and a `msgctxt` that is not an
 * address.
 */
export const readPo = (file: string, text: string): Staged<Translation | undefined> => {
  const table = parse(text);
  if ('fault' in table) return failed(file, table.line, table.fault, 'Save the file again from its program.');
  // Contrary to its type, `headers` is missing if the file is not PO.
  const { headers = {}, translations } = table;
  const [from, lang] = [headers['X-Source-Language'], headers.Language].map((tag) =>
    languages.find((one) => localeNames[one] === tag),
  );
  if (!from || !lang || from === lang)
    return failed(
      file,
      1,
      'X-Source-Language and Language must be two different languages of zh_CN, ja, en.',
      'Restore both as exported. The files to translate are the .po files in /data.',
    );
  const units: TranslatedUnit[] = [];
  const fuzzy: string[] = [];
  for (const { msgctxt = '', msgid, msgstr, comments } of entriesOf(translations)) {
    const address = addressed.exec(msgctxt)?.groups;
    if (!address) {
      const line = text.split('\n').findIndex((one) => one.trim() === `msgctxt "${msgctxt}"`) + 1;
      const hint = 'Restore the msgctxt as exported.';
      return failed(file, line || 1, `“${msgctxt}” is not the address of a text.`, hint);
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
            `${fuzzy.length} texts are marked fuzzy and were skipped; the first is ${firstFuzzy}.`,
            'For each finished translation, delete `fuzzy` in the line above its context, and import again.',
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

const parse = (text: string): Table | { readonly fault: string; readonly line: number } => {
  try {
    return po.parse(text, { validation: true });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Some errors of the parser have no line, such as that of a duplicate msgid.
    const line = 'lineNumber' in error ? Number(error.lineNumber) : 1;
    return { fault: `The file is not PO. ${error.message.replace(/^Error parsing PO data: /u, '')}`, line };
  }
};
