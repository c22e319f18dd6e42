import { joinFlows } from '../../../pipeline/text/flow.ts';
import { bulletSigns } from './bullet-signs.ts';
import type { Segment } from './segment.ts';

/**
 * Joins a bullet, letter or number that is alone in its line to the text in the line below it. Text copied from PDF files
 * or web pages often has such lines. Other segments are not changed.
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
