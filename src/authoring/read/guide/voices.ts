import type { Quoting } from '../../../schema/source.ts';
import { foldWording, wordsOf } from '../../compare/similarity.ts';
import type { Problem } from '../problems.ts';
import { isLettered, type Paragraph } from './line.ts';

export interface KnownVoices {
  /** The meaning of `>` in the text, if a person has stated it. */
  readonly quoted?: Quoting | undefined;
  /** The text of the section without commentary. */
  readonly plain?: string | undefined;
}

/** `note` is commentary. */
type Voice = 'official' | 'note';

/** `isOpen`: a person has to confirm the voice. */
export interface Attribution {
  readonly voice: Voice;
  readonly isOpen: boolean;
}

/**
 * Tells official text from commentary in an annotated section. The first rule that applies to a paragraph decides:
 *
 *   plain text   of the section, if given: official if it contains the paragraph
 *   mark         `>`; if `quoted` does not give its meaning, the certainly official paragraphs do: the first, those
 *                directly below a heading, and lettered ones
 *   politeness   Japanese official text is plain, commentary is polite
 *   place        directly below a heading, or lettered: official; a Japanese list item: like the paragraph above
 *
 * Everything else is a guess that a person has to confirm, as is the meaning of `>` if official paragraphs disagree.
 */
export const tellVoices = (
  paragraphs: readonly Paragraph[],
  { quoted, plain }: KnownVoices,
): { readonly attributions: ReadonlyMap<Paragraph, Attribution>; readonly problems: readonly Problem[] } => {
  const byPlain = plain === undefined ? undefined : createPlainTeller(plain);
  const mark = byPlain ? undefined : findMark(paragraphs, quoted);
  const attributions = new Map<Paragraph, Attribution>();
  let before: Voice = 'official';
  for (const paragraph of paragraphs) {
    const own: Attribution =
      byPlain?.(paragraph) ?? (mark && tellByMark(mark, paragraph)) ?? tellByStyle(paragraph, before);
    before = own.voice;
    attributions.set(paragraph, own);
  }
  return {
    attributions,
    problems: mark?.isGuess
      ? [askAboutMark(paragraphs, mark)]
      : paragraphs
          .filter((paragraph) => attributions.get(paragraph)?.isOpen)
          .map(({ number }) => ({ code: 'structure/annotation-guess', line: number })),
  };
};

/** Official paragraphs have at least half of their three-word runs in the plain text: editions differ slightly. */
const createPlainTeller = (plain: string): ((paragraph: Paragraph) => Attribution) => {
  const known = new Set(runsOf(plain));
  return (paragraph) => {
    const runs = runsOf(withoutLetter(paragraph));
    const shared = runs.filter((run) => known.has(run)).length;
    return { voice: shared > 0 && shared * 2 >= runs.length ? 'official' : 'note', isOpen: false };
  };
};

const withoutLetter = ({ labeled, flow }: Paragraph): string => (labeled?.flow ?? flow).text;

const runsOf = (text: string): readonly string[] => {
  const words = wordsOf(text).flatMap((word) => foldWording(word.text) || []);
  return words.length < 3 ? words : words.slice(2).map((_, index) => words.slice(index, index + 3).join(' '));
};

interface Mark {
  readonly quoted: Quoting;
  readonly isGuess: boolean;
}

/**
 * Finds the meaning of `>`; undefined if too few paragraphs have it or lack it. It marks official text if most of the
 * certainly official paragraphs have it. This is a guess unless all or none of them have it.
 */
const findMark = (paragraphs: readonly Paragraph[], known: Quoting | undefined): Mark | undefined => {
  const count = paragraphs.filter(isQuoted).length;
  if (known ? count === 0 : count < 2 || paragraphs.length - count < 2) return undefined;
  const official = paragraphs.filter((paragraph, index) => index === 0 || isSurelyOfficial(paragraph));
  const marked = official.filter(isQuoted).length;
  const quoted = known ?? (marked * 2 > official.length ? 'official' : 'comment');
  const isClear = marked === 0 || marked === official.length;
  return { quoted, isGuess: known === undefined && !isClear };
};

const isQuoted = ({ traits }: Paragraph): boolean => traits.has('quoted');

const tellByMark = ({ quoted, isGuess }: Mark, paragraph: Paragraph): Attribution => ({
  voice: isQuoted(paragraph) === (quoted === 'official') ? 'official' : 'note',
  isOpen: isGuess,
});

const isSurelyOfficial = (paragraph: Paragraph): boolean =>
  paragraph.headed !== undefined || isLettered(paragraph);

const tellByStyle = (paragraph: Paragraph, before: Voice): Attribution => {
  const { lang, isListItem } = paragraph;
  const { text } = paragraph.flow;
  const isPolite = lang === 'ja' ? speaksPolitely(text) : undefined;
  if (isPolite !== undefined) return { voice: isPolite ? 'note' : 'official', isOpen: false };
  if (isSurelyOfficial(paragraph)) return { voice: 'official', isOpen: false };
  if (isListItem) return { voice: before, isOpen: lang !== 'ja' };
  const isNote = lang !== 'ja' && speaksToReader.test(text);
  return { voice: isNote ? 'note' : 'official', isOpen: true };
};

const speaksToReader = /\b(?:we|us|our|you|your|I|my)\b|我们|咱们|你|您|大家|[？！?!]/iu;

/** Whether sentences outside quotations and brackets are polite (です, ます); undefined if no sentence tells. */
const speaksPolitely = (text: string): boolean | undefined => {
  const ends = text
    .replace(/「[^「」]*」|『[^『』]*』|[(（][^()（）]*[)）]/gu, '')
    .split(/[。．！？!?:：\n]/u)
    .map((end) => end.trim());
  const polite = ends.filter((end) => politeEnd.test(end)).length;
  const plain = ends.filter((end) => !politeEnd.test(end) && plainEnd.test(end)).length;
  return polite + plain === 0 ? undefined : polite / (polite + plain) > leastPolite;
};

/** Commentary quotes rules, so not all of its sentences are polite. */
const leastPolite = 0.3;

const politeEnd =
  /(?:です|ます|でした|ました|ません|でしょう|ましょう|ください|下さい)(?:か|ね|よ|が|から|ので)*$/u;
const plainEnd = /(?:[るたいうくぐすつぬぶむだ]|こと|もの|べき|ため|場合|とき|のみ|まで|なし)$/u;

const askAboutMark = (paragraphs: readonly Paragraph[], { quoted }: Mark): Problem => {
  const sample = paragraphs.find(isQuoted)?.flow.text.slice(0, 60) ?? '';
  const read = quoted === 'official' ? 'official text' : 'commentary';
  const about = `Paragraphs with \`>\` were read as ${read}: “${sample}”`;
  return { code: 'structure/rule-or-comment', line: paragraphs[0]?.number ?? 1, about };
};
