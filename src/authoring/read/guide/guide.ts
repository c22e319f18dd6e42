/**
 * The grammar of a plain IPG section: official text only.
 *
 *   section   = [ site ] [ title ] { [ heading ] paragraph { paragraph } } [ site ]
 *   site      = banner | navigation                            -> ledger
 *   title     = number name { name }                           one name a language
 *   heading   = word { word } [ ":" ]                          one word a language
 *   paragraph = [ bullet ] [ letter ] line { line }            lines are re-joined where they were wrapped, or
 *                                                              hang below their letter
 *   table     = row { row }                                    | … | … |, with or without |---|---|
 *   clause    = paragraph { point } | point | example { point } | table
 *   point     = ( bullet | number ) line { line }
 *
 *   title       zh  2.3 Hidden Card Error 非公开牌张失误
 *               en  IPG 2.3 Game Play Error — Hidden Card Error
 *               ja  IPG 2.3 ゲーム上の誤り ─ 非公開カードに関する誤り
 *   navigation  zh  2.3. 游戏行动失误~额外抓牌 | 返回IPG目录 | 2.5. 游戏行动失误~违反游戏规则
 *   heading     zh  Penalty 处罚                 升级:如果在游戏中发现…
 *               en  Additional Remedy
 *               ja  追加措置:
 *   penalty     zh  Warning 警告                 en  Game Loss                 ja  懲罰: – 【警告】
 *   example     zh  D. 牌手的手牌数量比其应有的数量多。
 *               en    • D. A player has more cards in their hand than can be accounted for.
 *               ja  (D) プレイヤーが手札に本来持っているべき枚数より多いカードを持っていた。
 *
 * What can be cited is the same in every language. Points belong to the paragraph above them, whether it ends
 * with a colon or a full stop; points that stand alone under the heading of a part are clauses, and so are all
 * examples, lettered or not; what is set further in, or bears another kind of sign, belongs to the point or
 * example above it. A bullet is a sign and becomes mark-up; a number stays in the text, because sentences refer
 * to it, unless examples are counted with it. A table is one clause.
 *
 * Where headings are missing, two blank lines set the parts apart, in their fixed order; where even those are
 * missing, the wording has to do, with a diagnostic. Every character ends up in one block or in the ledger;
 * no input makes this throw.
 */

import type { Staged } from '../../../pipeline/diagnostics.ts';
import type { GuideStructure } from '../../../pipeline/structure/structure.ts';
import type { SourceText } from '../../../pipeline/text/source-text.ts';
import type { Language } from '../../../schema/language.ts';
import type { Segment } from '../lines/segment.ts';
import { structureSection } from './structure-section.ts';

/**
 * Structures an IPG section without commentary. `languages` are those the source carries, as far as they are
 * known. Reports an empty file, a text without clauses, missing parts and guessed parts.
 */
export const readGuide = (
  source: SourceText,
  segments: readonly Segment[],
  options: { readonly languages?: readonly Language[] } = {},
): Staged<GuideStructure> => structureSection(source, segments, { ...options, isAnnotated: false });
