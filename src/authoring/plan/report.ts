import { positionAt } from '../../pipeline/text/source-text.ts';
import { type Language, languages } from '../../schema/language.ts';
import { entriesOf, type TextsBefore } from '../write/planned-files.ts';
import { partOfRow } from './read-section.ts';
import { firstOffset, type Merged, type NextText, type Row } from './rows.ts';

/**
 * Lists the incoming texts, the number of rows of each kind, the questions, and the paragraphs left out that a person
 * has to check. For a language with an older text, also counts the new, gone, changed and unchanged rows, and shows
 * the words of the first changed rows.
 */
export const formatPlan = (
  before: TextsBefore,
  next: readonly NextText[],
  { rows, before: old, doubtful }: Merged,
): string => {
  const entries = entriesOf(before);
  const coming = languages.filter((lang) => next.some((text) => text.lang === lang));
  const newer = coming.filter((lang) => entries[lang]);
  const first = coming.filter((lang) => !entries[lang]);
  const what = [
    ...(newer.length > 0 ? [`newer text in ${newer.join(', ')}`] : []),
    ...(first.length > 0 ? [`first text in ${first.join(', ')}`] : []),
  ];
  const place = [before.document, before.section].filter(Boolean).join(' ');
  if (what.length === 0) return `${place}: no new text`;
  const [all, olds] = [namesIn(rows), namesIn(old)];
  const asked = [...all].flatMap(([name, { asks, gaps }]) =>
    [...asks, ...gaps].map((question) => ({ name, question })),
  );
  return [
    `${place}: ${what.join('; ')}`,
    ...formatCounts(rows),
    ...newer.flatMap((lang) => formatChanges(lang, olds, all)),
    ...Array.from(
      Map.groupBy(asked, ({ question }) => question),
      ([question, own]) => `  to look at (${question}): ${fewOf(own.map(({ name }) => name))}`,
    ),
    ...doubtful.flatMap(({ piece }) =>
      piece
        ? [
            `  left out, to look at: line ${positionAt(piece.source, firstOffset(piece.flow)).line}, ${inOneLine(piece.flow.text)}`,
          ]
        : [],
    ),
  ].join('\n');
};

/** `  general-notes: 5 sections, 26 notes` */
const formatCounts = (rows: readonly Row[]): readonly string[] =>
  Array.from(
    Map.groupBy(rows, (row) => (row.kind === 'chapter' ? row.id : partOfRow(row))),
    ([place, own]) => {
      const kinds = own.flatMap(kindsIn);
      const counts = [...new Set(kinds)].map(
        (kind) => `${kinds.filter((one) => one === kind).length} ${kind}`,
      );
      return `  ${place}: ${counts.join(', ')}`;
    },
  );

const kindsIn = ({ kind, rows, annotations }: Row): readonly string[] => [
  ...(kind === 'chapter' ? [] : [kind === 'box' ? 'boxes' : `${kind}s`]),
  ...annotations.map(() => 'annotations'),
  ...rows.flatMap(kindsIn),
];

/** All rows, by the name that the report prints: `remedy-1`, `clone#r1`, `clone (box)`. */
const namesIn = (rows: readonly Row[], card?: string): ReadonlyMap<string, Row> =>
  new Map(
    rows.flatMap((row) => {
      const own = row.kind === 'box' ? `${row.id} (box)` : row.id;
      const name = card === undefined ? own : `${card}#${own}`;
      return [[name, row], ...namesIn(row.rows, row.kind === 'card' ? row.id : undefined)];
    }),
  );

type Named = ReadonlyMap<string, Row>;

const formatChanges = (lang: Language, olds: Named, now: Named): readonly string[] => {
  const saysIn = (rows: Named): readonly string[] =>
    [...rows].flatMap(([name, { texts }]) => (texts[lang] === undefined ? [] : [name]));
  const [was, is] = [saysIn(olds), saysIn(now)];
  const changed = is.filter((name) => now.get(name)?.changed[lang]);
  const fresh = is.filter((name) => !was.includes(name));
  const gone = was.filter((name) => !is.includes(name));
  const counts = [
    ['new', fresh],
    ['gone', gone],
    ['changed', changed],
  ] as const;
  const counted = counts.flatMap(([word, own]) =>
    own.length > 0 ? [`${own.length} ${word} (${fewOf(own)})`] : [],
  );
  const unchanged = is.filter((name) => was.includes(name) && !changed.includes(name));
  return [
    `  ${lang}: ${[...counted, `${unchanged.length} unchanged`].join(', ')}`,
    ...changed.slice(0, few).flatMap((name) => {
      const { removed = [], added = [] } = now.get(name)?.changed[lang] ?? {};
      return [
        `  ${name} ${lang}: changed`,
        ...removed.map((words) => `    - ${inOneLine(words)}`),
        ...added.map((words) => `    + ${inOneLine(words)}`),
      ];
    }),
  ];
};

const few = 10;

const fewOf = (names: readonly string[]): string =>
  [...names.slice(0, few), ...(names.length > few ? [`${names.length - few} more`] : [])].join(', ');

const inOneLine = (words: string): string => words.replace(/\s+/gu, ' ').trim();
