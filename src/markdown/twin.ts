import type { Element, Nodes } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';
import { license } from '../data/rights.ts';
import type { Document } from '../schema/document.ts';
import { inLanguage, type Language, languages } from '../schema/language.ts';
import { elsewhereWords } from '../site/elsewhere-words.ts';
import { languageNames, punctuation } from '../site/language-words.ts';
import { fanContentNotice } from '../site/notice.ts';
import { formatRange } from '../text/range.ts';
import { element, joinQuotes, link, list, toMarkdown, toNodes } from './markdown.ts';
import { attribute, citedKinds, isA, type Reading, readable } from './readable.ts';
import { twinWords } from './words.ts';

interface BuiltPage extends Reading {
  readonly html: string;
  readonly document: Document;
  readonly address: string;
  readonly site: string;
}

/**
 * Converts a built page to Markdown. Block quotes have the words of sources and translators, below a label with their
 * language and authority. Everything else is ours.
 */
export function toTwin(page: BuiltPage): string {
  const { lang, site } = page;
  const [html] = /<main[\s\S]*<\/main>/u.exec(page.html) ?? [''];
  const main = findFirst([fromParse5(parseFragment(html))], 'main');
  if (!main) throw new Error(`${page.address} has no <main>.`);
  const { title = [], others = [] } = Object.groupBy(toNodes(readable(page, main)), (node) =>
    node.type === 'heading' && node.depth === 1 ? 'title' : 'others',
  );
  return toMarkdown([
    ...title,
    ...toNodes([list(about(page, main))]),
    ...joinQuotes(others),
    ...toNodes([element('hr'), element('p', fanContentNotice(site)[lang]), element('p', license[lang])]),
  ]);
}

function about({ lang, document, address }: BuiltPage, main: Element) {
  const t = twinWords[lang];
  const { colon } = punctuation[lang];
  const { current, kind } = document;
  const article = findFirst([main], 'article');
  const cited = findFirst([main], ...citedKinds);
  const dateOf = (each: Language) => {
    const name = each.charAt(0).toUpperCase() + each.slice(1);
    const range = attribute(article, `dataRange${name}`);
    return attribute(article, `dataAsOf${name}`) || (range && formatRange(lang, range));
  };
  const dates = languages.filter(dateOf).map((each) => `${languageNames[lang][each]} ${dateOf(each)}`);
  const example = `#${attribute(cited, 'id')}`;
  return [
    [`${t.page}${colon}`, link(address, address)],
    ...(dates.length > 0 ? [`${t.texts}${colon}${dates.join(' · ')}`] : []),
    ...(current
      ? [
          [
            `${elsewhereWords[lang].current[kind]}${colon}`,
            current.address === undefined
              ? inLanguage(current.title, lang).text
              : link(current.address, inLanguage(current.title, lang).text),
          ],
        ]
      : []),
    ...(cited ? [[t.key, link(address + example, example)]] : []),
  ];
}

function findFirst(nodes: readonly Nodes[], ...names: readonly string[]): Element | undefined {
  for (const node of nodes) {
    if (node.type === 'element' && isA(node, ...names)) return node;
    const found = 'children' in node ? findFirst(node.children, ...names) : undefined;
    if (found) return found;
  }
  return undefined;
}
