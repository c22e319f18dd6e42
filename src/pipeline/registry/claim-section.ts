import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { Part } from '../../schema/guide.ts';
import { type Language, languages } from '../../schema/language.ts';
import type { RegistryRow, SectionRegistry } from '../../schema/registry.ts';
import type { FindRow, Staged } from '../diagnostics.ts';
import type { GuideBlock, GuideStructure } from '../structure/structure.ts';
import { type Piece, rangeOfFlow } from '../text/flow.ts';
import type { SourceText } from '../text/source-text.ts';
import type { PlacesAt } from '../text/tally.ts';
import { type Assigned, type Candidate, type Claim, checkIds, claimSegments } from './claim-segments.ts';
import { registryPath } from './find-row.ts';

/** A section with the text of each of its registry rows. */
export interface ClaimedSection {
  readonly registry: SectionRegistry;
  readonly headings: readonly {
    readonly part: Part | 'title';
    readonly lang: Language;
    readonly piece: Piece;
    /** Of a heading inside the part: the ID of the clause after it; null at the end of the part. */
    readonly before?: string | null;
  }[];
  readonly clauses: readonly ClaimedClause[];
}

export interface ClaimedClause {
  readonly row: RegistryRow;
  readonly label?: string;
  /** The paragraphs of the clause in each language. */
  readonly texts: ReadonlyMap<Language, readonly Piece[]>;
  readonly alsoPrinted: readonly { readonly lang: Language; readonly piece: Piece }[];
  readonly annotations: readonly { readonly id: string; readonly lang: Language; readonly piece: Piece }[];
}

/** One source of a section with its structure. */
export interface StructuredSource {
  readonly source: SourceText;
  readonly structure: GuideStructure;
  /** Where the rows of a committed structure are. One that is only proposed has none, and its parts are not checked. */
  readonly placesAt?: PlacesAt;
}

/**
 * Gives the rows of a section's registry their texts from all its sources. Nothing is guessed: text that no row names
 * is reported.
 */
export const claimSection = (
  registry: SectionRegistry,
  sources: readonly StructuredSource[],
  findRow?: FindRow,
): Staged<ClaimedSection> => {
  const registryFile = registryPath(registry.document, registry.section);
  const ids = [
    ...registry.clauses.flatMap((row) => [row.id, ...row.annotations.map(({ id }) => id)]),
    ...registry.retired.map(({ id }) => id),
  ];
  const diagnostics: Diagnostic[] = [
    ...checkIds(ids, registryFile, findRow),
    ...checkGaps(registry, registryFile, findRow),
  ];
  const assigned = new Map<string, readonly Assigned<GuideBlock>[]>();
  for (const { source, structure, placesAt } of sources) {
    const claims = claimsOn(registry, source.file);
    const result = claimSegments(source, candidatesOf(source, structure), claims, registryFile, findRow);
    diagnostics.push(...result.diagnostics);
    for (const [id, blocks] of result.value) assigned.set(`${source.file} ${id}`, blocks);
    for (const claim of claims) {
      const other = result.value.get(claim.id)?.find(({ value }) => value.part !== claim.part);
      if (!other || !placesAt) continue;
      const place = { file: registryFile, ...findRow?.(registryFile, claim.id, claim.at) };
      diagnostics.push(otherPart(place, claim, source.file, other.value, placesAt));
    }
  }
  const find = (lang: Language, id: string): readonly Assigned<GuideBlock>[] =>
    assigned.get(`${registry.sources[lang] ?? ''} ${id}`) ?? [];

  const clauses = registry.clauses.map((row): ClaimedClause => {
    const texts = new Map<Language, readonly Piece[]>();
    for (const lang of languages) {
      const blocks = find(lang, `${row.id} ${lang}`);
      if (blocks.length > 0)
        texts.set(
          lang,
          blocks.flatMap((block) => block.pieces),
        );
    }
    const labels = languages.flatMap((lang) =>
      find(lang, `${row.id} ${lang}`).flatMap(({ value }) => value.label ?? []),
    );
    // A letter wins over the number that another language prints.
    const label = labels.find((one) => /^[A-Z]/u.test(one)) ?? labels[0];
    return {
      row,
      ...(label === undefined ? {} : { label }),
      texts,
      alsoPrinted: row.alsoPrinted.flatMap((also, index) =>
        find(also.in, alsoId(row, index)).flatMap(({ pieces }) =>
          pieces.map((piece) => ({ lang: also.lang, piece })),
        ),
      ),
      annotations: row.annotations.flatMap((annotation) =>
        find(annotation.lang, annotation.id).flatMap(({ pieces }) =>
          pieces.map((piece) => ({ id: annotation.id, lang: annotation.lang, piece })),
        ),
      ),
    };
  });
  const headings = sources.flatMap((one) => headingsOf(one, clauses));
  return { value: { registry, headings, clauses }, diagnostics };
};

