import type { Document } from '../schema/document.ts';
import type { InterfaceLanguage } from '../schema/language.ts';
import { fill, words } from '../schema/words.ts';
import { nameIn, type WholePage } from './contents-view.ts';

export const contentsWords = words({
  lead: {
    zh: '依 {edition} 版。有链接的章节可在此阅读。',
    ja: '{edition}版による。リンクのある節はここで読めます。',
    en: 'As of the {edition} edition. Sections with a link can be read here.',
  },
  all: { zh: '{guide}：全文', ja: '{guide}：全文', en: '{guide}: all on one page' },
  /** If the contents list more sections than the page has. */
  some: {
    zh: '共 {listed} 节，此处收录 {here} 节。',
    ja: '全{listed}節のうち{here}節を収録。',
    en: '{here} of {listed} sections.',
  },
  readAll: { zh: '全文，供通读或打印', ja: '全文（通読・印刷用）', en: 'All on one page' },
  /** For a guide without a file of contents. */
  leadHere: { zh: '可在此阅读的章节。', ja: 'ここで読める節。', en: 'The sections that can be read here.' },
  number: { zh: '节', ja: '節', en: 'No.' },
  name: { zh: '名称', ja: '名称', en: 'Name' },
  penalty: { zh: '基本处罚', ja: '基本の懲罰', en: 'Basic penalty' },
  notHere: { zh: '本站未收录', ja: 'ここに本文はありません', en: 'No text here' },
});

export function wholeTitle(lang: InterfaceLanguage, { titles }: Document, { chapter }: WholePage): string {
  const own = chapter && `${chapter.number} ${nameIn(lang, chapter)?.text ?? ''}`.trim();
  return fill(contentsWords[lang].all, { guide: own ?? titles[lang] });
}

/** "Which infraction is it?" */
export const forkWords = words({
  ours: {
    zh: '问题由本站撰写，并非官方文字。同一问的几个答案，以第一个符合的为准；答案之下是依据的条文。',
    ja: '質問は当サイトが書いたもので、公式の文ではありません。答えは上から順に、最初に当てはまるものを選びます。答えの下に根拠となる条文があります。',
    en: 'The questions are ours, not official. Take the first answer that fits; below it are the clauses it rests on.',
  },
  /** If an answer leads to several sections. */
  several: {
    zh: '是以下之一；本站收录的文本无法区分。',
    ja: '次のどれかです。当サイトの文章では区別できません。',
    en: 'It is one of these; the texts here do not tell them apart.',
  },
  none: { zh: '不算违规。', ja: '違反ではありません。', en: 'No infraction.' },
  because: { zh: '依据', ja: '根拠', en: 'See' },
  /** For a clause all of whose official texts are overruled. */
  changed: {
    zh: '{place}及其后的变更（本站说明）',
    ja: '{place}とその後の変更（当サイトの説明）',
    en: '{place} and what has changed since (our summary)',
  },
  otherwise: {
    zh: '都不符合：请看各节的定义。',
    ja: 'どれにも当たらない場合は、各節の定義を参照してください。',
    en: 'None of them fits? See the definitions of the sections.',
  },
});
