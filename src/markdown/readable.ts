import type { Heading, RootContent } from 'mdast';
import type { DefaultTreeAdapterTypes as Html } from 'parse5';
import { type InterfaceLanguage, languages, languageTags } from '../schema/language.ts';
import { statuses } from '../schema/status.ts';
import { languageNames } from '../site/language-words.ts';
import { statusWords } from '../text/status-words.ts';
import { anchor, heading, isInline, paragraph, text, toBlocks, toLine, wordsIn } from './markdown.ts';
import { twinWords } from './words.ts';

/* Converts the components of a built page to headings, labels and quotes in Markdown. */

/** Elements that the twin leaves out: navigation, controls, and symbols that only repeat words. */
const leftOut = [
  ...['nav', 'button', 'form', 'svg', 'script', 'caption', 'u', 'del', 'hidden', 'aria-hidden'],
  ...['.bar', '.only-changed', '.report', 'data-current'],
  // Remarks of ours inside a text of a source (Ref.astro).
  'data-rule',
];

export const citedKinds = ['data-clause', 'data-ruling', 'data-note'];

/** Children of a component that repeat its name or its label. */
const repeated = [
  ['.anchor', 'a'],
  ['.cell', '.hidden-text'],
  ['.annotation', 'summary'],
  ['.known', 'summary'],
  ...citedKinds.map((kind) => [kind, '.hidden-text']),
] as const;

/** Whether a node has one of these tags, classes or attributes: `'div', '.cell', 'data-status'`. */
export const isA = (node: Html.Node | null | undefined, ...names: readonly string[]): boolean => {
  const own = node && 'attrs' in node && namesOf(node);
  return own ? names.some((name) => own.has(name)) : false;
};

/** The names by which `isA` knows an element. Cached, because each element is asked some thirty times. */
function namesOf(node: Html.Element): ReadonlySet<string> {
  const known = nameSets.get(node);
  if (known) return known;
  const names = new Set([node.tagName]);
  for (const { name, value } of node.attrs) {
    names.add(name);
    if (name === 'class') for (const each of value.split(' ')) names.add(`.${each}`);
  }
  nameSets.set(node, names);
  return names;
}
const nameSets = new WeakMap<Html.Element, ReadonlySet<string>>();

/** The first element with one of these names. */
export function findIn(
  nodes: readonly Html.ChildNode[],
  ...names: readonly string[]
): Html.Element | undefined {
  for (const node of nodes) {
    if (!('attrs' in node)) continue;
    const found = isA(node, ...names) ? node : findIn(node.childNodes, ...names);
    if (found) return found;
  }
  return undefined;
}

/** The value of an attribute; empty if there is none. */
export const attribute = (node: Html.Node | null | undefined, name: string): string =>
  (node && 'attrs' in node && node.attrs.find((each) => each.name === name)?.value) || '';

export interface Reading {
  readonly lang: InterfaceLanguage;
  /** Turns a link of the page into one for its Markdown file. */
  readonly resolve: (href: string) => string;
}

interface Place {
  /** Inside the words of a source or translator, which stay unchanged. */
  readonly isText?: boolean;
  /** Inside a table cell, which becomes one line. */
  readonly isInCell?: boolean;
}

type Children = (isWanted?: (child: Html.ChildNode) => boolean) => RootContent[];

export function readable(reading: Reading, node: Html.Element, place: Place = {}): RootContent[] {
  if (isA(node, ...leftOut)) return [];
  if (repeated.some(([component = '', child = '']) => isA(node, child) && isA(node.parentNode, component)))
    return [];
  const inside: Place = {
    isText: place.isText || isA(node, 'data-source', '.body'),
    isInCell: place.isInCell || isA(node, 'td', 'th'),
  };
  const all: Children = (isWanted = () => true) =>
    convertChildren(reading, node.childNodes.filter(isWanted), inside);
  if (isA(node, ...citedKinds)) return cited(node, all);
  if (isA(node, '.self')) return [heading(4, anchor(attribute(node, 'href').slice(1)), wordsIn(all()))];
  if (isA(node, 'section')) return withAnchor(attribute(node, 'id'), toBlocks(all()));
  if (isA(node, 'data-retired')) return [anchor(attribute(node, 'id'))];
  if (isA(node, '.newer', '.unofficial')) return translation(reading, node, all);
  if (isA(node, 'data-source') && isA(node, 'div', 'p') && !place.isInCell) {
    const { official, annotation } = twinWords[reading.lang];
    const whose = isA(node, 'data-annotation') ? annotation : official;
    return quote([nameOfLanguage(reading, node), whose, statusOf(reading, node)], all());
  }
  return plain(reading, node, all(), place);
}

function plain(
  { resolve }: Reading,
  node: Html.Element,
  children: RootContent[],
  { isInCell }: Place,
): RootContent[] {
  const href = attribute(node, 'href');
  if (attribute(node, 'role') === 'img') return [text(attribute(node, 'aria-label'))];
  // Links to the list of terms are left out: they are ours, and not in the text.
  if (isA(node, '.term') || (isA(node, 'a') && href === '')) return children;
  if (isA(node, 'a')) return [{ type: 'link', url: resolve(href), children: children.filter(isInline) }];
  if (isA(node, 'span') && children.length === 0)
    return isA(node, 'id') ? [anchor(attribute(node, 'id'))] : [];
  if (isA(node, ...blocks)) return isInCell ? children : toBlocks(children);
  return byTag[node.tagName]?.(children, node) ?? children;
}

