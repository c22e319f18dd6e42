import type { SourceText } from '../../../pipeline/text/source-text.ts';
import type { Diagnostic } from '../../../schema/diagnostic.ts';
import type { Quoting } from '../../../schema/source.ts';
import { foldWording, wordsOf } from '../../compare/similarity.ts';
import { endsWithColon } from '../lines/sentence.ts';
import { report } from './findings.ts';
import { isLettered, type Paragraph } from './paragraph.ts';
import { tellByLabels } from './voice-labels.ts';
import {
  findMarks,
  isBold,
  isItalic,
  isQuoted,
  type Marks,
  scoreParagraphs,
  strongScore,
  sureScore,
  voiceOfScore,
  weighMarks,
} from './voice-scores.ts';
import type { Voice } from './words.ts';

/** Who speaks in each paragraph, and where that is a guess. */
interface Voices {
  readonly voices: readonly Voice[];
  /** One for each paragraph: true where a person has to say whether it is official text or commentary. */
  readonly areOpen: readonly boolean[];
  readonly diagnostics: readonly Diagnostic[];
}

/** What is known of an annotated text besides its own words. */
export interface KnownVoices {
  /** What its marks set apart, where people say it. */
  readonly quoted?: Quoting | undefined;
  /** The official text of the section alone. */
  readonly plain?: string | undefined;
}

/**
 * Tells official text from commentary in an annotated section. The plain text of the section settles it, else what people
 * say that the marks mean (`quoted`). Without either, marks decide where the text has any that set some of its
 * paragraphs apart from others, the first of:
 *
 *   label        Note: This covers …          【注】此句说明…; `官方:` on a line of its own
 *   quotation    > A player draws …           of official text or of comments
 *   type         **A player …** is official, *This is why …* commentary, or the other way round
 *   brackets     （此处说的是…）              or quotation marks, where people say what they mean: “This covers …”
 *   indentation
 *
 * What the marks mean is weighed over the whole text; where that leaves a doubt, it is asked. What no mark decides:
 * Japanese by the style of speech, Chinese and English by wording, and what even that leaves open by the paragraphs
 * around it. That is a guess, too.
 */
export const tellVoices = (
  source: SourceText,
  paragraphs: readonly Paragraph[],
  known: KnownVoices = {},
): Voices => {
  const scores = scoreParagraphs(paragraphs);
  const settled = settleByPlain(paragraphs, known.plain);
  const quoted = known.quoted ?? meaningOfSettled(paragraphs, settled);
  const scheme = chooseScheme(paragraphs, scores, quoted);
  const told: ToldVoice[] = [];
  for (const index of paragraphs.keys()) {
    const sure = settled[index] ?? (quoted && scheme?.voices[index]);
    const before = told.map(({ voice }) => voice);
    told.push(sure ? { voice: sure, isOpen: false } : guessVoice(paragraphs, index, before, scores, scheme));
  }
  const voices = told.map(({ voice }) => voice);
  return {
    voices,
    areOpen: told.map(({ isOpen }) => isOpen),
    diagnostics: [
      ...(known.plain === undefined ? describeGuess(source, known.quoted, scheme, paragraphs, voices) : []),
      ...told.flatMap(({ voice, isDoubtful }, index) => {
        const line = paragraphs[index]?.line ?? 1;
        return isDoubtful
          ? [report(source, 'structure/annotation-guess', line, guessOf(voice), 'warning')]
          : [];
      }),
    ],
  };
};

interface ToldVoice {
  readonly voice: Voice;
  readonly isOpen: boolean;
  /** Only what is around the paragraph tells. */
  readonly isDoubtful?: boolean;
}

