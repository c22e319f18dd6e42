import type { SourceText } from '../../../pipeline/text/source-text.ts';
import type { Diagnostic } from '../../../schema/diagnostic.ts';
import { displayWidth } from '../lines/display-width.ts';
import { endsWithColon } from '../lines/sentence.ts';
import { report } from './findings.ts';
import { tellByLabels } from './label-voices.ts';
import { isLettered, isMixed, type Paragraph } from './paragraph.ts';
import { scoreParagraphs, strongScore, sureScore, voiceOfScore } from './voice-scores.ts';
import type { Voice } from './words.ts';

/** Who speaks in each paragraph, and where that is a guess. */
export interface Voices {
  readonly voices: readonly Voice[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Tells official text from commentary in an annotated section. Marks decide where the text has any that
 * set some of its paragraphs apart from others, the first of:
 *
 *   quotation    > Tip: …                     of comments, where nothing is quoted right below a heading
 *   label        Note: This covers …          【注】此句说明…; `官方:` on a line of its own
 *   quotation    > A player draws …           of official text (before labels, where the first paragraph is quoted)
 *   emphasis     **A player …** is official, *This is why …* commentary
 *
 * What no mark decides: Japanese by the style of speech, Chinese and English by wording, and what even that
 * leaves open by the paragraphs around it. All of these but labels and quotation are reported as guesses.
 */
export const tellVoices = (source: SourceText, paragraphs: readonly Paragraph[]): Voices => {
  const scheme = schemes.find((one) => one.applies(paragraphs));
  const marked = scheme?.tell(paragraphs) ?? [];
  const scores = scoreParagraphs(paragraphs);
  const voices: Voice[] = [];
  const diagnostics: Diagnostic[] = [];
  const doubt = ({ line }: Paragraph, voice: Voice): void => {
    diagnostics.push(report(source, 'structure/annotation-guess', line, guessOf(voice), 'warning'));
  };
  paragraphs.forEach((paragraph, index) => {
    const score = scores[index] ?? 0;
    const known = marked[index] ?? voiceOfPoint(paragraphs, index, voices, score);
    const isDoubtful =
      known === undefined ? Math.abs(score) < sureScore : contradicts(paragraph, known, score);
    const unmarked = isDoubtful ? voiceAround(paragraphs, index, voices, scores) : voiceOfScore(score);
    // A comment can have a second paragraph without a label: what reads like commentary after a comment goes on with it.
    const goesOn = isDoubtful && voices.at(-1) === 'note' && paragraph.headed === undefined;
    const voice = (goesOn && known === 'official' ? 'note' : known) ?? unmarked;
    voices.push(voice);
    if (isDoubtful) doubt(paragraph, voice);
  });
  const how = describeGuess(scheme, marked, paragraphs);
  const first = paragraphs[0];
  if (how !== undefined && first)
    diagnostics.unshift(report(source, 'structure/annotation-guess', first.line, how));
  return { voices, diagnostics };
};

/** No mark of its own says who speaks, and the wording speaks strongly for the other voice. */
const contradicts = (paragraph: Paragraph, known: Voice, score: number): boolean => {
  const isMarked = paragraph.voice !== undefined && !paragraph.isVoiceCarried;
  if (isMarked || isQuoted(paragraph) || isBold(paragraph) || isItalic(paragraph)) return false;
  return known === 'official' ? score >= strongScore : score <= -strongScore;
};

/** A way in which a text marks who speaks. */
interface Scheme {
  /** How a message calls it where it is a guess. */
  readonly guess?: string;
  readonly applies: (paragraphs: readonly Paragraph[]) => boolean;
  /** The voice of each paragraph, undefined where the marks leave it open. */
  readonly tell: (paragraphs: readonly Paragraph[]) => readonly (Voice | undefined)[];
}

const schemes: readonly Scheme[] = [
  {
    applies: (paragraphs) => areCommentsQuoted(paragraphs),
    tell: (paragraphs) => paragraphs.map((paragraph) => (isQuoted(paragraph) ? 'note' : 'official')),
  },
  {
    applies: (paragraphs) => paragraphs.some(({ voice }) => voice !== undefined) && !beginsQuoted(paragraphs),
    tell: (paragraphs) => tellByLabels(paragraphs),
  },
  {
    applies: (paragraphs) => isMixed(paragraphs, isQuoted),
    tell: (paragraphs) => tellByQuotes(paragraphs),
  },
  {
    guess: 'bold and italic type',
    applies: (paragraphs) => isMixed(paragraphs, isBold) || isMixed(paragraphs, isItalic),
    tell: (paragraphs) => tellByType(paragraphs),
  },
  {
    guess: 'indentation',
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
/** Lists are indented and lettered in official text too: they do not tell who speaks. */
const isPlain = (paragraph: Paragraph): boolean => !paragraph.isListItem && !isLettered(paragraph);

/** Tells what is indented more than the rest; a whole text can be indented. */
const setInFrom = (paragraphs: readonly Paragraph[]): ((paragraph: Paragraph) => boolean) => {
  const margin = paragraphs
    .filter(isPlain)
    .reduce((least, { indent }) => Math.min(least, displayWidth(indent)), Number.POSITIVE_INFINITY);
  return ({ indent, lang }) => lang !== 'ja' && displayWidth(indent) >= margin + 2;
};

/**
 * A section begins with official text: where that is quoted, quotation says who speaks, and a label is one more
 * word of the commentary. Where it is not, quotation may be of other texts, inside a comment.
 */
const beginsQuoted = (paragraphs: readonly Paragraph[]): boolean =>
  isMixed(paragraphs, isQuoted) && paragraphs[0] !== undefined && isQuoted(paragraphs[0]);

/**
 * What comes right below a heading is official. Where none of that is quoted, nor any example, and what a label
 * calls a comment always is, the comments are what is quoted: `> **Tip:** Sit down first.`
 */
const areCommentsQuoted = (paragraphs: readonly Paragraph[]): boolean => {
  const isOfficial = (paragraph: Paragraph): boolean =>
    paragraph.headed !== undefined || isLettered(paragraph);
  return (
    isMixed(paragraphs, isQuoted) &&
    paragraphs.filter(isOfficial).length >= 2 &&
    paragraphs.every((one) => !(isOfficial(one) && isQuoted(one)) && (one.voice !== 'note' || isQuoted(one)))
  );
};

/**
 * Lettered examples and their points are official, unless the quoted ones among them set the others apart. Points
 * below a quoted lead-in belong to it: a printer's quotation ends where a list begins.
 */
const tellByQuotes = (paragraphs: readonly Paragraph[]): readonly Voice[] => {
  const hasQuotedExamples = paragraphs.some((paragraph) => isQuoted(paragraph) && isLettered(paragraph));
  let isLedIn = false;
  return paragraphs.map((paragraph) => {
    const isOfficial =
      isQuoted(paragraph) ||
      (isLettered(paragraph) && !hasQuotedExamples) ||
      (isLedIn && paragraph.isListItem && !isLettered(paragraph));
    const voice = paragraph.voice ?? (isOfficial ? 'official' : 'note');
    const leadsIn = paragraph.isListItem ? isLedIn : endsWithColon(paragraph.text.text);
    isLedIn = voice === 'official' && (isLettered(paragraph) || leadsIn);
    return voice;
  });
};

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

/** The points of a list speak with the voice that leads in to them, however short they are. */
const voiceOfPoint = (
  paragraphs: readonly Paragraph[],
  index: number,
  before: readonly Voice[],
  score: number,
): Voice | undefined => {
  const [above, own] = [paragraphs[index - 1], paragraphs[index]];
  if (!above || !own?.isListItem || isLettered(own) || own.headed !== undefined) return undefined;
  if (above.lang !== own.lang) return undefined;
  // `・座席札` says nothing of itself.
  if (before.at(-1) === 'official')
    return own.blanksBefore === 0 && Math.abs(score) < sureScore ? 'official' : undefined;
  return above.isListItem || announcesPoints(above.text.text) ? 'note' : undefined;
};

/** `…手順は以下のとおりです。`, `…步骤如下：` */
const announcesPoints = (text: string): boolean =>
  endsWithColon(text) ||
  /(?:(?:以下|次)の?(?:とおり|通り|よう)(?:です|になります)?|如下|as follows)[。.]?$/u.test(text.slice(-24));

/** A paragraph between two comments is a comment; anything else undecided is official, so that no clause is lost. */
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
  if (scheme?.guess) return `Official text and commentary are told apart by ${scheme.guess}.`;
  const open = paragraphs.filter((_, index) => marked[index] === undefined);
  if (!open.some(({ lang }) => lang !== 'ja')) return undefined;
  return 'Official text and commentary are told apart by their wording: there are no marks that say which is which.';
};
