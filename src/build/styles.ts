import { type AtRule, type ChildNode, parse } from 'postcss';

/**
 * Leaves of the inline styles of a page what something in it can use, as one sheet; Astro puts in the sheets of all the
 * components that its kind of page may have. `scripted` are the names that scripts may add (namesInScripts).
 */
export function keepUsedStyles(html: string, scripted: ReadonlySet<string>): string {
  const sheets = [...html.matchAll(styles)].map(([, css = '']) => css);
  if (sheets.length === 0) return html;
  const page = html.replace(styles, '');
  const names = new Set([...scripted, ...namesInPage(page)]);
  const css = joinLayers(sheets.flatMap(compile)).map((piece) => print(piece, names));
  let isFirst = true;
  return html.replace(styles, () => {
    const sheet = isFirst ? `<style>${css.join('')}</style>` : '';
    isFirst = false;
    return sheet;
  });
}

/**
 * What the scripts of the site may give an element that a page lacks: a word of a string as a class or an element, an attribute
 * of data, and a property that is set (`dataset.earlyNotes = …`). What a selector asks for, or a script takes away, the page
 * has itself: `[data-late]`, `removeAttribute('data-late')`, `textarea` of `input, textarea`.
 */
export function namesInScripts(code: string): Set<string> {
  const strings = code.matchAll(/(?<=["'`]|[^,]\s)(?!data-)[a-z][\w-]*(?=["'`\s])/gu);
  const attributes = code.matchAll(/(?<!\[|removeAttribute\(["'`])data-[\w-]+/gu);
  const properties = code.matchAll(/(?<=\.)[a-z]\w*(?=\s*(?:\?\?|\|\|)?=(?![=>]))/gu);
  return new Set([
    ...[...strings, ...attributes].map(([word]) => word),
    ...[...properties].map(([word]) => toDataAttribute(word)),
  ]);
}

const styles = /<style>([\s\S]*?)<\/style>/gu;

/** `earlyNotes => data-early-notes` */
const toDataAttribute = (property: string): string =>
  `data-${property.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;

/** Elements, classes, IDs and attributes of a page, and what its own scripts may add. */
function namesInPage(html: string): string[] {
  const scripts = /<script[^>]*>([\s\S]*?)<\/script>/gu;
  const added = [...html.matchAll(scripts)].flatMap(([, code = '']) => [...namesInScripts(code)]);
  const tags = html.replace(scripts, '').match(/<[a-z](?:"[^"]*"|'[^']*'|[^>"'])*/gu) ?? [];
  return [
    ...added,
    ...tags.flatMap((tag) => [
      ...tag
        .slice(1)
        .replace(/"[^"]*"/gu, '')
        .split(/[\s=/]+/u),
      ...[...tag.matchAll(/\s(?:class|id)="([^"]*)"/gu)].flatMap(([, list = '']) => list.split(' ')),
    ]),
  ];
}

/** Text of a sheet, or a rule: what stands before its braces, given the names of a page, and what is within. */
type Piece = string | Block;
interface Block {
  readonly layer?: string;
  /** Each selector with what it needs; a rule without selectors (`@media`) has one that needs nothing. */
  readonly heads: readonly Head[];
  readonly body: readonly Piece[];
}
interface Head {
  readonly text: string;
  readonly fits: Test;
}
type Test = (names: ReadonlySet<string>) => boolean;

const compiled = new Map<string, readonly Piece[]>();

/** Most pages have the same few sheets. */
function compile(css: string): readonly Piece[] {
  const known = compiled.get(css) ?? parse(css).nodes.flatMap(toPiece);
  compiled.set(css, known);
  return known;
}

function toPiece(node: ChildNode): Piece[] {
  if (node.type === 'comment') return [];
  if (node.type === 'decl') return [`${node.toString()};`];
  if (node.type === 'rule') {
    const heads = node.selectors.map((text) => ({ text, fits: toTest(text) }));
    return [{ heads, body: node.nodes.flatMap(toPiece) }];
  }
  const text = headOf(node);
  if (!node.nodes) return [`${text};`];
  const heads = [{ text, fits: () => true }];
  // The steps of an animation have no selectors.
  if (node.name.endsWith('keyframes')) return [node.toString()];
  const body = node.nodes.flatMap(toPiece);
  return [{ heads, body, ...(node.name === 'layer' && { layer: node.params }) }];
}

const headOf = ({ name, params }: AtRule): string => `@${name}${params && ` ${params}`}`;

/** Puts the parts of each layer together; their order is stated at the head of the page. */
function joinLayers(pieces: readonly Piece[]): Piece[] {
  const layers = Map.groupBy(pieces, (piece) => (typeof piece === 'string' ? undefined : piece.layer));
  return [...layers].flatMap(([layer, parts]) => {
    const blocks = parts.filter((part) => typeof part !== 'string');
    const [first] = blocks;
    if (layer === undefined || !first) return parts;
    return [{ ...first, body: blocks.flatMap(({ body }) => body) }];
  });
}

function print(piece: Piece, names: ReadonlySet<string>): string {
  if (typeof piece === 'string') return piece;
  const heads = piece.heads.filter(({ fits }) => fits(names)).map(({ text }) => text);
  if (heads.length === 0) return '';
  const body = piece.body.map((each) => print(each, names)).join('');
  return body && `${heads.join(',')}{${body.replace(/;$/u, '')}}`;
}

/**
 * What a selector needs: each of its elements, classes, IDs and attributes, and one of those that `:is()`, `:where()` and
 * `:has()` list. States and what `:not()` lists it does not need.
 */
function toTest(selector: string): Test {
  const lists: Test[] = [];
  const flat = selector.replace(/:([a-z-]+)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/gu, (_, name, list) => {
    if (['is', 'where', 'has'].includes(name)) {
      const tests = splitList(list).map(toTest);
      lists.push((names) => tests.some((fits) => fits(names)));
    }
    return '';
  });
  const needed = [
    ...flat
      .replace(/"[^"]*"|'[^']*'|::?[a-z-]+/gu, '')
      .matchAll(/\[([\w-]+)[^\]]*\]|[.#]([\w-]+)|(?<![\w-])([a-z][\w-]*)/gu),
  ].map(([, attribute, name, element]) => attribute ?? name ?? element ?? '');
  return (names) => needed.every((name) => names.has(name)) && lists.every((fits) => fits(names));
}

/** `a, b:is(c, d) => [a, b:is(c, d)]` */
const splitList = (list: string): string[] => list.match(/(?:[^,()]|\((?:[^()]|\([^()]*\))*\))+/gu) ?? [];
