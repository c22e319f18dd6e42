import { words } from '../../schema/words.ts';

export const cardWords = words({
  stats: { zh: '力量/防御力', ja: 'パワー/タフネス', en: 'Power/toughness' },
  loyalty: { zh: '忠诚', ja: '忠誠度', en: 'Loyalty' },
  rulings: { zh: '释疑', ja: '裁定', en: 'Rulings' },
  lost: {
    zh: '来源缺了一页，这张牌的释疑在其中。',
    ja: 'このカードの裁定が載ったページが、原文から失われています。',
    en: 'The page with these rulings is missing from the source.',
  },
  example: {
    zh: '这张牌在来源中只作为示例牌出现。',
    ja: 'このカードは原文では例としてのみ出てきます。',
    en: 'The source shows this card only as an example.',
  },
  fact: {
    zh: '来源没有这张牌的条目；此处只有卡牌资料。',
    ja: '原文にこのカードの項目はありません。カード情報だけを掲載しています。',
    en: 'The source has no entry for this card; only its card data is shown.',
  },
  nameInSource: { zh: '来源所用名称', ja: '原文での名称', en: 'Name in the source' },
  anomalies: {
    zh: '来源存疑之处',
    ja: '原文の疑わしい箇所',
    en: 'Doubtful in the source',
  },
  anomalyKinds: {
    cost: { zh: '法术力费用', ja: 'マナ・コスト', en: 'Mana cost' },
    type: { zh: '类别', ja: 'タイプ', en: 'Type' },
    name: { zh: '名称', ja: '名称', en: 'Name' },
    heading: { zh: '所在颜色标题', ja: '色の見出し', en: 'Color heading' },
    'power-toughness': { zh: '力量/防御力', ja: 'パワー/タフネス', en: 'Power/toughness' },
    loyalty: { zh: '忠诚', ja: '忠誠度', en: 'Loyalty' },
    lost: { zh: '条目缺失', ja: '項目の欠落', en: 'Entry missing' },
    'lost-head': { zh: '条目开头缺失', ja: '項目の冒頭の欠落', en: 'Start of entry missing' },
    'section-reference': { zh: '所引段落名有误', ja: '参照先の名称の誤り', en: 'Wrong section reference' },
    wording: { zh: '行文存疑', ja: '疑わしい文言', en: 'Doubtful wording' },
  },
  inSource: { zh: '来源', ja: '原文', en: 'Source' },
  inFact: { zh: '已知资料', ja: '既知の情報', en: 'Known data' },
  inSense: { zh: '按文意应为', ja: '文意から推定した読み', en: 'Should read' },
  nothing: { zh: '（无）', ja: '（なし）', en: '(nothing)' },
  /** Before the link to `<set>/changed/`, which lists them. */
  rewordings: {
    zh: '适用于所有牌的 Oracle 用语改动：',
    ja: '全カードに及ぶオラクルの言い換え：',
    en: 'Oracle rewordings that apply to all cards: ',
  },
  mentionedIn: { zh: '提到这张牌的条文', ja: 'このカードに触れている条文', en: 'Mentioned in' },
});

export const cardListWords = words({
  of: { zh: '{set} 卡牌一览', ja: '{set} カード一覧', en: '{set} cards' },
  name: { zh: '牌名', ja: 'カード名', en: 'Name' },
  nameHint: { zh: '牌名，任一语言或拼音', ja: 'カード名（どの言語でも）', en: 'Name in any language' },
  number: { zh: '收藏编号', ja: '番号', en: 'No.' },
  cost: { zh: '法术力费用', ja: 'マナ・コスト', en: 'Mana cost' },
  typeLine: { zh: '类别', ja: 'タイプ', en: 'Type' },
  ruled: { zh: '释疑 {count}', ja: '裁定 {count}', en: '{count} {count|ruling|rulings}' },
  mentionedShort: { zh: '仅被提及', ja: '言及のみ', en: 'mentioned' },
  rarities: {
    common: { zh: '普通', ja: 'コモン', en: 'Common' },
    uncommon: { zh: '非普通', ja: 'アンコモン', en: 'Uncommon' },
    rare: { zh: '稀有', ja: 'レア', en: 'Rare' },
    mythic: { zh: '秘稀', ja: '神話レア', en: 'Mythic rare' },
    land: { zh: '基本地', ja: '基本土地', en: 'Basic land' },
  },
  lead: {
    zh: '{set}的牌，以及各文件提到的其他系列的牌，共 {count} 张。△ 表示此后规则有变更。',
    ja: '{set}のカードと、各文書が言及する別セットのカード、計{count}枚です。△はその後ルールが変わったことを示します。',
    en: 'The cards of {set}, and those of other sets that the documents mention: {count} in all. △: a rule has changed since.',
  },
  facets: {
    color: { zh: '颜色', ja: '色', en: 'Color' },
    type: { zh: '类别', ja: 'タイプ', en: 'Type' },
    ruled: { zh: '有释疑', ja: '裁定あり', en: 'Has rulings' },
    changed: { zh: '规则有变更', ja: 'ルール変更', en: 'Rules changed since' },
  },
  /** In the order in which the list offers them. */
  values: {
    color: {
      W: { zh: '白色', ja: '白', en: 'White' },
      U: { zh: '蓝色', ja: '青', en: 'Blue' },
      B: { zh: '黑色', ja: '黒', en: 'Black' },
      R: { zh: '红色', ja: '赤', en: 'Red' },
      G: { zh: '绿色', ja: '緑', en: 'Green' },
      M: { zh: '多色', ja: '多色', en: 'Multicolored' },
      C: { zh: '无色', ja: '無色', en: 'Colorless' },
    },
    type: {
      creature: { zh: '生物', ja: 'クリーチャー', en: 'Creature' },
      planeswalker: { zh: '鹏洛客', ja: 'プレインズウォーカー', en: 'Planeswalker' },
      instant: { zh: '瞬间', ja: 'インスタント', en: 'Instant' },
      sorcery: { zh: '法术', ja: 'ソーサリー', en: 'Sorcery' },
      enchantment: { zh: '结界', ja: 'エンチャント', en: 'Enchantment' },
      artifact: { zh: '神器', ja: 'アーティファクト', en: 'Artifact' },
      land: { zh: '地', ja: '土地', en: 'Land' },
    },
  },
  previous: { zh: '上一张', ja: '前のカード', en: 'Previous card' },
  next: { zh: '下一张', ja: '次のカード', en: 'Next card' },
  scryfall: {
    zh: 'Scryfall 上的这张牌（英文）',
    ja: 'Scryfallのこのカードのページ（英語）',
    en: 'This card on Scryfall',
  },
  gatherer: {
    zh: 'Gatherer 上的这张牌（英文）',
    ja: 'Gathererのこのカードのページ（英語）',
    en: 'This card on Gatherer',
  },
});

export const cardCountWords = words({
  shown: { zh: '{count} 张牌', ja: '{count}枚', en: '{count} {count|card|cards}' },
  none: { zh: '没有符合的牌', ja: '該当するカードはありません', en: 'No matching cards' },
});
