import type { GuideBlock } from '../../pipeline/structure/structure.ts';
import { isBlank } from '../../pipeline/text/source-text.ts';
import { clauseIdSchema, type Part, parts } from '../../schema/guide.ts';
import { type Language, languages } from '../../schema/language.ts';
import { type RegistryRow, registryRowSchema } from '../../schema/registry.ts';
import { similarity } from '../compare/similarity.ts';
import { nextClauseId, nextNoteId } from './next-id.ts';
import { proposeLedger } from './propose-ledger.ts';
import type { ProposedRow, TextToAlign } from './propose-rows.ts';
import type { DraftRow, RegistryDraft } from './registry-draft.ts';
import { createRefWriter, firstWords, type RefWriter } from './section-units.ts';

/** Below this the aligner's score is a guess that a person has to look at. */
const sureScore = 0.8;

/**
 * The registry of a new section: a row for each proposed one, with the segments that carry it, the annotations
 * under their clauses, and what is printed in another language beside its clause. Text that the rows leave out
 * gets a row of its own, so that nothing is lost; whatever is uncertain or missing is marked for review.
 */
export const proposeRegistry = (
  section: string,
  texts: readonly TextToAlign[],
  proposed: readonly ProposedRow[],
): RegistryDraft => {
  const desk = createDesk(texts);
  for (const row of proposed) desk.addRow(row);
  for (const text of texts) desk.addLeftovers(text);
  for (const text of texts) desk.addAnnotations(text);
  for (const text of texts) desk.addAlsoPrinted(text);
  return {
    section,
    sources: Object.fromEntries(
      languages.flatMap((lang) => {
        const text = texts.find((one) => one.lang === lang);
        return text ? [[lang, text.source.file]] : [];
      }),
    ),
    rows: desk.rows(),
    ledger: proposeLedger(texts),
  };
};

/** A row in the making. */
interface OpenRow {
  readonly id: string;
  readonly part: Part;
  readonly score?: number;
  readonly texts: Map<Language, { at: string; text: string }>;
  readonly annotations: RegistryRow['annotations'];
  readonly alsoPrinted: RegistryRow['alsoPrinted'];
  readonly reviews: string[];
  readonly words: Map<string, string>;
}

interface Stretch {
  readonly block: GuideBlock;
  readonly from: number;
  readonly to: number;
}

