import { type ClauseNode, partOfId, type SectionTree } from '../../pipeline/join/tree.ts';
import type { RowKind, RowName } from '../../pipeline/marked-text/margin.ts';
import { type Part, parts } from '../../schema/guide.ts';
import { type Language, languages, mapTexts } from '../../schema/language.ts';
import type { Placement } from '../align/evidence.ts';
import type { ReadParagraph } from '../read/name-paragraphs.ts';
import { type GuideBlock, isClause, type TextBlock } from '../read/structure.ts';
import { partOf as partOfPlaces } from './number.ts';
import { newRow, type Row, type SectionText, textOfLines } from './rows.ts';

export const readClauses = ({ clauses, entries }: SectionTree): readonly Row[] => {
  const placeOf = ({ id, part, label }: ClauseNode): Placement => ({
    part,
    isPartSure: true,
    ...(label === undefined ? {} : { label: id.replace('example-', '').toUpperCase() }),
  });
  const languageOf = (file: string): Language =>
    languages.find((lang) => entries[lang]?.file === file) ?? languages[0];
  return clauses.map((clause): Row => {
    const { id, texts, annotations, alsoPrinted, decision } = clause;
    const before = newRow('clause', id, {
      ...{ lines: texts, annotations, decision },
      texts: mapTexts(texts, textOfLines),
      places: mapTexts(texts, () => [placeOf(clause)]),
      prints: alsoPrinted.map(({ lang, piece }) => ({ lang, in: languageOf(piece.source.file), piece })),
    });
    return { ...before, before };
  });
};

/** Converts paragraphs to blocks. Role and language are from the margin, the rest from a reader’s block that has both. */
export const blocksOf = (paragraphs: readonly ReadParagraph[]): readonly GuideBlock[] =>
  paragraphs.flatMap(({ name, piece, label, block, isKept }) => {
    const { is, lang } = name;
    const role = roleOf(name);
    if (!role || !piece) return [];
    const read = block?.role === role && block.lang === lang ? block : undefined;
    return [
      {
        ...(label !== undefined && is === 'clause' ? { label } : {}),
        ...read,
        ...(is === 'subheading' ? { inside: true } : {}),
        ...(isKept === true ? { keptId: name.id } : {}),
        ...{ role, lang, part: partOf(name, read), flow: piece.flow, markup: piece.markup },
      },
    ];
  });

/** The part of a block; null for a title and above the first heading. An annotation keeps the part of its block. */
const partOf = ({ part, id }: RowName, read: GuideBlock | undefined): GuideBlock['part'] => {
  const own = part ?? (id === '' ? null : partOfId(id));
  // The reader gives text above the first heading no part, but an ID of `definition`: the part stays null.
  const isAsRead = read && (read.role === 'annotation' || (read.part ?? 'definition') === own);
  return isAsRead ? read.part : own;
};

const roleOf = ({ is, id }: RowName): GuideBlock['role'] | undefined =>
  id === 'penalty' ? 'penalty' : roles[is];

const roles: Readonly<Partial<Record<RowKind, GuideBlock['role']>>> = {
  title: 'title',
  heading: 'heading',
  subheading: 'heading',
  clause: 'clause',
  annotation: 'annotation',
};

/**
 * Converts the clauses of a text to rows. A clause with an ID of the older text, and the penalty, get the existing row
 * as `match`. Paragraphs with one such ID are one clause, and so are all paragraphs of the penalty.
 */
export const clausesOf = ({ lang, blocks: all }: SectionText, known: readonly Row[] = []): readonly Row[] => {
  const blocks = all.filter((block) => isClause(block) && block.lang === lang);
  const place = createPlacer(all);
  const placeOf = (block: GuideBlock): Placement =>
    block.role === 'penalty' ? { part: 'penalty', isPartSure: true } : place(block);
  const groups = Map.groupBy(blocks, (block) =>
    block.role === 'penalty' ? 'penalty' : (block.keptId ?? block),
  );
  return Array.from(
    groups,
    ([id, own]): Row => ({
      ...clauseOfLines(lang, own),
      places: { [lang]: own.map(placeOf) },
      match: known.find((row) => (id === 'penalty' ? partOfRow(row) === id : row.id === id)),
      isVoiceOpen: own.some(({ isVoiceOpen }) => isVoiceOpen),
    }),
  );
};

const createPlacer = (blocks: readonly GuideBlock[]): ((block: GuideBlock) => Placement) => {
  const printed = new Set(
    blocks.flatMap(({ role, part, inside }) =>
      role === 'heading' && part !== null && !inside ? [part] : [],
    ),
  );
  return ({ part, label }) => ({
    part: part ?? 'definition',
    isPartSure: part !== null && (printed.has(part) || label !== undefined),
    ...(label === undefined ? {} : { label }),
  });
};

const clauseOfLines = (lang: Language, lines: readonly TextBlock[]): Row =>
  newRow('clause', '', { lines: { [lang]: lines }, texts: { [lang]: textOfLines(lines) } });

/** The part in the ID that a clause had before the plan; of a new clause, the part in which it is printed. */
export const partOfRow = ({ before, places }: Row): Part =>
  before ? partOfId(before.id) : partOfPlaces(places);

export const inParts = (rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => parts.indexOf(partOfRow(one)) - parts.indexOf(partOfRow(other)));
