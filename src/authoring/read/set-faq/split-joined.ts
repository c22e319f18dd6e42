import { sliceFlow, trimFlow } from '../../../pipeline/text/flow.ts';
import { fold } from '../../../pipeline/text/fold.ts';
import type { Segment } from '../lines/segment.ts';
import { isTypeLine } from './card-lines.ts';
import { types } from './words.ts';

/**
 * Splits a line in which a file has joined several:
 *
 *   ----单卡解惑                                        a divider and the heading below it
 *   雾港麋鹿{二}{白}生物～麋鹿3/3警戒当雾港麋鹿…          the head of a card and its text
 *   …则反击此咒语。* 如果目标…                          two rulings
 *   …的指示物数量。---重型弩{三}神器～武具…               a ruling, a divider and the head of the next card
 */
export const splitJoined = (segment: Segment): readonly Segment[] => {
  const text = fold(segment.flow.text);
  const divider = findDivider(text);
  const cuts = divider.length > 0 ? divider : [...findHead(text), ...findBullets(text)];
  if (cuts.length === 0) return [segment];
  return [0, ...cuts].flatMap((from, index): readonly Segment[] => {
    const flow = trimFlow(sliceFlow(segment.flow, from, cuts[index]));
    if (flow.text === '') return [];
    return splitJoined(index === 0 ? { ...segment, flow } : { ...segment, flow, blanksBefore: 0 });
  });
};

const findDivider = (text: string): readonly number[] => {
  const { index, 0: divider } =
    /(?:^|(?<=[。」)]))-{3,}(?=[^\s-](?:.*[^-])?$)|^={3,}(?=[^\s=](?:.*[^=])?$)|(?<=[。」)])-{3,}$/u.exec(
      text,
    ) ?? {};
  return divider === undefined || index === undefined
    ? []
    : [index, index + divider.length].filter((at) => at > 0 && at < text.length);
};

/** The offsets of cost, type line, stats and text in a line that joins a head, or part of it, with its text. */
const findHead = (text: string): readonly number[] => {
  const line = text.slice(0, longestHead);
  const [before = '', name = '', cost = ''] = landName.exec(line) ?? nameAndCost.exec(line) ?? [];
  const after = line.slice(before.length);
  const [withStats, ...others] = typeForms.map((form) => form.exec(after));
  const alone =
    isTypeLine(after) && !/[.:]/u.test(after) ? [after, after] : others.find((one) => one !== null);
  const [whole, type = '', stats = ''] = withStats ?? (before === '' ? null : alone) ?? [];
  // A lone type line has nothing joined to it.
  if (whole === undefined || text.length === type.length) return [];
  const ends = [name, cost, type, stats].map((_, index, all) => all.slice(0, index + 1).join('').length);
  return [...new Set(ends)].filter((end) => end > 0 && end < text.length);
};

const longestHead = 160;
const nameAndCost = /^([^{}。:;!?"'*]{0,32})((?:\{[^{}]{1,12}\}\s*){1,10})/u;
/** Lands have no cost between name and type: `雾原哨站地{横置}：`, `雾原哨站地雾原哨站须横置进战场`, `雾原哨站地～处所当雾原哨站进战场时`. */
const landName = /^([^{}。:;,!?"'*_~]{1,16}?)(?=地(?:~\p{L}{2}(?:当|每|若|\{)|\{横置\}:|\1))/u;

/** A type line with stats, or a type line without stats, before rules text. The first match wins. */
const typeForms: readonly RegExp[] = [
  new RegExp(
    `^(${types}\\s*[~-]{1,2}[^\\d。:;,{(*]{1,24}?)([\\d*x]{1,3}(?:\\+[\\d*x])?/[\\d*x]{1,3}(?:\\+[\\d*x])?)(?!\\d)`,
    'u',
  ),
  /^(\p{L}{0,2}鹏洛客[~-]{1,2}[^\d。:{(*]{1,12}?)(\d{1,2})(?=\[)/u,
  /^(地~\p{L}{2})()(?=当|每|若|\{)/u,
  new RegExp(
    `^(${types}(?:[~-]{1,2}(?:灵气|武具|诅咒|祭仙|神秘|陷阱|载具|传记|职业|食品|历险)(?:/\\p{L}{2})?)?)()(?=\\S|$)`,
    'u',
  ),
];

/** `…。* 如果`, `…。 3。如果`: a bullet or a number after the end of a sentence. */
const findBullets = (text: string): readonly number[] =>
  [...text.matchAll(/(?<=[。」)] *)[*•] (?=\p{Script=Han})|(?<=[。」)] +)\d{1,2}。(?=\p{Script=Han})/gu)].map(
    ({ index }) => index,
  );
