import type {
  createCardContext,
  createChapterContext,
  createGuideContext,
  createSectionContext,
} from './create-context.ts';

/*
 * What the components of a page of a document know of it. Its frame puts it into `Astro.locals`, because most of them are
 * rendered through its MDX, which names records by ID alone.
 */

export type SectionContext = ReturnType<typeof createSectionContext>;
export type ChapterContext = ReturnType<typeof createChapterContext>;
export type CardContext = ReturnType<typeof createCardContext>;
export type AnyContext =
  | SectionContext
  | ChapterContext
  | CardContext
  | ReturnType<typeof createGuideContext>;

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
