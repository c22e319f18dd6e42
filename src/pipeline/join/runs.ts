import type { Diagnostic } from '../../schema/diagnostic.ts';
import { scriptOf } from '../../schema/scripts.ts';
import { errorAt, warningAt } from '../diagnostics.ts';
import type { RowName } from '../marked-text/margin.ts';
import { mayBeBetween, type Paragraph } from '../marked-text/paragraphs.ts';
import type { PreparedSource } from '../marked-text/prepare-source.ts';

type Text = Pick<PreparedSource, 'path' | 'paragraphs'>;

/** The unique name of a row. If the name is unique only within a parent row, `within` is the line of the parent. */
export type NameInText = readonly [name: string, within?: number | undefined];

/**
 * Reports IDs that occur twice in a text. Consecutive rows of a clause or ruling are its paragraphs; rows on no page
 * or in another language may be between them. `nameOf` returns undefined for rows without an ID.
 */
export const checkRuns = (
  { path, paragraphs }: Text,
  nameOf: (row: Paragraph) => NameInText | undefined,
): readonly Diagnostic[] => {
  const seen = new Map<string, number>();
  return paragraphs.flatMap((row, index): Diagnostic[] => {
    const name = nameOf(row);
    if (name === undefined) return [];
    const key = name.join(' in line ');
    const before = seen.get(key);
    seen.set(key, index);
    if (before === undefined || isOneText(paragraphs, before, index)) return [];
    return [
      errorAt(
        'join/id-twice',
        { file: path, line: row.line },
        `${name[0]} is here and in line ${paragraphs[before]?.line}.`,
        'Give one of the two the next free ID. If one is in another language, write the language after its ID. If one continues the row above it, write > into the margin (/ for a line of its own). If one is printed twice, write `repeated`. The paragraphs of a text must follow one another. A card has each line of its head once.',
      ),
    ];
  });
};

/** Warns of clauses without a letter of their language: usually the margin lacks the language. */
export const checkScripts = ({ path, paragraphs }: Text): readonly Diagnostic[] =>
  paragraphs.flatMap(({ name, piece, line }): readonly Diagnostic[] => {
    const text = piece?.flow.text ?? '';
    if (name.is !== 'clause' || scriptOf[name.lang].test(text) || !/\p{L}{2}/u.test(text)) return [];
    return [
      warningAt(
        'join/other-script',
        { file: path, line },
        `${name.id} is marked as ${name.lang}, but has no letter of that language: “${cutWords(text)}”.`,
        `If it is in another language, write that language after the ID: ${name.id} en.`,
      ),
    ];
  });

const cutWords = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** Whether two rows with the same name are paragraphs of one text. An example with a letter begins a new text. */
const isOneText = (paragraphs: readonly Paragraph[], before: number, index: number): boolean => {
  const row = paragraphs[index];
  if (!row || !hasParagraphs.has(row.name.is)) return false;
  if (row.name.id.startsWith('example-') && row.label !== undefined) return false;
  return paragraphs.slice(before + 1, index).every((between) => isWithin(between.name, row.name));
};

const hasParagraphs: ReadonlySet<string> = new Set(['clause', 'ruling']);

const isWithin = (row: RowName, text: RowName): boolean =>
  mayBeBetween(row, text) || (text.is === 'ruling' && (row.is === 'item' || row.is === 'step'));
