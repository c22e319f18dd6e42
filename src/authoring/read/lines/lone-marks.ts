import { joinFlows } from '../../../pipeline/text/flow.ts';
import { bulletSigns } from './bullet-signs.ts';
import type { Segment } from './segment.ts';

/**
 * Puts a bullet, letter or number that stands alone in its line before the line below it, where it belongs: text
 * taken from a printed page or a web page often comes so. Every other segment stays as it is.
 *
 *   •                                   A.
 *   Players must answer.                A player draws two cards.
 */
export const joinLoneMarks = (segments: readonly Segment[]): readonly Segment[] => {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const mark = joined.at(-1);
    if (mark && segment.blanksBefore < 2 && isLoneMark(mark) && !isLoneMark(segment)) {
      joined[joined.length - 1] = { ...mark, flow: joinFlows([mark.flow, segment.flow], ' ') };
    } else joined.push(segment);
  }
  return joined;
};

const isLoneMark = ({ flow: { text } }: Segment): boolean => text.length <= 4 && loneMark.test(text);

const loneMark = new RegExp(
  `^(?:[${bulletSigns}*＊]|[(（]?[A-HＡ-Ｈ][.．)）、]|[(（]?\\d{1,2}[.．)）、])$`,
  'u',
);
