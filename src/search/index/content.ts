import type { Records } from '../../records/open-content.ts';

export type SearchedContent = Pick<
  Records,
  'documents' | 'contents' | 'sections' | 'chapters' | 'cards' | 'facts' | 'terms' | 'phrases' | 'corrections'
> & {
  readonly laterChanges: Pick<Records['laterChanges'], 'changes'>;
  readonly site: Pick<Records['site'], 'unrelated'>;
};