const createDesk = (texts: readonly TextToAlign[]) => {
  const open: OpenRow[] = [];
  const taken = new Set<string>();
  const writers = new Map<Language, RefWriter>(
    texts.map(({ lang, source, structure }) => [lang, createRefWriter(source, structure)]),
  );
  const free = new Map(texts.map((text) => [text.lang, clauseBlocksOf(text).map(wholeBlock)]));
  /** Which row carries a block, for what hangs on it. */
  const rowOf = new Map<GuideBlock, OpenRow>();

  const openRow = (part: Part, wanted: string, score?: number): OpenRow => {
    const isFree = clauseIdSchema.safeParse(wanted).success && !taken.has(wanted);
    const id = isFree ? wanted : nextClauseId(part, taken);
    taken.add(id);
    const row: OpenRow = {
      id,
      part,
      ...(score === undefined ? {} : { score }),
      texts: new Map(),
      annotations: [],
      alsoPrinted: [],
      reviews: [],
      words: new Map(),
    };
    return row;
  };
  const give = (row: OpenRow, lang: Language, stretches: readonly Stretch[]): void => {
    const text = stretches.map(({ block, from, to }) => block.flow.text.slice(from, to)).join('\n\n');
    row.texts.set(lang, { at: writers.get(lang)?.refOf(stretches) ?? '', text });
    row.words.set(lang, firstWords(text));
    for (const { block } of stretches) if (!rowOf.has(block)) rowOf.set(block, row);
  };

  return {
    addRow: (proposed: ProposedRow): void => {
      const row = openRow(proposed.part, proposed.id, proposed.score);
      for (const lang of languages) {
        const stretches = (proposed[lang] ?? []).flatMap((text) => {
          const found = takeText(free.get(lang) ?? [], proposed.part, text);
          return found ? [found] : [];
        });
        if (stretches.length > 0) give(row, lang, stretches);
      }
      if (row.texts.size === 0) taken.delete(row.id);
      else open.push(row);
    },

    /** What no proposed row took, each stretch in a row of its own after the row before it in its text. */
    addLeftovers: (text: TextToAlign): void => {
      const left = (free.get(text.lang) ?? []).filter(
        ({ block, from, to }) => !isBlank(block.flow.text.slice(from, to)),
      );
      for (const stretch of left) addLeftover(text, stretch);
    },

    addAnnotations: (text: TextToAlign): void => {
      for (const { block, clause, isCertain } of hang(text)) {
        const part = block.part ?? 'definition';
        const row = rowFor(block, clause, part);
        if (!row) continue;
        const id = nextNoteId(row.id, new Set(row.annotations.map((annotation) => annotation.id)));
        const at = writers.get(text.lang)?.refOf([wholeBlock(block)]) ?? '';
        row.annotations.push({ id, lang: text.lang, at });
        row.words.set(id, firstWords(block.flow.text));
        if (!isCertain) row.reviews.push(`does ${id} speak of this?`);
      }
    },

    addAlsoPrinted: (text: TextToAlign): void => {
      const carried = texts.filter(({ source }) => source === text.source).map(({ lang }) => lang);
      // A source of two languages is looked through once.
      if (carried[0] !== text.lang) return;
      for (const block of text.structure.blocks) {
        if ((block.role !== 'clause' && block.role !== 'penalty') || carried.includes(block.lang)) continue;
        const row = mostAlike(open, block) ?? neighbor(text, block, rowOf) ?? open[0];
        if (!row) continue;
        const at = writers.get(text.lang)?.refOf([wholeBlock(block)]) ?? '';
        row.words.set(`also-${row.alsoPrinted.length}`, firstWords(block.flow.text));
        row.alsoPrinted.push({ lang: block.lang, in: text.lang, at });
      }
    },

    rows: (): readonly DraftRow[] =>
      parts.flatMap((part) => open.filter((row) => row.part === part)).map((row) => toDraft(row, texts)),
  };

  function addLeftover(text: TextToAlign, stretch: Stretch): void {
    const { block } = stretch;
    const part = block.part ?? 'definition';
    const penalty = part === 'penalty' ? open.find((row) => row.part === 'penalty') : undefined;
    if (penalty && !penalty.texts.has(text.lang)) {
      give(penalty, text.lang, [stretch]);
      penalty.reviews.push(`is the ${text.lang} the penalty?`);
      return;
    }
    const row = openRow(part, '');
    row.reviews.push('no other row took this text: is it a clause of its own?');
    give(row, text.lang, [stretch]);
    const blocks = clauseBlocksOf(text);
    const before = blocks
      .slice(0, blocks.indexOf(block))
      .findLast((one) => one.part === block.part && rowOf.has(one));
    const after = before && rowOf.get(before);
    open.splice(after ? open.indexOf(after) + 1 : startOfPart(open, part), 0, row);
  }

  function rowFor(block: GuideBlock, clause: GuideBlock | undefined, part: Part): OpenRow | undefined {
    if (part === 'examples' && block.about?.scope === 'part') {
      const known = open.find(({ id }) => id === 'examples');
      if (known) return known;
      const row = openRow('examples', 'examples');
      open.splice(
        startOfPart(open, 'examples') + open.filter((one) => one.part === 'examples').length,
        0,
        row,
      );
      return row;
    }
    return (clause && rowOf.get(clause)) ?? open.findLast((row) => row.part === part) ?? open.at(-1);
  }
};

const clauseBlocksOf = ({ lang, structure }: TextToAlign): readonly GuideBlock[] =>
  structure.blocks.filter(
    (block) => block.lang === lang && (block.role === 'clause' || block.role === 'penalty'),
  );

