import type { Staged } from '../../../pipeline/diagnostics.ts';
import { type Flow, rangesOf } from '../../../pipeline/text/flow.ts';
import { fold } from '../../../pipeline/text/fold.ts';
import { canonicalManaCost, canonicalPlainCost } from '../../../pipeline/text/mana.ts';
import type { Range, SourceText } from '../../../pipeline/text/source-text.ts';
import type { Glyph } from '../lines/marks.ts';
import { findPages } from '../lines/pages.ts';
import { countEach, hasCjk } from '../lines/script.ts';
import type { Segment } from '../lines/segment.ts';
import { isHeadingLike } from '../lines/sentence.ts';
import { type Problem, toDiagnostics } from '../problems.ts';
import type { FaqRow, FaqStructure } from '../structure.ts';
import { findHeads } from './card-head.ts';
import { hasNoCost, isLoyaltyAbility, isPlaneswalkerLine, isTypeLine } from './card-lines.ts';
import { type ChapterRange, findChapters, findTitle, readEditionDate } from './chapters.ts';
import { divideRulings, type Entry } from './entries.ts';
import { readEntry } from './entry.ts';
import type { Findings } from './items.ts';
import { measureLayout } from './layout.ts';
import { isItem, type Line, problemAt, readLines, toHeading } from './line.ts';
import { type NotesContext, readEntryTexts, readNotes } from './notes-chapter.ts';
import { splitJoined } from './split-joined.ts';

/**
 * The grammar of a set FAQ in the publisher's form since 2007, in Chinese, English and Japanese.
 *
 *   zh   单卡解惑 / 金鬃阿耶尼 Ajani Goldmane / {二}{白}{白} / 鹏洛客～阿耶尼 / 4 / … / * 如果…
 *   en   CARD-SPECIFIC NOTES / Ajani Goldmane / {2}{W}{W} / Planeswalker -- Ajani / 4 / … / * If …
 *   ja   カード別注釈 / 《黄金のたてがみのアジャニ/Ajani Goldmane》 / {２}{白}{白} / プレインズウォーカー ― アジャニ / …
 *
 *   document  = preface, chapter*
 *   preface   = title            _万智牌2010_常见问题集
 *               date             此文件最近更新日期：2009年6月23日
 *               paragraphs, which announce the chapters
 *   chapter   = heading          M10规则变动 | 通则释疑 | 单卡解惑 | Card-Specific Notes | カード別注釈
 *               sections of notes, or groups of entries
 *   section   = heading          新用词：战场 | A. 生物类别译名更动 | ***新关键字异能：消逝***
 *               notes and boxes
 *   note      = paragraph | `* ` bullet | `* 例：` example | `- 1)` step | `步骤1：…` heading over steps | 702.13a rule
 *   box       = head, text
 *   group     = heading          白色 | 白/蓝 | 神器
 *               entries
 *   entry     = head, text, rulings
 *   head      = name             金鬃阿耶尼 | 金鬃阿耶尼/ Ajani Goldmane
 *               cost             {二}{白}{白}          (lands have none)
 *               type line        鹏洛客～阿耶尼
 *               stats            1/1 | 4
 *   ruling    = `* ` paragraph, with lists (`--…`) and steps (`- 1) …`) in it
 *
 * A page end can cut any of these: the second half, or a lone `。`, is then a separate line.
 */

/** Reads the structure of a set FAQ, with a place for every character. Reports doubtful places and missing parts. */
export const readSetFaq = (source: SourceText, printed: readonly Segment[]): Staged<FaqStructure> => {
  const segments = printed.flatMap(splitJoined);
  const printedTexts = segments.map(({ flow }) => flow.text);
  const found = findPages(printedTexts, canBePage(printedTexts));
  const pages = new Set(
    [...printedTexts.keys()].filter((at) => found.has(at) || ofContents.test(printedTexts[at] ?? '')),
  );
  const pageEnds = segments.filter((_, index) => pages.has(index));
  const afterPages = new Set(segments.filter((_, index) => pages.has(index - 1)));
  const lines = readLines(
    segments.filter((_, index) => !pages.has(index)),
    afterPages,
  );
  const heads = findHeads(lines);
  const ranges = findChapters(lines, heads);
  const title = findTitle(lines, ranges);
  const findings: Findings = { dividers: [], leftOut: [], problems: [] };
  const context: NotesContext = {
    heads,
    layout: measureLayout(lines),
    entryTexts: readEntryTexts(lines, ranges, heads),
    findings,
  };
  const chapters = ranges.map((range) => readChapter(lines, range, title, context)).filter(hasContent);
  const structure: FaqStructure = {
    kind: 'set-faq',
    asOf: findDate(lines, ranges),
    rows: [
      ...(title ? [{ name: { is: 'title' }, text: toHeading(title) } as const] : []),
      ...chapters.flat(),
    ],
    leftOut: [...pageEnds.map(({ flow }) => flow), ...findings.leftOut].map((flow) => ({
      reason: 'furniture',
      flow,
    })),
    markup: findings.dividers.flatMap(whole).sort((one, other) => one.start - other.start),
  };
  const problems = [...checkDocument(lines, ranges, structure), ...findings.problems];
  problems.sort((one, other) => one.line - other.line);
  return { value: structure, diagnostics: toDiagnostics(source.file, problems) };
};

