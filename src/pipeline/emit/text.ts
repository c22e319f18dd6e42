import type { RootContent } from 'mdast';
import type { Printed } from '../../schema/correction.ts';
import { type Language, mapTexts } from '../../schema/language.ts';
import type { PlainBlock } from '../../schema/plain-block.ts';
import type { Unofficial } from '../../schema/unofficial.ts';
import type { RichText } from '../inline/rich.ts';
import type { TextPart } from '../join/tree.ts';
import { joinFlows, type Piece, spanOfPiece } from '../text/flow.ts';
import { flowElement, list, textBlocks, toPhrasing } from './mdx.ts';
import { translationBlocks } from './translation.ts';

/**
 * `address` is the address of the text (`ipg/2.3/#remedy-4`). `self` is the page that the text must not link to, by
 * default its own page.
 */
export type Enrich = (piece: Piece, lang: Language, address: string, self?: string) => RichText;

/** Emits a text for its record (`blocks`, one for each paragraph or list) and for its slot in the MDX (`content`). */
export const emitText = (parts: readonly TextPart[], lang: Language, address: string, enrich: Enrich) => {
  const pieces = parts.flatMap((part) => part.pieces);
  const [first] = pieces;
  if (!first) throw new Error(`The text of ${address} in ${lang} has no paragraph.`);
  const emitted = parts.map((part) => ({
    type: part.type,
    rich: part.pieces.map((piece) => enrich(piece, lang, address)),
  }));
  const rich = emitted.flatMap((part) => part.rich);
  return {
    rich,
    blocks: emitted.flatMap(({ type, rich: own }): PlainBlock[] => {
      const texts = own.map(({ text }) => text);
      return type === 'paragraph' ? texts.map((text) => ({ type, text })) : [{ type, items: texts }];
    }),
    spans: pieces.map(spanOfPiece),
    source: spanOfPiece({
      source: first.source,
      flow: joinFlows(pieces.map(({ flow }) => flow)),
      markup: pieces.flatMap(({ markup }) => markup),
    }),
    corrections: rich.flatMap(({ corrections }) => corrections),
    content: emitted.flatMap(({ type, rich: own }): readonly RootContent[] => {
      if (type === 'paragraph') return textBlocks(own);
      const items = own.map(({ nodes }) => toPhrasing(nodes));
      return [list(type === 'steps', items)];
    }),
  };
};

export type EmittedText = ReturnType<typeof emitText>;

export const paragraphs = (...pieces: readonly Piece[]): readonly TextPart[] => [
  { type: 'paragraph', pieces },
];

export const toPrinted = ({ rich, source, corrections }: EmittedText): Printed => ({
  text: rich.map(({ text }) => text).join('\n\n'),
  source,
  corrections: orNone(corrections),
});

/** Returns undefined for an empty list, because records leave out an optional list that is empty. */
export const orNone = <Item>(items: readonly Item[]): Item[] | undefined =>
  items.length === 0 ? undefined : [...items];

/** The content of the slots of a component, by slot name: `zh`, `unofficial-zh`, `remedy-4-note-1-unofficial-zh`. */
export type Slots = Readonly<Record<string, readonly RootContent[]>>;

/** The slots of translations. For an annotation, `of` is its ID. */
export const translationSlots = (unofficial: Unofficial = {}, of?: string): Slots =>
  Object.fromEntries(
    Object.values(
      mapTexts(unofficial, (text, lang) => [
        [of, 'unofficial', lang].filter(Boolean).join('-'),
        translationBlocks(text, lang),
      ]),
    ),
  );

export const elementOfTexts = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  texts: Slots,
  translations: Slots = {},
): RootContent => {
  const inSlots = (element: string, slots: Slots): readonly RootContent[] =>
    Object.entries(slots).map(([slot, content]) => flowElement(element, { slot }, content));
  return flowElement(name, attributes, [...inSlots('Text', texts), ...inSlots('Translation', translations)]);
};
