import { fold, foldUnits } from '../../../pipeline/text/fold.ts';
import type { Part } from '../../../schema/guide.ts';
import type { GuideBlock } from '../structure.ts';
import type { Paragraph } from './paragraph.ts';
import type { ReadingItem } from './reader.ts';
import { readPrintedWords, type TellLanguage, toBlocks } from './script.ts';
import { exampleWord } from './word-patterns.ts';
import type { Voice } from './words.ts';

/** A block with what is needed to tell repeats and lists. */
export interface Entry {
  readonly line: number;
  readonly block: GuideBlock;
  /** Absent for headings, titles and penalties. */
  readonly paragraph?: Paragraph;
}

/** The blocks of a reading, once it is known who speaks in each paragraph and which part it is in. */
export const toEntries = (
  items: readonly ReadingItem[],
  voices: readonly Voice[],
  partsOfParagraphs: readonly Part[],
  tell: TellLanguage,
  areOpen: readonly boolean[] = [],
): readonly Entry[] => {
  let index = -1;
  return items.flatMap((item): readonly Entry[] => {
    if (item.type === 'blocks') return item.blocks.map((block) => ({ line: item.line, block }));
    index += 1;
    const { paragraph } = item;
    const part = paragraph.isPenaltyRemark ? 'penalty' : (partsOfParagraphs[index] ?? 'definition');
    const { line } = paragraph;
    if (paragraph.isSubheading) return toSubheadings(paragraph, part, tell).map((block) => ({ line, block }));
    const block = toBlock(paragraph, voices[index] ?? 'official', part);
    return [{ line, block: areOpen[index] ? { ...block, isVoiceOpen: true } : block, paragraph }];
  });
};

const toBlock = (paragraph: Paragraph, voice: Voice, part: Part): GuideBlock => {
  const { text, lang, markup, labeled } = paragraph;
  if (voice === 'note') {
    const about = part === 'examples' ? aboutOf(paragraph) : undefined;
    return { role: 'annotation', part, lang, ...(about ? { about } : {}), flow: text, markup };
  }
  const role = part === 'penalty' ? 'penalty' : 'clause';
  if (part !== 'examples' || !labeled) return { role, part, lang, flow: text, markup };
  const { label } = labeled;
  return { role, part, lang, label, flow: labeled.text, markup: [...markup, ...labeled.markup] };
};

/** `WARNING 警告` in the definition of penalties: a heading for each language. */
const toSubheadings = (
  { text, markup }: Paragraph,
  part: Part,
  tell: TellLanguage,
): readonly GuideBlock[] => {
  const printed = readPrintedWords(text, tell);
  return toBlocks(printed.words, [...markup, ...printed.markup], { role: 'heading', part, inside: true });
};

const aboutOf = ({ labeled, text }: Paragraph): GuideBlock['about'] =>
  labeled ? { scope: 'label', label: labeled.label } : readAbout(text.text);

/**
 * Which example an annotation names: all of them (`この例のいくつかは…`), or one by its letter or number
 * (`例(C)は…`, `Example C …`). Undefined where it just follows its example.
 */
export const readAbout = (text: string): GuideBlock['about'] => {
  const beginning = fold(text.slice(0, nearTheStart));
  for (const pattern of namesOne) {
    const at = pattern.exec(beginning)?.indices?.groups?.label;
    const label = at && foldUnits(text).slice(...at);
    // `For example a player …` names none.
    if (label && !/[a-z]/u.test(label)) return { scope: 'label', label: label.normalize('NFKC') };
  }
  return namesAll.test(beginning) ? { scope: 'part' } : undefined;
};

const nearTheStart = 48;

const namesOne: readonly RegExp[] = [
  // 例(C)は、   范例C中   例1では   Example C shows   In example (C)
  new RegExp(
    `^[^。.]{0,24}?(?<![a-z])(?:${exampleWord})\\s*["(「]?(?<label>[a-z](?![a-z])|\\d{1,2}|[①-⑳])`,
    'du',
  ),
  // (C)の例は   Cは   C项   ②のような事故は
  /^\(?(?<label>[a-z]|\d{1,2}|[①-⑳])\)?\s*(?:の|では|は|について|中|项|例|[这那]一?个?例)/du,
];

const namesAll = new RegExp(
  `^(?:この|これらの?|以上の|上记の|すべての|全ての|いずれの|(?:这些|这几个|以上|上述|上面的?|所有|部分|某些|其中一些)的?)(?:${exampleWord})` +
    `|^例のいくつか|^(?:${exampleWord})中` +
    '|^(?:these|those|all|some|many|most|the|several)(?: of)?(?: these| the)?(?: above| following)? examples\\b',
  'u',
);
