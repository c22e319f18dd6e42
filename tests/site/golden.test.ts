import { expect, test } from 'vitest';
import { type Element, findOutermost, has, hasClass, isLink, textOf } from './lib/elements.ts';
import { base, origin, readPage } from './lib/pages.ts';

/*
 * Outlines of pages in `golden/`: the citable texts and what is said about them, in the order of the page; JSON-LD.
 * `npx vitest run --project site golden -u` writes them anew; read the difference before you commit it.
 */

const pages = [
  'en/',
  // Texts that differ, are older, missing or annotated, with newer translations.
  'en/ipg/2.3/',
  // An outdated section without an official text in the language of the page, with our summary of the changes.
  'ja/ipg/2.4/',
  // A section with two editions.
  'zh/ipg/9.1/',
  'en/ipg/9.1/history/',
  'en/ipg/2.3/history/',
  // Contents, and the questions that lead to an infraction.
  'zh/ipg/',
  'en/status/',
  'zh/terms/',
  'ja/dawn/general-notes/',
  'en/dawn/card-rulings/',
  'en/dawn/cards/smoke-giant/',
  // A ruling in doubt.
  'en/dawn/cards/clone/',
];

/** The attributes (here without `data-`) and the classes that an outline shows. */
const attributesTold = [
  ...['clause', 'text', 'missing', 'annotation', 'unofficial', 'newer', 'also', 'differs', 'since', 'now'],
  ...['since-edition', 'outdated', 'missing-document', 'unofficial-notice', 'read', 'current', 'elsewhere'],
  ...['compared', 'difference', 'history', 'changed', 'answer', 'penalty', 'lang', 'has', 'count', 'number'],
  ...['ruling', 'note', 'in-doubt', 'faq-section', 'correction', 'official', 'overruled', 'stands'],
  ...['search-examples', 'last-read'],
];
const classesTold = [
  ...['ours', 'because', 'around', 'mentioned', 'card-group', 'heads', 'crumbs', 'topics', 'topic'],
  ...['documents', 'sub', 'sample'],
];
const isOfficial = (signs: readonly string[]) =>
  signs.some((sign) => /^(?:text|annotation|official)/u.test(sign));

test.each(pages)('%s', async (address) => {
  const { html, tags } = readPage(address);
  const lines = findOutermost(html, ({ name }) => name === 'main').flatMap(outlineOf);
  const linkedData = tags.filter(has('type', 'application/ld+json')).map(textOf);
  const outline = `${[...lines, ...linkedData.map(withoutPlace)].join('\n')}\n`;
  await expect(outline).toMatchFileSnapshot(`golden/${address.slice(0, -1).replaceAll('/', '-')}.txt`);
});

function outlineOf(within: Element): string[] {
  return findOutermost(within, (each) => signsOf(each).length > 0).flatMap((each) => [
    lineOf(each),
    ...outlineOf(each).map((line) => `  ${line}`),
  ]);
}

function signsOf({ name, attributes }: Element): string[] {
  const named = attributesTold.flatMap((each) => {
    const value = attributes[`data-${each}`];
    return value === undefined ? [] : [value === '' || value === 'true' ? each : `${each}=${value}`];
  });
  const ofClass = attributes.class?.split(' ').filter((each) => classesTold.includes(each)) ?? [];
  // The name of a `details`: that of an answer tells its question of “Which infraction is it?”.
  return [...named, ...ofClass, ...(name === 'details' && attributes.name ? [attributes.name] : [])];
}

/** The signs of an element, the beginning of its own words, and its links: `#remedy-1 [en] text “If the soup …”`. */
function lineOf(element: Element): string {
  const { id, lang, open, 'data-column': column } = element.attributes;
  const signs = signsOf(element);
  const words = ownWords(element).replace(/\s+/gu, ' ').trim();
  const said = words.length > 160 ? `${words.slice(0, 160)}…` : words;
  return [
    ...[id && `#${id}`, lang && `[${lang}]`, column && `(${column})`, ...signs],
    ...[open !== undefined && 'open', said && `“${said}”`],
    ...(isOfficial(signs) ? [] : ownLinks(element).map((href) => `-> ${href}`)),
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * The words of an element, without those that `isLeftOut`. A square of the status page is written as the first letter
 * of its state.
 */
function ownWords({ nodes }: Element): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (isLeftOut(node)) return ' ';
      const words = node.attributes['data-state']?.charAt(0) ?? ownWords(node);
      if (node.name === 'del') return `[-${words}-]`;
      if (node.name === 'ins') return `{+${words}+}`;
      return ['a', 'b', 'i', 'em', 'strong'].includes(node.name) ? words : ` ${words} `;
    })
    .join('');
}

function ownLinks(element: Element): string[] {
  return findOutermost(element, (each) => isLink(each) || isLeftOut(each))
    .concat(element)
    .filter((each) => isLink(each) && (each === element || !isLeftOut(each)))
    .filter(({ attributes }) => !('data-state' in attributes))
    .map(({ attributes: { href = '' } }) => withoutPlace(href));
}

/** Without origin and base path. */
const withoutPlace = (text: string) => text.replaceAll(`${origin}${base}`, '/');

const isLeftOut = (element: Element): boolean =>
  signsOf(element).length > 0 ||
  ['script', 'style', 'button'].includes(element.name) ||
  hasClass('anchor')(element);
