import type {
  CardBlock,
  GroupBlock,
  SectionBlock,
  TextBlock,
} from '../../../pipeline/structure/structure.ts';
import type { Rest } from './card.ts';
import { divideRulings } from './entries.ts';
import { readEntry } from './entry.ts';
import { type Line, rangeOf, toHeading } from './line.ts';
import { type NotesContext, readNotes } from './notes-chapter.ts';

export interface RulingsReading extends Rest {
  readonly groups: readonly GroupBlock[];
  /** What stands before the first card, or after a divider and belongs to none. */
  readonly sections: readonly SectionBlock[];
}

/** Reads the lines of the rulings chapter after its heading. */
export const readRulings = (lines: readonly Line[], context: NotesContext): RulingsReading => {
  const groups: { readonly heading: TextBlock | null; readonly cards: CardBlock[] }[] = [];
  const strays: Line[] = [];
  const rests: Rest[] = [];
  for (const unit of divideRulings(lines, context.heads, context.layout)) {
    if (unit.type === 'entry') {
      const { card, ...rest } = readEntry(unit, context.layout);
      if (groups.length === 0) groups.push({ heading: null, cards: [] });
      groups.at(-1)?.cards.push(card);
      rests.push(rest);
    } else if (unit.type === 'group') {
      groups.push({ heading: toHeading(unit.line), cards: [] });
    } else {
      if (unit.type === 'stray') strays.push(unit.line);
      rests.push(restOf(unit.type, unit.line, groups.length > 0));
    }
  }
  const notes = readNotes(strays, { ...context, heads: new Map(), preface: true });
  const all = [...rests, notes];
  return {
    groups,
    sections: notes.sections,
    repeated: all.flatMap(({ repeated }) => repeated),
    dividers: all.flatMap(({ dividers }) => dividers),
    problems: all.flatMap(({ problems }) => problems),
  };
};

/** What becomes of a line that is no entry and no group. */
const restOf = (
  type: 'names' | 'divider' | 'stray',
  { flow, number }: Line,
  isAmongCards: boolean,
): Rest => ({
  // The cards say their names themselves.
  repeated: type === 'names' ? [flow] : [],
  dividers: type === 'divider' ? rangeOf(flow, 0, flow.text.length) : [],
  problems:
    type === 'stray' && isAmongCards
      ? [{ code: 'faq/text-among-cards', line: number, about: flow.text }]
      : [],
});
