import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { hasErrors } from '../../pipeline/diagnostics.ts';
import { parseBody } from '../../pipeline/emit/mdx.ts';
import { parseInline, plainText } from '../../pipeline/inline/inline.ts';
import type { FaqStructure, GuideStructure } from '../../pipeline/structure/structure.ts';
import { createSourceText, isBlank, type SourceText } from '../../pipeline/text/source-text.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import { checkConservation, collectPlaced } from '../read/lines/conserve.ts';
import { noHints } from '../read/lines/hints.ts';
import { readStructure } from '../read/read-structure.ts';
import { faqParseView } from '../read/view-faq.ts';
import { viewSection } from '../read/view-section.ts';
import { buildAlone, type LoneText } from './build-alone.ts';

/**
 * A fault of the grammars with a text, or undefined: a character that is lost or placed twice, a character in the output
 * of `parse` that is not in the text, a diagnostic without place or hint, or success although nothing was read.
 * Exceptions are not caught.
 */
export const findFaultOfParse = ({ kind, lang, text }: LoneText): string | undefined => {
  const source = createSourceText('lone.txt', text);
  const staged = readStructure(source, kind, { languages: [lang], hints: noHints });
  const { value, diagnostics } = staged;
  const [lost] = checkConservation(source, value);
  if (lost) return `${lost.line}:${lost.column} ${lost.message}`;
  const vague = diagnostics.find((diagnostic) => !isPrecise(diagnostic, source));
  if (vague) return `a vague diagnostic: ${JSON.stringify(vague)}`;
  if (!hasErrors(diagnostics) && !holdsSomething(value)) return 'success, but nothing was read';
  if (value.kind === 'set-faq') {
    faqParseView(source, { value, diagnostics });
    return undefined;
  }
  const view = viewSection(source, { value, diagnostics }, lang);
  const shown = [
    ...view.parts.flatMap(({ clauses, annotations = [] }) => [
      ...clauses.flatMap((clause) => [clause.text, ...clause.annotations.map((note) => note.text)]),
      ...annotations.map((note) => note.text),
    ]),
    ...[...view.ledger, ...view.markup].map((one) => one.text),
  ];
  return isSameText(shown, [text]) ? undefined : 'the plain data has other characters than the text';
};

/**
 * A fault of the build with a text, or undefined: MDX that shows other text than the source has, or that would execute
 * something. It is no fault if the build refuses the text with one of the errors of `isRefusal`.
 */
export const findFaultOfPages = (lone: LoneText): string | undefined => {
  const staged = buildAlone(lone);
  if (!staged) return undefined;
  const { value: edition, diagnostics } = staged;
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (error)
    return isRefusal(error) ? undefined : `${error.line}:${error.column} ${error.code} ${error.message}`;
  const source = createSourceText('lone.txt', lone.text);
  const { value } = readStructure(source, lone.kind, { languages: [lone.lang], hints: noHints });
  const ledger = new Set<unknown>(value.ledger.map(({ flow }) => flow));
  const expected = collectPlaced(value)
    .flows.filter((flow) => !ledger.has(flow))
    .map((flow) => plainText(parseInline(flow).nodes));
  const trees = [...edition.sections, ...edition.chapters, ...edition.cards].map(({ mdx }) =>
    parseBody(mdx.slice(mdx.indexOf('\n---\n') + 5)),
  );
  const active = trees.flatMap(activeNodes)[0];
  if (active !== undefined) return `a page would do something: ${active}`;
  // Marks of emphasis on two lines are a pair in a paragraph, and none where each line is an item of a list. That no
  // mark is lost, `findFaultOfParse` says.
  const unmarked = (texts: readonly string[]) => texts.map((each) => each.replace(/[*_]/gu, ''));
  return isSameText(unmarked(trees.flatMap((tree) => [textOf(tree), ...barsOf(tree)])), unmarked(expected))
    ? undefined
    : 'other text is visible than the source has';
};

/** The bars between the cells of tables, which are their grid. */
const barsOf = (node: Nodes): readonly string[] => {
  if (node.type === 'tableRow') return ['|', ...node.children.map(() => '|')];
  return 'children' in node ? node.children.flatMap(barsOf) : [];
};

const isPrecise = ({ code, file, line, message, hint }: Diagnostic, source: SourceText): boolean =>
  code !== '' &&
  file === source.file &&
  line !== undefined &&
  line >= 1 &&
  line <= source.lineStarts.length &&
  message !== '' &&
  hint !== '';

const holdsSomething = (structure: GuideStructure | FaqStructure): boolean =>
  structure.kind === 'guide'
    ? structure.blocks.some(({ role }) => role === 'clause')
    : structure.chapters.some(({ groups }) => groups.some(({ cards }) => cards.length > 0));

/** Errors that are right for bad input: an empty text, one without clauses or cards, one with unprintable characters. */
const isRefusal = ({ code }: Diagnostic): boolean =>
  ['structure/empty', 'structure/no-clauses', 'faq/empty', 'faq/no-cards', 'source/unprintable'].includes(
    code,
  );

const isSameText = (left: readonly string[], right: readonly string[]): boolean => {
  const [ours, theirs] = [countEach(left), countEach(right)];
  return (
    ours.size === theirs.size && [...ours].every(([character, count]) => theirs.get(character) === count)
  );
};

/** How often each non-blank character occurs. */
const countEach = (pieces: Iterable<string>): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const piece of pieces) {
    for (const character of piece) {
      if (!isBlank(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
    }
  }
  return counts;
};

const harmless = new Set([
  'root',
  'paragraph',
  'text',
  'break',
  'list',
  'listItem',
  'table',
  'tableRow',
  'tableCell',
]);
const emphasis = /^(?:em|strong)$/u;
const ourComponent =
  /^(?:Part|Clause|Text|Heading|FaqSection|Note|CardBox|CardHead|CardText|CardGroup|Ruling|Printed|Symbol|Ref|Correction)$/u;

/** Nodes that are not plain text in our own components. */
export const activeNodes = (node: Nodes): readonly string[] => {
  const below = 'children' in node ? node.children.flatMap(activeNodes) : [];
  if (node.type === 'link') return /^(?:https?|mailto|xmpp):/u.test(node.url) ? below : [node.url];
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    if (emphasis.test(node.name ?? '') && node.attributes.length === 0) return below;
    const isOurs =
      ourComponent.test(node.name ?? '') &&
      node.attributes.every(({ type, value }) => type === 'mdxJsxAttribute' && typeof value === 'string');
    return isOurs ? below : [`<${node.name}>`];
  }
  return harmless.has(node.type) ? below : [node.type];
};