const guessVoice = (
  paragraphs: readonly Paragraph[],
  index: number,
  before: readonly Voice[],
  scores: readonly number[],
  scheme: Scheme | undefined,
): ToldVoice => {
  const paragraph = paragraphs[index];
  if (!paragraph) return { voice: 'official', isOpen: true };
  const score = scores[index] ?? 0;
  const marked = scheme?.voices[index];
  const known = marked ?? voiceOfPoint(paragraphs, index, before, score);
  const isDoubtful = known === undefined ? Math.abs(score) < sureScore : contradicts(paragraph, known, score);
  const unmarked = isDoubtful ? voiceAround(paragraphs, index, before, scores) : voiceOfScore(score);
  // A comment can have a second paragraph without a label: what reads like commentary after a comment goes on with it.
  const goesOn = isDoubtful && before.at(-1) === 'note' && paragraph.headed === undefined;
  const voice = (goesOn && known === 'official' ? 'note' : known) ?? unmarked;
  const isByWording = known === undefined && paragraph.lang !== 'ja' && !isLettered(paragraph);
  const isByMarks = marked !== undefined && scheme?.isSure === false;
  return { voice, isOpen: isDoubtful || isByWording || isByMarks, isDoubtful };
};

/** The voices that the plain text of the section settles. */
const settleByPlain = (
  paragraphs: readonly Paragraph[],
  plain: string | undefined,
): readonly (Voice | undefined)[] => {
  if (plain === undefined) return [];
  const shareOf = createShareOfPlain(plain);
  return paragraphs.map((paragraph) => voiceOfShare(shareOf(textOf(paragraph))));
};

/** What the marks of a text mean, from the paragraphs that are settled; for those that are not. */
const meaningOfSettled = (
  paragraphs: readonly Paragraph[],
  settled: readonly (Voice | undefined)[],
): Quoting | undefined => {
  const marks = settled.length > 0 ? findMarks(paragraphs, undefined) : undefined;
  if (!marks) return undefined;
  const areQuotedOfficial = paragraphs.flatMap((paragraph, index) =>
    settled[index] ? [marks.has(paragraph) === (settled[index] === 'official')] : [],
  );
  const share = areQuotedOfficial.filter(Boolean).length / Math.max(1, areQuotedOfficial.length);
  if (share >= 1 - mostExceptions) return 'official';
  return share <= mostExceptions ? 'comment' : undefined;
};

const mostExceptions = 0.1;

const textOf = ({ labeled, text }: Paragraph): string => (labeled?.text ?? text).text;

/** A comment may quote half a sentence; an older edition may be worded otherwise here and there. */
const voiceOfShare = (share: number): Voice | undefined => {
  if (share >= 0.6) return 'official';
  return share <= 0.35 ? 'note' : undefined;
};

/** No mark of its own says who speaks, and the wording speaks strongly for the other voice. */
const contradicts = (paragraph: Paragraph, known: Voice, score: number): boolean => {
  const isMarked = paragraph.voice !== undefined && !paragraph.isVoiceCarried;
  if (isMarked || isQuoted(paragraph) || isBold(paragraph) || isItalic(paragraph)) return false;
  return known === 'official' ? score >= strongScore : score <= -strongScore;
};

/** How a text tells who speaks. */
interface Scheme {
  /** What sets paragraphs apart; undefined for labels. */
  readonly marks?: Marks;
  readonly isSure: boolean;
  /** The voice of each paragraph, undefined where the marks leave it open. */
  readonly voices: readonly (Voice | undefined)[];
}

const chooseScheme = (
  paragraphs: readonly Paragraph[],
  scores: readonly number[],
  quoted: Quoting | undefined,
): Scheme | undefined => {
  const marks = findMarks(paragraphs, quoted);
  const meaning = marks && (quoted ? { quoted, isSure: true } : weighMarks(marks, paragraphs, scores));
  const byMarks = marks &&
    meaning && { marks, ...meaning, voices: tellByMarks(paragraphs, marks, meaning.quoted) };
  if (quoted && byMarks) return byMarks;
  const hasLabels = paragraphs.some(({ voice }) => voice !== undefined);
  if (hasLabels && !(byMarks && agreesWithLabels(paragraphs, byMarks)))
    return { isSure: true, voices: tellByLabels(paragraphs) };
  return byMarks;
};

/** Quotation says who speaks, and a label is one more word of the commentary; else it may be of other texts in a comment. */
const agreesWithLabels = (paragraphs: readonly Paragraph[], { marks, voices }: Scheme): boolean =>
  marks?.name === '`>`' &&
  paragraphs.every(
    ({ voice, isVoiceCarried }, index) => voice === undefined || isVoiceCarried || voice === voices[index],
  );

