import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { FaqRow, GuideRow, StructureFile } from '../../schema/structure.ts';
import type { Staged } from '../diagnostics.ts';
import { emptyFlow } from '../text/flow.ts';
import { firstLineOfRef } from '../text/segment-ref.ts';
import type { Range, SourceText } from '../text/source-text.ts';
import { offsetsOfRange, type Placement, type PlacesAt, tallyPlacements } from '../text/tally.ts';
import { invisible } from '../text/unprintable.ts';
import type {
  CardBlock,
  ChapterBlock,
  FaqStructure,
  GroupBlock,
  GuideBlock,
  GuideStructure,
  LedgerBlock,
  NoteBlock,
  RulingBlock,
  RulingPart,
  SectionBlock,
  TextBlock,
} from './structure.ts';
import { takeText } from './take-text.ts';

/** Where the structure of a source is committed. */
export const structurePath = (document: string, source: string): string =>
  `content/structure/${document}/${source.replace(/\.txt$/u, '.yml')}`;

/**
 * The structure of a source as its committed file says. Reports rows that name lines or marks which the source does not
 * have, and text that is in no row, or in two, or in a row that belongs to nothing (a note before the first section).
 * `ledger` is the text that the registries list as being on no page, `path` where the file is, `places` where its rows
 * are.
 */
export const obeyStructure = (
  source: SourceText,
  file: StructureFile,
  ledger: readonly LedgerBlock[],
  path: string,
  places?: RowPlaces,
): Staged<GuideStructure | FaqStructure> => {
  const diagnostics: Diagnostic[] = [];
  const taken: TextBlock[] = [];
  const rows: readonly (GuideRow | FaqRow)[] = file.lines;
  const take: Take = (row) => {
    if (row.at === undefined) return undefined;
    const { at } = row;
    const result = takeText(source, { ...row, at });
    if (result.block) taken.push(result.block);
    else {
      const line = places?.lineOf(rows.indexOf(row));
      const place = { file: path, ...ifAny('line', line) };
      diagnostics.push(
        result.fault === 'at' ? noSuchLines(place, source, at) : noSuchMark(place, source, at, result.fault),
      );
    }
    return result.block;
  };
  const markup: Range[] = [];
  for (const row of file.lines) {
    if (row.is !== 'divider') continue;
    const block = take(row);
    if (block) markup.push(...block.markup);
  }
  const content =
    file.kind === 'guide'
      ? {
          kind: file.kind,
          section: file.section ?? null,
          blocks: file.lines.flatMap((row) => toGuideBlock(row, take)),
        }
      : { kind: file.kind, asOf: file.asOf ?? null, ...buildFaq(file.lines, take) };
  const unseen = unseenMarks(source, taken);
  const value = { ...content, ledger, markup: [...markup, ...unseen.flatMap((block) => block.markup)] };
  return {
    value,
    diagnostics: [...diagnostics, ...checkPlaces(source, [...taken, ...unseen], ledger, places?.naming)],
  };
};

/** Where rows are in their files, for messages. */
export interface RowPlaces {
  /** The line of a row of the structure, by its index. */
  readonly lineOf: (row: number) => number | undefined;
  /** The rows of structure and ledger that name a character. */
  readonly naming: PlacesAt;
}

/** Invisible characters outside the lines of rows. */
const unseenMarks = (source: SourceText, taken: readonly TextBlock[]): readonly TextBlock[] => {
  const inRows = new Set(taken.flatMap(({ markup }) => markup.flatMap(offsetsOfRange)));
  const markup = [...source.text.matchAll(invisible)]
    .filter(({ index }) => !inRows.has(index))
    .map(({ index }) => ({ start: index, end: index + 1 }));
  return [{ flow: emptyFlow, markup }];
};

/** Reports characters that are not in exactly one row of the structure or the ledger. */
const checkPlaces = (
  source: SourceText,
  taken: readonly TextBlock[],
  ledger: readonly LedgerBlock[],
  placesAt: PlacesAt | undefined,
): readonly Diagnostic[] => {
  const placements: Placement[] = [
    ...taken.flatMap(({ flow, markup }): Placement[] => [
      { offsets: flow.offsets, to: 'page' },
      { offsets: markup.flatMap(offsetsOfRange), to: 'markup' },
    ]),
    ...ledger.map(({ reason, flow }): Placement => ({ offsets: flow.offsets, to: reason })),
  ];
  return tallyPlacements(source, placements, 'structure', placesAt).diagnostics;
};

/** The text of a row; undefined if it names no lines, or lines or marks that do not exist. */
type Take = (row: GuideRow | FaqRow) => TextBlock | undefined;

const toGuideBlock = (row: GuideRow, take: Take): readonly GuideBlock[] => {
  if (row.is === 'divider') return [];
  const text = take(row);
  if (!text) return [];
  const { lang } = row;
  switch (row.is) {
    case 'title':
      return [{ role: 'title', part: null, lang, ...text }];
    case 'subheading':
      return [{ role: 'heading', part: row.part ?? null, inside: true, lang, ...text }];
    case 'clause':
      return [{ role: 'clause', part: row.part, lang, ...ifAny('label', row.label), ...text }];
    case 'annotation':
      return [{ role: 'annotation', part: row.part, lang, ...ifAny('about', toAbout(row.about)), ...text }];
    default:
      return [{ role: row.is, part: row.part ?? null, lang, ...text }];
  }
};

const toAbout = (about: string | undefined): GuideBlock['about'] => {
  if (about === undefined) return undefined;
  return about === 'part' ? { scope: 'part' } : { scope: 'label', label: about };
};

