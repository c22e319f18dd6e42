import type { AppliedCorrection } from '../../schema/correction.ts';
import type { Language } from '../../schema/language.ts';
import { type Edit, toAppliedCorrection } from '../marked-text/correct.ts';
import type { Piece } from '../text/flow.ts';
import { type InlineNode, parseInline, type Words } from './inline.ts';

/** A node of text for a page: mark-up parsed, corrections applied, references found. */
export type RichNode =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'symbol'; readonly code: string; readonly value: string }
  | { readonly type: 'link'; readonly url: string; readonly children: readonly RichNode[] }
  | { readonly type: 'emphasis' | 'strong'; readonly children: readonly RichNode[] }
  | {
      readonly type: 'correction';
      readonly correction: AppliedCorrection;
      readonly children: readonly RichNode[];
    }
  | { readonly type: 'reference'; readonly target: ReferenceTarget; readonly children: readonly RichNode[] };

/** `to` is an address (`m10/rules-changes/#combat`). `number` is the printed number, which may have changed since. */
export type ReferenceTarget =
  | { readonly kind: 'card'; readonly slug: string; readonly document: string }
  | { readonly kind: 'page'; readonly to: string }
  | { readonly kind: 'rule'; readonly number: string };

/** The target of a reference, in the form of pages and data. */
export const leadOf = (target: ReferenceTarget): { readonly to: string } | { readonly rule: string } => {
  if (target.kind === 'rule') return { rule: target.number };
  return { to: target.kind === 'page' ? target.to : `${target.document}/cards/${target.slug}/` };
};

export interface RichText {
  /** Plain text with the corrections applied, without emphasis delimiters and address brackets. */
  readonly text: string;
  readonly nodes: readonly RichNode[];
  readonly corrections: readonly AppliedCorrection[];
}

/** Words that name a card, a section or a rule: UTF-16 offsets, `to` excluded. */
export interface Reference {
  readonly from: number;
  readonly to: number;
  readonly target: ReferenceTarget;
}

export interface ReferenceContext {
  /** The language of the text. Card names in English are found as well. */
  readonly lang: Language;
  /** The page that the text is on, without language and base: `ipg/2.3/`, `m10/cards/clone/`. */
  readonly self: string;
}

interface RichContext extends ReferenceContext {
  readonly edits: readonly Edit[];
  /** Returns references in order and without overlap. */
  readonly findReferences: (text: string, context: ReferenceContext) => readonly Reference[];
}

/** Enriches a piece of source text: parses its mark-up, applies corrections, links references. */
export const enrich = (piece: Piece, context: RichContext): RichText => {
  const nodes = linkNodes(correctNodes(parseInline(piece.flow.text), context.edits), context);
  const corrections = nodesOf(nodes, 'correction').map(({ correction }) => correction);
  return { text: plainTextOf(nodes), nodes, corrections };
};

/** Parses the mark-up and references of a text without a source, such as a translation. */
export const enrichWords = (
  text: string,
  context: ReferenceContext & Pick<RichContext, 'findReferences'>,
): readonly RichNode[] => linkNodes(unplacedNodes(text), { ...context, edits: [] });

const unplacedNodes = (text: string): readonly RichNode[] => correctNodes(parseInline(text), []);

const plainTextOf = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => ('value' in node ? node.value : plainTextOf(node.children))).join('');

type NodeOf<Type extends RichNode['type']> = Extract<RichNode, { readonly type: Type }>;

export const nodesOf = <Type extends RichNode['type']>(
  nodes: readonly RichNode[],
  type: Type,
): readonly NodeOf<Type>[] =>
  nodes.flatMap((node) => [
    ...(node.type === type ? [node as NodeOf<Type>] : []),
    ...('children' in node ? nodesOf(node.children, type) : []),
  ]);

const correctNodes = (nodes: readonly InlineNode[], edits: readonly Edit[]): readonly RichNode[] =>
  nodes.flatMap((node): readonly RichNode[] => {
    if ('children' in node) return [{ type: node.type, children: correctNodes(node.children, edits) }];
    if (node.type === 'text') return correctText(node, edits);
    // A symbol or an address is never corrected inside, but an omission can follow it directly.
    const own: RichNode =
      node.type === 'symbol'
        ? { type: 'symbol', code: node.code, value: node.text }
        : { type: 'link', url: node.url, children: [{ type: 'text', value: node.text }] };
    const after = edits.filter((edit) => findEdit(node, edit)?.from === node.text.length);
    return [own, ...after.map(toCorrectionNode)];
  });

const correctText = (words: Words, edits: readonly Edit[]): readonly RichNode[] => {
  const found = edits
    .flatMap((edit) => findEdit(words, edit) ?? [])
    .sort((one, other) => one.from - other.from);
  return replaceIn(words.text, found, ({ edit }) => toCorrectionNode(edit));
};

/** The offsets of an edit in the words; undefined if they do not contain the whole edit. */
const findEdit = ({ text, from: start }: Words, edit: Edit) => {
  const [from, to] = [edit.from - start, edit.to - start];
  // The words contain an omission if they have the character before it or, without `before`, the one after it.
  const first = from === to && edit.correction.before !== '' ? from - 1 : from;
  const last = Math.max(first, to - 1);
  return first >= 0 && last < text.length ? { edit, from, to } : undefined;
};

/** Replaces ranges of a text (in order, without overlap) by nodes. */
const replaceIn = <Found extends { readonly from: number; readonly to: number }>(
  text: string,
  found: readonly Found[],
  toNode: (one: Found) => RichNode,
): readonly RichNode[] => {
  const textNode = (from: number, to: number): readonly RichNode[] =>
    to > from ? [{ type: 'text', value: text.slice(from, to) }] : [];
  return [
    ...found.flatMap((one, index) => [...textNode(found[index - 1]?.to ?? 0, one.from), toNode(one)]),
    ...textNode(found.at(-1)?.to ?? 0, text.length),
  ];
};

const toCorrectionNode = (edit: Edit): RichNode => ({
  type: 'correction',
  correction: toAppliedCorrection(edit),
  children: unplacedNodes(edit.correction.text),
});

const linkNodes = (nodes: readonly RichNode[], context: RichContext): readonly RichNode[] =>
  nodes.flatMap((node): readonly RichNode[] => {
    if (node.type === 'text') return linkText(node.value, context);
    if (node.type === 'emphasis' || node.type === 'strong') {
      return [{ ...node, children: linkNodes(node.children, context) }];
    }
    return [node];
  });

const linkText = (value: string, { findReferences, lang, self }: RichContext): readonly RichNode[] =>
  replaceIn(value, findReferences(value, { lang, self }), ({ from, to, target }) => ({
    type: 'reference',
    target,
    children: [{ type: 'text', value: value.slice(from, to) }],
  }));
