/**
 * Words that are broken at a line end. The hyphen is the printer's if the text has the whole word elsewhere (`oppo-` /
 * `nent`), and part of the word if the text has it with a hyphen elsewhere (`well-` / `known`). If the text has neither, it is kept
 * and reported.
 */

import type { Staged } from '../../../pipeline/diagnostics.ts';
import { type Flow, rangesOf, withoutUnits } from '../../../pipeline/text/flow.ts';
import type { Range, SourceText } from '../../../pipeline/text/source-text.ts';
import { type Problem, problemInside, toDiagnostics } from '../problems.ts';

/** The same structure, but with the printer's hyphens moved from the texts of blocks to their `markup`. */
export const mendBrokenWords = <Tree>(source: SourceText, structure: Tree): Staged<Tree> => {
  if (!/\u00AD|[-‐][^\S\n]*\n/u.test(source.text)) return { value: structure, diagnostics: [] };
  const judge = createJudge(source.text);
  const problems: Problem[] = [];
  const visit = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null || 'offsets' in node) return node;
    if (Array.isArray(node)) return node.map(visit);
    const own = isBlock(node) ? mendBlock(source, node, judge, problems) : node;
    return Object.fromEntries(Object.entries(own).map(([key, value]) => [key, visit(value)]));
  };
  return { value: visit(structure) as Tree, diagnostics: toDiagnostics(source.file, problems) };
};

interface Block {
  readonly flow: Flow;
  readonly markup: readonly Range[];
}

const isBlock = (node: object): node is Block =>
  'flow' in node && 'markup' in node && Array.isArray(node.markup);

/** Whether a hyphen is the printer's; undefined if the text does not show it. */
type Judge = (head: string, tail: string) => boolean | undefined;

const createJudge = (text: string): Judge => {
  const words = new Set(
    text
      .replace(brokenWord, '\n')
      .toLowerCase()
      .match(/\p{L}+(?:[-‐]\p{L}+)*/gu),
  );
  return (head, tail) => {
    if (words.has(head + tail)) return true;
    return words.has(`${head}-${tail}`) ? false : undefined;
  };
};

const brokenWord = /(?<!\p{L})\p{L}{1,40}[-‐\u00AD][^\S\n]*\n\s*\p{Ll}{1,40}/gu;

const hyphenInWord = /\u00AD|(?<=(?<head>\p{L}{1,40}))[-‐](?=(?<tail>\p{Ll}{1,40}))/gu;

const mendBlock = (source: SourceText, block: Block, judge: Judge, problems: Problem[]): Block => {
  const { flow } = block;
  const hyphens = new Set<number>();
  for (const { 0: hyphen, index, groups } of flow.text.matchAll(hyphenInWord)) {
    const { head = '', tail = '' } = groups ?? {};
    const [at = -1, next = -1] = flow.offsets.slice(index, index + 2);
    const isSoft = hyphen === '\u00AD';
    // Within a line nothing is between the two in the source.
    if (at < 0 || (!isSoft && next <= at + 1)) continue;
    const isPrinters = isSoft || judge(head.toLowerCase(), tail);
    if (isPrinters === undefined)
      problems.push(problemInside(source, at, 'structure/broken-word', `${head}-${tail}`));
    if (isPrinters) hyphens.add(index);
  }
  if (hyphens.size === 0) return block;
  return {
    ...block,
    flow: withoutUnits(flow, (index) => hyphens.has(index)),
    markup: [...block.markup, ...[...hyphens].flatMap((index) => rangesOf(flow, index, index + 1))],
  };
};
