const services =
  'facebook|twitter|x|reddit|tumblr|pinterest|linkedin|whatsapp|telegram|discord|instagram|weibo|微博|新浪微博|微信|朋友圈|qq|qq空间|豆瓣|知乎|line|hatena|はてな|はてブ|はてなブックマーク|pocket|tweet|ツイート|e-?mail|邮件|メール|print|打印|印刷|copy link|复制链接|リンクをコピー|rss';

/**
 * What blogs, forums, wikis and news pages set around a text and between its parts. Each stands in a line of its own and ends
 * no sentence. Only what can be nothing else: a line that could be text stays text.
 */
const siteLines: readonly RegExp[] = [
  // Share this: Facebook Twitter · 分享到：微博 微信 · Tweet | Share
  /^(?:share this(?: post| article| page)?|分享(?:到|至|本文)|シェアする)\s*[:：]?$/iu,
  new RegExp(
    `^(?:share|share (?:this|on|via)(?: (?:post|article|page))?|分享(?:到|至|本文)?|シェア(?:する)?)\\s*[:：]?(?:[\\s,，、|/·•]*(?:${services}|share|分享|シェア)(?!\\p{L})){1,12}$`,
    'iu',
  ),
  new RegExp(`^(?:${services})(?:[\\s,，、|/·•]+(?:${services}|share|分享|シェア)){1,12}$`, 'iu'),
  // Posted by the Team on March 3, 2018 · 发表于 2018-3-3 · 投稿日：2018年3月3日
  /^(?:originally )?posted (?:by|on|in|at)\b.{1,100}$/iu,
  /^published (?:on|in|at)\b.{1,60}\d{4}.{0,40}$/iu,
  /^(?:发表于|發表於|发布于|發佈於|发布时间|發佈時間|发表时间|投稿日|投稿日時|公開日|掲載日)\s*[:：]?\s*\d{4}.{0,60}$/u,
  /^(?:投稿者|楼主|樓主|发帖人|发布者)\s*[:：].{1,40}$/u,
  // Tags: policy, chairs · 标签：裁判 · Filed under: News
  /^(?:tags?|tagged(?: with| as)?|filed under|categor(?:y|ies)|标签|標籤|分类|分類|タグ|カテゴリー?)\s*[:：].{1,100}$/iu,
  // Previous post: Sleeves · Next › · 上一篇：牌套 · 次の記事へ
  /^[←«<‹\s]*(?:previous|next|older|newer|prev)(?: (?:post|article|page|entry|topic|thread|story)s?)?\s*(?:[:：].{1,100}|[→»>›]+)$/iu,
  /^[←«<‹\s]*(?:previous|next|older|newer|prev) (?:post|article|page|entry|topic|thread|story)s?[→»>›\s]*$/iu,
  /^[←«<‹\s]*[上下前后後]一[篇页頁帖則则]\s*(?:[:：].{1,60})?[→»>›\s]*$/u,
  /^[←«<‹\s]*[前次]の(?:記事|ページ|投稿)(?:へ)?\s*(?:[:：].{1,60})?[→»>›\s]*$/u,
  // Home » News » Feature
  /^(?:home|首页|首頁|主页|主頁|ホーム|トップ(?:ページ)?)\s*(?:[»›>＞→/／|｜].{1,60}){1,6}$/iu,
  // Comments (14) · 3 replies · Leave a reply · 评论(3) · コメントを残す
  /^(?:comments?|replies|views|评论|評論|回复|回覆|浏览|瀏覽|阅读|閱讀|コメント|返信)\s*[:：]?\s*[(（]\s*\d{1,6}\s*[)）]$/iu,
  /^\d{1,6} ?(?:comments?|replies|views|likes|shares|条评论|则留言|件のコメント)$/iu,
  /^(?:leave a (?:reply|comment)|add a comment|post a comment|no comments(?: yet)?|(?:log|sign) in to (?:reply|comment)|发表评论|發表評論|发表回复|留言板|コメントを(?:残す|書く|投稿する))$/iu,
  // {{导航|2.4}}, [[Category:…]], <!-- … -->, {|, |}, ~~NOTOC~~: what a wiki sets its pages with
  /^(?:\{\{[^{}]*\}\}|\[\[(?:category|file|image|分类|分類|文件|图像|カテゴリ|ファイル)[:：][^[\]]*\]\]|<!--.*-->|<\/?[a-z]+(?: [^<>]*)?\/?>|~~[A-Z:]+~~|\{\|.*|\|\}|\|-+)$/iu,
  // Last edited by … · 本帖最后由 … 编辑
  /^(?:last edited (?:by|on)|本帖最后由|本帖最後由).{1,80}$/iu,
  /^(?:\d{1,2} min(?:ute)?s? read|skip to (?:main )?content|advertisements?|scroll to top|subscribe|スポンサーリンク|广告|廣告)$/iu,
];

/** True for a line of the site that a text was copied from, and none of the text. */
export const isSiteLine = (text: string): boolean =>
  text.length <= longestSiteLine && !/[。．.!?！？]$/u.test(text) && siteLines.some((one) => one.test(text));

const longestSiteLine = 200;
