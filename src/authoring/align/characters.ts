/**
 * The Han characters of a text in one shape for Chinese and Japanese, for matching only: simplified, traditional
 * and Japanese shapes of one character count as one, so 违规 and 違反 share 违.
 */
export const findHanCharacters = (text: string): ReadonlySet<string> =>
  new Set(
    Array.from(text.matchAll(/\p{Script=Han}/gu), ([character]) => shapes.get(character) ?? character).filter(
      (character) => !common.has(character),
    ),
  );

/** Shapes by character: the first of each group is the Chinese one. Those that occur in rules texts. */
const groups =
  '违違 规規 处処處 罚罰 开開 满満滿 区区區 领領 场場 战戦戰 斗闘鬥 术術 异異 触触觸 发発發 动動 对対對 战戦 则則 误誤 错錯 ' +
  '选選 择択擇 过過 剩剰 额額 见見 数数數 张張 组組 群羣 变変變 换換 复復 复複 杂雑雜 单単單 纯純 状状狀 态態 续続續 ' +
  '认認 识識 别別 独独獨 顺順 序序 归帰歸 还還 时時 间間 终終 结結 继継繼 确確 实実實 际際 来来來 图図圖 优優 ' +
  '势勢 损損 传伝傳 达達 说説說 话話 语語 询询詢 问問 题題 颜顔顏 费費 应応應 当当當 权権權 责責 负負 贿賄 赌賭 ' +
  '买買 卖売賣 价価價 钱銭錢 导導 议議 论論 请請 记記 录録錄 标標 识识 进進 连連 运運 远遠 适適 迟遅遲 边辺邊 ' +
  '辞辞辭 释釈釋 严厳嚴 轻軽輕 级級 从従從 双双雙 观観觀 众衆眾 现現 产産產 灵霊靈 体体體 构構 样様樣 极極 检検檢 ' +
  '无無 为為 与与與 于於 义義 举挙舉 书書 会会會 伤傷 两両兩 个個 储儲 兴興 写写寫 决決 减減 击撃擊 务務 劳労勞 ' +
  '励励勵 协協 参参參 号号號 员員 围囲圍 国国國 断断斷 库庫 弃棄 归归 录录 恶悪惡 惩懲 愿願 户戸戶 扩拡擴 抽抽 ' +
  '护護 报報 拟擬 据据據 摇揺搖 收収收 效効效 敌敵 斩斬 显顕顯 晓暁曉 条条條 枪槍 档档檔 桥橋 没没沒 滥濫 热熱 环環 ' +
  '绝絶絕 维維 缘縁緣 罢罷 胜勝 脑脳腦 节節 规规 视視 觉覚覺 订訂 计計 证証證 询询 诱誘 调調 谁誰 谋謀 践踐 踪踪蹤 ' +
  '转転轉 轮輪 辅輔 迹跡 递逓遞 钟鐘 门門 闭閉 阶階 阻阻 险険險 随随隨 隐隠隱 难難 预預 频頻 顶頂 项項 须須 领领 驱驱驅';

const shapes: ReadonlyMap<string, string> = new Map(
  groups.split(' ').flatMap((group) => {
    const [first = '', ...others] = Array.from(group);
    return others.map((other): [string, string] => [other, first]);
  }),
);

/** Numerals are evidence of their own; the others mean too little. */
const common: ReadonlySet<string> = new Set(
  '〇一二三四五六七八九十百千的了是在有不之其此该者其与和或及以人手牌',
);
