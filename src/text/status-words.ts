import { words } from '../schema/words.ts';

/** `partly` and `outdated` also have the sign △. */
export const statusWords = words({
  unchecked: { zh: '未对照', ja: '未照合', en: 'not compared' },
  current: { zh: '与现行内容相同', ja: '現行の内容と同じ', en: 'same as today' },
  changed: {
    zh: '措辞有变，未见实质变化',
    ja: '表現のみ変更（内容は同じと見られる）',
    en: 'reworded since, same in substance as far as we know',
  },
  partly: { zh: '部分不再适用', ja: '一部失効', en: 'partly outdated' },
  outdated: { zh: '不再适用', ja: '失効', en: 'outdated' },
});
