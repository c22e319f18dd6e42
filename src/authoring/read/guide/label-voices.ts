import type { Part } from '../../../schema/guide.ts';
import { isMixed } from './is-mixed.ts';
import type { Paragraph } from './paragraph.ts';
import type { Voice } from './voice-labels.ts';
import { isLettered, scoreOf, strongScore, sureScore } from './voice-scores.ts';

/**
 * Where only one voice is labeled, no label is the other one; where both are, the label before holds on. A `※`
 * now and then does not say that all of a Japanese commentary has one: where what bears no label is in both
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

/** Where comments alone are labeled: what bears no label is official, unless it goes on with the comment above it. */
const tellByComments = (paragraphs: readonly Paragraph[]): readonly Voice[] => {
  const layout: Layout = {
    hasLetters: paragraphs.some(isLettered),
    areClose: standClose(paragraphs),
    officials: betweenLabels(paragraphs),
  };
  let before: Voice = 'official';
  let part: Part | undefined;
  return paragraphs.map((paragraph) => {
    part = paragraph.headed ?? part;
    before = isLabeled(paragraph) ? 'note' : voiceBelow(paragraph, before, part, layout);
    return before;
  });
};

/** How a text with labeled comments is set. */
interface Layout {
  readonly hasLetters: boolean;
  readonly areClose: boolean;
  readonly officials: ReadonlySet<Paragraph>;
}

/** The voice of a paragraph without a label of its own. */
const voiceBelow = (
  paragraph: Paragraph,
  before: Voice,
  part: Part | undefined,
  { hasLetters, areClose, officials }: Layout,
): Voice => {
  if (before === 'official' || officials.has(paragraph)) return 'official';
  if (paragraph.headed !== undefined || isLettered(paragraph)) return 'official';
  const isBehindBlank = paragraph.blanksBefore > 0;
  // Where comments stand right below what they speak of, a blank line ends what a label over them holds for.
  if (isCarried(paragraph)) return areClose && isBehindBlank ? 'official' : 'note';
  // Where examples have letters, what has none goes on with the comment above it.
  const isInExamples = part === 'examples' && hasLetters && !paragraph.isListItem;
  return isInExamples || (areClose && !isBehindBlank) ? 'note' : 'official';
};

/** Bears a label of its own, or stands right below one that has its line for itself. */
const isLabeled = ({ voice, isVoiceCarried }: Paragraph): boolean =>
  voice === 'note' && isVoiceCarried !== true;

/** Stands further below such a label. */
const isCarried = ({ voice, isVoiceCarried }: Paragraph): boolean =>
  voice !== undefined && isVoiceCarried === true;

/**
 * Comments right below what they speak of, without a blank line, while blank lines set the official paragraphs
 * apart from the comments above them: there the blank lines say where a comment ends.
 */
const standClose = (paragraphs: readonly Paragraph[]): boolean => {
  const labeled = paragraphs.filter(isLabeled);
  const isBehindComment = (paragraph: Paragraph, index: number): boolean => {
    const above = paragraphs[index - 1];
    return (
      above !== undefined &&
      above.voice === 'note' &&
      !isLabeled(paragraph) &&
      paragraph.headed === undefined &&
      !isLettered(paragraph)
    );
  };
  return (
    labeled.length >= 2 &&
    labeled.every(({ blanksBefore }) => blanksBefore === 0) &&
    paragraphs.some((paragraph, index) => paragraph.blanksBefore > 0 && isBehindComment(paragraph, index))
  );
};

/**
 * The paragraphs that a label over another one seems to hold for, and that the next label speaks of: nobody says
 * 【释】 again in the middle of a comment. So the last paragraph before it is official, with those above it that
 * read so.
 */
const betweenLabels = (paragraphs: readonly Paragraph[]): ReadonlySet<Paragraph> => {
  const found = new Set<Paragraph>();
  paragraphs.forEach((paragraph, index) => {
    if (!isLabeled(paragraph) || paragraph.headed !== undefined) return;
    for (let at = index - 1; at > 0; at -= 1) {
      const above = paragraphs[at];
      if (!above || !isCarried(above) || isLettered(above)) break;
      if (at < index - 1 && scoreOf(above) > -strongScore) break;
      found.add(above);
    }
  });
  return found;
};
