/**
 * Words that a line end has broken. The hyphen is of the word (`well-` / `known`) or of the printer (`oppo-` / `nent`);
 * the rest of the text knows: it has the word whole elsewhere, or with its hyphen. Where it has neither, a text whose
 * printer breaks words has broken this one too, unless both halves are words, or one is such as compounds are made of;
 * that is a guess, and said to be one. That its printer breaks words shows where a broken word stands whole elsewhere, or
 * where two different ones break into what are no words.
 */

import type { Staged } from '../../../pipeline/diagnostics.ts';
import { type Flow, joinFlows, sliceFlow } from '../../../pipeline/text/flow.ts';
import { positionAt, type Range, type SourceText } from '../../../pipeline/text/source-text.ts';
import type { Diagnostic } from '../../../schema/diagnostic.ts';

/**
 * A structure of any shape in which the printer's hyphens have become mark-up of their blocks, and what of it is a
 * guess. Everything else is as it was.
 */
export const mendBrokenWords = <Tree>(source: SourceText, structure: Tree): Staged<Tree> => {
  if (!breaks.test(source.text) && !source.text.includes('\u00AD'))
    return { value: structure, diagnostics: [] };
  const judge = createJudge(source.text);
  const diagnostics: Diagnostic[] = [];
  const visit = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null || 'offsets' in node) return node;
    if (Array.isArray(node)) return node.map(visit);
    const own = isBlock(node) ? mendBlock(source, node, judge, diagnostics) : node;
    return Object.fromEntries(Object.entries(own).map(([key, value]) => [key, visit(value)]));
  };
  return { value: visit(structure) as Tree, diagnostics };
};

/** A word with a hyphen at a line end, and what goes on in the next line. */
const breaks = /\p{L}[-‐\u00AD][^\S\n]*\n\s*\p{Ll}/u;
const brokenWord = /(?<!\p{L})(?<head>\p{L}{1,40})(?<hyphen>[-‐\u00AD])[^\S\n]*\n\s*(?<tail>\p{Ll}{1,40})/gu;
const hyphenInWord =
  /(?<hyphen>[-‐\u00AD])(?<=(?<head>\p{L}{1,40})[-‐\u00AD])(?=(?<tail>\p{Ll}{1,40}))|\u00AD/gu;

interface Block {
  readonly flow: Flow;
  readonly markup: readonly Range[];
}

const isBlock = (node: object): node is Block =>
  'flow' in node && 'markup' in node && Array.isArray(node.markup);

/** Whose a hyphen is; undefined is nobody's knowledge. */
type Judge = (
  head: string,
  hyphen: string,
  tail: string,
) => { readonly isPrinters: boolean; readonly isGuess: boolean };

const createJudge = (text: string): Judge => {
  const words = new Set(
    text
      .replace(brokenWord, '\n')
      .toLowerCase()
      .match(/\p{L}+(?:[-‐]\p{L}+)*/gu),
  );
  const isWhole = (head: string, hyphen: string, tail: string): boolean =>
    hyphen === '\u00AD' || words.has(`${head}${tail}`.toLowerCase());
  const areWords = (head: string, tail: string): boolean =>
    compounds.test(`${head}-${tail}`) || (words.has(head.toLowerCase()) && words.has(tail));
  const broken = [...text.matchAll(brokenWord)].map(
    ({ groups: { head = '', hyphen = '', tail = '' } = {} }) => ({ head, hyphen, tail }),
  );
  const unknown = broken.filter(
    ({ head, tail }) => !words.has(`${head}-${tail}`.toLowerCase()) && !areWords(head, tail),
  );
  const isBroken =
    broken.some(({ head, hyphen, tail }) => isWhole(head, hyphen, tail)) ||
    new Set(unknown.map(({ head, tail }) => `${head}-${tail}`.toLowerCase())).size >= 2;
  return (head, hyphen, tail) => {
    if (isWhole(head, hyphen, tail)) return { isPrinters: true, isGuess: false };
    if (words.has(`${head}-${tail}`.toLowerCase())) return { isPrinters: false, isGuess: false };
    return { isPrinters: isBroken && !areWords(head, tail), isGuess: true };
  };
};

/** What a hyphen joins and no printer breaks off: `mix-up`, `non-token`, `double-faced`. */
const compounds =
  /^(?:non|self|half|well|double|single|two|three|four)-|-(?:up|off|out|down|over|like|free|based|wide|faced|sided|handed|level|specific)$/iu;

const mendBlock = (source: SourceText, block: Block, judge: Judge, diagnostics: Diagnostic[]): Block => {
  const { flow } = block;
  const pieces: Flow[] = [];
  const markup: Range[] = [];
  let from = 0;
  for (const { 0: hyphen, index, groups: { head = '', tail = '' } = {} } of flow.text.matchAll(
    hyphenInWord,
  )) {
    const [at = -1, next = -1] = flow.offsets.slice(index, index + 2);
    if (hyphen !== '\u00AD') {
      // In the source something stands between the two: the line end.
      if (at < 0 || next <= at + 1) continue;
      const { isPrinters, isGuess } = judge(head, hyphen, tail);
      if (isGuess) diagnostics.push(toDiagnostic(source, at, [head, tail], isPrinters));
      if (!isPrinters) continue;
    }
    pieces.push(sliceFlow(flow, from, index));
    markup.push({ start: at, end: at + 1 });
    from = index + 1;
  }
  if (markup.length === 0) return block;
  return {
    ...block,
    flow: joinFlows([...pieces, sliceFlow(flow, from)]),
    markup: [...block.markup, ...markup],
  };
};

const toDiagnostic = (
  source: SourceText,
  offset: number,
  [head, tail]: readonly [string, string],
  isPrinters: boolean,
): Diagnostic => ({
  code: 'structure/broken-word',
  severity: 'warning',
  file: source.file,
  ...positionAt(source, offset),
  message: `“${head}-${tail}” is broken at a line end, and stands nowhere else; its hyphen was ${isPrinters ? 'taken for the printer’s and left out' : 'kept'}.`,
  hint: isPrinters
    ? `If the word has one, give it back with a correction of the kind omission: before “${head}”, text “-”, after “-”.`
    : `If the word has none, take it out with a correction of the kind insertion: before “${head}”, reading “-”.`,
});