const wholeBlock = (block: GuideBlock): Stretch => ({ block, from: 0, to: block.flow.text.length });

/** Takes the first free stretch that holds a text, in its part if it can be; the rest of the stretch stays free. */
const takeText = (free: Stretch[], part: Part, text: string): Stretch | undefined => {
  const wanted = text.trim();
  const order = [...free.filter(({ block }) => block.part === part), ...free];
  for (const stretch of order) {
    const at = stretch.block.flow.text.slice(stretch.from, stretch.to).indexOf(wanted);
    if (at < 0 || wanted === '') continue;
    const from = stretch.from + at;
    const found = { block: stretch.block, from, to: from + wanted.length };
    const rest = [
      { ...stretch, to: found.from },
      { ...stretch, from: found.to },
    ].filter((one) => one.from < one.to);
    free.splice(free.indexOf(stretch), 1, ...rest);
    return found;
  }
  return undefined;
};

const startOfPart = (open: readonly OpenRow[], part: Part): number => {
  const index = open.findIndex((row) => parts.indexOf(row.part) >= parts.indexOf(part));
  return index < 0 ? open.length : index;
};

/** Every annotation of a text with the clause block it speaks of: the one it names, or the last one before it. */
const hang = (
  text: TextToAlign,
): readonly { block: GuideBlock; clause: GuideBlock | undefined; isCertain: boolean }[] => {
  const clauses = clauseBlocksOf(text);
  return text.structure.blocks.flatMap((block, index) => {
    if (block.role !== 'annotation' || block.lang !== text.lang) return [];
    const { about } = block;
    const named =
      about?.scope === 'label'
        ? clauses.find(({ part, label }) => part === block.part && label === about.label)
        : undefined;
    const before = text.structure.blocks.slice(0, index);
    const last = before.findLast((one) => clauses.includes(one) && one.part === block.part);
    return [{ block, clause: named ?? last, isCertain: Boolean(named ?? last) || about?.scope === 'part' }];
  });
};

const mostAlike = (open: readonly OpenRow[], { lang, flow }: GuideBlock): OpenRow | undefined => {
  const [best] = open
    .map((row) => ({ row, likeness: similarity(row.texts.get(lang)?.text ?? '', flow.text) }))
    .sort((left, right) => right.likeness - left.likeness);
  return best && best.likeness >= 0.4 ? best.row : undefined;
};

/** The row of the clause right after a block in its own part, or of the one before it. */
const neighbor = (
  { structure }: TextToAlign,
  block: GuideBlock,
  rowOf: ReadonlyMap<GuideBlock, OpenRow>,
): OpenRow | undefined => {
  const index = structure.blocks.indexOf(block);
  const near = [...structure.blocks.slice(index + 1), ...structure.blocks.slice(0, index).reverse()];
  const found = near.find((one) => one.part === block.part && rowOf.has(one));
  return found && rowOf.get(found);
};

/** Texts that the aligner laid together without being sure of it. */
const isUnsure = ({ score, texts }: OpenRow): boolean =>
  texts.size > 1 && score !== undefined && score < sureScore;

const toDraft = (row: OpenRow, texts: readonly TextToAlign[]): DraftRow => {
  const missing = row.texts.size === 0 ? [] : texts.filter(({ lang }) => !row.texts.has(lang));
  const reviews = [
    ...(isUnsure(row) ? ['do these texts belong together?'] : []),
    ...missing.map(({ lang }) => `why is there no ${lang}?`),
    ...row.reviews,
  ];
  return {
    row: registryRowSchema.parse({
      id: row.id,
      part: row.part,
      texts: Object.fromEntries(
        languages.flatMap((lang) => {
          const text = row.texts.get(lang);
          return text ? [[lang, text.at]] : [];
        }),
      ),
      annotations: row.annotations,
      alsoPrinted: row.alsoPrinted,
      missing: missing.map(({ lang }) => ({ lang, reason: { kind: 'omits' } })),
    }),
    ...(row.score === undefined ? {} : { score: row.score }),
    reviews,
    words: row.words,
  };
};
