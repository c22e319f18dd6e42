import { type Flow, sliceFlow } from '../../flow.ts';
import { canonicalManaCost } from '../../mana.ts';
import type { Segment } from '../../segment.ts';
import type { Range } from '../../source-text.ts';
import type { StructuralHints, TextBlock } from '../../structure.ts';
import { type Marker, readMarker } from './bullets.ts';
import { displayWidth } from './text-style.ts';

/** A non-blank line of an FAQ with what its look says, before its place is known. */
export interface Line {
  readonly index: number;
  /** 1-based line in the source. */
  readonly number: number;
  /** The whole line without blanks at its ends. */
  readonly flow: Flow;
  /** Display columns before it. */
  readonly indent: number;
  readonly blanksBefore: number;
  readonly marker: Marker | null;
  /** The line without its marker; the number of a numbered item is part of the marker. */
  readonly text: string;
  /** `-----`, `***`, `//`: characters that only divide. */
  readonly divider: Divider | null;
  /** A ruling although no marker is printed. */
  readonly hintedRuling: boolean;
  /** The first line of an entry whose head is lost. */
  readonly hintedEntry: boolean;
}

export interface Divider {
  /** Same sign and length, same meaning. */
  readonly style: string;
  /** `//` between the halves of a card. */
  readonly slashes: boolean;
}

/** The lines of a source with their features. */
export const readLines = (segments: readonly Segment[], hints: StructuralHints): readonly Line[] =>
  segments.map((segment, index) => {
    const { text } = segment.flow;
    const divider = readDivider(text);
    const hintedRuling = hints.bulletLines.has(segment.line);
    const marker = divider || decorationOf(text) || isCostLine(text) ? null : readMarker(text);
    return {
      index,
      number: segment.line,
      flow: segment.flow,
      indent: displayWidth(segment.indent, 80),
      blanksBefore: segment.blanksBefore,
      marker,
      text: marker ? text.slice(marker.length) : text,
      divider,
      hintedRuling,
      hintedEntry: hints.entryLines.has(segment.line),
    };
  });

/** The line as a text block: the marker is markup. */
export const toBlock = ({ flow, marker }: Line): TextBlock =>
  marker
    ? { flow: sliceFlow(flow, marker.length), markup: rangeOf(flow, 0, marker.length) }
    : { flow, markup: [] };

/**
 * The line as rules text: the dash of a list is markup, but a printed number and the sign of a mode
 * (`• 消灭所有生物`) are text, as they are on the card.
 */
export const toTextBlock = ({ flow, marker }: Line): TextBlock => {
  const length = marker?.glyph === 'dash' || marker?.glyph === 'number' ? marker.bulletLength : 0;
  return { flow: sliceFlow(flow, length), markup: rangeOf(flow, 0, length) };
};

/** The source range of a stretch of a line, blanks at its end left out; none when nothing is in it. */
export const rangeOf = (flow: Flow, from: number, to: number): readonly Range[] => {
  let end = to;
  while (end > from && /\s/u.test(flow.text.charAt(end - 1))) end -= 1;
  const first = flow.offsets[from];
  const last = flow.offsets[end - 1];
  return end <= from || first === undefined || last === undefined ? [] : [{ start: first, end: last + 1 }];
};

/** `{二}{白}{白}`; a dash before it belongs to a card that was made a list. */
export const isCostLine = (text: string): boolean =>
  text.length <= 200 && canonicalManaCost(text) !== undefined;

/** The text inside the decoration of a heading: `***新关键字异能：消逝***` -> offsets of the inner text, or null. */
export const decorationOf = (text: string): { readonly from: number; readonly to: number } | null => {
  if (text.length > 120) return null;
  for (const pattern of decorations) {
    const match = pattern.exec(text);
    const [, open = '', inner = ''] = match ?? [];
    if (match && /[\p{L}\p{N}]/u.test(inner)) return { from: open.length, to: open.length + inner.length };
  }
  return null;
};

/** Signs around a heading, or before it. */
const decorations: readonly RegExp[] = [
  /^([*＊]{2,5}\s*)([^*＊].*?)(?:\s*[*＊]{2,5})$/u,
  /^([=＝]{2,}\s*)([^=＝].*?)(?:\s*[=＝]{2,})$/u,
  /^([-－]{2,}\s*)([^-－].*?[^-－\s])(?:\s*[-－]{2,})$/u,
  /^([—─]{2,}\s*)([^—─].*?[^—─\s])(?:\s*[—─]{2,})$/u,
  /^([~～]{2,}\s*)([^~～].*?[^~～\s])(?:\s*[~～]{2,})$/u,
  /^(_{2,}\s*)([^_].*?)(?:\s*_{2,})$/u,
  /^(#{1,6}\s*)([^#].*?)(?:\s*#*)$/u,
  /^(【)([^【】]+)(?:】)$/u,
];

const dividerSigns = '-=*_~#—─―━＊•·＃－＝─…';

const readDivider = (text: string): Divider | null => {
  const signs = text.replace(/\s/gu, '');
  const sign = signs.charAt(0);
  if (sign !== '/' && sign !== '／' && !dividerSigns.includes(sign)) return null;
  for (const other of signs) if (other !== sign) return null;
  if (sign === '/' || sign === '／') return signs.length >= 2 ? { style: '//', slashes: true } : null;
  return signs.length >= 3 ? { style: `${sign}${signs.length}`, slashes: false } : null;
};
