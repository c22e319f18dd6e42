import { fold, foldUnits } from '../../../pipeline/text/fold.ts';
import type { Part } from '../../../schema/guide.ts';
import type { GuideBlock } from '../structure.ts';
import type { Paragraph } from './line.ts';
import { readPrinted, type TellLanguage, toBlocks } from './printed.ts';
import type { Entry } from './read-section.ts';
import type { Attribution } from './voices.ts';
import { exampleWord } from './words.ts';

/** Converts a paragraph to an entry, or a subheading to an entry for each language. */
export const toEntries = (
  paragraph: Paragraph,
  attribution: Attribution | undefined,
  part: Part,
  tell: TellLanguage,
): readonly Entry[] => {
  const { number, flow } = paragraph;
  if (paragraph.isSubheading) {
    const blocks = toBlocks(readPrinted(flow, tell), paragraph, { role: 'heading', part, inside: true });
    return blocks.map((block) => ({ number, block }));
  }
  const block = attribution?.voice === 'note' ? toAnnotation(paragraph, part) : toClause(paragraph, part);
  return [{ number, block: attribution?.isOpen ? { ...block, isVoiceOpen: true } : block, paragraph }];
};

const toAnnotation = ({ flow, lang, markup, labeled }: Paragraph, part: Part): GuideBlock => {
  const named = labeled ? ({ scope: 'label', label: labeled.label } as const) : readAbout(flow.text);
  const about = part === 'examples' ? named : undefined;
  return { role: 'annotation', part, lang, ...(about ? { about } : {}), flow, markup };
};

const toClause = ({ flow, lang, markup, labeled }: Paragraph, part: Part): GuideBlock => {
  const role = part === 'penalty' ? 'penalty' : 'clause';
  if (part !== 'examples' || !labeled) return { role, part, lang, flow, markup };
  const { label } = labeled;
  return { role, part, lang, label, flow: labeled.flow, markup: [...markup, ...labeled.markup] };
};

/**
 * Reads which example an annotation names: one by its letter or number (`例(C)は…`, `Example C …`), or all or some of
 * them (`この例のいくつかは…`); undefined if it names none.
 */
export const readAbout = (text: string): GuideBlock['about'] => {
  const beginning = fold(text.slice(0, nearTheStart));
  for (const pattern of namesOne) {
    const at = pattern.exec(beginning)?.indices?.groups?.label;
    const label = at && foldUnits(text).slice(...at);
    // `For example a player …` names no example.
    if (label && !/[a-z]/u.test(label)) return { scope: 'label', label: label.normalize('NFKC') };
  }
  return namesAll.test(beginning) ? { scope: 'part' } : undefined;
};

const nearTheStart = 48;

const namesOne: readonly RegExp[] = [
  // 例(C)は、   范例C中   例1では   Example C shows   In example (C)
  new RegExp(`^[^。.]{0,24}?(?<![a-z])(?:${exampleWord})\\s*["(「]?(?<label>[a-z](?![a-z])|\\d{1,2})`, 'du'),
];

const namesAll = new RegExp(
  `^(?:この|これらの?|以上の|上记の|すべての|全ての|いずれの|(?:这些|这几个|以上|上述|上面的?|所有|部分|某些|其中一些)的?)(?:${exampleWord})` +
    `|^例のいくつか|^(?:${exampleWord})中` +
    '|^(?:these|those|all|some|many|most|the|several)(?: of)?(?: these| the)?(?: above| following)? examples\\b',
  'u',
);
