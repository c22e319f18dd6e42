import { words } from '../../schema/words.ts';

/** The words of the search page only. */
export const searchPageWords = words({
  more: { zh: '显示更多', ja: 'さらに表示', en: 'Show more' },
  filters: { zh: '筛选', ja: '絞り込み', en: 'Filters' },
  language: { zh: '语言', ja: '言語', en: 'Language' },
  document: { zh: '文件', ja: '文書', en: 'Document' },
  /** Only clauses and annotations have a part, so the counts of the parts add up to less than the total. */
  part: { zh: '章节的部分', ja: '節内の区分', en: 'Part of a section' },
  kind: { zh: '种类', ja: '種類', en: 'Kind' },
  /** The status of a search with filters that finds nothing. */
  empty: {
    zh: '在当前筛选条件下，没有找到“{query}”。',
    ja: 'この絞り込みでは「{query}」は見つかりませんでした。',
    en: 'Nothing found for “{query}” with these filters.',
  },
  remove: { zh: '清除筛选', ja: '絞り込みを解除', en: 'Clear all filters' },
});
