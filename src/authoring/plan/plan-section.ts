import type { Staged } from '../../pipeline/diagnostics.ts';
import { decisionsPath } from '../../pipeline/join/decided.ts';
import type { SectionTree } from '../../pipeline/join/tree.ts';
import { isOnNoPage } from '../../pipeline/marked-text/margin.ts';
import type { Paragraph } from '../../pipeline/marked-text/paragraphs.ts';
import type { PreparedSource } from '../../pipeline/marked-text/prepare-source.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import { type Language, languagesOf } from '../../schema/language.ts';
import type { ReadMentions } from '../align/mentions.ts';
import { filesWith, type TextsBefore, type TextsPlan } from '../write/planned-files.ts';
import { alignClauses } from './align.ts';
import { layAnnotations, layPrints } from './annotations.ts';
import { questionsAt } from './ask.ts';
import { carryMargins } from './carry.ts';
import { askAbout } from './decide.ts';
import { sectionDecisionsToYaml } from './decisions.ts';
import { formatPlan } from './format-section.ts';
import { blocksOf, clausesOf, inParts, partOfRow, readClauses } from './guide-rows.ts';
import { createClauseIds } from './number.ts';
import { hasText, inOrder, type NextText, type Row, type SectionText } from './rows.ts';
import { rowsOfPlan, type SectionRows } from './section-rows.ts';
import { uniteRows } from './unite.ts';

/** A section with newer texts laid over it: nothing is decided yet. */
export interface SectionPlan extends SectionRows, TextsPlan {}

export const emptySection = ({
  document,
  section = '',
}: Pick<TextsBefore, 'document' | 'section'>): SectionTree => ({
  ...{ document, section, entries: {}, decisions: {}, headings: [], former: [], clauses: [] },
});

/**
 * Lays newer texts over a section, one language at a time; a new section is empty. What the older text of a language has keeps
 * its ID, changed or not; the rest is aligned with what the other languages say, and what is new gets the next free number of
 * its part. What a person has to decide is asked. Reports texts without clauses.
 */
export const planSection = (
  before: TextsBefore,
  texts: readonly NextText[],
  readMentions: ReadMentions,
): Staged<SectionPlan> => {
  const next = toSectionTexts(carryMargins(texts, before.texts));
  const tree = before.joined.sections[0] ?? emptySection(before);
  const files = filesWith(before, next);
  const older = languagesOf(tree.entries);
  let rows = inParts(layClauses(readClauses(tree), next, older, readMentions));
  const ids = createClauseIds(
    takenIds(tree, before.published),
    rows.flatMap(({ id, places }) => (id === '' ? [places] : [])),
  );
  rows = rows.map((row) => (row.id === '' ? { ...row, id: ids.clause(partOfRow(row), row.places) } : row));
  for (const text of next) rows = layAnnotations(rows, text, next, ids, older.includes(text.lang));
  for (const text of next) rows = layPrints(rows, text, next, ids);
  const alive = inParts(rows).filter(isAlive);
  const section = { before: tree, files, next };
  const plan: SectionRows = {
    ...section,
    rows: askAbout(alive, section),
    gone: rows.filter((row) => !isAlive(row)),
    doubtful: doubtfulIn(tree, before.texts, next),
  };
  return {
    value: {
      ...plan,
      document: tree.document,
      texts: new Map(next.map((text) => [text.source.file, rowsOfPlan(plan, text)])),
      asked: questionsAt(plan.rows, files, next),
      decisions: [
        {
          path: decisionsPath(tree.document, tree.section),
          change: (text) => sectionDecisionsToYaml(text, plan),
        },
      ],
      report: [formatPlan(plan)],
    },
    diagnostics: next.flatMap(checkClauses),
  };
};

/** Texts of a section in the order in which they are laid. */
export const toSectionTexts = (texts: readonly NextText[]): readonly SectionText[] =>
  inOrder(texts).map((text) => ({ ...text, blocks: blocksOf(text.paragraphs) }));

/**
 * Lays the clauses of texts into the rows that there are, one language after the other: what the older text of the language has
 * is carried, the rest aligned with what the other languages say. `older` are the languages that have a text already.
 */
export const layClauses = (
  known: readonly Row[],
  texts: readonly SectionText[],
  older: readonly Language[],
  readMentions: ReadMentions,
): readonly Row[] =>
  texts.reduce((rows, text) => {
    const { lang } = text;
    const aligned = alignClauses(rows, clausesOf(text, rows), lang, readMentions);
    return uniteRows(aligned.known, aligned.own, { lang, isNewer: older.includes(lang), hasOthers: true });
  }, known);

/** An older edition may have IDs that the text has not, and that were never published. */
const takenIds = (
  { document, section, clauses, former, decisions }: SectionTree,
  published: readonly string[],
): readonly string[] => [
  ...published.map((address) => address.replace(`${document}/${section}/#`, '')),
  ...clauses.flatMap(({ id, annotations }) => [id, ...annotations.map((one) => one.id)]),
  ...former.flatMap((text) => [...text.clauses.keys()]),
  ...Object.keys(decisions.retired ?? {}),
];

const isAlive = (row: Row): boolean =>
  hasText(row) ||
  row.annotations.length > 0 ||
  row.prints.length > 0 ||
  (row.before !== undefined && !hasText(row.before));

/** What of the newer texts would be on no page, and has not been so before; signs alone (`>`, `-----`) need nobody. */
const doubtfulIn = (
  tree: SectionTree,
  current: readonly PreparedSource[],
  next: readonly SectionText[],
): SectionRows['doubtful'] => {
  const replaced = new Set(next.map(({ lang }) => tree.entries[lang]?.file));
  const wordsOf = ({ name: { is }, piece }: Paragraph): string => `${is} ${piece?.flow.text}`;
  const hasWords = ({ piece }: Paragraph): boolean => /[\p{L}\p{N}]/u.test(piece?.flow.text ?? '');
  const seen = new Set(
    current.filter(({ entry }) => replaced.has(entry.file)).flatMap((text) => text.paragraphs.map(wordsOf)),
  );
  return new Map(
    next.flatMap(({ source, paragraphs }) =>
      paragraphs
        .filter((row) => isOnNoPage(row.name) && hasWords(row) && !seen.has(wordsOf(row)))
        .map((row) => [row, source]),
    ),
  );
};

const checkClauses = ({ lang, source, blocks }: SectionText): readonly Diagnostic[] =>
  blocks.some((block) => block.role === 'clause' && block.lang === lang)
    ? []
    : [
        {
          code: 'align/no-clauses',
          severity: 'warning',
          file: source.file,
          message: `No clause in ${lang} was found in the text.`,
          hint: 'Is the language right, and the kind (`--kind guide` or `guide-annotated`)? `content parse` shows what is seen.',
        },
      ];