/** `{ [key]: value }`, or nothing where there is no value. */
export const ifAny = <Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { readonly [Name in Key]?: Value } =>
  value === undefined ? {} : ({ [key]: value } as Record<Key, Value>);

const buildFaq = (rows: readonly FaqRow[], take: Take): Pick<FaqStructure, 'title' | 'chapters'> => {
  const title = rows.find(({ is }) => is === 'title');
  return {
    title: (title && take(title)) ?? null,
    chapters: runsOf(rows, ['chapter']).map(([chapter, ...rest]): ChapterBlock => {
      const runs = runsOf(rest, ['section', 'group']);
      return {
        kind: chapter.kind,
        heading: take(chapter) ?? null,
        sections: runs
          .filter(([{ is }]) => is === 'section')
          .map(
            ([section, ...items]): SectionBlock => ({
              heading: take(section) ?? null,
              items: runsOf(items, ['note', 'card']).flatMap(([first, ...lines]) =>
                toItem(first, lines, take),
              ),
            }),
          ),
        groups: runs
          .filter(([{ is }]) => is === 'group')
          .map(
            ([group, ...cards]): GroupBlock => ({
              heading: take(group) ?? null,
              cards: runsOf(cards, ['card']).map(([card, ...lines]) => toCard(card, lines, take)),
            }),
          ),
      };
    }),
  };
};

type FaqKind = FaqRow['is'];
type RowOf<Kind extends FaqKind> = FaqRow & { readonly is: Kind };

/** Divides rows into runs that each begin with a row of one of these kinds. Rows before the first are left out. */
const runsOf = <Kind extends FaqKind>(
  rows: readonly FaqRow[],
  kinds: readonly Kind[],
): readonly (readonly [RowOf<Kind>, ...FaqRow[]])[] => {
  const runs: [RowOf<Kind>, ...FaqRow[]][] = [];
  for (const row of rows) {
    if (isOf(row, kinds)) runs.push([row]);
    else runs.at(-1)?.push(row);
  }
  return runs;
};

const isOf = <Kind extends FaqKind>(row: FaqRow, kinds: readonly Kind[]): row is RowOf<Kind> =>
  kinds.some((kind) => kind === row.is);

const toItem = (
  row: RowOf<'note' | 'card'>,
  rows: readonly FaqRow[],
  take: Take,
): readonly (NoteBlock | CardBlock)[] => {
  if (row.is === 'card') return [toCard(row, rows, take)];
  const text = take(row);
  if (!text) return [];
  const { kind, label, inner } = row;
  return [{ type: 'note', kind, ...ifAny('label', label), ...ifAny('isInner', inner), ...text }];
};

const toCard = (head: RowOf<'card'>, rows: readonly FaqRow[], take: Take): CardBlock => {
  const texts = (kind: FaqKind): readonly TextBlock[] =>
    rows.filter(({ is }) => is === kind).flatMap((row) => take(row) ?? []);
  return {
    type: 'card',
    name: take(head) ?? null,
    nameEn: texts('english-name')[0] ?? null,
    manaCost: texts('mana-cost')[0] ?? null,
    typeLine: texts('type-line')[0] ?? null,
    stats: texts('stats')[0] ?? null,
    text: texts('rules-text'),
    rulings: runsOf(rows, ['ruling']).map(([ruling, ...more]) => toRuling(ruling, more, take)),
  };
};

/** The bullet of a ruling is a mark of its first row. */
const toRuling = (head: RowOf<'ruling'>, rows: readonly FaqRow[], take: Take): RulingBlock => {
  const first = take(head);
  const blocks: RulingPart[] = first ? [{ type: 'paragraph', flow: first.flow, markup: [] }] : [];
  for (const row of rows) {
    const type = typeOfPart[row.is];
    const text = type && take(row);
    if (!text) continue;
    const last = blocks.at(-1);
    if (type === 'paragraph') blocks.push({ type, ...text });
    else if (last?.type === type) blocks[blocks.length - 1] = { type, items: [...last.items, text] };
    else blocks.push({ type, items: [text] });
  }
  return { blocks, markup: first?.markup ?? [] };
};

const typeOfPart: Partial<Record<FaqKind, RulingPart['type']>> = {
  paragraph: 'paragraph',
  item: 'list',
  step: 'steps',
};

const lineOf = (at: TextRowPlace): number => firstLineOfRef(typeof at === 'string' ? at : (at[0] ?? '1'));

type TextRowPlace = GuideRow['at'];

/** The structure file, and the line of a row if it is known. */
type RowPlace = Pick<Diagnostic, 'file' | 'line'>;

const noSuchLines = (place: RowPlace, source: SourceText, at: TextRowPlace): Diagnostic => ({
  code: 'structure/points-nowhere',
  severity: 'error',
  ...place,
  message: `A row names ${JSON.stringify(at)}, but ${source.file} has no such lines or columns. It has ${source.lineStarts.length} lines.`,
  hint: 'Correct the row, or delete the file and have it proposed again: npm run -s content -- propose --write',
});

const noSuchMark = (place: RowPlace, source: SourceText, at: TextRowPlace, mark: string): Diagnostic => ({
  code: 'structure/no-mark',
  severity: 'error',
  ...place,
  message: `A row says that line ${lineOf(at)} of ${source.file} has the mark ${JSON.stringify(mark)}, but it does not.`,
  hint: 'Write `mark` as it is printed before or after the text of the line, or take it out.',
});
