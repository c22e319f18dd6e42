import { type DefaultTreeAdapterTypes as Html, parseFragment } from 'parse5';
import { license } from '../data/rights.ts';
import type { Document } from '../schema/document.ts';
import { inLanguage, type Language, languages } from '../schema/language.ts';
import { elsewhereWords } from '../site/elsewhere-words.ts';
import { languageNames, punctuation } from '../site/language-words.ts';
import { fanContentNotice } from '../site/notice.ts';
import { formatRange } from '../text/range.ts';
import { joinQuotes, link, plain, toMarkdown } from './markdown.ts';
import { attribute, citedKinds, findIn, type Reading, readable } from './readable.ts';
import { twinWords } from './words.ts';

interface BuiltPage extends Reading {
  readonly html: string;
  readonly document: Document;
  readonly address: string;
  readonly site: string;
}

/**
 * Converts a built page to Markdown. Block quotes have the words of sources and translators, below their language and
 * author. Everything else is ours.
 */
export function toTwin(page: BuiltPage): string {
  const { lang, site } = page;
  const [html] = /<main[\s\S]*<\/main>/u.exec(page.html) ?? [''];
  const main = findIn(parseFragment(html).childNodes, 'main');
  if (!main) throw new Error(`${page.address} has no <main>.`);
  const { title = [], others = [] } = Object.groupBy(readable(page, main), (node) =>
    node.type === 'heading' && node.depth === 1 ? 'title' : 'others',
  );
  return [
    toMarkdown(title),
    ...about(page, main).map((line) => `- ${line}`),
    `\n${toMarkdown(joinQuotes(others))}`,
    `---\n\n${plain(fanContentNotice(site)[lang])}\n\n${plain(license[lang])}\n`,
  ].join('\n');
}

function about({ lang, document, address }: BuiltPage, main: Html.Element) {
  const t = twinWords[lang];
  const { colon } = punctuation[lang];
  const { current, kind } = document;
  const article = findIn(main.childNodes, 'article');
  const cited = findIn(main.childNodes, ...citedKinds);
  const dateOf = (each: Language) => {
    const range = attribute(article, `data-range-${each}`);
    return attribute(article, `data-as-of-${each}`) || (range && formatRange(lang, range));
  };
  const dates = languages.filter(dateOf).map((each) => `${languageNames[lang][each]} ${dateOf(each)}`);
  const example = `#${attribute(cited, 'id')}`;
  return [
    `${t.page}${colon}${link(address, address)}`,
    ...(dates.length > 0 ? [`${t.texts}${colon}${dates.join(' · ')}`] : []),
    ...(current
      ? [
          elsewhereWords[lang].current[kind] +
            colon +
            link(current.address ?? '', inLanguage(current.title, lang).text),
        ]
      : []),
    ...(cited ? [t.key + link(address + example, example)] : []),
  ];
}
