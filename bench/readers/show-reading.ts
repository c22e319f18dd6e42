import { readStructure } from '../../src/authoring/read/read-structure.ts';
import type {
  CardBlock,
  ChapterBlock,
  FaqStructure,
  GuideBlock,
  GuideStructure,
  NoteBlock,
  RulingBlock,
  TextBlock,
} from '../../src/authoring/read/structure.ts';
import type { Staged } from '../../src/pipeline/diagnostics.ts';
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

const showFaq = (source: SourceText, { title, asOf, chapters }: FaqStructure): readonly string[] => [
  `title ${showIfAny(source, title)}`,
  `as of ${asOf}`,
  ...chapters.flatMap((chapter) => showChapter(source, chapter)),
];

const showChapter = (
  source: SourceText,
  { kind, heading, sections, groups }: ChapterBlock,
): readonly string[] => [
  `chapter ${kind} ${showIfAny(source, heading)}`,
  ...sections.flatMap((section) => [
    `section ${showIfAny(source, section.heading)}`,
    ...section.items.flatMap((item) =>
      item.type === 'note' ? [`${describeNote(item)} ${show(source, item)}`] : showCard(source, item),
    ),
  ]),
  ...groups.flatMap((group) => [
    `group ${showIfAny(source, group.heading)}`,
    ...group.cards.flatMap((card) => showCard(source, card)),
  ]),
];

const describeNote = ({ kind, label, isInner }: NoteBlock): string =>
  [kind, label, isInner && 'inner'].filter((word) => word).join(' ');

const showCard = (source: SourceText, card: CardBlock): readonly string[] => [
  `card ${showIfAny(source, card.name)}`,
  ...(['nameEn', 'manaCost', 'typeLine', 'stats'] as const).flatMap((field) =>
    card[field] ? [`  ${field} ${show(source, card[field])}`] : [],
  ),
  ...card.text.map((text) => `  text ${show(source, text)}`),
  ...card.rulings.flatMap((ruling) => showRuling(source, ruling)),
];

const showRuling = (source: SourceText, ruling: RulingBlock): readonly string[] => [
  `  ruling ${showMarks(source, ruling[0] ?? { markup: [] })}`,
  ...ruling.map((line, index) => {
    const name = line.isInner ? (listNames[line.kind] ?? '') : '';
    return `    ${name}${show(source, index === 0 ? { ...line, markup: [] } : line)}`;
  }),
];

/** What a line inside of a ruling is called. */
const listNames: Readonly<Record<string, string>> = { bullet: 'list ', step: 'steps ' };

const showIfAny = (source: SourceText, block: TextBlock | null): string =>
  block ? show(source, block) : '(none)';

const show = (source: SourceText, { flow, markup }: TextBlock): string => {
  const line = positionAt(source, flow.offsets.find((offset) => offset >= 0) ?? 0).line;
  return `${line} ${JSON.stringify(flow.text)} ${showMarks(source, { markup })}`.trim();
};

const showMarks = (source: SourceText, { markup }: Pick<TextBlock, 'markup'>): string =>
  markup.map(({ start, end }) => JSON.stringify(source.text.slice(start, end))).join(' ');
