import type {
  CardBlock,
  GroupBlock,
  SectionBlock,
  TextBlock,
} from '../../../pipeline/structure/structure.ts';
import { type Rest, readEntry } from './card-block.ts';
import { divideRulings } from './entries.ts';
import { toHeading } from './headings.ts';
import { type Line, rangeOf } from './line.ts';
import { type NotesContext, readNotes } from './notes-chapter.ts';
import type { Problem } from './problems.ts';

export interface RulingsReading extends Rest {
  readonly groups: readonly GroupBlock[];
  /** What stands before the first card, or behind a divider and belongs to none. */
  readonly sections: readonly SectionBlock[];
}

/** Reads the lines of the rulings chapter behind its heading. */
export const readRulings = (lines: readonly Line[], context: NotesContext): RulingsReading => {
  const groups: { readonly heading: TextBlock | null; readonly cards: CardBlock[] }[] = [];
  const strays: Line[] = [];
  const rests: Rest[] = [];
  for (const unit of divideRulings(lines, context)) {
    if (unit.type === 'entry') {
      const { head, body, first, halves } = unit;
      const { card, ...rest } = readEntry(head, body, first, context.layout, (line) =>
        halves.has(line.index),
      );
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
const restOf = (type: 'names' | 'divider' | 'stray', line: Line, isAmongCards: boolean): Rest => {
  // The cards say their names themselves, and none of those behind them stands under this line.
  if (type === 'names') return { ...nothing, repeated: [line.flow] };
  if (type === 'divider') return { ...nothing, dividers: rangeOf(line.flow, 0, line.flow.text.length) };
  return { ...nothing, problems: isAmongCards ? [strayProblem(line)] : [] };
};

const nothing: Rest = { repeated: [], dividers: [], problems: [] };

const strayProblem = (line: Line): Problem => ({
  code: 'faq/text-among-cards',
  line: line.number,
  about: line.text,
});
