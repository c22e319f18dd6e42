import { joinFlows } from '../../../pipeline/text/flow.ts';
import type { Line } from './line.ts';
import { readPartHeading } from './part-headings.ts';
import type { TellLanguage } from './script.ts';
import { looksLikeTitle, readTitle, startOfPenalty } from './title.ts';

/**
 * Puts a title that was broken over two lines together: its first line ends where something must follow, or its second
 * has the penalty at its end.
 *
 *   3.12 Tournament Error — Mix-        3.12 Tournament Error —        3.18 Tournament Error — Marker Left
 *   up of Match Slips                   Mix-up of Match Slips          Behind                  No Penalty
 */
export const joinTitle = (lines: readonly Line[], tell: TellLanguage): readonly Line[] => {
  const at = lines
    .slice(0, longestFront)
    .findIndex((line, index) => isCutTitle(line, lines[index + 1], tell));
  const [title, rest] = lines.slice(at, at + 2);
  if (at < 0 || !title || !rest) return lines;
  const glue = /\p{L}[-‐\u00AD]$/u.test(title.body.text) ? '' : ' ';
  const whole: Line = {
    ...title,
    whole: joinFlows([title.whole, rest.whole], glue),
    body: joinFlows([title.body, rest.body], glue),
    markup: [...title.markup, ...rest.markup],
  };
  return [...lines.slice(0, at), whole, ...lines.slice(at + 2)];
};

const isCutTitle = (title: Line, rest: Line | undefined, tell: TellLanguage): boolean => {
  if (!rest || rest.blanksBefore > 0 || !readTitle(title.body, tell)) return false;
  if (!looksLikeTitle(rest.body.text) || readPartHeading(rest.body, tell) || readTitle(rest.body, tell))
    return false;
  const isHyphenated = /\p{L}[-‐\u00AD]$/u.test(title.body.text) && /^\p{Ll}/u.test(rest.body.text);
  return isHyphenated || mustGoOn.test(title.body.text) || startOfPenalty(rest.body.text) !== undefined;
};

/** Behind the class of infractions, or behind a word that joins two others. */
const mustGoOn = /(?:\p{L}\s*[–—―─~～〜]|\b(?:of|the|an?|and|or|for|to|in|on|with|from|by))$/u;

const longestFront = 40;
