/**
 * Items that are rules text, not rulings:
 *
 *   - 佩带此武具的生物得+2/+4…        the text of a card that was made a list
 *   选择一项～ / • 消灭目标生物。     the modes of a spell
 */

import type { Line } from './line.ts';
import { endsWithColon } from './text-style.ts';

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

/** `选择一项～`, `选择两项：`, `Choose one —` */
const announcesModes = (text: string): boolean =>
  /(?:选择|選擇|選用|选用|choose|選ぶ)[^。]{0,24}[～~—–―\-：:]+$/iu.test(text.slice(-40));

/**
 * Modes have their own sign, other than that of the rulings. With one sign for both there are at least two
 * modes, and more as long as they tell the players what to do.
 */
const takeModes = (items: readonly Line[]): readonly Line[] => {
  const sign = items[0]?.marker?.glyph;
  const otherAt = items.findIndex(({ marker }) => marker?.glyph !== sign);
  if (otherAt >= 0) return items.slice(0, otherAt);
  const rulingAt = items.findIndex(({ text }, index) => index >= 2 && !isInstruction(text));
  return items.slice(0, rulingAt < 0 ? items.length : rulingAt);
};

const isInstruction = (text: string): boolean =>
  /^(?:直到|目标|目標|消灭|消滅|放逐|抓|将|將|反击|反擊|横置|重置|牺牲|犧牲|派出|由你操控|所有|每位|每个|destroy|exile|target|draw|counter|return|tap|untap|put|each)/iu.test(
    text,
  );
