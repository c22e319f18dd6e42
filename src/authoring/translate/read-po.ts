import { po } from 'gettext-parser';
import type { Staged } from '../../pipeline/diagnostics.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import {
  languageOfTag,
  namedPage,
  type TranslatedPage,
  type TranslatedUnit,
  type Translation,
} from './translation.ts';

/**
 * Reads a PO file that was exported here. An entry that is marked `fuzzy` is not yet translated. Reports, with the line,
 * files that are not such an export, and entries whose context is no address of a text.
 */
export const readPo = (file: string, text: string): Staged<Translation | undefined> => {
  const lines = text.split('\n');
  const fail = (line: number, message: string, hint: string): Diagnostic => ({
    code: 'po/unreadable',
    severity: 'error',
    file,
    line,
    message,
    hint,
  });
  const table = parse(text);
  if (table.fault !== undefined)
    return failed(fail(table.line, table.fault, 'Save the file again from its program.'));
  const { headers, translations } = table;
  const [from, lang] = [headers['X-Source-Language'], headers.Language].map((tag) => languageOfTag(tag));
  if (!from || !lang || from === lang)
    return failed(
      fail(
        1,
        'X-Source-Language and Language must be two of zh_CN, ja and en.',
        'Keep both as they were exported.',
      ),
    );
  const entries = Object.values(translations)
    .flatMap((own) => Object.values(own))
    .filter(({ msgid }) => msgid !== '');
  const diagnostics: Diagnostic[] = [];
  const pages = new Map<string, TranslatedPage & { readonly units: TranslatedUnit[] }>();
  for (const { msgctxt = '', msgid, msgstr, comments } of entries) {
    const line = lines.findIndex((one) => one.trim() === `msgctxt "${msgctxt}"`) + 1 || 1;
    const [name = '', id = ''] = msgctxt.split('/#');
    const { document, page } = namedPage.exec(name)?.groups ?? {};
    if (document === undefined || page === undefined || id === '') {
      diagnostics.push(
        fail(line, `“${msgctxt}” is no address of a text.`, 'Keep each msgctxt as it was exported.'),
      );
      continue;
    }
    const isFuzzy = comments?.flag?.split(/[\s,]+/u).includes('fuzzy');
    const target = isFuzzy ? '' : (msgstr[0] ?? '').trim();
    const own = pages.get(name) ?? { document, page, units: [], line };
    own.units.push({ id, source: msgid, target, line });
    pages.set(name, own);
  }
  const translator = headers['Last-Translator']?.replace(/<[^>]*>/u, '').trim() || undefined;
  return { value: { from, lang, translator, pages: [...pages.values()] }, diagnostics };
};

const failed = (fault: Diagnostic): Staged<undefined> => ({ value: undefined, diagnostics: [fault] });

/** The entries of a file, or why it has none, and where. */
const parse = (text: string) => {
  try {
    const { headers = {}, translations } = po.parse(text, { validation: true });
    return { headers, translations };
  } catch (error) {
    // Of a file that is damaged elsewhere than in a string, it throws whatever comes.
    if (!(error instanceof Error)) throw error;
    const line = 'lineNumber' in error ? Number(error.lineNumber) : 1;
    return { fault: `The file is not PO. ${error.message.replace(/^Error parsing PO data: /u, '')}`, line };
  }
};
