import { languageTags } from '../../schema/language.ts';
import { address } from '../../site/address.ts';
import { element, lang as pageLang, recall } from '../../site/helpers.browser.ts';
import { inAddress } from '../query/plan.ts';
import type { Result } from '../query/rank.ts';
import { beginning, excerptOf, markedText, type Piece } from '../text/excerpt.ts';
import type { SearchRecord } from '../text/record.ts';
import { aboutOf, placeOf, titleOf, type View } from './about.ts';

/** A result as a list item; texts go in as text only, whatever they hold. */
export function renderResult(view: View, result: Result): HTMLLIElement {
  const { record, match, lang, tier, viaTerm } = result;
  const item = element('li', {
    'data-kind': record.kind,
    'data-lang': lang ?? view.lang,
    'data-tier': tier,
    ...(viaTerm !== undefined && { 'data-via-term': viaTerm }),
  });
  const isTitle = match?.passage.text === titleOf(view, record.titles)?.text;
  item.append(renderLink(view, record, isTitle ? match : null));
  if (match && lang && !isTitle)
    item.append(element('p', { class: 'excerpt', lang: languageTags[lang] }, ...toNodes(excerptOf(match))));
  if (tier === 'citation' && record.anchor) item.append(...renderOpening(view, record));
  const beside = record.beside?.[view.lang];
  if (beside && lang && lang !== view.lang)
    item.append(element('p', { class: 'beside', lang: languageTags[view.lang] }, beside));
  item.append(element('p', { class: 'about' }, aboutOf(view, result)));
  return item;
}

/** A title is marked where it is itself what was found. */
function renderLink(view: View, record: SearchRecord, match: Result['match']): HTMLElement {
  const link = element('a', { href: address(view.lang, record.url) });
  const title = titleOf(view, record.titles);
  if (title) {
    const marked = match ? toNodes(markedText(match)) : [title.text];
    link.append(element('b', { lang: title.tag }, ...marked));
  }
  const place = placeOf(view, record);
  if (place) link.append(element('span', {}, place));
  return link;
}

/** How a cited place begins, in the reader's language where it has it: nothing in it was searched. */
function renderOpening({ lang }: View, { passages }: SearchRecord): HTMLElement[] {
  const own = passages.find((passage) => passage.lang === lang) ?? passages[0];
  return own ? [element('p', { class: 'excerpt', lang: languageTags[own.lang] }, beginning(own.text))] : [];
}

const toNodes = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isMatch }) => (isMatch ? element('mark', {}, text) : text));

/** The address of the search page with a query. */
export function searchAddress({ lang }: Pick<View, 'lang'>, query: string): string {
  return `${address(lang, 'search/')}?q=${encodeURIComponent(inAddress(query.trim()))}`;
}

/**
 * Where a shown result leads: on a page of several languages, to its clause with the one that it was found in in view
 * (`show`, lib/reading/reader-state.ts). On the page that one is on, it is a step to another clause, and what is open
 * stays so.
 */
export function destinationOf({ dataset: { kind, lang = '' } }: HTMLElement, href: string): string {
  const destination = new URL(href, location.href);
  const isHere = destination.pathname === location.pathname;
  if (isHere) destination.search = location.search;
  if (kind !== 'clause' && kind !== 'annotation') return destination.href;
  // Several in a row begin with the first.
  const [id = ''] = destination.hash.slice(1).split('..');
  const place = isHere && document.getElementById(id);
  // The ID of an annotation is that of its text, in the row of its languages.
  const text = place && (place.closest('[data-row]') ?? place).querySelector(`[data-column="${lang}"]`);
  // One that is folded is open all the same.
  const isOpen = text ? getComputedStyle(text).display !== 'none' : lang === pageLang && !hasChosen();
  if (!isOpen) destination.searchParams.set('show', lang);
  return destination.href;
}

/** The reader has chosen columns, on this device: the page's own language need not be among them. */
const hasChosen = () => recall('reader')?.includes('columns=') ?? false;
