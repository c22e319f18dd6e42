import { languageTags } from '../../schema/language.ts';
import type { Status } from '../../schema/status.ts';
import { fill } from '../../schema/words.ts';
import { address } from '../../site/address.ts';
import { element, lang as pageLang, recall } from '../../site/helpers.browser.ts';
import { statusWords } from '../../text/status-words.ts';
import type { Head, HeadText, Result } from '../query/result.ts';
import type { Passage } from '../text/record.ts';
import { aboutOf, nameInHead, placeOf, titleOf, type View } from './about.ts';

export function renderResults(view: View, results: readonly Result[]): HTMLLIElement[] {
  const firstUncertain = results.findIndex(({ tier }) => tier === 'maybe');
  const items = results.map((result) => renderResult(view, result));
  items[firstUncertain]?.prepend(element('p', { class: 'maybe' }, view.t.maybe));
  return items;
}

/** Renders a result. All texts are inserted as text nodes. */
function renderResult(view: View, result: Result): HTMLLIElement {
  const { record, match, lang, tier, matchedBy, head, excerpt } = result;
  const item = element('li', {
    'data-kind': record.kind,
    'data-lang': lang ?? view.lang,
    'data-tier': tier,
  });
  const title = titleOf(view, record.titles);
  const isTitle = match?.passage.text === title?.text;
  const pieces = excerpt?.() ?? (match ? [{ text: match.passage.text, isMatch: false }] : []);
  const words = pieces.map(({ text, isMatch }) => (isMatch ? element('mark', {}, text) : text));
  const link = element('a', { href: address(view.lang, record.url) });
  if (title) link.append(element('b', { lang: title.tag }, ...(isTitle ? words : [title.text])));
  const place = placeOf(view, record);
  if (place) link.append(element('span', {}, place));
  item.append(element('small', {}, view.t.kinds[record.kind]), link);
  if (head) item.append(...renderHead(view, head));
  // A matching name is not shown as an excerpt.
  else if (words.length > 0 && !isTitle && matchedBy === undefined) {
    const own = match?.passage.lang ?? record.passages.find((each) => each.lang === view.lang)?.lang;
    const tag = languageTags[own ?? record.passages[0]?.lang ?? view.lang];
    item.append(element('p', { class: classOf(match?.passage, 'excerpt'), lang: tag }, ...words));
  }
  const beside = record.beside?.[view.lang];
  if (beside && lang && lang !== view.lang)
    item.append(element('p', { class: 'beside', lang: languageTags[view.lang] }, beside));
  item.append(renderAbout(view, result));
  return item;
}

function renderAbout(view: View, result: Result): HTMLElement {
  const about = aboutOf(view, result);
  const signs = signsOf(result.record.status);
  if (signs.length > 0 && about !== '') signs.push('· ');
  return element('p', { class: 'about' }, ...signs, about, ...currentOf(view, result.record));
}

function renderHead(view: View, { penalty, repeated, lead, links }: Head): HTMLElement[] {
  const items = links.map((record) => {
    const { kind, url, passage } = record;
    const link = element('a', { href: address(view.lang, url), 'data-in-head': '' });
    link.append(element('span', {}, nameInHead(view, record)));
    if (kind !== 'section') link.append(inLanguage(view, 'span', passage));
    return element('li', {}, link);
  });
  const penalties = [
    ...(penalty ? [inLanguage(view, 'span', penalty, 'penalty')] : []),
    ...(repeated ? [element('span', { class: 'repeated' }, repeated[view.lang])] : []),
  ];
  return [
    ...(penalties.length > 0 ? [element('p', {}, ...penalties)] : []),
    ...(lead ? [inLanguage(view, 'p', lead, 'excerpt')] : []),
    ...(items.length > 0 ? [element('ul', { class: 'inside' }, ...items)] : []),
  ];
}

/** A text in a head, with its status. An unofficial text is marked, also for screen readers. */
function inLanguage({ t }: View, name: 'p' | 'span', text: HeadText, of = ''): HTMLElement {
  const { unofficialBy: translator, status } = text;
  const shown = element(name, { class: classOf(text, of), lang: languageTags[text.lang] }, text.text);
  const ownLang = languageTags[pageLang];
  shown.prepend(...signsOf(status));
  if (translator !== undefined)
    shown.append(
      element('small', { class: 'hidden-text', lang: ownLang }, ` (${fill(t.unofficial, { translator })})`),
    );
  return shown;
}

const signsOf = (status: Status | undefined): (Node | string)[] =>
  status ? [element('i', { lang: languageTags[pageLang] }, `△ ${statusWords[pageLang][status]} `)] : [];

const classOf = (passage: Passage | undefined, of: string) =>
  passage?.unofficialBy === undefined ? of : `${of} ours`;

const currentOf = ({ t }: View, { current }: Result['record']): (Node | string)[] =>
  current === undefined ? [] : [' · ', element('a', { href: current, rel: 'external' }, t.current)];

/** Shortens a query for an address: servers refuse long ones, and a character can take nine bytes. */
export const inAddress = (query: string): string => [...query].slice(0, 200).join('');

export function searchAddress({ lang }: Pick<View, 'lang'>, query: string): string {
  return `${address(lang, 'search/')}?q=${encodeURIComponent(inAddress(query.trim()))}`;
}

/**
 * The target of a result. For a clause or annotation, the link opens the language of the match (`with`,
 * reader/state.ts). On the current page, the languages that are open stay open.
 */
export function destinationOf({ dataset: { kind, lang = '' } }: HTMLElement, href: string): string {
  const destination = new URL(href, location.href);
  const isHere = destination.pathname === location.pathname;
  if (isHere) destination.search = location.search;
  if (kind !== 'clause' && kind !== 'annotation') return destination.href;
  const { languages = '', open = '' } = document.documentElement.dataset;
  const [first = pageLang] = isHere ? languages.split(' ') : [];
  const shown = open.split(' ');
  const beside = isHere
    ? [shown.includes(first) ? '' : `-${first}`, ...shown.filter((each) => each !== first)].filter(Boolean)
    : (new URLSearchParams(recall('reader') ?? '').get('with')?.split(',') ?? []);
  const isOpen = lang === first ? !beside.includes(`-${first}`) : beside.includes(lang);
  if (isOpen) return destination.href;
  const wanted = lang === first ? beside.filter((each) => each !== `-${first}`) : [...beside, lang];
  destination.searchParams.set('with', wanted.join());
  destination.search = destination.search.replaceAll('%2C', ',');
  return destination.href;
}
