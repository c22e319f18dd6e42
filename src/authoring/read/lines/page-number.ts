import { fold } from '../../../pipeline/text/fold.ts';

/** The number of a printed page. */
export interface PageNumber {
  readonly page: number;
  /** Whether signs or words show that it is a page number. */
  readonly isMarked: boolean;
}

/** Reads a page number that is alone in its line: `12`, `- 12 -`, `Page 12 of 30`, `第12页，共40页`, `12ページ`. */
export const readPageNumber = (text: string): PageNumber | undefined => {
  if (text.length > longest) return undefined;
  const { bare, marked } = pageNumber.exec(fold(text))?.groups ?? {};
  const page = bare ?? marked?.match(/\d+/u)?.[0];
  return page === undefined ? undefined : { page: Number(page), isMarked: bare === undefined };
};

const longest = 24;

const pageNumber =
  /^(?:(?<bare>\d{1,3})|(?<marked>[・-] ?\d{1,3}(?: ?[・-])?|\d{1,3} ?-|第 ?\d{1,3} ?页(?: ?[/,]? ?共 ?\d{1,3} ?页)?|\d{1,3} ?(?:页|ページ)|page ?\d{1,3}(?: ?(?:of|\/) ?\d{1,3})?))$/u;

/**
 * Lines of blogs and wikis around the texts copied from them, folded: each a whole line that does not end a sentence. Only
 * lines that cannot be text are listed.
 */
const siteLines: readonly RegExp[] = [
  // Posted by the Team on March 3, 2018 · 发表于 2018-3-3 · 投稿日：2018年3月3日
  /^(?:originally )?posted (?:by|on|in|at)\b.{1,100}$/u,
  /^(?:发表于|发布于|发布时间|投稿日|公开日)\s*:?\s*\d{4}.{0,60}$/u,
  // Tags: policy, chairs · 标签：裁判 · Filed under: News
  /^(?:tags?|tagged(?: with| as)?|filed under|category|categories|标签|分类|タグ|カテゴリー?)\s*:.{1,100}$/u,
  // Previous post: Sleeves · 上一篇：牌套 · 次の記事へ
  /^[←«<‹ ]*(?:previous|next|older|newer) (?:post|article|page|entry)s?(?: ?:.{1,100}|[→»>› ]*)$/u,
  /^[←«<‹ ]*(?:[上下前后]一[篇页]|[前次]の(?:记事|ページ|投稿)へ?)(?: ?:.{1,60}|[→»>› ]*)$/u,
  // Home » News » Feature
  /^(?:home|首页|主页|ホーム|トップ(?:ページ)?) ?[»›>→/|].{1,120}$/u,
  // Comments (14) · 3 replies · Leave a reply · コメントを残す
  /^(?:comments?|replies|评论|コメント) ?:? ?\( ?\d{1,6} ?\)$|^\d{1,6} ?(?:comments?|replies|条评论|件のコメント)$/u,
  /^(?:leave a (?:reply|comment)|发表评论|コメントを(?:残す|书く|投稿する))$/u,
  // {{导航|2.4}}, [[Category:…]], <!-- … -->, ~~NOTOC~~
  /^(?:\{\{[^{}]*\}\}|\[\[(?:category|分类):[^[\]]*\]\]|<!--.*-->|~~[a-z:]+~~)$/u,
];

/** Whether a line belongs to the site that a text was copied from, and not to the text. */
export const isSiteLine = (text: string): boolean => {
  if (text.length > longestSiteLine || /[。．.!?！？]$/u.test(text)) return false;
  const folded = fold(text);
  return siteLines.some((one) => one.test(folded));
};

const longestSiteLine = 200;
