import { words } from '../schema/words.ts';

/** The page of the data. */
export const dataWords = words({
  title: { zh: '数据', ja: 'データ', en: 'Data' },
  lead: {
    zh: '本站的全部内容也提供便于程序读取的文件，与页面出自同一份记录。',
    ja: '当サイトの内容はすべて、ページと同じ記録から作られた、プログラムで読めるファイルとしても提供します。',
    en: 'All content is also available as machine-readable files, made from the same records as the pages.',
  },
  file: { zh: '文件', ja: 'ファイル', en: 'File' },
  what: { zh: '内容', ja: '内容', en: 'Content' },
});
