import type { NoteKind } from '../../../schema/faq.ts';
import type { Line } from './line.ts';
import { beginsExample } from './words.ts';

/** In order: the first that fits. */
const noteKinds: readonly (readonly [NoteKind, (line: Line, next: Line | undefined) => boolean])[] = [
  ['example', ({ text }) => beginsExample.test(text)],
  ['step', ({ marker }) => marker?.label !== undefined],
  ['bullet', ({ marker, hintedRuling }) => marker !== null || hintedRuling],
  ['rule', ({ text }) => beginsRule.test(text)],
  ['heading', (line, next) => isHeadingOverSteps(line, next)],
];

/** The kind of a note, from its line and the one after it. */
export const noteKindOf = (line: Line, next: Line | undefined): NoteKind =>
  noteKinds.find(([, fits]) => fits(line, next))?.[0] ?? 'paragraph';

/** `702.13.系命`, `702.13a 系命属于…`, `510. 战斗伤害步骤` */
const beginsRule = /^\d{3}\.(?:\d{1,3}[a-z]?(?:\.\s*|\s+)\S|\s*\p{L})/u;

/** True for a line that begins a note, whatever the note above lacks. */
export const beginsNote = (text: string): boolean => beginsExample.test(text) || beginsRule.test(text);

/** `步骤1：战斗开始` over `- 1) …` */
export const isHeadingOverSteps = (line: Line, next: Line | undefined): boolean =>
  line.is.short && next?.marker?.label !== undefined && !line.decoration;
