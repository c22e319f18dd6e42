import type { XmlElement } from '@rgrove/parse-xml';
import type { Run } from './styled-text.ts';
import { attribute, child, children, isOn, valueIn } from './xml.ts';

type Look = Partial<Pick<Run, 'bold' | 'italic'>>;

export type Styles = ReturnType<typeof createStyles>;

/** What the styles of a document say of its paragraphs and runs, by the ID of the style. */
export const createStyles = (root: XmlElement | undefined) => {
  const all = children(root, 'style');
  const byId = new Map(all.map((style) => [attribute(style, 'styleId') ?? '', style]));
  /** A style and those that it is based on. */
  const chain = (style: string, seen: ReadonlySet<string> = new Set()): readonly XmlElement[] => {
    const own = byId.get(style);
    if (!own || seen.has(style)) return [];
    return [own, ...chain(valueIn(own, 'basedOn') ?? '', new Set([...seen, style]))];
  };
  const first = <Value>(style: string, find: (one: XmlElement) => Value | undefined): Value | undefined =>
    chain(style)
      .map(find)
      .find((one) => one !== undefined);
  const usual = all.find(
    (one) => attribute(one, 'type') === 'paragraph' && attribute(one, 'default') === '1',
  );
  return {
    /** The style of a paragraph that names none. */
    usual: attribute(usual, 'styleId') ?? '',
    look: (style: string): Look => {
      const [bold, italic] = ['b', 'i'].map((name) =>
        first(style, (one) => isOn(child(child(one, 'rPr'), name))),
      );
      return { ...(bold === undefined ? {} : { bold }), ...(italic === undefined ? {} : { italic }) };
    },
    /** 1 to 6 for a heading, 0 for any other paragraph. */
    heading: (style: string, properties: XmlElement | undefined): number => {
      const level =
        valueIn(properties, 'outlineLvl') ?? first(style, (one) => valueIn(child(one, 'pPr'), 'outlineLvl'));
      return level !== undefined && Number(level) < 6 ? Number(level) + 1 : 0;
    },
    /** The number that paragraphs of the style have. */
    numbered: (style: string): XmlElement | undefined =>
      first(style, (one) => child(child(one, 'pPr'), 'numPr')),
  };
};
