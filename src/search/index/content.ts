import type { Records } from '../../records/open-content.ts';

/** Everything that is published and can be found. */
export type SearchedContent = Pick<
  Records,
  'documents' | 'contents' | 'sections' | 'chapters' | 'cards' | 'facts' | 'terms' | 'said' | 'corrections'
> & {
  readonly laterChanges: Pick<Records['laterChanges'], 'changes'>;
  readonly site: Pick<Records['site'], 'unrelated'>;
};
