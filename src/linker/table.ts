import type { CitedNames } from '../search/cite/lexicon.ts';
import type { NameEntry } from '../search/names/name-row.ts';
import { type HanTable, toHanFolding } from '../search/text/han.ts';
import { addressInContents } from '../search/text/record.ts';

/** What the linker knows of the guides; it stands in its script. A section has its anchors where its text is here. */
export interface LinkerTable {
  readonly guides: CitedNames['guides'];
  readonly sections: readonly Pick<NameEntry, 'document' | 'section' | 'titles' | 'also' | 'anchors'>[];
  readonly han: HanTable;
}

/** The names as the resolver asks for them. */
export function openTable({ guides, sections, han }: LinkerTable): CitedNames {
  const entries = sections.map(
    (each): NameEntry => ({
      ...each,
      kind: 'section',
      url: each.anchors
        ? `${each.document}/${each.section}/`
        : addressInContents(each.document, each.section),
    }),
  );
  return { guides, entries, fold: toHanFolding(han) };
}