const alsoId = (row: RegistryRow, index: number): string => `${row.id} also-${index}`;

const kindOf = (role: GuideBlock['role'], lang: Language): string => `${role} ${lang}`;

const toPiece = (source: SourceText, { flow, markup }: GuideBlock): Piece => ({ source, flow, markup });

const candidatesOf = (source: SourceText, { blocks }: GuideStructure): readonly Candidate<GuideBlock>[] =>
  blocks
    .filter((block) => block.role === 'penalty' || block.role === 'clause' || block.role === 'annotation')
    .map((block) => ({
      kind: kindOf(block.role, block.lang),
      pieces: [toPiece(source, block)],
      value: block,
    }));

const headingsOf = (
  { source, structure }: StructuredSource,
  clauses: readonly ClaimedClause[],
): ClaimedSection['headings'] =>
  structure.blocks.flatMap((block): ClaimedSection['headings'] => {
    if (block.role !== 'title' && block.role !== 'heading') return [];
    const part = block.role === 'title' ? 'title' : block.part;
    if (part === null) return [];
    const piece = toPiece(source, block);
    const place = block.inside ? { before: clauseAfter(piece, block.part, clauses) } : {};
    return [{ part, lang: block.lang, piece, ...place }];
  });

/** The first clause of a part that has a text after a piece in the same source. */
const clauseAfter = (piece: Piece, part: Part | null, clauses: readonly ClaimedClause[]): string | null => {
  const start = startOf(piece);
  const isAfter = (text: Piece): boolean => text.source === piece.source && startOf(text) > start;
  const next = clauses.find(
    ({ row, texts, alsoPrinted }) =>
      row.part === part &&
      ([...texts.values()].flat().some(isAfter) || alsoPrinted.some((also) => isAfter(also.piece))),
  );
  return next?.row.id ?? null;
};

const startOf = ({ flow }: Piece): number => rangeOfFlow(flow)?.start ?? 0;

/** A claim, and the part that the registry gives its text. */
type GuideClaim = Claim & { readonly part: Part };

/** The claims of a registry on one source. */
const claimsOn = (registry: SectionRegistry, file: string): readonly GuideClaim[] => {
  const own = (lang: Language): boolean => registry.sources[lang] === file;
  return registry.clauses.flatMap((row) => {
    const role = row.part === 'penalty' ? 'penalty' : 'clause';
    const texts = languages.filter(own).flatMap((lang): Claim[] => {
      const text = row.texts[lang];
      if (text === undefined) return [];
      const at = typeof text === 'string' ? text : text.at;
      return [{ id: `${row.id} ${lang}`, kind: kindOf(role, lang), at }];
    });
    const also = row.alsoPrinted.flatMap((one, index): Claim[] =>
      own(one.in) ? [{ id: alsoId(row, index), kind: kindOf(role, one.lang), at: one.at }] : [],
    );
    const annotations = row.annotations.flatMap((one): Claim[] =>
      own(one.lang) ? [{ id: one.id, kind: kindOf('annotation', one.lang), at: one.at }] : [],
    );
    return [...texts, ...also, ...annotations].map((claim) => ({ ...claim, part: row.part }));
  });
};

/** Reports a row in another part than that which the structure gives its text. */
const otherPart = (
  place: Pick<Diagnostic, 'file' | 'line'>,
  { id, at, part }: GuideClaim,
  source: string,
  block: GuideBlock,
  placesAt: PlacesAt,
): Diagnostic => {
  const [structure = 'the structure'] = placesAt(rangeOfFlow(block.flow)?.start ?? 0);
  return {
    code: 'registry/other-part',
    severity: 'error',
    ...place,
    message: `${id} is in the part ${part}, but ${structure} says that ${at} of ${source} is in ${block.part ?? 'none'}.`,
    hint: 'Correct `part` in one of the two files.',
  };
};

/** Reports rows that have neither a text nor a reason for its absence in a language of the section. */
const checkGaps = (
  registry: SectionRegistry,
  registryFile: string,
  findRow: FindRow | undefined,
): readonly Diagnostic[] =>
  registry.clauses
    .filter((row) => Object.keys(row.texts).length > 0)
    .flatMap((row) =>
      languages
        .filter((lang) => registry.sources[lang] !== undefined && row.texts[lang] === undefined)
        .filter((lang) => row.missing.every((missing) => missing.lang !== lang))
        .map((lang) => ({
          code: 'registry/unexplained-gap',
          severity: 'error',
          file: registryFile,
          ...findRow?.(registryFile, row.id, ''),
          message: `${row.id} has no text in ${lang}, and no reason for that.`,
          hint: 'Name its lines under `texts`, or give the reason under `missing`.',
        })),
    );
