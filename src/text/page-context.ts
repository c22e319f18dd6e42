import type {
  createCardContext,
  createChapterContext,
  createGuideContext,
  createSectionContext,
} from './create-context.ts';

/*
 * The context of a page of a document. It is in `Astro.locals`, because most components are rendered by MDX, which
 * names records by ID alone.
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
  if (!page) throw new Error('A component of a document is on a page without a context');
  return page;
}

// For components of one kind of page.
export const sectionContext = (locals: App.Locals) => contextOf(locals) as SectionContext;
export const chapterContext = (locals: App.Locals) => contextOf(locals) as ChapterContext;
export const cardContext = (locals: App.Locals) => contextOf(locals) as CardContext;

/** Finds the record of an ID in the MDX. */
export function recordOf<Of extends { readonly id: string }>(records: readonly Of[], id: string): Of {
  const record = records.find((each) => each.id === id);
  if (!record) throw new Error(`The MDX names ${id}, which is not in its record`);
  return record;
}
