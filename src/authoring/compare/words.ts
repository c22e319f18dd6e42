import type { Language } from '../../schema/language.ts';

/** One thing that texts say, and the ways to say it in each language. */
export type WordRow = Readonly<Record<Language, readonly string[]>>;

/**
 * Common words of rules texts that are not in the term base: a row for each meaning, with its English, Chinese and
 * Japanese forms. English is matched by word stems, so one form of a word is enough. Used as evidence in alignment only,
 * not for translation.
 */
const table = `
# people
official, staff, scorekeeper | 官员, 工作人员, 职员, 记分员 | 役員, スタッフ, 運営, スコアキーパー
organizer | 主办人, 主办者, 主办方 | 主催者
spectator, observer, audience | 旁观者, 观众, 观战 | 観客, 観戦者
teammate, team | 队友, 队伍, 团队, 同队, 队员 | チームメイト, チーム
person, people, someone, anyone, individual | 他人, 某人, 任何人, 人员, 人士, 别人 | 他人, 人物, 個人, 誰か, 者
both players, each player, both | 双方, 两位牌手, 双方牌手, 各牌手 | 両方のプレイヤー, 双方, 両方, 両者, 両プレイヤー
# infractions and penalties
error, mistake, erroneous, incorrect action | 失误, 错误, 犯错, 出错 | 誤り, 間違い, ミス, エラー, 過ち
violation, violate, break | 违反, 触犯 | 抵触, 違反
additional, extra, excess | 额外, 多余, 多出, 追加, 额外的 | 追加, 過剰, 余分, 余計
lose, loss, loser | 输, 负, 失去, 落败 | 敗北, 負け, 失う
win, winner | 赢, 胜, 获胜, 胜者 | 勝ち, 勝利, 勝者
draw the match, tie, concede, drop | 平局, 平手, 和局, 认输, 退赛, 退出 | 引き分け, 投了, 棄権, ドロップ
philosophy, principle | 理念, 原则, 哲学 | 理念, 原則, 哲学
policy, guideline, procedure, document | 方针, 政策, 准则, 规范, 程序, 流程, 文件 | 方針, 指針, 規定, 手順, 手続き, 文書
investigate, investigation, determine | 调查, 判断, 确定, 判定, 认定 | 調査, 判断, 決定, 判定, 確定
serious, severe, significant, major | 严重, 重大, 显著 | 深刻, 重大, 重要, 著しい, 大きな, 厳しい
minor, trivial, small | 轻微, 细微, 琐碎, 小 | 些細, 軽微, 軽度, 小さ
intentional, intention, knowingly, deliberately, purposefully | 故意, 有意, 蓄意, 意图, 明知 | 故意, 意図, 意識的, わざと, 知りながら
accident, unintentional, inadvertent | 无意, 意外, 不小心, 疏忽, 非故意 | 偶然, 偶発, 不注意, うっかり, 故意でない
advantage, benefit, gain | 优势, 利益, 好处, 获利, 得利, 获益 | 利益, 有利, アドバンテージ, 得る, 得をする
disadvantage, damage, harm | 劣势, 损害, 不利, 伤害 | 不利, 損害, 損なう, ダメージ
abuse, exploit, incentive, incentivize, encourage | 滥用, 利用, 诱因, 鼓励, 促使, 激励 | 悪用, 濫用, 動機, 奨励, 促す
cheat | 作弊, 欺诈 | イカサマ, 不正行為, いかさま
repeat, multiple, subsequent, second | 再次, 多次, 重复, 屡次, 后续, 第二 | 繰り返, 複数, 再び, 以降, 二度目, 2回目
same | 相同, 同一, 同样 | 同じ, 同一, 同様
different, other, another, otherwise | 不同, 其他, 其它, 另一, 另外, 否则 | 異なる, 別の, 他の, その他, もう一, そうでな
caught, notice, discover, realize | 发现, 察觉, 注意到, 意识到, 得知 | 気付, 気づ, 発見, 発覚, 見つか, 明らか
report, call, call a judge, inform, tell | 报告, 告知, 通知, 呼叫, 叫裁判, 召唤裁判, 告诉 | 申告, 報告, 呼, 知らせ, 告げ, 伝え
ask, request, question | 询问, 要求, 请求, 提问, 问 | 質問, 要求, 求め, 尋ね, 頼
answer, respond, response | 回答, 回应, 答复, 响应 | 返答, 回答, 答え, 対応, 応答
believe, think, feel, assume, consider | 认为, 相信, 假定, 视为, 觉得, 考虑 | 信じ, 考え, 思, みなす, 見なす, 考慮
agree, permission, acknowledge, allow, permit, may | 同意, 许可, 允许, 承认, 可以, 得以, 确认 | 承諾, 許可, 同意, 許さ, 認め, てもよい, 確認, できる
must, required, require, need, should, supposed, ought | 必须, 应, 需要, 须, 应该, 应当, 要求 | なければならない, 必要, べき, 要求, はず
cannot, can not, unable, impossible | 无法, 不能, 不可能, 不得 | できない, 不可能, 不能, 出来な, ことはできな
not, no, without, never, none, nor | 不, 未, 没有, 无, 并非, 非 | ない, なく, なかった, ず, ません, 無
only, just, solely | 仅, 只, 唯一, 仅仅 | のみ, だけ, しか, 唯一
illegal, illegally | 非法, 不合法, 违法 | 不適正, 違法, 非合法, 不正
legal, legally, valid, proper | 合法, 正当 | 適正, 合法, 有効, 正当
correct, proper, appropriate, right | 正确, 适当, 合适, 恰当 | 正しい, 適切, 適正, 正確, 正常
wrong, incorrect, improper, inappropriate | 不正确, 错误, 不当, 不恰当 | 間違, 誤った, 不適切, 不正確, 正しくない
# the game
game | 游戏, 对局, 一盘, 该盘, 盘 | ゲーム
match | 一局, 该局, 对局, 比赛, 局 | マッチ, 対戦, 試合
round | 轮次, 轮, 回合 | ラウンド, 回戦
tournament, event, competition | 比赛, 赛事, 竞赛 | トーナメント, 大会, イベント, 競技
prize, reward | 奖品, 奖励, 奖 | 賞品, 賞, 報酬
rules | 规则 | ルール, 規則
situation, circumstance, case, instance | 情况, 情形, 场合, 状况, 案例 | 状況, 場合, ケース, 事例
play | 使用, 进行游戏, 游戏 | プレイ
main deck, maindeck | 主牌, 主套牌 | メインデッキ, メイン・デッキ
sleeve | 牌套 | スリーブ
marked, mark, marking, wear, scratch | 记号, 标记, 做记号, 磨损, 划痕, 痕迹 | マーク, 目印, 印, 傷, 摩耗, マークド
pattern, distinguish, distinguishable | 规律, 模式, 分辨, 区分, 辨识, 区别 | 規則性, パターン, 区別, 識別, 見分け
insufficient, insufficiently, sufficient, enough | 不充分, 不足, 足够, 充分, 不够 | 不十分, 不充分, 充分, 十分, 足り
look, look at, see, view, seen | 看, 检视, 看到, 查看, 见到 | 見る, 見た, 見て, 見ら, 見え, 見よ, 見せ
ability | 异能 | 能力
effect | 效应, 效果 | 効果
cost, pay | 费用, 支付 | コスト, 支払
color, colour | 颜色, 色 | 色
damage | 伤害 | ダメージ
attack, attacker | 攻击 | 攻撃
block, blocker | 阻挡 | ブロック
combat | 战斗 | 戦闘
phase, step | 阶段, 步骤 | フェイズ, ステップ
choose, choice, decide, decision, option | 选择, 决定, 选, 选项 | 選ぶ, 選び, 選択, 選ん, 決定, 決め, 選ば
optional, default | 可选, 选择性, 默认 | 任意, 選択可能, デフォルト, 既定
enter, enters | 进战场, 进入 | 戦場に出, 入る, 入っ
leave, left | 离开, 离场 | 離れ, 去
put, place, placed | 放置, 置入, 置于, 放, 放到, 置 | 置く, 置い, 置か, 加え, 載せ, 置き
return, back | 移回, 放回, 返回, 回到 | 戻す, 戻し, 戻さ, 戻る, 返
move, moved, moving | 移动, 移至, 移到, 移往 | 移動, 移す, 移さ
top | 顶, 最上 | 一番上, 上
bottom | 底, 最底 | 一番下, 下
hidden | 非公开, 隐藏, 秘密 | 非公開, 隠れ, 秘密
public, publicly, open | 公开 | 公開, 公の
private | 私人, 非公开 | 非公開, 個人
information, knowledge, know, known | 信息, 资讯, 知晓, 已知, 知道, 情报, 得知 | 情報, 知識, 知って, 知る, 既知, わか, 知られ
unknown | 未知 | 未知, 不明, 知らな
identity, identify, identifiable | 身份, 辨识, 识别, 确认 | 識別, それが何である, 特定, 区別, 正体
number, amount, count | 数量, 数目, 张数, 次数, 若干 | 枚数, 数, 回数, 点数
simple, simply | 简单, 单纯, 直接 | 単純, 簡単, 単に
disruptive, disrupt, disruption, complex, complicated | 干扰, 扰乱, 破坏, 复杂 | 複雑, 混乱, 妨げ, 影響, 破壊的
ignore, forget, forgot, miss, missed, fail, failure | 忽略, 忘记, 忘, 遗漏, 未能, 没能, 错过, 漏 | 無視, 忘れ, 見落と, 失敗, 怠, 逃
remember, remind, reminder | 提醒, 记得, 记住 | 思い出, 覚え, リマインダー, 注意喚起
announce, declare, state, indicate, demonstrate | 宣告, 宣布, 声明, 表示, 表明, 指出, 说明 | 宣言, 宣告, 表明, 示し, 示す, 言明
say, said, verbal, verbally, word, statement | 说, 口头, 话, 陈述, 言语 | 言う, 言っ, 口頭, 発言, 言葉, 述べ
communicate, communication | 沟通, 交流, 交谈 | コミュニケーション, 意思疎通, 会話, 伝達
shortcut | 简化, 快捷 | 省略
physical, physically, tangible | 实体, 身体, 肢体, 物理 | 物理, 身体, 肉体
visible, visibly | 可见, 看得见 | 見える, 視認, 可視, 目に見
detect, detection, evident, obvious, clear, apparent | 察觉, 明显, 清楚, 显然, 明确, 侦测 | 明白, 明らか, 明確, 検知, 気付
# tournaments
time, minute, second, hour | 时间, 分钟, 秒, 小时 | 時間, 分間, 分, 秒
begin, start, beginning | 开始, 起始 | 開始, 始ま, 始め
end, finish, complete, completed, conclude | 结束, 完成, 完结 | 終了, 終わ, 完了, 済
seat, table, sit | 座位, 桌, 坐, 就座, 入座 | 席, テーブル, 座, 着席
pair, pairing | 对阵, 配对 | 組み合わせ, 対戦表, マッチング, ペアリング
result, outcome | 结果, 成绩 | 結果
slow, slowly, pace, delay | 慢, 速度, 拖延, 延误, 缓慢, 延迟 | 遅い, 遅く, ペース, 遅延, 速度, ゆっくり
stall | 拖延时间, 拖时间, 拖延 | 遅延行為, 時間稼ぎ, 引き延ば
extension, extra time, extend, time extension | 延时, 补时, 延长, 加时 | 延長, 追加時間
outside, assistance, advice, help, assist | 外来, 协助, 建议, 帮助, 援助, 外部 | 外部, 部外, 助言, 助け, 援助, アドバイス, 協力
note, notes, record, write, written | 笔记, 记录, 记载, 写, 书面 | メモ, 記録, 書, ノート, 記載
electronic, device, phone | 电子, 设备, 手机 | 電子, 機器, 電話, 端末
draft | 轮抽 | ドラフト
pool, sealed, booster, pack | 牌池, 现开, 补充包 | プール, シールド, ブースター, パック
format, limited, constructed | 赛制, 限制赛, 构筑赛 | フォーマット, リミテッド, 構築
present, presented, presentation | 展示套牌, 交给, 出示, 呈递, 提交 | 提示, 提出, 差し出, 渡
missing, lost | 缺少, 遗失, 丢失, 缺失, 少了 | 足りな, 紛失, 失われ, 欠け, 不足
replace, replacement, substitute | 替换, 替代, 更换, 代替 | 交換, 代わり, 置き換え, 代用, 差し替え
remove | 移除, 移去, 拿走, 去除, 拿掉 | 取り除, 除外, 除去, 取り去
add, added | 加入, 加上, 添加, 增加 | 加え, 追加, 加わ
swap, exchange | 交换, 对调 | 入れ替, 交換
contain, include, includes | 包含, 包括, 含有 | 含む, 含ま, 含め
game rule | 游戏规则 | ゲームルール, ゲーム・ルール
affect, affected, impact, influence | 影响 | 影響
apply, applies, application | 适用, 应用, 套用 | 適用
handle, treat, treated | 处理, 视为, 视作, 对待 | 扱, 処理, 対処, 取り扱
continue, proceed | 继续, 进行 | 続け, 継続, 続行, 進行, 進め
perform, execute, carry out | 执行, 进行, 实施, 做出 | 行う, 行い, 行わ, 実行, 実施, 行っ
cause, result in, lead, root cause | 导致, 造成, 引起, 原因, 起因, 致使 | 原因, 引き起, 生じ, 結果, もたら, 起因
instruction, instruct, direct | 指示, 叙述, 指令 | 指示, 命令
attempt, try, intend | 尝试, 试图, 企图, 打算 | 試み, しようと, 意図, つもり
convince, mislead, lie, misrepresent, misleading, false, dishonest | 欺骗, 误导, 说谎, 谎, 虚假, 不实, 隐瞒 | 欺, 誤解, 嘘, 虚偽, 偽, だま, 騙
aware, awareness | 知晓, 意识, 明知, 察觉 | 認識, 気付, 自覚, 意識
responsible, responsibility | 负责, 责任, 职责 | 責任, 負う
sporting, unsporting, sportsmanship, conduct, behavior | 运动道德, 行为, 举止 | スポーツマン, 非紳士的, 行為, 行動, 態度
threat, threaten, threatening, violence, violent, aggressive | 威胁, 暴力, 攻击性, 恐吓 | 脅, 暴力, 攻撃的, 威嚇, 威圧
insult, abusive, harass, harassment, profanity, slur, obscene | 侮辱, 辱骂, 骚扰, 粗口, 脏话, 谩骂, 下流 | 侮辱, 嫌がらせ, 罵, 冒涜, 卑猥, 暴言
race, ethnicity, gender, religion, disability, sexual orientation | 种族, 民族, 性别, 宗教, 残疾, 性取向, 性向 | 人種, 民族, 性別, 宗教, 障害, 性的指向
bribe, bribery, collusion | 贿赂, 收买, 串通 | 買収, 贈賄, 収賄, 談合
wager, bet, gamble, gambling | 打赌, 赌注, 赌博, 下注 | 賭, ギャンブル
steal, theft, stolen | 偷窃, 偷, 盗窃, 窃取 | 盗, 窃盗
box, case, container | 盒子, 牌盒, 箱子 | 箱, ケース
property, belongings, material | 财物, 财产, 物品, 物料 | 所有物, 財産, 物品, 備品
anger, angry, upset, frustrate, frustration, throw | 生气, 愤怒, 扔, 摔, 恼怒, 沮丧 | 怒, 投げ, 叩, 苛立
venue, room, area | 场地, 会场, 赛场, 区域, 房间 | 会場, 部屋, エリア, 区域
offer, offered, suggest | 提供, 提出, 提议, 建议 | 申し出, 提供, 提案, 持ちかけ
money, dollar, value, sell, buy | 钱, 元, 美元, 价值, 金钱, 卖, 买 | 金, ドル, 価値, 売, 買
dice, die roll, roll, coin | 骰子, 掷, 硬币 | ダイス, サイコロ, コイン
language, translate, translation | 语言, 翻译 | 言語, 翻訳, 言葉
name | 名称, 名字, 牌名 | 名前, 名称, カード名
type | 类别, 类型 | タイプ, 種類
characteristic, text | 特征, 文字, 叙述 | 特性, 文章, テキスト
previous, previously, before, prior, earlier | 之前, 先前, 以前, 事先, 前 | 以前, 前に, それまで, 既に, すでに, 事前, 直前
after, afterward, subsequently, then, following | 之后, 然后, 后, 随后, 接着, 此后 | 後に, その後, 後, それから, 続い, 次に
immediately, immediate, instantly | 立即, 立刻, 马上, 即刻 | 直後, 直ちに, ただちに, すぐ, 即座
next, soon | 下一个, 下一, 下个, 接下来 | 次の, 次に, 今度
during, while, in the middle | 期间, 过程中, 当中, 时 | 間, 中に, 最中, 途中
if, when, whenever | 如果, 若, 当, 假如, 倘若, 时 | 場合, なら, とき, 時, もし, 際
unless, except, exception | 除非, 除外, 例外, 除了 | ない限り, 除い, 除き, 例外, を除く
although, though, however, but, even though | 虽然, 尽管, 但, 然而, 不过, 即使 | しかし, だが, ただし, ものの, が、, にもかかわらず, とはいえ
because, since, due to, therefore | 因为, 由于, 因此, 所以, 因 | ため, ので, したがって, 従って, から、, より
for example, such as, including, e.g. | 例如, 举例, 比如, 像是, 诸如 | 例えば, たとえば, 例：, など, といった, 例
instead, rather | 而不是, 改为, 代替, 而非 | 代わりに, ではなく, むしろ
always | 总是, 始终, 一律, 必定, 永远 | 常に, 必ず, いつも
usually, generally, often, normally, most | 通常, 一般, 往往, 大多, 多数, 经常 | 通常, 一般に, 多く, たいてい, ほとんど, 大半
possible, possibility, potential, potentially, might, likely | 可能, 可能性, 潜在 | 可能, 可能性, かもしれ, 潜在
difficult, hard, easy, easily | 难以, 困难, 容易, 轻易 | 難し, 困難, 容易, 簡単
too, excessively, unnecessarily, unreasonably | 过于, 过度, 过分, 不必要, 不合理, 太 | 過度, あまりに, すぎ, 不必要, 不合理
early, prematurely, premature | 过早, 提早, 提前, 及早 | 早く, 早期, 早い, 早ま
smallest, least, minimum, fewer, less, few | 最小, 最少, 较少, 少于, 至少, 减少 | 最小, 最少, 少な, 減ら, 以下, 未満
more, larger, greater, exceed, more than | 更多, 超过, 多于, 较多, 大于 | より多, 超え, 以上, 多い, 上回
full, entire, whole, all | 全部, 整个, 所有, 完整, 全体, 一切 | すべて, 全て, 全体, 完全, 全部
part, portion, partial, partially | 部分 | 一部, 部分
any, each, every | 任何, 任意, 每个, 每位, 每 | いずれ, 任意の, あらゆる, 各, どの
first | 首先, 首次, 第一, 先手, 首 | 最初, 先に, 第1, 第一, 先攻, まず
last, final | 最后, 最终, 最近 | 最後, 最終, 直近
current, currently, now, present | 目前, 当前, 现在, 现时 | 現在, その時点, 今の
point, moment | 时点, 时刻, 时机, 点 | 時点, 瞬間, 時期, ポイント
sufficient knowledge, ability to | 能力, 权限, 足够 | 権限, 能力
offset, mitigate, reduce | 抵消, 减轻, 减少, 降低, 缓解 | 相殺, 軽減, 減ら, 緩和, 縮小
guess, uncertain, unclear, ambiguous | 猜测, 不确定, 不明确, 模糊, 不清 | 推測, 不確か, 曖昧, 不明確, はっきりしな
strategic, strategy, tactical, advice | 战略, 策略, 战术 | 戦略, 戦術
touch, pick up, pick, hold | 碰触, 拿起, 碰, 拿, 捡起, 持 | 触, 取る, 取っ, 拾, 持って, 持つ
drop, dropped, knock, flip, flipped | 掉落, 掉, 碰掉, 翻开, 翻 | 落と, こぼ, めく, ひっくり返
separate, aside | 分开, 放在一旁, 分离, 一旁 | 分け, 脇, 別々, 離
opening hand, starting hand, pregame, pre-game | 起手, 起手牌, 游戏前, 开局 | 初手, 開始時の手札, ゲーム開始前, 開始手札
keep | 保留, 留 | キープ, 保持, 残す, 残し
match record, standings, score | 积分, 排名, 战绩, 比分 | 順位, スコア, 得点, 成績
conversation, talk, discuss, discussion | 讨论, 交谈, 谈话, 谈论 | 議論, 話, 相談, 会話
protect, integrity, fair, fairly | 保护, 公正, 公平, 诚信, 完整性 | 公正, 公平, 保護, 保全, 守
experience, atmosphere, fun, enjoyment | 体验, 经验, 乐趣, 享受 | 体験, 経験, 楽し, 雰囲気
educate, education, learn, teach | 教育, 学习, 教导, 教 | 教育, 学, 教え
track, tracking, maintain, maintaining | 追踪, 维持, 维护, 保持, 记录 | 維持, 管理, 記録, 把握, 追跡
commander, life pad, pad | 纸笔, 记录纸 | 用紙, パッド
`;

export const wordRows: readonly WordRow[] = table
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [en = [], zh = [], ja = []] = line.split(' | ').map((cell) => cell.split(', '));
    return { en, zh, ja };
  });
