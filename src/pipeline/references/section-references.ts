import type { Anomaly } from '../../schema/card.ts';
import type { RichNode } from '../inline/rich.ts';
import { plainTextOf } from '../inline/rich.ts';

/** What the source calls the places that a text can send its reader to, by address: `m10/rules-changes/#combat`. */
export type PrintedPlaces = ReadonlyMap<string, PrintedPlace>;

export interface PrintedPlace {
  readonly chapter: string;
  readonly section: string;
}

/**
 * Sections that a ruling names otherwise than they are printed, or places in a chapter where they are not:
 * `通则释疑单元中，「新规则：战斗」` is really `M10规则变动，「新规则：战斗」`.
 */
export const compareSectionReferences = (
  nodes: readonly RichNode[],
  places: PrintedPlaces,
): readonly Anomaly[] => {
  const chapters = new Set([...places.values()].map(({ chapter }) => chapter));
  return nodes.flatMap((node, index): readonly Anomaly[] => {
    if (node.type !== 'reference' || node.target.kind !== 'page') return [];
    const place = places.get(node.target.to);
    if (!place) return [];
    const words = plainTextOf(node.children);
    const before = nodes[index - 1];
    const lead = before?.type === 'text' ? before.value : '';
    const chapter = [...chapters].find((title) => title !== '' && lead.includes(title));
    const rightChapter = chapter === undefined || chapter === place.chapter;
    if (rightChapter && words === `「${place.section}」`) return [];
    const read = chapter === undefined ? words : lead.slice(lead.lastIndexOf(chapter)) + words;
    return [{ kind: 'section-reference', source: read, fact: `${place.chapter}，「${place.section}」` }];
  });
};
