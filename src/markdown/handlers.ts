import type { Element, Nodes } from 'hast';
import { defaultHandlers, type Handle, type State } from 'hast-util-to-mdast';
import type { PhrasingContent, RootContent } from 'mdast';
import { toString as wordsIn } from 'mdast-util-to-string';
import { type InterfaceLanguage, languages, languageTags } from '../schema/language.ts';
import { statuses } from '../schema/status.ts';
import { languageNames } from '../site/language-words.ts';
import { statusWords } from '../text/status-words.ts';
import { attribute, isA, namesOf } from './elements.ts';
import { anchor, heading, quote } from './markdown.ts';
import { twinWords } from './words.ts';

/**
 * Handlers that turn the elements of a page into Markdown. `resolve` returns the target of a link in the Markdown file.
 */
export function handlersOf(
  lang: InterfaceLanguage,
  resolve: (href: string) => string,
): Record<string, Handle> {
  const table = tableOf(lang, resolve);
  const rows = new Map(Object.keys(table).map((name, index) => [name, index]));
  const handlers = Object.values(table);
  const handle: Handle = (state, element, parent) => {
    const row = Math.min(...namesOf(element).map((name) => rows.get(name) ?? handlers.length));
    return (handlers[row] ?? asUsual)(state, element, parent);
  };
  return Object.fromEntries([...Object.keys(defaultHandlers), 'filtered-list'].map((tag) => [tag, handle]));
}

const asUsual: Handle = (state, element, parent) => {
  const usual: Partial<Record<string, Handle>> = defaultHandlers;
  return (usual[element.tagName] ?? flow)(state, element, parent);
};

/** Rows by tag, class, attribute or role; the first row that matches an element counts. */
const tableOf = (lang: InterfaceLanguage, resolve: (href: string) => string): Record<string, Handle> => ({
  // Citable texts.
  dataClause: cited,
  dataRuling: cited,
  dataNote: cited,
  '.self': (state, element) => heading(4, wordsIn(state.all(element)), attribute(element, 'href').slice(1)),
  '.anchor': without((child) => child.type === 'element' && child.tagName === 'a'),
  section: withAnchor,
  dataRetired: (_, element) => anchorOf(element),
  // Texts of sources and translators.
  '.newer': translation(lang),
  '.unofficial': translation(lang),
  dataSource: sourceText(lang),
  // Our words.
  '.cell': without((child) => isA(child, '.hidden-text')),
  '.annotation': without(isSummary),
  '.known': without(isSummary),
  details: flow,
  'filtered-list': flow,
  'role=img': (_, element) => ({ type: 'text', value: attribute(element, 'ariaLabel') }),
  a: (state, element) => {
    const children = state.all(element) as PhrasingContent[];
    const href = attribute(element, 'href');
    return href === '' ? children : { type: 'link', url: resolve(href), children };
  },
  mark: (state, element) => state.all(element),
});

function flow(state: State, element: Element): RootContent[] {
  return state.toFlow(state.all(element));
}

/** Everything in an element except the children that another row handles. */
const without =
  (isSaid: (child: Nodes) => boolean) =>
  (state: State, element: Element): RootContent[] =>
    flow(state, { ...element, children: element.children.filter((child) => !isSaid(child)) });

const isSummary = (node: Nodes): boolean => node.type === 'element' && node.tagName === 'summary';

/** A clause, ruling or note: its name with the anchors of its present and former IDs, then its content. */
function cited(state: State, element: Element): RootContent[] {
  const isRetired = (child: Nodes) => isA(child, 'dataRetired');
  const isSaid = (child: Nodes) => isRetired(child) || isA(child, '.hidden-text');
  const retired = element.children.filter(isRetired);
  const ids = [element, ...retired].map((each) => attribute(each, 'id'));
  return [heading(3, attribute(element, 'ariaLabel'), ...ids), ...without(isSaid)(state, element)];
}

const anchorOf = (element: Element): PhrasingContent[] =>
  isA(element, 'id') ? [anchor(attribute(element, 'id'))] : [];

/** A section; its ID leads to its heading. */
function withAnchor(state: State, element: Element): RootContent[] {
  const [first, ...others] = flow(state, element);
  if (first?.type !== 'heading' || first.depth > 2)
    return [...anchorOf(element), ...(first ? [first] : []), ...others];
  return [{ ...first, children: [...anchorOf(element), ...first.children] }, ...others];
}

/** A text of a source, as a block quote. A quotation inside a heading or a line of ours stays there. */
const sourceText =
  (lang: InterfaceLanguage): Handle =>
  (state, element, parent) => {
    if (!['div', 'p'].includes(element.tagName)) return asUsual(state, element, parent);
    const { official, annotation } = twinWords[lang];
    const whose = isA(element, 'dataAnnotation') ? annotation : official;
    return quote([nameOfLanguage(lang, element), whose, statusOf(lang, parent)], flow(state, element));
  };

/** A translation as a block quote, labeled with its mark. */
const translation =
  (lang: InterfaceLanguage): Handle =>
  (state, element, parent) => {
    if (attribute(element, 'dataNewer') === 'account') return flow(state, element);
    const isMark = (each: Nodes) => isSummary(each) || isA(each, '.unofficial-mark');
    const isBody = (each: Nodes) => isA(each, '.body');
    const marks = element.children.filter(isMark);
    const body = element.children.filter(isBody);
    const others = element.children.filter((each) => !isMark(each) && !isBody(each));
    const says = marks.flatMap((mark) => [wordsIn(state.one(mark, element) ?? []), attribute(mark, 'title')]);
    const status = isA(element, '.newer') ? '' : statusOf(lang, parent);
    return [
      ...quote([nameOfLanguage(lang, element), ...says, status], flow(state, { ...element, children: body })),
      ...flow(state, { ...element, children: others }),
    ];
  };

const nameOfLanguage = (lang: InterfaceLanguage, element: Element): string => {
  const own = languages.find((each) => languageTags[each] === attribute(element, 'lang'));
  return own ? languageNames[lang][own] : '';
};

/** The status of the text in a cell, in words. */
const statusOf = (lang: InterfaceLanguage, cell: Nodes | undefined): string => {
  const own = statuses.find((each) => each === attribute(cell, 'dataStatus'));
  return own && own !== 'unchecked' ? statusWords[lang][own] : '';
};
