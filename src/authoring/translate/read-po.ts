import { po } from 'gettext-parser';
import type { Staged } from '../../pipeline/diagnostics.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import { languageOf, namedPage, type TranslatedUnit, type Translation } from './translation.ts';

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
  const [from, lang] = [headers['X-Source-Language'], headers.Language].map((tag) => languageOf(tag));
  if (!from || !lang || from === lang)
    return failed(
      fail(
        1,
        'X-Source-Language and Language must be two of zh_CN, ja and en.',
        'Keep both as they were exported.',
      ),
    );
  const entries = Object.values(translations).flatMap((own) => Object.values(own));
  const diagnostics: Diagnostic[] = [];
  const units: PlacedUnit[] = [];
  for (const { msgctxt = '', msgid, msgstr, comments } of entries) {
    if (msgid === '') continue;
    const line = lines.findIndex((one) => one.trim() === `msgctxt "${msgctxt}"`) + 1 || 1;
    const [page = '', id = ''] = msgctxt.split('/#');
    const place = namedPage.exec(page)?.groups;
    const isFuzzy = comments?.flag?.split(/[\s,]+/u).includes('fuzzy');
    const target = isFuzzy ? '' : (msgstr[0] ?? '').trim();
    if (place && id !== '') units.push({ page, id, source: msgid, target, line });
    else
      diagnostics.push(
        fail(line, `“${msgctxt}” is no address of a text.`, 'Keep each msgctxt as it was exported.'),
      );
  }
  const pages = [...Map.groupBy(units, ({ page }) => page)].map(([page, own]) => ({
    document: page.replace(/\/.*$/u, ''),
    page: page.replace(/^[^/]*\//u, ''),
    units: own.map(({ page: _page, ...unit }) => unit),
    line: own[0]?.line ?? 1,
  }));
  const translator = headers['Last-Translator']?.replace(/<[^>]*>/u, '').trim() || undefined;
  return { value: { from, lang, translator, pages }, diagnostics };
};

interface PlacedUnit extends TranslatedUnit {
  readonly page: string;
}

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
