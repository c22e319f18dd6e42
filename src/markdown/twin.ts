import type { Element, Root as HastRoot } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toMdast } from 'hast-util-to-mdast';
import type { BlockContent, Root, RootContent } from 'mdast';
import { parseFragment } from 'parse5';
import { license } from '../data/rights.ts';
import type { Document } from '../schema/document.ts';
import { type InterfaceLanguage, inLanguage, type Language, languages } from '../schema/language.ts';
import { elsewhereWords } from '../site/elsewhere-words.ts';
import { languageNames, punctuation } from '../site/language-words.ts';
import { fanContentNotice } from '../site/notice.ts';
import { sayRange } from '../text/range.ts';
import { attribute, findFirst, isA, readable } from './elements.ts';
import { handlersOf } from './handlers.ts';
import { joinQuotes, link, list, paragraph, toMarkdown } from './markdown.ts';
import { twinWords } from './words.ts';

const citedKinds = ['dataClause', 'dataRuling', 'dataNote'];

/** A built page of a document. */
export interface BuiltPage {
  readonly html: string;
  readonly lang: InterfaceLanguage;
  readonly document: Document;
  readonly address: string;
  /** The name of the site. */
  readonly site: string;
  /** The target of a page's link in its Markdown file. */
  readonly resolve: (href: string) => string;
}

/**
 * The Markdown of a page, from the `<main>` of its HTML. The words of sources and translators are in block quotes, each
 * with a label that says in which language and whose they are; everything else is ours.
 */
export function toTwin(page: BuiltPage): string {
  const { lang, resolve, site } = page;
  const [html] = /<main[\s\S]*<\/main>/u.exec(page.html) ?? [''];
  const main = findFirst([fromParse5(parseFragment(html))], (each) => each.tagName === 'main');
  if (!main) throw new Error(`${page.address} has no <main>.`);
  const tree: HastRoot = { type: 'root', children: [readable(main)] };
  const { children } = toMdast(tree, { handlers: handlersOf(lang, resolve), quotes: ['“”'] }) as Root;
  const isTitle = (node: RootContent) => node.type === 'heading' && node.depth === 1;
  return toMarkdown([
    ...children.filter(isTitle),
    list(about(page, main)),
    ...joinQuotes(children.filter((node) => !isTitle(node))),
    { type: 'thematicBreak' },
    paragraph(fanContentNotice(site)[lang]),
    paragraph(license[lang]),
  ]);
}

/**
 * The head of the file: the document, the dates of its texts, where the publisher keeps the current one, and how to
 * cite a text.
 */
function about({ lang, document, address }: BuiltPage, main: Element): (BlockContent | string)[] {
  const t = twinWords[lang];
  const { colon } = punctuation[lang];
  const { current, kind } = document;
  const article = findFirst([main], (each) => each.tagName === 'article');
  const cited = findFirst([main], (each) => citedKinds.some((kind) => isA(each, kind)));
  const dateOf = (each: Language) => {
    const name = each.charAt(0).toUpperCase() + each.slice(1);
    const range = attribute(article, `dataRange${name}`);
    return attribute(article, `dataAsOf${name}`) || (range && sayRange(lang, range));
  };
  const dates = languages.filter(dateOf).map((each) => `${languageNames[lang][each]} ${dateOf(each)}`);
  const example = `#${attribute(cited, 'id')}`;
  return [
    paragraph(`${t.page}${colon}`, link(address, address)),
    ...(dates.length > 0 ? [`${t.texts}${colon}${dates.join(' · ')}`] : []),
    ...(current
      ? [
          paragraph(
            `${elsewhereWords[lang].current[kind]}${colon}`,
            link(current.address ?? '', inLanguage(current.title, lang).text),
          ),
        ]
      : []),
    ...(cited ? [paragraph(t.key, link(address + example, example))] : []),
  ];
}
