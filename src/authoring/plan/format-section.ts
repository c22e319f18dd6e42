import { sourceOffsetsOf } from '../../pipeline/text/flow.ts';
import { positionAt, type SourceText } from '../../pipeline/text/source-text.ts';
import { type Language, languages, languagesOf } from '../../schema/language.ts';
import type { WordingDiff } from '../compare/similarity.ts';
import type { TextBlock } from '../read/structure.ts';
import { toConfidence } from './align.ts';
import { inParts, partOfRow } from './guide-rows.ts';
import { type Row, wordsOf } from './rows.ts';
import type { PlannedRow, SectionRows } from './section-rows.ts';

/**
 * A plan for people to read. A new section: each row with its score, its lines and its questions. A newer edition:
 * what stays, what has changed and how, what is new, what is gone.
 */
export const formatPlan = (plan: SectionRows): string =>
  (plan.before.clauses.length === 0 ? formatNew(plan) : formatUpdate(plan)).join('\n');

const formatNew = (plan: SectionRows): readonly string[] => {
  const { before, files, rows } = plan;
  const langs = languagesOf(files).join(', ');
  return [
    `${before.document} ${before.section} in ${langs}: ${rows.length} rows, ${openRows(plan).length} of them to review`,
    '',
    ...rows.flatMap((row) => formatRow(row, plan)),
    ...formatLedger(plan),
  ];
};

const formatUpdate = (plan: SectionRows): readonly string[] => {
  const { before, next, rows, gone } = plan;
  const renewed = languages.filter((lang) => next.some((text) => text.lang === lang));
  if (renewed.length === 0)
    return [`${before.document} ${before.section}: each file has the text that is here`];
  const open = openRows(plan);
  const all = inParts([...rows, ...gone]);
  const [first = [], newer = []] = [false, true].map((isThere) =>
    renewed.filter((lang) => (before.entries[lang] !== undefined) === isThere),
  );
  const what = [
    ...(newer.length > 0 ? [`newer edition of ${newer.join(' and ')}`] : []),
    ...(first.length > 0 ? [`first text in ${first.join(' and ')}`] : []),
  ];
  return [
    `${before.document} ${before.section}, ${what.join(', ')}`,
    ...renewed.flatMap((lang) => {
      const same = all.filter((row) => isUnchanged(row, lang)).map(({ id }) => id);
      const head = `${lang}: ${same.length} unchanged${same.length === 0 ? '' : `: ${same.join(' ')}`}`;
      return [
        '',
        head,
        ...formatTitle(plan, lang),
        ...all.filter((row) => !isUnchanged(row, lang)).flatMap((row) => formatText(row, lang, plan)),
      ];
    }),
    ...formatLedger(plan),
    '',
    `to review: ${open.length} of ${rows.length} rows`,
    ...open.map(({ id, asks, gaps }) => `  ${id}: ${[...asks, ...gaps].join('; ')}`),
  ];
};

const formatTitle = ({ before, next }: SectionRows, lang: Language): readonly string[] => {
  const own = next.find((text) => text.lang === lang)?.blocks ?? [];
  // The text of another language may print a title in this one, too.
  const file = before.entries[lang]?.file;
  const old = before.headings.find(
    (one) => one.part === 'title' && one.lang === lang && one.piece.source.file === file,
  )?.piece.flow.text;
  const now = own.find((block) => block.role === 'title' && block.lang === lang)?.flow.text;
  return old === undefined || now === undefined || old === now
    ? []
    : ['  title: changed', `    - ${inOneLine(old)}`, `    + ${inOneLine(now)}`];
};

const openRows = ({ rows }: SectionRows): readonly PlannedRow[] =>
  rows.filter(({ asks, gaps }) => asks.length > 0 || gaps.length > 0);

const formatLedger = ({ doubtful }: SectionRows): readonly string[] =>
  [...doubtful].flatMap(([{ name, piece }, source]) => [
    `on no page: ${linesOf(piece ? [piece] : [], source)} (${name.is})  ${firstWords(piece?.flow.text ?? '')}`,
    '    ? is it no part of the text?',
  ]);

