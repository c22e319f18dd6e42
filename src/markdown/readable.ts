import type { Element, ElementContent, Nodes } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { type InterfaceLanguage, languages, languageTags } from '../schema/language.ts';
import { statuses } from '../schema/status.ts';
import { languageNames } from '../site/language-words.ts';
import { statusWords } from '../text/status-words.ts';
import { anchor, element } from './markdown.ts';
import { twinWords } from './words.ts';

/* Converts the components of a built page to headings, labels and quotes. */

/** Elements that the twin leaves out: navigation, controls, replaced readings, symbols that only repeat words. */
const leftOut = [
  ...['nav', 'button', 'form', 'svg', 'u', 'del', 'hidden', 'ariaHidden'],
  ...['.bar', '.only-changed', '.report', 'dataCurrent'],
  // Remarks of ours inside a text of a source (Ref.astro).
  'dataRule',
];

export const citedKinds = ['dataClause', 'dataRuling', 'dataNote'];

/** Whether a node has one of these tags, classes, attributes or roles: `'div', '.cell', 'dataStatus', 'role=img'`. */
export const isA = (node: Nodes | undefined, ...names: readonly string[]): boolean =>
  node?.type === 'element' && names.some((name) => namesOf(node).has(name));

/** The names by which `isA` knows an element. Cached, because `isA` is called some thirty times for each. */
function namesOf(node: Element): ReadonlySet<string> {
  const { tagName, properties } = node;
  const known = nameSets.get(node);
  if (known) return known;
  const classes = [properties.className ?? []].flat().map((each) => `.${each}`);
  const names = new Set([tagName, ...Object.keys(properties), `role=${properties.role}`, ...classes]);
  nameSets.set(node, names);
  return names;
}
const nameSets = new WeakMap<Element, ReadonlySet<string>>();

/** The value of an attribute; empty if there is none. `name` is the property name of hast: `dataAsOfZh`. */
export const attribute = (node: Nodes | undefined, name: string): string =>
  node?.type === 'element' ? String(node.properties[name] ?? '') : '';

export interface Reading {
  readonly lang: InterfaceLanguage;
  /** Turns a link of the page into one for its Markdown file. */
  readonly resolve: (href: string) => string;
}

interface Place {
  readonly parent?: Element;
  /** Inside the words of a source or translator, which stay unchanged. */
  readonly isText?: boolean;
  /** Inside a table cell, which becomes one line. */
  readonly isInCell?: boolean;
}

type Children = (isWanted?: (child: ElementContent) => boolean) => ElementContent[];

export function readable(reading: Reading, node: Element, place: Place = {}): ElementContent[] {
  if (isA(node, ...leftOut)) return [];
  const inside: Place = {
    parent: node,
    isText: place.isText || isA(node, 'dataSource', '.body'),
    isInCell: place.isInCell || isA(node, 'td', 'th'),
  };
  const all: Children = (isWanted = () => true) =>
    convertChildren(reading, node.children.filter(isWanted), inside);
  if (isA(node, ...citedKinds)) return cited(node, all);
  if (isA(node, '.self')) return [element('h4', anchor(attribute(node, 'href').slice(1)), wordsIn(all()))];
  if (isA(node, '.anchor')) return [without(node, all, 'a')];
  if (isA(node, 'section')) return [element('div', ...withAnchor(attribute(node, 'id'), all()))];
  if (isA(node, 'dataRetired')) return [anchor(attribute(node, 'id'))];
  if (isA(node, '.newer', '.unofficial')) return translation(reading, node, all, place.parent);
  if (isA(node, 'dataSource') && isA(node, 'div', 'p') && !place.isInCell) {
    const { official, annotation } = twinWords[reading.lang];
    const whose = isA(node, 'dataAnnotation') ? annotation : official;
    return quote([nameOfLanguage(reading, node), whose, statusOf(reading, place.parent)], all());
  }
  if (isA(node, '.cell')) return [without(node, all, '.hidden-text')];
  if (isA(node, '.annotation', '.known')) return [without(node, all, 'summary')];
  return plain(reading, node, all(), place);
}