const tellByMarks = (
  paragraphs: readonly Paragraph[],
  marks: Marks,
  quoted: Quoting,
): readonly (Voice | undefined)[] => {
  if (quoted === 'official' && (marks.name === '`>`' || marks.name === 'quotation marks'))
    return tellByQuotes(paragraphs, marks).map((voice, index) =>
      paragraphs[index] && marks.isUnclear?.(paragraphs[index]) ? undefined : voice,
    );
  return paragraphs.map((paragraph) => {
    if (marks.isUnclear?.(paragraph)) return undefined;
    if (paragraph.voice !== undefined && !paragraph.isVoiceCarried) return paragraph.voice;
    // A list goes on with the paragraph above it, indented or not.
    if (marks.name === 'indentation' && (paragraph.isListItem || isLettered(paragraph))) return undefined;
    return marks.has(paragraph) === (quoted === 'official') ? 'official' : 'note';
  });
};

/**
 * Lettered examples and their points are official, unless the quoted ones among them set the others apart. Points
 * below a quoted lead-in belong to it: a printer's quotation ends where a list begins.
 */
const tellByQuotes = (paragraphs: readonly Paragraph[], { has }: Marks): readonly Voice[] => {
  const hasQuotedExamples = paragraphs.some((paragraph) => has(paragraph) && isLettered(paragraph));
  let isLedIn = false;
  return paragraphs.map((paragraph) => {
    const isOfficial =
      has(paragraph) ||
      (isLettered(paragraph) && !hasQuotedExamples) ||
      (isLedIn && paragraph.isListItem && !isLettered(paragraph));
    const voice = paragraph.voice ?? (isOfficial ? 'official' : 'note');
    const leadsIn = paragraph.isListItem ? isLedIn : endsWithColon(paragraph.text.text);
    isLedIn = voice === 'official' && (isLettered(paragraph) || leadsIn);
    return voice;
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

/** What is a guess of the text as a whole: what its marks mean, or that it has none. */
const describeGuess = (
  source: SourceText,
  quoted: Quoting | undefined,
  scheme: Scheme | undefined,
  paragraphs: readonly Paragraph[],
  voices: readonly Voice[],
): readonly Diagnostic[] => {
  const line = paragraphs[0]?.line ?? 1;
  if (quoted) {
    const what = `No marks found that set paragraphs apart: --quoted ${quoted} has no effect.`;
    return scheme?.marks ? [] : [report(source, 'structure/annotation-guess', line, what)];
  }
  if (scheme?.marks && !scheme.isSure) {
    const sampleOf = (voice: Voice): string => {
      const text = paragraphs[voices.indexOf(voice)]?.text.text ?? '';
      return `“${text.length > longestSample ? `${text.slice(0, longestSample)}…` : text}”`;
    };
    return [
      report(
        source,
        'structure/rule-or-comment',
        line,
        `${scheme.marks.name} sets paragraphs apart; which of the two is the rule? Taken for the rule: ${sampleOf('official')}, for commentary: ${sampleOf('note')}`,
      ),
    ];
  }
  const isOpen = paragraphs.some(({ lang }, index) => lang !== 'ja' && scheme?.voices[index] === undefined);
  if (!isOpen) return [];
  const what =
    'Official text and commentary are told apart by their wording: there are no marks that say which is which.';
  return [report(source, 'structure/annotation-guess', line, what)];
};

const longestSample = 60;

/**
 * How much of a paragraph is in the plain text of its section, between 0 and 1: the share of its runs of three words (a Han
 * or kana character is one). A comment that quotes a few words of the rule has few of its runs there.
 */
const createShareOfPlain = (plain: string): ((text: string) => number) => {
  const known = new Set(runsOf(plain));
  return (text) => {
    const runs = runsOf(text);
    return runs.length === 0 ? 0 : runs.filter((run) => known.has(run)).length / runs.length;
  };
};

const runsOf = (text: string): readonly string[] => {
  const words = wordsOf(text).flatMap((word) => foldWording(word.text) || []);
  if (words.length < length) return words;
  return words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' '));
};

const length = 3;
