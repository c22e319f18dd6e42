import type { CardRecord } from '../schema/card.ts';
import type { Document } from '../schema/document.ts';
import type { FaqChapter } from '../schema/faq.ts';
import type { GuideSection } from '../schema/guide.ts';
import type { Language } from '../schema/language.ts';

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
}

export interface SectionContext extends PageContext {
  readonly section: GuideSection;
}

export interface ChapterContext extends PageContext {
  readonly chapter: FaqChapter;
}

export interface CardContext extends PageContext {
  readonly card: CardRecord;
}

export type AnyContext = SectionContext | ChapterContext | CardContext;

export function contextOf({ page }: App.Locals): AnyContext {
  if (!page) throw new Error('A component of a document on a page that is none');
  return page;
}

export const sectionContext = (locals: App.Locals): SectionContext => of('section', contextOf(locals));
export const chapterContext = (locals: App.Locals): ChapterContext => of('chapter', contextOf(locals));
export const cardContext = (locals: App.Locals): CardContext => of('card', contextOf(locals));

/** The record of an ID that the MDX names. */
export function recordOf<Of extends { readonly id: string }>(records: readonly Of[], id: string): Of {
  const record = records.find((each) => each.id === id);
  if (!record) throw new Error(`The MDX names ${id}, which is not in its record`);
  return record;
}

function of<Key extends string>(key: Key, page: AnyContext) {
  if (!(key in page)) throw new Error(`No ${key} on ${page.path}`);
  return page as Extract<AnyContext, Readonly<Record<Key, unknown>>>;
}
