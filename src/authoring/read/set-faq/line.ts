import { canonicalManaCost } from '../../../pipeline/emit/mana.ts';
import type { TextBlock } from '../../../pipeline/structure/structure.ts';
import { type Flow, rangesOf, sliceFlow, trimFlow } from '../../../pipeline/text/flow.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
import type { StructuralHints } from '../hints.ts';
import { displayWidth } from '../lines/display-width.ts';
import type { Segment } from '../lines/segment.ts';
import { type Marker, readMarker } from './bullets.ts';

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
  /** A row of a table: `| Date | Event |`, or with tabs between its cells. */
  readonly isRow: boolean;
  /** `-----`, `***`, `//`, `|---|---|`: characters that only divide. */
  readonly divider: Divider | null;
  /** The inner words of a heading with signs around or before it, or null. */
  readonly decoration: Stretch | null;
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
export const readLines = (segments: readonly Segment[], hints: StructuralHints): readonly Line[] => {
  const headingSigns = findHeadingSigns(segments);
  return segments.flatMap(splitItems).map((segment, index) => {
    const { text } = segment.flow;
    const divider = readDivider(text);
    const hintedRuling = hints.bulletLines.has(segment.line);
    const signed = headingSigns.has(text.charAt(0)) ? behindSign(text) : null;
    const decoration = decorationOf(text) ?? signed;
    const marker = divider || decoration || isCostLine(text) ? null : readMarker(text);
    return {
      index,
      number: segment.line,
      flow: segment.flow,
      indent: displayWidth(segment.indent, 80),
      blanksBefore: segment.blanksBefore,
      marker,
      isRow: divider === null && marker === null && /^[|｜][^|｜]*[|｜]|^[^\t]{1,200}\t+\S/u.test(text),
      text: marker || signed ? text.slice(marker?.length ?? signed?.from) : text,
      divider,
      decoration,
      hintedRuling,
      hintedEntry: hints.entryLines.has(segment.line),
    };
  });
};

/** From, and behind. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const behindSign = (text: string): Stretch => ({
  from: /^.\s*/u.exec(text)?.[0].length ?? 1,
  to: text.length,
});

/**
 * The signs that stand before headings in a document, though elsewhere they are bullets: what stands behind them is
 * short and ends no sentence, everywhere, and never follows one another or a colon.
 *
 *   ●両面カード / 両面カードには２つの面がある。
 */
const findHeadingSigns = (segments: readonly Segment[]): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  const bullets = new Set<string>();
  segments.forEach(({ flow: { text } }, index) => {
    const sign = text.charAt(0);
    if (!headingSigns.includes(sign)) return;
    const [above = '', below = ''] = [-1, 1].map((step) => segments[index + step]?.flow.text);
    const isHeading = shortHeading.test(text) && !below.startsWith(sign) && !/[：:]$/u.test(above);
    if (isHeading) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    else bullets.add(sign);
  });
  return new Set([...counts].flatMap(([sign, count]) => (count >= 2 && !bullets.has(sign) ? [sign] : [])));
};

const headingSigns = '●○◎★☆▲△▶►';
const shortHeading = /^.\s*[^。．.,，、:：;；!！?？{}｛｝]{1,24}$/u;

/** Two items that a lost line break has put into one line: `* 你必须先失去生命。 * 如果…` // => two */
const splitItems = (segment: Segment): readonly Segment[] => {
  const { flow } = segment;
  const [, sign = ''] = /^([*＊•●])\s/u.exec(flow.text) ?? [];
  if (sign === '') return [segment];
  const starts = [
    ...flow.text.matchAll(/(?<=[。.!！?？」”"）)])\s+(?<sign>[*＊•●])\s+(?=[\p{L}\p{N}「“"《])/gu),
  ]
    .filter(({ groups }) => groups?.sign === sign)
    .map(({ index, groups }) => flow.text.indexOf(groups?.sign ?? '', index));
  return [0, ...starts].map((from, at, all) => ({
    ...segment,
    flow: trimFlow(sliceFlow(flow, from, all[at + 1])),
    blanksBefore: at === 0 ? segment.blanksBefore : 0,
  }));
};

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

/** The source ranges of a stretch of a line, blanks at its end left out; none when nothing is in it. */
export const rangeOf = (flow: Flow, from: number, to: number): readonly Range[] => {
  let end = to;
  while (end > from && /\s/u.test(flow.text.charAt(end - 1))) end -= 1;
  return rangesOf(flow, from, end);
};

/** `{二}{白}{白}`; a dash before it belongs to a card that was made a list. */
export const isCostLine = (text: string): boolean =>
  text.length <= 200 && canonicalManaCost(text) !== undefined;

/** The text inside the decoration of a heading: `***新关键字异能：消逝***` -> offsets of the inner text, or null. */
export const decorationOf = (text: string): Stretch | null => {
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
  /^([=＝]\s+)([^=＝]+?)(?:\s+[=＝])$/u,
  /^([-－]{2,}\s*)([^-－].*?[^-－\s])(?:\s*[-－]{2,})$/u,
  /^([—─]{2,}\s*)([^—─].*?[^—─\s])(?:\s*[—─]{2,})$/u,
  /^([~～]{2,}\s*)([^~～].*?[^~～\s])(?:\s*[~～]{2,})$/u,
  /^(_{2,}\s*)([^_].*?)(?:\s*_{2,})$/u,
  /^(#{1,6}\s*)([^#].*?)(?:\s*#*)$/u,
  /^(【)([^【】]+)(?:】)$/u,
  /^([＜〈])([^＜＞〈〉]+)(?:[＞〉])$/u,
  // ◆再録キーワード：満潮
  /^([◆◇■□▼●★]\s*)([\p{L} ]{0,12}(?:キーワード(?:能力|処理)?|メカニズム|能力語|关键[词字](?:异能|动作)?|關鍵[詞字](?:異能|動作)?|机制|機制|keyword(?: ability| action)?|mechanic|ability word)\s*[:：]\s*[^。．:：{}｛｝]{1,24})$/iu,
  // ◆満潮, where it ends no sentence: a ruling does.
  /^([◆◇■□▼]\s*)([^。．.,，、:：;；!！?？{}｛｝/／]{1,24})$/u,
];

const dividerSigns = '-=*_~#—─―━＊•·＃－＝─…';

const readDivider = (text: string): Divider | null => {
  const signs = text.replace(/\s/gu, '');
  const sign = signs.charAt(0);
  if (/^[|｜+][-—=:+|｜]*[-—=]{2}[-—=:+|｜]*$/u.test(signs)) return { style: 'row', slashes: false };
  if (sign !== '/' && sign !== '／' && !dividerSigns.includes(sign)) return null;
  // `//历险//` says between its slashes what the other half is.
  if (/^[/／]{2}[^/／]{1,12}[/／]{2}$/u.test(signs)) return { style: '//', slashes: true };
  for (const other of signs) if (other !== sign) return null;
  if (sign === '/' || sign === '／') return signs.length >= 2 ? { style: '//', slashes: true } : null;
  return signs.length >= 3 ? { style: `${sign}${signs.length}`, slashes: false } : null;
};
