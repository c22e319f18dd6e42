import { announce } from '../../site/announce.browser.ts';
import { base } from '../../site/base-path.ts';
import { adoptStyles, element, lang } from '../../site/helpers.browser.ts';
import { textsIn } from '../../site/texts-in.browser.ts';
import { keepPlace } from '../place.browser.ts';
import { hantWords } from '../words.ts';
import css from './hant.css?inline';
import { converterOf } from './hant.ts';

const t = hantWords[lang];
const root = document.documentElement;

/**
 * Converts the Chinese of the page, including what scripts add later, into Traditional characters, or restores it.
 */
export async function showScript(isHant: boolean): Promise<void> {
  wanted = isHant;
  try {
    table ??= load();
    const convert = await table;
    // The reader may have switched again meanwhile.
    if (wanted !== isHant) return;
    adoptStyles(css);
    later?.disconnect();
    later = isHant ? new MutationObserver((changes) => convertChanged(changes, convert)) : undefined;
    keepPlace(() => (isHant ? convertPage(convert) : restore()));
    later?.observe(document.body, { childList: true, subtree: true, attributeFilter: attributes });
    root.dataset.characters = isHant ? 'hant' : 'hans';
  } catch {
    table = undefined;
    announce(t.derivedFailed);
  }
}

type Convert = (text: string) => string;
type Word = Text | Attr;

const chinese = ':lang(zh)';

let wanted = false;
/** Watches for text that other scripts add later: search results, popovers. */
let later: MutationObserver | undefined;
let table: Promise<Convert> | undefined;
/** The value of each converted node before and after; a script may have changed it since. */
const converted = new WeakMap<Word, readonly [before: string, after: string]>();
const attributes = ['aria-label', 'placeholder', 'title'];

/** Texts of sources and translators, which get the mark of converted text. */
const marked = `:is([data-text], .body, .printed.text, [data-reference-text], .sample-texts > *)${chinese}`;

async function load(): Promise<Convert> {
  const response = await fetch(`${base}hant.json`);
  if (!response.ok) throw new Error(`${response.status}`);
  return converterOf(await response.json());
}

function convertPage(convert: Convert): void {
  // The root keeps its language, because other scripts compare with it.
  document.body.lang ||= root.lang;
  for (const part of root.children) convertIn(part, convert);
}

function convertChanged(changes: readonly MutationRecord[], convert: Convert): void {
  const parts = changes.flatMap(({ type, target, addedNodes }) =>
    type === 'attributes' ? target : [...addedNodes].map((node) => (node instanceof Element ? node : target)),
  );
  for (const part of new Set(parts)) if (part.isConnected) convertIn(part as Element, convert);
  // Discards the records of our own changes.
  later?.takeRecords();
}

function convertIn(part: Element, convert: Convert): void {
  for (const [holder, texts] of Map.groupBy(textsIn(part), holderOf))
    if (holder?.matches(chinese)) convertTogether(texts, convert);
  for (const label of labelsIn(part))
    if (label.ownerElement?.matches(chinese)) convertTogether([label], convert);
  for (const text of within(part, marked)) mark(text);
  for (const each of within(part, '[lang="zh-Hans"]')) each.lang = 'zh-Hant';
}

const holderOf = ({ parentElement }: Text) => parentElement?.closest('body [lang]') ?? parentElement;

/** Converts several nodes as one text, because a word can continue in the next node. Lengths stay the same. */
function convertTogether(words: readonly Word[], convert: Convert): void {
  const traditional = convert(words.map(({ nodeValue }) => nodeValue).join(''));
  let from = 0;
  for (const word of words) {
    const before = word.nodeValue ?? '';
    const after = traditional.slice(from, from + before.length);
    from += before.length;
    if (after === before) continue;
    converted.set(word, [before, after]);
    word.nodeValue = after;
  }
}

/** Only the first mark on the page is visible; a copied selection has the mark of each text. */
function mark(text: HTMLElement): void {
  if (text.querySelector(':scope > .derived-mark')) return;
  const seen = document.querySelector('.derived-mark') ? 'derived-mark hidden-text' : 'derived-mark';
  text.append(element('small', { class: seen, 'data-ui': '', lang: root.lang }, t.derived));
}

function restore(): void {
  for (const each of document.querySelectorAll('.derived-mark')) each.remove();
  for (const word of [...textsIn(root), ...labelsIn(root)]) {
    const [before, after] = converted.get(word) ?? [];
    if (before !== undefined && word.nodeValue === after) word.nodeValue = before;
  }
  for (const each of within(root, '[lang="zh-Hant"]')) each.lang = 'zh-Hans';
}

/** Like `querySelectorAll`, but `part` itself can match too. */
const within = (part: Element, selector: string) =>
  [part, ...part.querySelectorAll(selector)].filter((each) => each.matches(selector)) as HTMLElement[];

const labelsIn = (part: Element): Attr[] =>
  within(part, attributes.map((name) => `[${name}]`).join()).flatMap((each) =>
    attributes.flatMap((name) => each.getAttributeNode(name) ?? []),
  );