/** A line of a table of contents: `通则释疑 ........ 3` */
const ofContents = /(?:[.．·]{4,}|…{2,})\s*\d{1,3}$/u;

/**
 * Creates a predicate for lone numbers: whether one can be a page number. Below the type line or an ability of a
 * planeswalker, it is loyalty. Between name and type line, if most costs lack braces, it is a cost.
 */
const canBePage = (texts: readonly string[]): ((index: number) => boolean) => {
  const folded = texts.map(fold);
  const braced = texts.filter((text) => canonicalManaCost(text) !== undefined);
  const plain = texts.filter((text) => !/^\d+$/u.test(text) && canonicalPlainCost(text) !== undefined);
  return (index) => {
    const above = folded.slice(0, index).findLast((text) => !/^\d+$/u.test(text)) ?? '';
    const below = folded[index + 1] ?? '';
    const isLoyalty = (isTypeLine(above) && isPlaneswalkerLine(above)) || isLoyaltyAbility(above);
    const isCost = plain.length > braced.length && isTypeLine(below) && !hasNoCost(below);
    return !isLoyalty && !(isCost && isHeadingLike(above) && canonicalPlainCost(above) === undefined);
  };
};

const whole = (flow: Flow): readonly Range[] => rangesOf(flow, 0, flow.text.length);

const readChapter = (
  lines: readonly Line[],
  { kind, heading, from, to, preface = false }: ChapterRange,
  title: Line | undefined,
  context: NotesContext,
): readonly FaqRow[] => {
  const body = lines.slice(from, to).filter((line) => line !== title);
  return [
    { name: { is: 'chapter', holds: kind }, text: heading ? toHeading(heading) : null },
    ...(kind === 'rulings' ? readRulings(body, context) : readNotes(body, context, preface)),
  ];
};

const hasContent = ([chapter, ...rows]: readonly FaqRow[]): boolean =>
  rows.length > 0 || (chapter !== undefined && chapter.text !== null);

/** The number of lines at the top to search for the date. */
const datedLines = 60;

const findDate = (lines: readonly Line[], ranges: readonly ChapterRange[]): string | null => {
  const end = ranges.find(({ preface }) => preface)?.to ?? datedLines;
  const dates = lines.slice(0, Math.min(datedLines, end)).map(({ flow }) => readEditionDate(flow.text));
  return dates.find((date) => date !== null) ?? null;
};

const checkDocument = (
  lines: readonly Line[],
  ranges: readonly ChapterRange[],
  { asOf, rows }: FaqStructure,
): readonly Problem[] => {
  const first = lines[0];
  if (!first) return [{ code: 'faq/empty', line: 1 }];
  const rulings = ranges.find(({ kind }) => kind === 'rulings');
  const begin = rulings && (rulings.heading ?? lines[rulings.from]);
  const cards = entriesIn(rows);
  const english = cards.filter(({ text }) => text && !hasCjk(text.flow.text)).length;
  const areDouble = english > 2 && Math.abs(cards.length - english * 2) < english / 4;
  return [
    ...(rows.some(({ name }) => name.is === 'title') ? [] : [problemAt(first, 'faq/no-title')]),
    ...(asOf === null ? [problemAt(first, 'faq/no-date')] : []),
    ...(cards.length > 0 ? [] : [problemAt(begin ?? first, 'faq/no-cards')]),
    ...(areDouble ? [problemAt(begin ?? first, 'faq/two-languages')] : []),
    ...(rulings?.guessed && begin ? [problemAt(begin, 'faq/no-rulings-heading')] : []),
  ];
};

/** The cards of the chapter of rulings. */
const entriesIn = (rows: readonly FaqRow[]): readonly FaqRow[] => {
  let { holds }: FaqRow['name'] = { is: 'chapter' };
  return rows.filter(({ name }) => {
    if (name.is === 'chapter') holds = name.holds;
    return name.is === 'card' && holds === 'rulings';
  });
};

/** Reads the chapter of rulings. Lines that belong to no card become notes. */
const readRulings = (lines: readonly Line[], context: NotesContext): readonly FaqRow[] => {
  const { heads, layout, findings } = context;
  const { groups, strays } = divideRulings(lines, heads, findings);
  const all = groups.flatMap(({ entries }) => entries);
  const bare = all.filter(({ body }) => !body.some(isItem));
  const known = { layout, findings, hasBullets: bare.length * 2 < all.length, bullet: usualBullet(all) };
  return [
    ...readNotes(strays, { ...context, heads: new Map() }, true),
    ...groups.flatMap(({ heading, entries }): readonly FaqRow[] => [
      ...(heading ? [{ name: { is: 'group' }, text: toHeading(heading) } as const] : []),
      ...entries.flatMap((entry) => readEntry(entry, known)),
    ]),
  ];
};

/** The bullet that is most often the last of an entry, because rulings are below the text. */
const usualBullet = (entries: readonly Entry[]): Glyph | undefined => {
  const last = entries.flatMap(({ body }) => body.findLast(({ marker }) => marker)?.marker?.glyph ?? []);
  const [usual] = [...countEach(last)].sort(([, one], [, other]) => other - one);
  return usual?.[0];
};
