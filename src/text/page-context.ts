import type {
  createCardContext,
  createChapterContext,
  createGuideContext,
  createSectionContext,
} from './create-context.ts';

/* The context of a page, in `Astro.locals`, because MDX gives components only the ID of their record. */

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

export const sectionContext = (locals: App.Locals) => contextOf(locals) as SectionContext;
export const chapterContext = (locals: App.Locals) => contextOf(locals) as ChapterContext;
export const cardContext = (locals: App.Locals) => contextOf(locals) as CardContext;

export function recordOf<Of extends { readonly id: string }>(records: readonly Of[], id: string): Of {
  const record = records.find((each) => each.id === id);
  if (!record) throw new Error(`The MDX names ${id}, which is not in its record`);
  return record;
}
