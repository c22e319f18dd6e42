/**
 * Items that are rules text, not rulings:
 *
 *   - 佩带此武具的生物得+2/+4…        the text of a card that was made a list
 *   选择一项～ / • 消灭目标生物。     the modes of a spell
 */

import { endsWithColon } from '../lines/sentence.ts';
import { innerGlyphs } from './bullets.ts';
import type { Line } from './line.ts';

/** The items among the lines of an entry that belong to its text. `asList`: its head has the dashes of a list. */
export const findTextItems = (lines: readonly Line[], asList: boolean): ReadonlySet<Line> => {
  const items = lines.filter(({ marker }) => marker !== null);
  if (items[0]?.marker?.glyph === 'dash' && (asList || isListText(items))) {
    return new Set(items.filter(({ marker }) => marker?.glyph === 'dash'));
  }
  const announced = lines.findIndex(({ marker, text }) => marker === null && announcesModes(text));
  const first = lines.findIndex(({ marker }) => marker !== null);
  return new Set(announced >= 0 && first === announced + 1 ? takeModes(items) : []);
};

/** Dashes come before the bullets only, and none of them announces the bullets. */
const isListText = (items: readonly Line[]): boolean => {
  const otherAt = items.findIndex(({ marker }) => marker?.glyph !== 'dash');
  const other = items[otherAt]?.marker?.glyph;
  if (other !== 'star' && other !== 'dot') return false;
  const comesAgain = items.slice(otherAt).some(({ marker }) => marker?.glyph === 'dash');
  return !comesAgain && !endsWithColon(items[otherAt - 1]?.text ?? '');
};

/** `选择一项～`, `选择两项：`, `Choose one —`, `以下から１つを選ぶ。` */
const announcesModes = (text: string): boolean =>
  modesInSentences.test(text.slice(0, 160)) ||
  /(?:选择|選擇|選用|选用|choose)[^。]{0,24}[～~—–―\-：:]+$|[かをら][^。]{0,16}(?:選ぶ|選択する)\s*[。．～~—–―\-：:]*$/iu.test(
    text.slice(-40),
  );

/** `Choose one. If X is 5 or more, choose both instead.`, `选择一项。如果…`, `次から１つを選ぶ。…なら、両方を選ぶ。` */
const modesInSentences =
  /^choose (?:one|two|three|any number|up to \w+)\b[^.]{0,40}\.(?:\s|$)|^(?:选择|選擇)(?:至多)?[一二三两兩]项[^。]{0,12}。|^(?:次|以下)から[^。]{0,24}選ぶ。/iu;

/**
 * Modes have their own sign, other than that of the rulings (which is none that only stands inside of rulings),
 * or a blank line behind them. With one sign for both, and nothing between, there are at least two modes, and more
 * as long as they tell the players what to do.
 */
const takeModes = (items: readonly Line[]): readonly Line[] => {
  const sign = items[0]?.marker?.glyph;
  const apartAt = items.findIndex(({ blanksBefore }, index) => index >= 2 && blanksBefore > 0);
  const isTight = items[0]?.blanksBefore === 0 && items[1]?.blanksBefore === 0;
  if (isTight && apartAt >= 0) return items.slice(0, apartAt);
  const otherAt = items.findIndex(
    ({ marker }) => marker !== null && marker.glyph !== sign && !innerGlyphs.has(marker.glyph),
  );
  if (otherAt >= 0) return items.slice(0, otherAt);
  const rulingAt = items.findIndex(({ text }, index) => index >= 2 && !isInstruction(text));
  return items.slice(0, rulingAt < 0 ? items.length : rulingAt);
};

const isInstruction = (text: string): boolean =>
  /^(?:直到|目标|目標|消灭|消滅|放逐|抓|将|將|反击|反擊|横置|重置|牺牲|犧牲|派出|由你操控|所有|每位|每个|destroy|exile|target|draw|counter|return|tap|untap|put|each)/iu.test(
    text,
  );
