import { paragraphsOfRows } from '../../src/authoring/read/name-paragraphs.ts';
import { readStructure } from '../../src/authoring/read/read-structure.ts';
import type {
  FaqRow,
  FaqStructure,
  GuideBlock,
  GuideStructure,
  TextBlock,
} from '../../src/authoring/read/structure.ts';
import type { Staged } from '../../src/pipeline/diagnostics.ts';
import { readChapters } from '../../src/pipeline/join/faq-tree.ts';
import type { CardNode, NoteNode } from '../../src/pipeline/join/tree.ts';
import { positionAt, type SourceText } from '../../src/pipeline/text/source-text.ts';
import type { TextToTry } from './texts.ts';

/** What the reader finds in a text. */
export const readText = ({
  source,
  kind,
  languages,
  plain,
}: TextToTry): Staged<GuideStructure | FaqStructure> =>
  readStructure(source, kind, { languages, ...(plain === undefined ? {} : { plain }) });

/** A reading as lines of a file that can be compared with those of another version of the reader. */
export const showReading = (
  { source }: TextToTry,
  { value, diagnostics }: Staged<GuideStructure | FaqStructure>,
) =>
  [
    ...(value.kind === 'guide' ? showGuide(source, value) : showFaq(source, value)),
    ...value.ledger.map(({ reason, flow }) => `${reason} ${show(source, { flow, markup: [] })}`),
    `marks ${showMarks(source, value)}`,
    ...diagnostics.map(({ code, severity, line }) => `${severity} ${code} ${line}`),
    '',
  ].join('\n');

const showGuide = (source: SourceText, { section, blocks }: GuideStructure): readonly string[] => [
  `section ${section}`,
  ...blocks.map((block) => `${describeBlock(block)} ${show(source, block)}`),
];

const describeBlock = ({ role, part, lang, inside, label, about, isVoiceOpen }: GuideBlock): string =>
  [role, part, lang, inside && 'inside', label, about && JSON.stringify(about), isVoiceOpen && 'open']
    .filter((word) => word)
    .join(' ');

const showFaq = (source: SourceText, { asOf, rows }: FaqStructure): readonly string[] => {
  const title = rows.find(({ name }) => name.is === 'title');
  return [
    `title ${showIfAny(source, title?.text)}`,
    `as of ${asOf}`,
    ...rows.flatMap((row, index) =>
      row === title ? [] : [...groupBefore(rows, index), ...showRow(source, row)],
    ),
  ];
};

/** Cards of a chapter of rulings that are in no group. */
const groupBefore = (rows: readonly FaqRow[], index: number): readonly string[] => {
  const chapter = rows.slice(0, index).findLastIndex(({ name }) => name.is === 'chapter');
  const isOfRulings = rows[chapter]?.name.holds === 'rulings';
  const above = rows.slice(chapter, index).some(({ name: { is } }) => is === 'group' || is === 'card');
  return rows[index]?.name.is === 'card' && isOfRulings && !above ? ['group (none)'] : [];
};

const showRow = (source: SourceText, { name, text, label, isAgain }: FaqRow): readonly string[] => {
  const { is, holds, kind, isInner } = name;
  const [printed, bare] = [showIfAny(source, text), showIfAny(source, text && { ...text, markup: [] })];
  if (is === 'chapter') return [`chapter ${holds} ${printed}`];
  if (is === 'note') return [[kind, label, isInner && 'inner', printed].filter((word) => word).join(' ')];
  if (is === 'ruling' && !isAgain)
    return [`  ruling ${showMarks(source, text ?? { markup: [] })}`, `    ${bare}`];
  const inside = listNames[is];
  if (inside !== undefined) return [`    ${inside}${printed}`];
  return [lineNames[is] === undefined ? `${is} ${printed}` : `  ${lineNames[is]} ${printed}`];
};

/** What the lines of a card are called. */
const lineNames: Readonly<Record<string, string>> = {
  'english-name': 'nameEn',
  'mana-cost': 'manaCost',
  'type-line': 'typeLine',
  stats: 'stats',
  'rules-text': 'text',
};

/** What a line inside of a ruling is called. */
const listNames: Readonly<Record<string, string>> = { ruling: '', item: 'list ', step: 'steps ' };

/** The entries of a set FAQ, and its boxes, as they are printed. */
export const cardsOf = (text: TextToTry) => {
  const { value } = readText(text);
  const paragraphs = value.kind === 'set-faq' ? paragraphsOfRows(text.source, value, 'zh') : [];
  const chapters = readChapters(paragraphs);
  const printed = (cards: readonly CardNode[]) =>
    cards.flatMap(({ texts: { zh }, rulings }) => (zh ? [{ ...zh, rulings }] : []));
  return {
    entries: printed(chapters.flatMap(({ groups }) => groups.flatMap(({ cards }) => cards))),
    boxes: printed(chapters.flatMap(({ sections }) => sections.flatMap(({ items }) => items)).filter(isCard)),
  };
};

const isCard = (item: CardNode | NoteNode): item is CardNode => item.is === 'card';

const showIfAny = (source: SourceText, block: TextBlock | null | undefined): string =>
  block ? show(source, block) : '(none)';

const show = (source: SourceText, { flow, markup }: TextBlock): string => {
  const line = positionAt(source, flow.offsets.find((offset) => offset >= 0) ?? 0).line;
  return `${line} ${JSON.stringify(flow.text)} ${showMarks(source, { markup })}`.trim();
};

const showMarks = (source: SourceText, { markup }: Pick<TextBlock, 'markup'>): string =>
  markup.map(({ start, end }) => JSON.stringify(source.text.slice(start, end))).join(' ');
