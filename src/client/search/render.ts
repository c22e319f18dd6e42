import type { SearchStrings } from '../../i18n/search.ts';
import { address } from '../../lib/address.ts';
import type { Part } from '../../schema/ipg.ts';
import type { Language } from '../../schema/language.ts';
import { beginning, excerptOf } from '../../search/excerpt.ts';
import type { NameMatch } from '../../search/names.ts';
import type { Result } from '../../search/rank.ts';
import type { SearchRecord, Titles } from '../../search/record.ts';

/** What the page says, and how to build addresses for its reader. */
export interface View {
  readonly lang: Language;
  /** With `?explain=1`, each result says why it stands where it stands. */
  readonly isExplained?: boolean;
  readonly strings: SearchStrings & {
    readonly idle: string;
    readonly parts: Readonly<Record<Part, string>>;
    readonly languages: Readonly<Record<Language, string>>;
    readonly tags: Readonly<Record<Language, string>>;
  };
}

/** A result as a list item; texts go in as text only, whatever they hold. */
export function renderResult(view: View, result: Result): HTMLLIElement {
  const { record, match, lang, tier, viaTerm } = result;
  const item = element('li', {
    'data-kind': record.kind,
    'data-lang': lang ?? view.lang,
    'data-tier': tier,
    ...(viaTerm !== undefined && { 'data-via-term': viaTerm }),
  });
  item.append(renderLink(view, record));
  const isTitle = match?.passage.text === titleOf(view, record.titles)?.text;
  if (match && lang && !isTitle) item.append(renderExcerpt(view, match, lang));
  if (tier === 'citation' && record.anchor) item.append(...renderOpening(view, record));
  const beside = record.beside?.[view.lang];
  if (beside && lang && lang !== view.lang) {
    item.append(element('p', { class: 'beside', lang: view.strings.tags[view.lang] }, beside));
  }
  const about = [view.strings.kinds[record.kind]];
  if (lang) about.push(view.strings.languages[lang]);
  if (match?.passage.isSourceReading) about.push(view.strings.sourceReading);
  const translator = match?.passage.unofficialBy;
  if (translator !== undefined) about.push(fill(view.strings.unofficial, { translator }));
  if (viaTerm !== undefined) about.push(fill(view.strings.viaTerm, { term: viaTerm }));
  if (tier === 'corrected') about.push(view.strings.corrected);
  item.append(element('p', { class: 'about' }, about.join(' · ')));
  if (view.isExplained) item.append(renderReason(view, result));
  return item;
}

/** A name like the one that was not found, with a link to what it names. */
export function renderNearest(view: View, { entry, name, lang }: NameMatch): HTMLLIElement {
  const item = element('li');
  const title = titleOf(view, entry.titles);
  const link = element('a', { href: addressOf(view, entry.url), lang: view.strings.tags[lang] }, name);
  item.append(link);
  if (title && title.text !== name) item.append(' ', element('span', { lang: title.tag }, title.text));
  return item;
}

/** `2.3 · 定义 2`, `释疑 1`: where a record stands, without its title. */
export function placeOf({ strings }: View, record: SearchRecord): string {
  const { anchor, kind, part, document, section } = record;
  const number = /-?(\d+|[a-z])$/u.exec(anchor ?? '')?.[1];
  const place = document === 'ipg' ? `IPG ${section}` : '';
  if (!anchor || kind === 'section' || kind === 'term') return place;
  if (kind === 'card') return strings.box;
  if (kind === 'ruling') return fill(strings.ruling, { id: number });
  if (kind === 'note') return fill(strings.note, { id: number });
  const stem = anchor.replace(/-note-\d+$/u, '');
  const clause = part ?? partOf(stem);
  const inPart = /-(\d+|[a-z]{1,2})$/u.exec(stem)?.[1]?.toUpperCase();
  const words = [clause ? strings.parts[clause] : stem, inPart].filter(Boolean).join(' ');
  const annotation = kind === 'annotation' ? fill(strings.annotation, { id: number }) : '';
  return [place, words, annotation].filter(Boolean).join(' · ');
}

/** A word of a query of several, to be searched alone. */
export function renderWord({ lang }: View, word: string): HTMLLIElement {
  const item = element('li');
  const href = `${addressOf({ lang }, 'search/')}?q=${encodeURIComponent(word)}`;
  item.append(element('a', { href }, word));
  return item;
}

/** Puts values into a text. `fill('{count} results', { count: 3 }) // => '3 results'` */
export function fill(text: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return text.replace(/\{(\w+)\}/gu, (_, name: string) => String(values[name] ?? ''));
}

/** A query as a sentence can hold it. `shorten('a very long one') // => 'a very lo…'` */
export function shorten(query: string): string {
  const characters = [...query];
  return characters.length > 60 ? `${characters.slice(0, 60).join('')}…` : query;
}

/** `literal: exactly these words (zh)`: the step of the order, in rank.ts's own name for it and in words. */
function renderReason({ strings }: View, { tier, match, lang }: Result): HTMLElement {
  const where = match && match.closeness !== tier ? `, ${match.closeness}` : '';
  const reason = `${tier}${where}${lang ? ` (${lang})` : ''}: ${strings.tiers[tier]}`;
  return element('p', { class: 'about', 'data-explanation': '' }, reason);
}

function renderLink(view: View, record: SearchRecord): HTMLElement {
  const link = element('a', { href: addressOf(view, record.url) });
  const title = titleOf(view, record.titles);
  if (title) link.append(element('b', { lang: title.tag }, title.text));
  const place = placeOf(view, record);
  if (place) link.append(element('span', {}, place));
  return link;
}

function renderExcerpt(view: View, match: NonNullable<Result['match']>, lang: Language): HTMLElement {
  const excerpt = element('p', { class: 'excerpt', lang: view.strings.tags[lang] });
  for (const { text, isMatch } of excerptOf(match)) {
    excerpt.append(isMatch ? element('mark', {}, text) : text);
  }
  return excerpt;
}

/** How a cited place begins, in the reader's language where it has it: nothing in it was searched. */
function renderOpening({ lang, strings }: View, { passages }: SearchRecord): HTMLElement[] {
  const own = passages.find((passage) => passage.lang === lang) ?? passages[0];
  return own ? [element('p', { class: 'excerpt', lang: strings.tags[own.lang] }, beginning(own.text))] : [];
}

function titleOf({ lang, strings }: View, titles: Titles): { text: string; tag: string } | null {
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
