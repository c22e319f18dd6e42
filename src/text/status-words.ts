import { words } from '../schema/words.ts';

/** What is said of a text wherever it is shown, by its status; the sign △ goes with the first two. */
export const statuses = {
  outdated: { zh: '不再适用', ja: '失効', en: 'outdated' },
  partly: { zh: '部分不再适用', ja: '一部失効', en: 'partly outdated' },
  changed: {
    zh: '此后措辞有变，未见实质变化',
    ja: 'その後表現は変わったが、内容の変化は見られない',
    en: 'since reworded, with no change in substance that we know of',
  },
} as const;
export const statusWords = words(statuses);
