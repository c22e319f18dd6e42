import { words } from '../schema/words.ts';

export const linkerWords = words({
  absent: {
    zh: '这一节的文本，本站没有收录。',
    ja: 'この節の文章は当サイトにありません。',
    en: 'The text of this section is not on the site.',
  },
  official: { zh: '官方文本', ja: '公式の文章', en: 'Official text' },
  /** Before a text in another language. */
  noText: { zh: '没有中文文本', ja: '日本語の文章はありません', en: 'No English text' },
});

export const linkerPageWords = words({
  title: { zh: '其他网站上的引用', ja: 'ほかのサイトでの引用', en: 'Citations on other sites' },
  lead: {
    zh: '在任何网页里加上这一行，文中的引用就成为通往本站的链接，指向它时显示该条，此前不载入其他内容；网页若有内容安全策略（CSP），须在 script-src 与 connect-src 里允许本站。',
    ja: 'この1行を加えると、どのページでも、文中の引用が当サイトへのリンクになり、指すとその条文を表示します。指すまではほかに何も読み込みません。ページにCSPがあれば、script-srcとconnect-srcで当サイトを許可してください。',
    en: 'With this line, citations in the text of any page become links to this site that show the clause when pointed at. Until then it loads nothing else. A page with a Content Security Policy has to allow this site in script-src and connect-src.',
  },
  sample: {
    zh: '例如：裁判先看 IPG 2.3 修正4，再想 IPG 2.2（额外看牌）是否更合适；迟到（IPG 3.1）则与此无关。',
    ja: '例：ジャッジは違反処置指針2.3の追加措置4を見て、IPG 2.2〔過剰なカードを見た〕かどうかを考えました。',
    en: 'For example: the judge read IPG 2.3, remedy 4, and wondered whether it was IPG 2.2 instead. It was not Slow Play (IPG 3.3).',
  },
});

export const lineOf = (address: string): string => `<script src="${address}" async></script>`;