const blocks = ['main', 'article', 'header', 'div', 'p', 'details', 'summary', 'filtered-list'];

const byTag: Readonly<Record<string, (children: RootContent[], node: Html.Element) => RootContent[]>> = {
  ...{ h1: toHeading, h2: toHeading, h3: toHeading },
  ...{ b: toStrong, strong: toStrong },
  em: (children) => [{ type: 'emphasis', children: children.filter(isInline) }],
  q: (children) => [text('“'), ...children, text('”')],
  br: () => [{ type: 'break' }],
  ...{ ol: toList, ul: toList },
  li: (children, { childNodes }) => [
    { type: 'listItem', spread: findIn(childNodes, 'p') !== undefined, children: toBlocks(children) },
  ],
  table: (children) => [{ type: 'table', children: children.filter((each) => each.type === 'tableRow') }],
  tr: (children) => [{ type: 'tableRow', children: children.filter((each) => each.type === 'tableCell') }],
  ...{ td: toCells, th: toCells },
};

function toHeading(children: RootContent[], { tagName }: Html.Element): RootContent[] {
  return [heading(Number(tagName.slice(1)) as Heading['depth'], ...toLine(children))];
}

function toStrong(children: RootContent[]): RootContent[] {
  return [{ type: 'strong', children: children.filter(isInline) }];
}

function toList(children: RootContent[], { tagName }: Html.Element): RootContent[] {
  const items = children.filter((child) => child.type === 'listItem');
  const spread = items.length > 1 && items.some((item) => item.spread);
  return [{ type: 'list', ordered: tagName === 'ol', spread, children: items }];
}

/** The cell, and an empty one for each further column that it spans. */
function toCells(children: RootContent[], node: Html.Element): RootContent[] {
  const others = Array.from({ length: Number(attribute(node, 'colspan') || 1) - 1 }, () => []);
  return [toLine(children), ...others].map((line) => ({ type: 'tableCell', children: line }));
}

/** Converts a clause, ruling or note: its name, with anchors for its present and former IDs, then its content. */
function cited(node: Html.Element, all: Children): RootContent[] {
  const isRetired = (child: Html.ChildNode) => isA(child, 'data-retired');
  const retired = all(isRetired).filter((each) => each.type === 'html');
  const name = heading(3, anchor(attribute(node, 'id')), ...retired, attribute(node, 'aria-label'));
  return [name, ...toBlocks(all((child) => !isRetired(child)))];
}

/** Converts nodes. Adds a dot between words that only the style sheet separates. */
function convertChildren(reading: Reading, nodes: readonly Html.ChildNode[], place: Place): RootContent[] {
  let before: Html.ChildNode | undefined;
  return nodes.flatMap((node) => {
    const converted =
      'attrs' in node ? readable(reading, node, place) : [text('value' in node ? node.value : '')];
    if (converted.length === 0) return [];
    const value = place.isText ? '' : between(before, node);
    before = node;
    return value === '' ? converted : [text(value), ...converted];
  });
}

const isApart = (node: Html.ChildNode): boolean =>
  isA(node, 'a', 'abbr', 'b', 'q', 'small', 'span') && !isA(node, '.symbol');

/** The separator to add between two neighbors in a line; empty if they need none. */
function between(before: Html.ChildNode | undefined, node: Html.ChildNode): string {
  if (!before || isA(before, '.symbol')) return '';
  if (isA(before, '.number') || (isA(before, 'b') && node.nodeName === '#text')) return ' ';
  return isA(node, '.words', '.repeated') || (isApart(before) && isApart(node)) ? ' · ' : '';
}

/** Puts the anchor of a section into its heading. Without a heading at the beginning, puts it before the content. */
function withAnchor(id: string, nodes: readonly RootContent[]): RootContent[] {
  if (id === '') return [...nodes];
  const first = nodes.find((node) => wordsIn([node]) !== '');
  if (first?.type !== 'heading' || first.depth > 2) return [paragraph(anchor(id)), ...nodes];
  first.children.unshift(anchor(id));
  return [...nodes];
}

const quote = (label: readonly string[], children: readonly RootContent[]): RootContent[] => [
  paragraph({ type: 'strong', children: [text(label.filter(Boolean).join(' · '))] }),
  { type: 'blockquote', children: toBlocks(children) },
];

/** Converts a translation to a block quote with a label. Our own account of a change is not quoted. */
function translation(reading: Reading, node: Html.Element, all: Children): RootContent[] {
  if (attribute(node, 'data-newer') === 'account') return toBlocks(all());
  const isMark = (child: Html.ChildNode) => isA(child, 'summary', '.unofficial-mark');
  const isBody = (child: Html.ChildNode) => isA(child, '.body');
  const says = node.childNodes
    .filter(isMark)
    .flatMap((mark) => [wordsIn(all((child) => child === mark)), attribute(mark, 'title')]);
  const status = isA(node, '.newer') ? '' : statusOf(reading, node);
  return [
    ...quote([nameOfLanguage(reading, node), ...says, status], all(isBody)),
    ...toBlocks(all((child) => !isMark(child) && !isBody(child))),
  ];
}

function nameOfLanguage({ lang }: Reading, node: Html.Element): string {
  const own = languages.find((each) => languageTags[each] === attribute(node, 'lang'));
  return own ? languageNames[lang][own] : '';
}

function statusOf({ lang }: Reading, { parentNode }: Html.Element): string {
  const own = statuses.find((each) => each === attribute(parentNode, 'data-status'));
  return own && own !== 'unchecked' ? statusWords[lang][own] : '';
}
