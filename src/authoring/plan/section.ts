import type { Staged } from '../../pipeline/diagnostics.ts';
import type { SectionTree } from '../../pipeline/join/tree.ts';
import { isOnNoPage } from '../../pipeline/marked-text/margin.ts';
import type { Paragraph } from '../../pipeline/marked-text/paragraphs.ts';
import type { PreparedSource } from '../../pipeline/marked-text/prepare-source.ts';
import type { Flow } from '../../pipeline/text/flow.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import { type Language, languagesOf } from '../../schema/language.ts';
import type { ReadMentions } from '../align/mentions.ts';
import type { ReadParagraph } from '../read/name-paragraphs.ts';
import { toQuestion } from '../write/edit-marked-text.ts';
import { inTextOrder, type NamedText } from '../write/marked-lines.ts';
import { filesWith, type TextsBefore } from '../write/planned-files.ts';
import { alignClauses } from './align.ts';
import { mergeAnnotations, mergeForeignWords } from './annotations.ts';
import { askAbout } from './decide.ts';
import { decisionsOfSection } from './decisions.ts';
import { mergeRows } from './merge.ts';
import { createClauseIds } from './number.ts';
import { blocksOf, clausesOf, inParts, partOfRow, readClauses } from './read-section.ts';
import {
  hasText,
  inOrder,
  type KnownToPlan,
  type Merged,
  type NextText,
  type Row,
  type SectionText,
} from './rows.ts';

const emptySection = ({
  document,
  section = '',
}: Pick<TextsBefore, 'document' | 'section'>): SectionTree => ({
  ...{ document, section, entries: {}, decisions: {}, headings: [], former: [], clauses: [] },
});

/**
 * Merges incoming texts into a section, one language at a time. A clause that the older text of its language has
 * keeps its ID, changed or not. The other clauses are aligned with those of other languages; a new clause gets
 * the next free number of its part, a new example a letter. Reports texts without clauses.
 */
export const mergeSection = (
  before: TextsBefore,
  texts: readonly NextText[],
  { readMentions }: KnownToPlan,
): Staged<Merged> => {
  const next = toSectionTexts(texts);
  const tree = before.joined.sections[0] ?? emptySection(before);
  const older = languagesOf(tree.entries);
  const known = readClauses(tree);
  let rows = inParts(mergeClauses(known, next, older, readMentions));
  const ids = createClauseIds(
    takenIds(tree, before.published),
    rows.flatMap(({ id, places }) => (id === '' ? [places] : [])),
  );
  rows = rows.map((row) => (row.id === '' ? { ...row, id: ids.clause(partOfRow(row), row.places) } : row));
  for (const text of next) rows = mergeAnnotations(rows, text, next, ids, older.includes(text.lang));
  for (const text of next) rows = mergeForeignWords(rows, text, next, ids);
  const files = filesWith(before, next);
  rows = askAbout(inParts(rows).filter(isAlive), { before: tree, files, next });
  const doubtful = doubtfulIn(tree, before.texts, next);
  const idOf = findIds(rows);
  return {
    value: {
      ...{ rows, before: known, doubtful },
      texts: new Map(next.map((text) => [text.source.file, nameText(text, idOf, new Set(doubtful))])),
      decided: [decisionsOfSection(tree, rows, next)],
    },
    diagnostics: next.flatMap(checkClauses),
  };
};

export const toSectionTexts = (texts: readonly NextText[]): readonly SectionText[] =>
  inOrder(texts).map((text) => ({ ...text, blocks: blocksOf(text.paragraphs) }));

/** `older` are the languages in which the section already has a text. */
export const mergeClauses = (
  known: readonly Row[],
  texts: readonly SectionText[],
  older: readonly Language[],
  readMentions: ReadMentions,
): readonly Row[] =>
  texts.reduce((rows, text) => {
    const { lang } = text;
    const aligned = alignClauses(rows, clausesOf(text, rows), lang, readMentions);
    return mergeRows(aligned.known, aligned.own, { lang, isNewer: older.includes(lang), hasOthers: true });
  }, known);

/** The IDs that are published, in use, in an older edition, or retired. */
const takenIds = (
  { document, section, clauses, former, decisions }: SectionTree,
  published: readonly string[],
): readonly string[] => [
  ...published.map((address) => address.replace(`${document}/${section}/#`, '')),
  ...clauses.flatMap(({ id, annotations }) => [id, ...annotations.map((one) => one.id)]),
  ...former.flatMap(({ text }) =>
    text.paragraphs.filter(({ name }) => name.is === 'clause').map(({ name }) => name.id),
  ),
  ...Object.keys(decisions.retired ?? {}),
];

const isAlive = (row: Row): boolean =>
  hasText(row) ||
  row.annotations.length > 0 ||
  row.prints.length > 0 ||
  (row.before !== undefined && !hasText(row.before));

const findIds = (rows: readonly Row[]): ((paragraph: ReadParagraph) => string | undefined) => {
  const ids = new Map<Flow | undefined, string>(
    rows.flatMap(({ id, lines, prints, annotations }) => [
      ...Object.values(lines).flatMap((own) => own.map(({ flow }) => [flow, id] as const)),
      ...prints.map(({ piece }) => [piece.flow, id] as const),
      ...annotations.map((one) => [one.piece.flow, one.id] as const),
    ]),
  );
  return ({ piece }) => ids.get(piece?.flow);
};

/** Gives paragraphs the IDs of their rows, and the `doubtful` ones a question. */
const nameText = (
  { paragraphs }: SectionText,
  idOf: ReturnType<typeof findIds>,
  doubtful: ReadonlySet<ReadParagraph>,
): readonly NamedText[] =>
  inTextOrder(
    paragraphs.flatMap((row): readonly NamedText[] => {
      const { name, piece } = row;
      if (doubtful.has(row))
        return [
          { name, piece, remarks: [toQuestion('the next line is left out of the page: is that right?')] },
        ];
      if (name.is !== 'clause' && name.is !== 'annotation') return [{ name, piece }];
      const id = idOf(row);
      return id === undefined ? [] : [{ name: { ...name, id }, piece }];
    }),
  );

/**
 * The paragraphs that an incoming text leaves out, unless the older text has them with the same margin. Lines without
 * letters and digits (`>`, `-----`) need no question.
 */
const doubtfulIn = (
  tree: SectionTree,
  current: readonly PreparedSource[],
  next: readonly SectionText[],
): readonly ReadParagraph[] => {
  const replaced = new Set(next.map(({ lang }) => tree.entries[lang]?.file));
  const keyOf = ({ name: { is }, piece }: Paragraph): string => `${is} ${piece?.flow.text}`;
  const hasWords = ({ piece }: Paragraph): boolean => /[\p{L}\p{N}]/u.test(piece?.flow.text ?? '');
  const seen = new Set(
    current.filter(({ entry }) => replaced.has(entry.file)).flatMap((text) => text.paragraphs.map(keyOf)),
  );
  const all = new Set(next.flatMap(({ paragraphs }) => paragraphs));
  return [...all].filter((row) => isOnNoPage(row.name) && hasWords(row) && !seen.has(keyOf(row)));
};

const checkClauses = ({ lang, source, blocks }: SectionText): readonly Diagnostic[] =>
  blocks.some((block) => block.role === 'clause' && block.lang === lang)
    ? []
    : [
        {
          code: 'align/no-clauses',
          severity: 'error',
          file: source.file,
          message: `The text has no clause in ${lang}.`,
          hint: 'Check the language and the kind (`--kind guide` or `guide-annotated`). `content -- parse` shows how the program reads the text.',
        },
      ];
