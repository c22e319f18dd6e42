import type { CardNames, CardRecord } from '../schema/card.ts';
import type { Document } from '../schema/document.ts';
import type { FaqChapter } from '../schema/faq.ts';
import type { GuideSection } from '../schema/guide.ts';
import type { Language } from '../schema/language.ts';
import type { PolicyChange } from '../schema/policy.ts';
import type { RuleNumber } from '../schema/rule-number.ts';
import type { RuleChange } from '../schema/validity.ts';
import type { TermMarks } from '../terms/mark-terms.ts';
import type { Columns } from './columns.ts';

/**
 * What the components of a page of a document know of it. The page puts it into `Astro.locals`, because it renders most of
 * them through its MDX, which names records by ID alone.
 */
export interface PageContext {
  /** The language of the interface. */
  readonly lang: Language;
  readonly document: Document;
  /** Without base and language: `ipg/2.3/`. */
  readonly path: string;
  /** The pages that there are, by their paths: what a reference can lead to. */
  readonly pages: ReadonlySet<string>;
  /** The IDs that an ID of this page took over. */
  readonly formerIds: (id: string) => readonly string[];
  /** The terms of a text that are marked, by its ID and language; there are none on the pages of cards. */
  readonly marksOf: (id: string, lang: Language) => TermMarks | undefined;
  readonly ruleNumbers: readonly RuleNumber[];
  readonly ruleChanges: readonly RuleChange[];
  readonly policyChanges: readonly PolicyChange[];
}

export interface SectionContext extends PageContext {
  readonly section: GuideSection;
  readonly columns: Columns;
}

export interface ChapterContext extends PageContext {
  readonly chapter: FaqChapter;
  /** Undefined where nothing is translated. */
  readonly columns: Columns | undefined;
  readonly cardOf: (slug: string) => CardOfChapter;
}

/** What a chapter needs to know of a card that it shows or lists. */
export interface CardOfChapter {
  /** Where it can be read of. */
  readonly path: string | null;
  readonly names: CardNames | undefined;
  /** Where the set has a page of it. */
  readonly record: CardRecord | undefined;
}

export interface CardContext extends PageContext {
  readonly card: CardRecord;
  readonly columns: Columns | undefined;
}

export type AnyContext = SectionContext | ChapterContext | CardContext;

export function contextOf({ page }: App.Locals): AnyContext {
  if (!page) throw new Error('A component of a document on a page that is none');
  return page;
}

// What the MDX of a kind of page names is for that kind alone.
export const sectionContext = (locals: App.Locals) => contextOf(locals) as SectionContext;
export const chapterContext = (locals: App.Locals) => contextOf(locals) as ChapterContext;
export const cardContext = (locals: App.Locals) => contextOf(locals) as CardContext;

/** The record of an ID that the MDX names. */
export function recordOf<Of extends { readonly id: string }>(records: readonly Of[], id: string): Of {
  const record = records.find((each) => each.id === id);
  if (!record) throw new Error(`The MDX names ${id}, which is not in its record`);
  return record;
}
