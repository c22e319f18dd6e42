import { type GetTextTranslation, po } from 'gettext-parser';
import type { TranslatablePage } from '../schema/citable.ts';
import { type Language, localeNames } from '../schema/language.ts';
import type { Rights } from '../schema/published.ts';
import { aboutKnown, type ExportedText, exportFor } from './translator-export.ts';
import { toXmlCharacters } from './xml.ts';

/**
 * Writes the texts to translate as PO, which gettext and most translation programs read; undefined if there are none.
 * The context of an entry is the address of its text, without the language. An outdated translation is
 * `fuzzy`. `content import` reads the finished file.
 */
export const toPo = (
  pages: readonly TranslatablePage[],
  lang: Language,
  { notice, license }: Rights,
): string | undefined => {
  const exported = exportFor(pages, lang);
  if (!exported) return undefined;
  const { from, left } = exported;
  const entries = exported.pages.flatMap(({ document, page, texts }) =>
    texts.map((text) => toEntry(`${document}/${page}/#${text.id}`, text)),
  );
  const comments = [
    notice,
    license,
    ...(left.length === 0 ? [] : [`No text in ${localeNames[from]}: ${left.join(' ')}`]),
  ];
  const headers = {
    'Project-Id-Version': [...new Set(exported.pages.map(({ document }) => document))].join(' '),
    'PO-Revision-Date': '',
    'Last-Translator': '',
    'Language-Team': '',
    Language: localeNames[lang],
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'X-Source-Language': localeNames[from],
  };
  const head = { msgid: '', msgstr: [''], comments: { translator: comments.join('\n') } };
  const translations = Object.fromEntries([
    ['', { '': head }],
    ...entries.map((entry) => [entry.msgctxt, { [entry.msgid]: entry }] as const),
  ]);
  return po.compile({ charset: 'utf-8', headers, translations }).toString('utf8');
};

const toEntry = (
  address: string,
  { source, known }: ExportedText,
): GetTextTranslation & { readonly msgctxt: string } => ({
  msgctxt: address,
  msgid: toXmlCharacters(source),
  msgstr: [toXmlCharacters(known?.text ?? '')],
  ...(known && {
    comments: { extracted: aboutKnown(known), ...(known.outdated && { flag: 'fuzzy' }) },
  }),
});
