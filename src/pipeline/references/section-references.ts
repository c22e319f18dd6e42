import type { Anomaly } from '../../schema/card.ts';
import type { RichNode } from '../inline/rich.ts';
import { plainTextOf } from '../inline/rich.ts';

/** The headings of FAQ sections as the source prints them, by address: `m10/rules-changes/#combat`. */
export type PrintedHeadings = ReadonlyMap<string, PrintedHeading>;

export interface PrintedHeading {
  readonly chapter: string;
  readonly section: string;
}

/**
 * The references of a ruling to a section under another heading than the printed one, or in the wrong chapter:
 * `通则释疑单元中，「新规则：战斗」` is `M10规则变动，「新规则：战斗」` in the source.
 */
export const compareSectionReferences = (
  nodes: readonly RichNode[],
  headings: PrintedHeadings,
): readonly Anomaly[] => {
  const chapters = new Set([...headings.values()].map(({ chapter }) => chapter));
  return nodes.flatMap((node, index): readonly Anomaly[] => {
    if (node.type !== 'reference' || node.target.kind !== 'page') return [];
    const printed = headings.get(node.target.to);
    const words = plainTextOf(node.children);
    if (!printed || !words.startsWith('「')) return [];
    const before = nodes[index - 1];
    const lead = before?.type === 'text' ? before.value : '';
    const chapter = [...chapters].find((title) => title !== '' && lead.includes(title));
    const rightChapter = chapter === undefined || chapter === printed.chapter;
    if (rightChapter && words === `「${printed.section}」`) return [];
    const read = chapter === undefined ? words : lead.slice(lead.lastIndexOf(chapter)) + words;
    return [{ kind: 'section-reference', source: read, fact: `${printed.chapter}，「${printed.section}」` }];
  });
};