function plain(
  { resolve }: Reading,
  node: Element,
  children: ElementContent[],
  { isInCell }: Place,
): ElementContent[] {
  const href = attribute(node, 'href');
  if (isA(node, 'role=img')) return [{ type: 'text', value: attribute(node, 'ariaLabel') }];
  // Of a link to the list of terms, only the words stay: the link is ours, and not in the text.
  if (isA(node, '.term', 'mark') || (isA(node, 'a') && href === '')) return children;
  if (isA(node, 'a')) return [{ ...node, properties: { href: resolve(href) }, children }];
  if (isA(node, 'span') && children.length === 0)
    return isA(node, 'id') ? [anchor(attribute(node, 'id'))] : [];
  if (isInCell && isA(node, 'div', 'p')) return [element('span', ...children)];
  return [isA(node, 'details', 'filtered-list') ? element('div', ...children) : { ...node, children }];
}

/** Converts a clause, ruling or note: its name, with anchors for its present and former IDs, then its content. */
function cited(node: Element, all: Children): ElementContent[] {
  const retired = node.children.filter((child) => isA(child, 'dataRetired'));
  const anchors = [node, ...retired].map((each) => anchor(attribute(each, 'id')));
  return [
    element('h3', ...anchors, attribute(node, 'ariaLabel')),
    without(node, all, 'dataRetired', '.hidden-text'),
  ];
}

const without = ({ tagName }: Element, all: Children, ...names: readonly string[]): Element =>
  element(tagName === 'span' ? 'span' : 'div', ...all((child) => !isA(child, ...names)));

/** Converts elements. Adds a dot or a blank between words that only the style sheet separates. */
function convertChildren(reading: Reading, nodes: readonly ElementContent[], place: Place): ElementContent[] {
  let before: ElementContent | undefined;
  return nodes.flatMap((node) => {
    const converted = node.type === 'element' ? readable(reading, node, place) : [node];
    if (converted.length === 0) return [];
    const value = place.isText ? '' : between(before, node);
    before = node;
    return value === '' ? converted : [{ type: 'text' as const, value }, ...converted];
  });
}

const isApart = (node: ElementContent): boolean =>
  isA(node, 'a', 'abbr', 'b', 'q', 'small', 'span') && !isA(node, '.symbol');

/** The separator to add between two neighbors in a line; empty if they need none. */
function between(before: ElementContent | undefined, node: ElementContent): string {
  if (!before || isA(before, '.symbol')) return '';
  if (isA(before, '.number') || (isA(before, 'b') && node.type === 'text')) return ' ';
  return isA(node, '.words', '.repeated') || (isApart(before) && isApart(node)) ? ' · ' : '';
}

/** Puts the anchor of a section into its heading. Without a heading at the beginning, puts it before the content. */
function withAnchor(id: string, nodes: readonly ElementContent[]): ElementContent[] {
  const at = nodes.findIndex((node) => wordsIn([node]) !== '');
  const first = nodes[at];
  if (id === '' || first?.type !== 'element') return [...nodes];
  if (isA(first, 'h1', 'h2')) return nodes.with(at, { ...first, children: [anchor(id), ...first.children] });
  if (isA(first, 'div', 'header'))
    return nodes.with(at, { ...first, children: withAnchor(id, first.children) });
  return [element('p', anchor(id)), ...nodes];
}

const quote = (label: readonly string[], children: readonly ElementContent[]): ElementContent[] => [
  element('p', element('strong', label.filter(Boolean).join(' · '))),
  element('blockquote', ...children),
];

/** Converts a translation to a block quote with a label. Our own account of a change is not quoted. */
function translation(
  reading: Reading,
  node: Element,
  all: Children,
  parent: Element | undefined,
): ElementContent[] {
  if (attribute(node, 'dataNewer') === 'account') return [element('div', ...all())];
  const isMark = (child: ElementContent) => isA(child, 'summary', '.unofficial-mark');
  const isBody = (child: ElementContent) => isA(child, '.body');
  const says = node.children
    .filter(isMark)
    .flatMap((mark) => [wordsIn(all((child) => child === mark)), attribute(mark, 'title')]);
  const status = isA(node, '.newer') ? '' : statusOf(reading, parent);
  return [
    ...quote([nameOfLanguage(reading, node), ...says, status], all(isBody)),
    element('div', ...all((child) => !isMark(child) && !isBody(child))),
  ];
}

const wordsIn = (nodes: readonly Nodes[]): string => textOf(nodes).replace(/\s+/gu, ' ').trim();

function nameOfLanguage({ lang }: Reading, node: Element): string {
  const own = languages.find((each) => languageTags[each] === attribute(node, 'lang'));
  return own ? languageNames[lang][own] : '';
}

function statusOf({ lang }: Reading, cell: Element | undefined): string {
  const own = statuses.find((each) => each === attribute(cell, 'dataStatus'));
  return own && own !== 'unchecked' ? statusWords[lang][own] : '';
}
