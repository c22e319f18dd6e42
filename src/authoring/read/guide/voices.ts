import type { Quoting } from '../../../schema/source.ts';
import { foldWording, wordsOf } from '../../compare/similarity.ts';
import { displayWidth } from '../lines/sentence.ts';
import type { Problem } from '../problems.ts';
import { isLettered, type Paragraph } from './text-line.ts';
import type { Voice } from './words.ts';

/** What is known of an annotated text besides its own words. */
export interface KnownVoices {
  /** What its marks set apart, where people say it. */
  readonly quoted?: Quoting | undefined;
  /** The official text of the section alone. */
  readonly plain?: string | undefined;
}

/** Who speaks in a paragraph; open where a person has to say it. */
export interface Told {
  readonly voice: Voice;
  readonly isOpen: boolean;
}

/**
 * Tells official text from commentary in an annotated section. The first of these that says it of a paragraph:
 *
 *   plain text   of the section beside it, which has its words or has not
 *   label        【注】此句说明…    Note: This covers …
 *   mark         `>`, type, brackets, quotation marks, indentation: people say what it means (`quoted`), or the paragraphs do
 *                that can be no comment, those right below a heading and lettered ones
 *   politeness   Japanese official text is plain, commentary is polite
 *
 * Everything else is a guess, and asked.
 */
export const tellVoices = (
  paragraphs: readonly Paragraph[],
  { quoted, plain }: KnownVoices,
): { readonly told: ReadonlyMap<Paragraph, Told>; readonly problems: readonly Problem[] } => {
  const byPlain = plain === undefined ? undefined : createPlainTeller(plain);
  const mark = byPlain ? undefined : findMark(paragraphs, quoted);
  const told = new Map<Paragraph, Told>();
  let before: Voice = 'official';
  for (const paragraph of paragraphs) {
    const { voice } = paragraph;
    const own: Told =
      byPlain?.(paragraph) ??
      (voice ? { voice, isOpen: false } : undefined) ??
      (mark && tellByMark(mark, paragraph)) ??
      tellByStyle(paragraph, before);
    before = own.voice;
    told.set(paragraph, own);
  }
  return {
    told,
    problems: mark?.isGuess
      ? [askAboutMark(paragraphs, mark)]
      : paragraphs
          .filter((paragraph) => told.get(paragraph)?.isOpen)
          .map(({ number }) => ({ code: 'structure/annotation-guess', line: number })),
  };
};

/** Of its runs of three words, the plain text has at least half of those of official text: editions differ here and there. */
const createPlainTeller = (plain: string): ((paragraph: Paragraph) => Told) => {
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

/** What sets some paragraphs of a text apart from the others. */
interface MarkForm {
  readonly name: string;
  readonly has: (paragraph: Paragraph) => boolean;
}

/** A mark of a text, and what it means. */
interface Mark extends MarkForm {
  readonly quoted: Quoting;
  readonly isGuess: boolean;
}

/**
 * The clearest mark of a text. It is of the official text where most of the paragraphs have it that can be no comment; only
 * `>` is clear enough not to be asked about, where all of them have it or none.
 */
const findMark = (paragraphs: readonly Paragraph[], known: Quoting | undefined): Mark | undefined => {
  const form = markForms(paragraphs).find(({ has }) => {
    const count = paragraphs.filter(has).length;
    return known ? count > 0 : count >= 2 && paragraphs.length - count >= 2;
  });
  if (!form) return undefined;
  const official = paragraphs.filter((paragraph, index) => index === 0 || isSurelyOfficial(paragraph));
  const marked = official.filter(form.has).length;
  const quoted = known ?? (marked * 2 > official.length ? 'official' : 'comment');
  const isClear = form.name === '`>`' && (marked === 0 || marked === official.length);
  return { ...form, quoted, isGuess: known === undefined && !isClear };
};

const tellByMark = ({ has, quoted, isGuess }: Mark, paragraph: Paragraph): Told => ({
  voice: has(paragraph) === (quoted === 'official') ? 'official' : 'note',
  isOpen: isGuess,
});

/** The forms of marks, the clearest first. */
const markForms = (paragraphs: readonly Paragraph[]): readonly MarkForm[] => {
  const margin = Math.min(...paragraphs.map(({ indent }) => displayWidth(indent)));
  return [
    { name: '`>`', has: ({ traits }) => traits.has('quoted') },
    { name: 'bold type', has: ({ traits }) => traits.has('bold') },
    { name: 'italic type', has: ({ traits }) => traits.has('italic') },
    {
      name: 'brackets',
      has: isWhole(/^(?:\[[^[\]]+\]|［[^［］]+］|【[^【】]+】|〔[^〔〕]+〕|\([^()]+\)|（[^（）]+）)$/u),
    },
    { name: 'quotation marks', has: isWhole(/^(?:“[\s\S]*”|「[\s\S]*」|"[\s\S]*")[.。]?$/u) },
    {
      name: 'indentation',
      has: ({ indent, isListItem, labeled, lang }) =>
        !isListItem && !labeled && lang !== 'ja' && displayWidth(indent) >= margin + 2,
    },
  ];
};

const isWhole =
  (pattern: RegExp) =>
  (paragraph: Paragraph): boolean =>
    pattern.test(withoutLetter(paragraph));

const isSurelyOfficial = (paragraph: Paragraph): boolean =>
  paragraph.headed !== undefined || isLettered(paragraph);

const tellByStyle = (paragraph: Paragraph, before: Voice): Told => {
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

/** Whether sentences end politely (です, ます), quotations and brackets left out; undefined where none of them tells. */
const speaksPolitely = (text: string): boolean | undefined => {
  const ends = text
    .replace(/^[(（]([^()（）]+)[)）]$/u, '$1')
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

const askAboutMark = (paragraphs: readonly Paragraph[], { name, has, quoted }: Mark): Problem => {
  const sample = paragraphs.find(has)?.flow.text.slice(0, 60) ?? '';
  const taken = quoted === 'official' ? 'rule' : 'commentary';
  const about = `${name} sets paragraphs apart; taken for the ${taken}: “${sample}”`;
  return { code: 'structure/rule-or-comment', line: paragraphs[0]?.number ?? 1, about };
};