/** `12`, `51-56`: the lines of a text in its source. */
const linesOf = (pieces: readonly TextBlock[], source: SourceText | undefined): string => {
  if (!source) return '';
  const offsets = pieces.flatMap(({ flow }) => sourceOffsetsOf(flow));
  const [from, to] = [offsets[0] ?? 0, offsets.at(-1) ?? 0].map((offset) => positionAt(source, offset).line);
  return from === to ? `${from}` : `${from}-${to}`;
};

const formatRow = (
  { id, score, lines, prints, annotations, asks, gaps }: PlannedRow,
  { next }: SectionRows,
): readonly string[] => {
  const line = (name: string, lang: Language, pieces: readonly TextBlock[]): string => {
    const source = next.find((text) => text.lang === lang)?.source;
    return `    ${name} ${linesOf(pieces, source)}  ${firstWords(pieces.map(({ flow }) => flow.text).join(' '))}`;
  };
  return [
    `${id.padEnd(14)} ${toConfidence(score).toFixed(2)}`,
    ...languagesOf(lines).map((lang) => line(lang, lang, lines[lang] ?? [])),
    ...prints.map((one) => line(`${one.lang} printed in ${one.in}`, one.in, [one.piece])),
    ...annotations.map((one) => line(one.id, one.lang, [one.piece])),
    ...[...asks, ...gaps].map((question) => `    ? ${question}`),
  ];
};

const oldText = ({ before }: Row, lang: Language): string | undefined => before?.says[lang];

const bare = (text: string): string => text.replace(/\s+/gu, '');

const isUnchanged = (row: Row, lang: Language): boolean => {
  const [old, now] = [oldText(row, lang), row.says[lang]];
  return old !== undefined && now !== undefined && bare(old) === bare(now);
};

const formatText = (row: Row, lang: Language, { rows, gone, next }: SectionRows): readonly string[] => {
  const [old, now] = [oldText(row, lang), row.lines[lang]];
  if (!now) return old === undefined ? [] : [`  ${row.id}: gone`, `    - ${firstWords(old)}`];
  const source = next.find((text) => text.lang === lang)?.source;
  const head = `  ${row.id} ${linesOf(now, source)}: `;
  if (old === undefined) {
    const isFrom = (one: Row): boolean =>
      !one.lines[lang] && bare(oldText(one, lang) ?? '') === bare(wordsOf(now));
    const from = [...rows, ...gone].find(isFrom);
    return [
      head + (row.before ? `was missing in ${lang}` : `new, ${placeOf(row, rows)}`),
      ...(from ? [`    = the words of ${from.id}`] : [`    + ${firstWords(wordsOf(now))}`]),
    ];
  }
  const diff = row.changed[lang];
  return [head + (diff ? 'changed' : 'punctuation only'), ...(diff ? formatDiff(diff) : [])];
};

/** The words that are gone, and those that are new. */
export const formatDiff = ({ removed, added }: WordingDiff): readonly string[] => [
  ...removed.map((words) => `    - ${inOneLine(words)}`),
  ...added.map((words) => `    + ${inOneLine(words)}`),
];

const inOneLine = (words: string): string => words.replace(/\s+/gu, ' ').trim();

const placeOf = (row: Row, rows: readonly Row[]): string => {
  const before = rows
    .slice(
      0,
      rows.findIndex(({ id }) => id === row.id),
    )
    .findLast((one) => partOfRow(one) === partOfRow(row) && languagesOf(one.says).length > 0);
  return before ? `after ${before.id}` : 'at the start of its part';
};

/**
 * The beginning of a text, sixteen characters of Chinese or Japanese, seven words of English.
 * `firstWords('A player draws four cards from a spell') // => 'A player draws four cards from a…'`
 */
const firstWords = (text: string): string => {
  const line = inOneLine(text);
  const isSpaced = !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(line.slice(0, 40));
  const short = isSpaced ? line.split(' ').slice(0, 7).join(' ') : Array.from(line).slice(0, 16).join('');
  return short === line ? line : `${short}…`;
};
