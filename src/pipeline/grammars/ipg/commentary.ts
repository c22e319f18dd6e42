import type { Diagnostic } from '../../../schema/diagnostic.ts';
import type { SourceText } from '../../source-text.ts';
import { report } from './findings.ts';
import type { Paragraph } from './paragraph.ts';
import { measureRegister, politeness } from './register.ts';
import { displayWidth, endsWithColon } from './sentence.ts';
import type { Voice } from './voice-labels.ts';
import { commentaryScore } from './wording.ts';

/** Who speaks in each paragraph, and where that is a guess. */
export interface Voices {
  readonly voices: readonly Voice[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Tells official text from commentary in an annotated section. Marks decide where the text has any that
 * set some of its paragraphs apart from others, the first of:
 *
 *   labels       `Note: …`, `【注】…`, `官方:` on a line of its own
 *   quotation    `> A player draws too many cards.` is official, the rest is not (before labels, where the first
 *                paragraph is quoted)
 *   emphasis     bold is official, italic is commentary
 *   indentation  commentary stands further in
 *
 * What no mark decides: Japanese by the style of speech, Chinese and English by wording, and what even that
 * leaves open by the paragraphs around it. All of these but labels and quotation are reported as guesses.
 */
export const tellVoices = (source: SourceText, paragraphs: readonly Paragraph[]): Voices => {
  const scheme = schemes.find((one) => one.applies(paragraphs));
  const marked = scheme?.tell(paragraphs) ?? [];
  const scores = smoothPairs(paragraphs, paragraphs.map(scoreOf));
  const voices: Voice[] = [];
  const diagnostics: Diagnostic[] = [];
  paragraphs.forEach((paragraph, index) => {
    const known = marked[index] ?? voiceOfPoint(paragraphs, index, voices);
    if (known !== undefined) {
      voices.push(known);
      return;
    }
    const score = scores[index] ?? 0;
    const isSure = Math.abs(score) >= sureScore;
    const voice = isSure ? voiceOfScore(score) : voiceAround(paragraphs, index, voices, scores);
    voices.push(voice);
    if (!isSure)
      diagnostics.push(
        report(source, 'structure/annotation-guess', paragraph.line, guessOf(voice), 'warning'),
      );
  });
  const how = describeGuess(scheme, marked, paragraphs);
  const first = paragraphs[0];
  if (how !== undefined && first)
    diagnostics.unshift(report(source, 'structure/annotation-guess', first.line, how));
  return { voices, diagnostics };
};

/** A way in which a text marks who speaks. */
interface Scheme {
  readonly name: string;
  readonly isGuess: boolean;
  readonly applies: (paragraphs: readonly Paragraph[]) => boolean;
  /** The voice of each paragraph, undefined where the marks leave it open. */
  readonly tell: (paragraphs: readonly Paragraph[]) => readonly (Voice | undefined)[];
}

const schemes: readonly Scheme[] = [
  {
    name: 'labels',
    isGuess: false,
    applies: (paragraphs) => paragraphs.some(({ voice }) => voice !== undefined) && !beginsQuoted(paragraphs),
    tell: (paragraphs) => tellByLabels(paragraphs),
  },
  {
    name: 'quotation marks',
    isGuess: false,
    applies: (paragraphs) => isMixed(paragraphs, isQuoted),
    tell: (paragraphs) => tellByQuotes(paragraphs),
  },
  {
    name: 'bold and italic type',
    isGuess: true,
    applies: (paragraphs) => isMixed(paragraphs, isBold) || isMixed(paragraphs, isItalic),
    tell: (paragraphs) => tellByType(paragraphs),
  },
  {
    name: 'indentation',
    isGuess: true,
    applies: (paragraphs) => isMixed(paragraphs.filter(isPlain), setInFrom(paragraphs)),
    tell: (paragraphs) => {
      const isSetIn = setInFrom(paragraphs);
      return paragraphs.map((paragraph) => {
        if (!isPlain(paragraph)) return undefined;
        return isSetIn(paragraph) ? 'note' : 'official';
      });
    },
  },
];

const isQuoted = ({ traits }: Paragraph): boolean => traits.has('quoted');
const isBold = ({ traits }: Paragraph): boolean => traits.has('bold');
const isItalic = ({ traits }: Paragraph): boolean => traits.has('italic');
const isLettered = ({ labelled, sharedLabel }: Paragraph): boolean =>
  labelled !== undefined || sharedLabel !== undefined;

/** Lists are set in and lettered in official text too: they say nothing of who speaks. */
const isPlain = (paragraph: Paragraph): boolean => !paragraph.isListItem && !isLettered(paragraph);

/** Tells what stands further in than the rest; all of a text can be set in. */
const setInFrom = (paragraphs: readonly Paragraph[]): ((paragraph: Paragraph) => boolean) => {
  const margin = paragraphs
    .filter(isPlain)
    .reduce((least, { indent }) => Math.min(least, displayWidth(indent)), Number.POSITIVE_INFINITY);
  return ({ indent, lang }) => lang !== 'ja' && displayWidth(indent) >= margin + 2;
};

/** Where only one voice is labelled, no label is the other one; where both are, the label before holds on. */
const tellByLabels = (paragraphs: readonly Paragraph[]): readonly Voice[] => {
  const labels = new Set(paragraphs.flatMap(({ voice }) => voice ?? []));
  const [only] = labels;
  const isMarkedNew = (paragraph: Paragraph): boolean =>
    labels.has('note') && (paragraph.headed !== undefined || isLettered(paragraph));
  let before: Voice = 'official';
  return paragraphs.map((paragraph) => {
    const unlabelled = labels.size > 1 ? before : otherVoice(only ?? 'note');
    before = paragraph.voice ?? (isMarkedNew(paragraph) ? 'official' : unlabelled);
    return before;
  });
};

/**
 * A section begins with official text: where that is quoted, quotation says who speaks, and a label is one more
 * word of the commentary. Where it is not, quotation may be of other texts, inside a comment.
 */
const beginsQuoted = (paragraphs: readonly Paragraph[]): boolean =>
  isMixed(paragraphs, isQuoted) && paragraphs[0] !== undefined && isQuoted(paragraphs[0]);

/** Lettered examples and their points are official, unless the quoted ones among them set the others apart. */
const tellByQuotes = (paragraphs: readonly Paragraph[]): readonly Voice[] => {
  const hasQuotedExamples = paragraphs.some((paragraph) => isQuoted(paragraph) && isLettered(paragraph));
  let isInExample = false;
  return paragraphs.map((paragraph) => {
    isInExample = isLettered(paragraph) ? !hasQuotedExamples : isInExample && paragraph.isListItem;
    return paragraph.voice ?? (isQuoted(paragraph) || isInExample ? 'official' : 'note');
  });
};

const otherVoice = (voice: Voice): Voice => (voice === 'note' ? 'official' : 'note');

/** Where only one type is used, plain type is the other voice. */
const tellByType = (paragraphs: readonly Paragraph[]): readonly (Voice | undefined)[] => {
  const [hasBold, hasItalic] = [isMixed(paragraphs, isBold), isMixed(paragraphs, isItalic)];
  const one = hasBold ? 'note' : 'official';
  const plain = hasBold && hasItalic ? undefined : one;
  return paragraphs.map((paragraph) => {
    if (isBold(paragraph)) return 'official';
    return isItalic(paragraph) ? 'note' : plain;
  });
};

/** At least two paragraphs with the mark and two without. */
const isMixed = (paragraphs: readonly Paragraph[], test: (paragraph: Paragraph) => boolean): boolean => {
  const count = paragraphs.filter(test).length;
  return count >= 2 && paragraphs.length - count >= 2;
};

const sureScore = 0.5;

/** Above 0 for commentary, below for official text, around 0 where the paragraph itself does not tell. */
const scoreOf = (paragraph: Paragraph): number => {
  const text = paragraph.text.text;
  if (paragraph.lang === 'ja') return politeness(measureRegister(text)) ?? (paragraph.labelled ? -1 : 0);
  if (isLettered(paragraph)) return -3;
  const head = paragraph.headed === undefined ? 0 : -1.5;
  return commentaryScore(text, paragraph.lang) + head;
};

/** An English paragraph and the Chinese one below it say the same: they are told together. */
const smoothPairs = (paragraphs: readonly Paragraph[], scores: readonly number[]): readonly number[] => {
  const smooth = [...scores];
  for (let index = 0; index + 1 < paragraphs.length; index += 1) {
    const [first, second] = [paragraphs[index], paragraphs[index + 1]];
    if (first?.lang !== 'en' || second?.lang !== 'zh') continue;
    const sum = (scores[index] ?? 0) + (scores[index + 1] ?? 0);
    smooth[index] = sum;
    smooth[index + 1] = sum;
    index += 1;
  }
  return smooth;
};

/** The points of a list speak with the voice that leads in to them, however short they are. */
const voiceOfPoint = (
  paragraphs: readonly Paragraph[],
  index: number,
  before: readonly Voice[],
): Voice | undefined => {
  const [above, own] = [paragraphs[index - 1], paragraphs[index]];
  if (!above || !own?.isListItem || isLettered(own) || own.headed !== undefined) return undefined;
  if (before.at(-1) !== 'note' || above.lang !== own.lang) return undefined;
  return above.isListItem || endsWithColon(above.text.text) ? 'note' : undefined;
};

const voiceOfScore = (score: number): Voice => (score > 0 ? 'note' : 'official');

/** Between two comments stands a comment; anything else undecided is official, so that no clause is lost. */
const voiceAround = (
  paragraphs: readonly Paragraph[],
  index: number,
  before: readonly Voice[],
  scores: readonly number[],
): Voice => {
  if (paragraphs[index]?.headed !== undefined) return 'official';
  const own = scores[index] ?? 0;
  const isAfterNote = before.at(-1) === 'note';
  const isBeforeNote = (scores[index + 1] ?? 0) >= sureScore && paragraphs[index + 1]?.headed === undefined;
  if (isAfterNote && isBeforeNote && own >= 0) return 'note';
  return own > 0 && !isBeforeNote ? 'note' : 'official';
};

const guessOf = (voice: Voice): string =>
  voice === 'note'
    ? 'Taken for commentary, from what is around it.'
    : 'Taken for official text; it could be commentary.';

const describeGuess = (
  scheme: Scheme | undefined,
  marked: readonly (Voice | undefined)[],
  paragraphs: readonly Paragraph[],
): string | undefined => {
  if (scheme?.isGuess) return `Official text and commentary are told apart by ${scheme.name}.`;
  const open = paragraphs.filter((_, index) => marked[index] === undefined);
  if (!open.some(({ lang }) => lang !== 'ja')) return undefined;
  return 'Official text and commentary are told apart by their wording: there are no marks that say which is which.';
};
