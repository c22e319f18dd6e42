import { isLettered, isMixed, type Paragraph } from './paragraph.ts';
import { scoreOf, strongScore, sureScore } from './voice-scores.ts';
import type { Voice } from './words.ts';

/**
 * Where both voices are labeled, a label holds until the next one. Where only one is, what has no label is the other
 * one. A `※` now and then does not say that all of a Japanese commentary has one: where what has no label is in both
 * styles of speech, the style tells.
 */
export const tellByLabels = (paragraphs: readonly Paragraph[]): readonly (Voice | undefined)[] => {
  const labels = new Set(paragraphs.flatMap(({ voice }) => voice ?? []));
  const isOpen = (paragraph: Paragraph): boolean =>
    paragraph.lang === 'ja' && paragraph.voice === undefined && !isLettered(paragraph);
  if (isMixed(paragraphs.filter(isOpen), (paragraph) => scoreOf(paragraph) >= sureScore))
    return paragraphs.map((paragraph) => (isOpen(paragraph) ? undefined : (paragraph.voice ?? 'official')));
  const [only] = labels;
  if (labels.size === 1 && only === 'note') return tellByComments(paragraphs);
  let before: Voice = 'official';
  return paragraphs.map((paragraph) => {
    const isNew = labels.has('note') && (paragraph.headed !== undefined || isLettered(paragraph));
    const unlabeled = labels.size > 1 ? before : 'note';
    before = paragraph.voice ?? (isNew ? 'official' : unlabeled);
    return before;
  });
};

/**
 * Where comments alone are labeled, what has no label is official. A label on a line of its own holds for the
 * paragraphs below it, but not for the one right above the next label, and not for one that reads like official text:
 * nobody writes 【释】 again in the middle of a comment.
 */
const tellByComments = (paragraphs: readonly Paragraph[]): readonly Voice[] => {
  let before: Voice = 'official';
  return paragraphs.map((paragraph, index) => {
    const next = paragraphs[index + 1];
    const isAboveLabel = next !== undefined && isLabeled(next) && next.headed === undefined;
    const isOfficial =
      before === 'official' ||
      paragraph.headed !== undefined ||
      isLettered(paragraph) ||
      paragraph.voice === undefined ||
      isAboveLabel ||
      scoreOf(paragraph) <= -strongScore;
    before = isLabeled(paragraph) || !isOfficial ? 'note' : 'official';
    return before;
  });
};

/** Has a label of its own, or comes right below one on a line of its own. */
const isLabeled = ({ voice, isVoiceCarried }: Paragraph): boolean =>
  voice === 'note' && isVoiceCarried !== true;
