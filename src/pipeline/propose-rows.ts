import { type Part, parts } from '../schema/ipg.ts';
import { type Language, languages } from '../schema/language.ts';
import type { Staged } from './diagnostics.ts';
import type { SourceText } from './source-text.ts';
import type { IpgBlock, IpgStructure } from './structure.ts';

/** A proposed clause row: for a person to decide. `score` is between 0 (a guess) and 1 (certain). */
export interface ProposedRow {
  readonly id: string;
  readonly part: Part;
  readonly label?: string;
  readonly zh?: readonly string[];
  readonly ja?: readonly string[];
  readonly en?: readonly string[];
  readonly score: number;
}

/** One text of a section. */
export interface TextToAlign {
  readonly lang: Language;
  readonly source: SourceText;
  readonly structure: IpgStructure;
}

/** Proposes rows for texts of the same section: examples by their labels, the rest of a part by its order. */
export const proposeRows = (texts: readonly TextToAlign[]): Staged<readonly ProposedRow[]> => ({
  value: parts.flatMap((part) => proposePart(part, texts)),
  diagnostics: [],
});

const proposePart = (part: Part, texts: readonly TextToAlign[]): readonly ProposedRow[] => {
  const rows = new Map<string, { label?: string; texts: Map<Language, string[]>; sizes: Set<number> }>();
  for (const { lang, structure } of texts) {
    const blocks = structure.blocks.filter(
      (block) =>
        block.part === part && block.lang === lang && (block.role === 'clause' || block.role === 'penalty'),
    );
    blocks.forEach((block, index) => {
      const id = rowId(part, block, index);
      const row = rows.get(id) ?? { texts: new Map<Language, string[]>(), sizes: new Set<number>() };
      row.texts.set(lang, [...(row.texts.get(lang) ?? []), block.flow.text]);
      row.sizes.add(blocks.length);
      rows.set(id, { ...row, ...(block.label === undefined ? {} : { label: block.label }) });
    });
  }
  return [...rows].map(([id, row]) => ({
    id,
    part,
    ...(row.label === undefined ? {} : { label: row.label }),
    ...Object.fromEntries(
      languages.flatMap((lang) => (row.texts.has(lang) ? [[lang, row.texts.get(lang)]] : [])),
    ),
    // A label is certain; order is as good as the counts agree.
    score: row.label !== undefined || part === 'penalty' ? 1 : row.sizes.size === 1 ? 0.8 : 0.4,
  }));
};

const rowId = (part: Part, { label }: IpgBlock, index: number): string => {
  if (part === 'penalty') return 'penalty';
  if (part === 'examples')
    return `example-${(label ?? String.fromCharCode(97 + (index % 26))).toLowerCase()}`;
  return `${part}-${index + 1}`;
};
