import type { SectionDecisions } from '../../schema/decision.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import { parts } from '../../schema/guide.ts';
import { inEachLanguage, type Language, languagesFrom, languagesOf } from '../../schema/language.ts';
import { errorAt, type Staged } from '../diagnostics.ts';
import { isLetter, type Paragraph } from '../marked-text/paragraphs.ts';
import type { PreparedSource } from '../marked-text/prepare-source.ts';
import { type Piece, rangeOfFlow } from '../text/flow.ts';
import { type Decided, decisionsPath } from './decided.ts';
import { joinOrders } from './order.ts';
import { checkTexts, formerTexts, languagesOffPage } from './replaced.ts';
import { checkRuns, checkScripts, type NameInText } from './runs.ts';
import { type ClauseNode, type HeadingNode, partOfId, type SectionTree } from './tree.ts';

/**
 * Joins the texts of a section by their IDs. The prevailing language gives the order of clauses; a clause that this
 * language lacks follows the clause above it in its own text. Reports IDs that occur twice, languages with two texts,
 * and gaps without a reason. Warns of clauses without a letter of their language.
 */
export const joinSection = (
  texts: readonly PreparedSource[],
  decided: Decided<SectionDecisions>,
  prevails: Language,
): Staged<SectionTree> => {
  const { document, page: section, value: decisions } = decided;
  // Leaves out the rows of older editions, which are in `former`.
  const isCurrent = (text: PreparedSource, lang: Language): boolean =>
    !languagesOffPage(text, texts).includes(lang);
  const rows = texts.flatMap((text) =>
    text.paragraphs.filter(({ name }) => isCurrent(text, name.lang)).map((row) => ({ ...row, text })),
  );
  const nodes = joinClauses(rows, decisions, prevails);
  const tree: SectionTree = {
    document,
    section,
    entries: inEachLanguage(
      (lang) => texts.find((text) => text.entry.languages.includes(lang) && isCurrent(text, lang))?.entry,
    ),
    decisions,
    headings: rows.flatMap((row) => toHeading(row, nodes)),
    former: formerTexts(texts),
    clauses: nodes,
  };
  return {
    value: tree,
    diagnostics: [
      ...texts.flatMap((text) => [...checkRuns(text, nameOfRow), ...checkScripts(text)]),
      ...checkTexts(texts, `${document} ${section}`),
      ...checkGaps(tree, rows),
    ],
  };
};

type Row = Paragraph & { readonly text: PreparedSource };

const joinClauses = (
  rows: readonly Row[],
  { clauses: decisions = {}, after }: SectionDecisions,
  prevails: Language,
): readonly ClauseNode[] => {
  const printed = rows.filter(({ name }) => name.is === 'clause');
  const isOwn = ({ name, text }: Row): boolean => text.entry.languages.includes(name.lang);
  const inOrder = languagesFrom(prevails);
  const annotations = rows.filter(({ name }) => name.is === 'annotation');
  const joined = joinOrders([
    ...inOrder.map((lang) =>
      printed.filter((row) => row.name.lang === lang && isOwn(row)).map(({ name }) => name.id),
    ),
    printed.map(({ name }) => name.id),
  ]);
  const bare = [...new Set(annotations.map(({ name }) => clauseOf(name.id)))].filter(
    (id) => !joined.includes(id),
  );
  const order = parts.flatMap((part) => [...bare, ...joined].filter((id) => partOfId(id) === part));
  return joinOrders([order], after).map((id): ClauseNode => {
    const own = printed.filter(({ name }) => name.id === id);
    const piecesIn = (lang: Language): readonly Piece[] =>
      own.filter((row) => row.name.lang === lang && isOwn(row)).flatMap(({ piece }) => piece ?? []);
    const labelIn = (lang: Language): string | undefined =>
      own.find(({ name, label }) => name.lang === lang && label !== undefined)?.label;
    const labels = id.startsWith('example-') ? inOrder.flatMap((lang) => labelIn(lang) ?? []) : [];
    // A letter in one language wins over a number in another.
    const label = labels.find(isLetter) ?? labels[0];
    return {
      id,
      part: partOfId(id),
      label,
      otherLabels: inEachLanguage((lang) => {
        const printed = label === undefined ? undefined : labelIn(lang);
        return printed !== undefined && isLetter(printed) && printed !== label ? printed : undefined;
      }),
      texts: inEachLanguage((lang) => (piecesIn(lang).length > 0 ? piecesIn(lang) : undefined)),
      alsoPrinted: own.flatMap((row) =>
        row.piece && !isOwn(row) ? [{ lang: row.name.lang, piece: row.piece }] : [],
      ),
      annotations: annotations.flatMap(({ name, piece }) =>
        piece && clauseOf(name.id) === id ? [{ id: name.id, lang: name.lang, piece }] : [],
      ),
      decision: decisions[id as keyof typeof decisions] ?? {},
    };
  });
};

const nameOfRow = ({ name: { is, id, lang } }: Paragraph): NameInText | undefined => {
  return is === 'clause' || is === 'annotation' ? [`${id} ${lang}`] : undefined;
};

/** `clauseOf('remedy-4-note-1') // => 'remedy-4'` */
const clauseOf = (annotation: string): string => annotation.replace(/-note-\d+$/u, '');

const toHeading = ({ name, piece }: Row, clauses: readonly ClauseNode[]): readonly HeadingNode[] => {
  const { is, part = 'title', lang } = name;
  if (!piece || (is !== 'title' && is !== 'heading' && is !== 'subheading')) return [];
  return [
    { part, lang, piece, ...(is === 'subheading' ? { before: clauseAfter(piece, part, clauses) } : {}) },
  ];
};

/** The ID of the first clause of a part that is below the piece in its source; null if there is none. */
const clauseAfter = (piece: Piece, part: string, clauses: readonly ClauseNode[]): string | null => {
  const isAfter = (text: Piece): boolean => text.source === piece.source && startOf(text) > startOf(piece);
  const next = clauses.find(
    (clause) =>
      clause.part === part &&
      (Object.values(clause.texts).flat().some(isAfter) ||
        clause.alsoPrinted.some((also) => isAfter(also.piece))),
  );
  return next?.id ?? null;
};

const startOf = ({ flow }: Piece): number => rangeOfFlow(flow)?.start ?? 0;

const checkGaps = (
  { document, section, entries, clauses }: SectionTree,
  rows: readonly Row[],
): readonly Diagnostic[] =>
  clauses
    .filter(({ texts }) => languagesOf(texts).length > 0)
    .flatMap(({ id, texts, decision }) => {
      const row = rows.find(({ name }) => name.is === 'clause' && name.id === id);
      const lacking = languagesOf(entries).filter((lang) => !texts[lang] && !decision.missing?.[lang]);
      if (lacking.length === 0) return [];
      const files = [...new Set(lacking.flatMap((lang) => entries[lang]?.file ?? []))];
      const reasons = lacking.map((lang) => `${lang}: { kind: omits }`);
      return errorAt(
        'join/unexplained-gap',
        { file: row?.text.path ?? 'content', line: row?.line },
        `${id} has no text in ${lacking.join(', ')}, and the decisions give no reason.`,
        `Write ${id} into the margin of its line in ${files.join(' and ')}, or the ID of that line here. If there is no such line, write the reason into ${decisionsPath(document, section)}: clauses: { ${id}: { missing: { ${reasons.join(', ')} } } }.`,
      );
    });
