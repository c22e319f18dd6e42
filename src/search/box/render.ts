import { address } from '../../lib/address/address.ts';
import type { Part } from '../../schema/guide.ts';
import type { Language } from '../../schema/language.ts';
import type { Result, Tier } from '../query/rank.ts';
import { beginning, excerptOf, markedText, type Piece } from '../texts/excerpt.ts';
import type { SearchRecord, Titles } from '../texts/record.ts';
import type { QuickBoxStrings } from './script-words.ts';

/** What the page says, and how to build addresses for its reader. */
export interface View {
  readonly lang: Language;
  /** With `?explain=1`: says of a result why it stands where it stands. */
  readonly explain?: (result: Result) => HTMLElement;
  readonly strings: QuickBoxStrings;
}

/**
 * Where a shown result leads: on a page of several languages, to its clause with the one that it was found in in view
 * (`show`, lib/reading/reader-state.ts). On the page that one is on, it is a step to another clause, and what is open
 * stays so.
 */
export function destinationOf({ dataset: { kind, lang = '' } }: HTMLElement, href: string): string {
  const address = new URL(href);
  const isHere = address.pathname === location.pathname;
  if (isHere) address.search = location.search;
  if (kind !== 'clause') return address.href;
  const text = isHere && document.querySelector(`${address.hash} [data-column="${lang}"]`);
  const isOpen = text
    ? text.checkVisibility()
    : document.documentElement.lang.startsWith(lang) && !hasChosen();
  if (!isOpen) address.searchParams.set('show', lang);
  return address.href;
}

/** The reader has chosen columns, on this device: the page's own language need not be among them. */
function hasChosen(): boolean {
  try {
    return localStorage.getItem('sidejudge-reader')?.includes('columns=') ?? false;
  } catch {
    return false;
  }
}

const isLoose = (tier: Tier): tier is 'corrected' | 'question' => tier === 'corrected' || tier === 'question';

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
  if (match && lang && !isTitle) item.append(renderExcerpt(view, match, lang));
  if (tier === 'citation' && record.anchor) item.append(...renderOpening(view, record));
  const beside = record.beside?.[view.lang];
  if (beside && lang && lang !== view.lang) {
    item.append(element('p', { class: 'beside', lang: view.strings.tags[view.lang] }, beside));
  }
  item.append(element('p', { class: 'about' }, aboutOf(view, result)));
  if (view.explain) item.append(view.explain(result));
  return item;
}

/** What a result is, and what its reader has to know of it. */
function aboutOf(view: View, { record, match, lang, tier, viaTerm }: Result): string {
  const about = [view.strings.kinds[record.kind]];
  if (lang) about.push(view.strings.languages[lang]);
  if (record.isOutdated) about.push(view.strings.outdated);
  if (match?.passage.isSourceReading) about.push(view.strings.sourceReading);
  const translator = match?.passage.unofficialBy;
  if (translator !== undefined) about.push(fill(view.strings.unofficial, { translator }));
  if (viaTerm !== undefined) about.push(fill(view.strings.viaTerm, { term: viaTerm }));
  if (isLoose(tier)) about.push(view.strings[tier]);
  return about.join(' · ');
}

/** `2.3 · 定义 2`, `释疑 1`: where a record stands, without its title. */
export function placeOf({ strings }: View, record: SearchRecord): string {
  const { anchor, kind, part, document, section } = record;
  // Of several in a row, the first and the last.
  const numbers = (ids = '', number = /-?(\d+|[a-z])$/u) =>
    [...new Set(ids.split('..').map((id) => number.exec(id)?.[1]))].filter(Boolean).join('–');
  const number = numbers(anchor);
  const place = document === 'ipg' ? `IPG ${section}` : '';
  if (!anchor || kind === 'section' || kind === 'term') return place;
  if (kind === 'card') return strings.box;
  if (kind === 'ruling') return fill(strings.ruling, { id: number });
  if (kind === 'note') return fill(strings.note, { id: number });
  const stem = anchor.replace(/-note-\d+$/u, '');
  const clause = part ?? partOf(stem);
  const inPart = numbers(stem, /-(\d+|[a-z]{1,2})$/u).toUpperCase();
  const words = [clause ? strings.clauses[clause] : stem, inPart].filter(Boolean).join(' ');
  const annotation = kind === 'annotation' ? fill(strings.annotation, { id: number }) : '';
  return [place, words, annotation].filter(Boolean).join(' · ');
}

/** Puts values into a text. `fill('{count} results', { count: 3 }) // => '3 results'` */
export function fill(text: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return text.replace(/\{(\w+)\}/gu, (_, name: string) => String(values[name] ?? ''));
}

/** A title is marked where it is itself what was found. */
function renderLink(view: View, record: SearchRecord, match: Result['match']): HTMLElement {
  const link = element('a', { href: addressOf(view, record.url) });
  const title = titleOf(view, record.titles);
  if (title) {
    const name = element('b', { lang: title.tag });
    name.append(...(match ? toNodes(markedText(match)) : [title.text]));
    link.append(name);
  }
  const place = placeOf(view, record);
  if (place) link.append(element('span', {}, place));
  return link;
}

function renderExcerpt(view: View, match: NonNullable<Result['match']>, lang: Language): HTMLElement {
  const excerpt = element('p', { class: 'excerpt', lang: view.strings.tags[lang] });
  excerpt.append(...toNodes(excerptOf(match)));
  return excerpt;
}

const toNodes = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isMatch }) => (isMatch ? element('mark', {}, text) : text));

/** How a cited place begins, in the reader's language where it has it: nothing in it was searched. */
function renderOpening({ lang, strings }: View, { passages }: SearchRecord): HTMLElement[] {
  const own = passages.find((passage) => passage.lang === lang) ?? passages[0];
  return own ? [element('p', { class: 'excerpt', lang: strings.tags[own.lang] }, beginning(own.text))] : [];
}

export function titleOf({ lang, strings }: View, titles: Titles): { text: string; tag: string } | null {
  for (const each of [lang, 'en', 'zh', 'ja'] as const) {
    const text = titles[each];
    if (text) return { text, tag: strings.tags[each] };
  }
  return null;
}

export function addressOf({ lang }: Pick<View, 'lang'>, url: string): string {
  return address(lang, url);
}

function partOf(stem: string): Part | undefined {
  const word = stem.replace(/-.*$/u, '');
  return word === 'example' ? 'examples' : (word as Part);
}

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  text?: string,
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
  if (text !== undefined) created.textContent = text;
  return created;
}
