import { fold, foldToKey } from '../../../pipeline/text/fold.ts';
import type { Glyph } from '../lines/marks.ts';
import { endsInsideSentence, endsWithColon, isLonePunctuation } from '../lines/sentence.ts';
import type { Problem, ProblemCode } from '../problems.ts';
import type { FaqRow } from '../structure.ts';
import { type CardHead, rowsOfHead } from './card-head.ts';
import { hasNoCost, isCreatureLine, isPlaneswalkerLine } from './card-lines.ts';
import { keysOfNames } from './card-name.ts';
import type { Entry } from './entries.ts';
import { type FirstRuling, findFirstRuling, findTextItems } from './first-ruling.ts';
import { addText, type Findings, type ItemReader, isInside, openItem, takeContinuation } from './items.ts';
import type { Layout } from './layout.ts';
import { type Line, problemAt } from './line.ts';
import { isCutOff, isOfTranslator, type OpenText } from './open-text.ts';
import { beginsExample, stepInWords } from './words.ts';

/**
 * Reads an entry: the text of a card, then its rulings. Reports missing parts and lost bullets.
 *
 *   飞行，先攻，系命，反恶魔保护，反龙保护                  text
 *   * 「反恶魔保护，反龙保护」的意义如下述：                ruling
 *   --破邪天使不能被…阻挡。                              item of a list in the ruling
 *   - 1) 每位牌手计算他所拥有的永久物数量。               step in the ruling
 *   (a line without a marker)                            further paragraph of the ruling
 */
export const readEntry = ({ head, body, first, halves }: Entry, known: KnownOfText): readonly FaqRow[] => {
  const heads = [...new Set(halves.values())];
  const names = [...(head ? [head] : []), ...heads].flatMap((one) => keysOfNames(one));
  const textItems = findTextItems(body, names, known.bullet);
  const glyph = body.find((line) => line.marker && !textItems.has(line))?.marker?.glyph;
  // Lines above the other half of a card cannot be rulings.
  const own = body.slice(
    body.findLastIndex(({ index, divider }) => halves.has(index) || divider === '//') + 1,
  );
  const reader: Reader = {
    ...{ ...known, names, textItems, glyph },
    firstBare: glyph ? undefined : findFirstRuling(own, names, known.layout),
    ...{ card: [...rowsOfHead(head)], rulings: [], last: undefined, outer: undefined },
  };
  for (const line of body) readLine(reader, line, halves.has(line.index));
  if (head?.aside) known.findings.leftOut.push(head.aside.flow);
  const rows = [...reader.card, ...reader.rulings];
  known.findings.problems.push(...checkCard(head, rows, first));
  return rows;
};

interface KnownOfText {
  readonly layout: Layout;
  readonly findings: Findings;
  /** Whether most cards have bullets. */
  readonly hasBullets: boolean;
  /** The usual bullet of rulings. */
  readonly bullet: Glyph | undefined;
}

interface Reader extends KnownOfText, ItemReader {
  /** The names of the card and its halves, folded. */
  readonly names: readonly string[];
  /** Items that are rules text, such as modes. */
  readonly textItems: ReadonlySet<Line>;
  /** The bullet of the first ruling; undefined for a card without bullets. */
  readonly glyph: Glyph | undefined;
  /** The first ruling of a card without bullets. */
  readonly firstBare: FirstRuling | undefined;
  readonly card: FaqRow[];
  readonly rulings: FaqRow[];
}

const readLine = (reader: Reader, line: Line, isHeadOfHalf: boolean): void => {
  if (isHeadOfHalf) {
    addText(reader, reader.card, line);
    reader.last = undefined;
    return;
  }
  if (takeContinuation(reader, line, (above) => beginsWithName(reader, above, line))) return;
  if (isRulesText(reader, line)) addRulesText(reader, line);
  else addToRulings(reader, line);
};

/** A line that begins with the name of the card begins another ability, unless the text above breaks off. */
const beginsWithName = ({ names }: Reader, { kind, depth, tail }: OpenText, { text }: Line): boolean => {
  if (kind !== 'card-text' || depth > 0 || endsInsideSentence(tail)) return false;
  const beginning = foldToKey(text.slice(0, 80));
  return names.some((name) => beginning.startsWith(name));
};

const isRulesText = ({ textItems, outer, card, firstBare }: Reader, line: Line): boolean => {
  if (textItems.has(line)) return true;
  if (line.marker || line.is.question || outer) return false;
  const hasText = card.some(({ name }) => name.is === 'rules-text');
  return !(hasText && firstBare && line.index >= firstBare.line.index);
};

const addRulesText = (reader: Reader, line: Line): void => {
  const { last, findings } = reader;
  if (last?.kind === 'card-text' && !line.marker && isCutOff(last) && !line.is.stats)
    findings.problems.push(problemAt(last.line, 'faq/text-without-end'));
  addText(reader, reader.card, line);
};

const addToRulings = (reader: Reader, line: Line): void => {
  const { rulings, glyph, outer, last, hasBullets } = reader;
  // After `此牌的叙述应为：`, the corrected text of the card is quoted.
  if (outer && hasBullets && last?.kind === 'item' && endsWithColon(last.tail)) outer.isQuoting = true;
  if (outer && line.marker) outer.isQuoting = false;
  const isInner =
    !line.is.question && (line.marker ? isInside(reader, line, glyph) : isPartOfRuling(reader, line));
  if (!line.marker && !line.is.question && !isInner) reportLostBullet(reader, line);
  const { text } = openItem(reader, line, isInner);
  rulings.push({ text, ...(isInner ? nameInside(line) : { name: { is: 'ruling' } }) });
};

const nameInside = ({ marker, text }: Line): Pick<FaqRow, 'name' | 'continuesRuling'> => {
  if (stepInWords.test(text)) return { name: { is: 'step' } };
  if (!marker) return { name: { is: 'ruling' }, continuesRuling: true };
  return { name: { is: marker.glyph === 'number' ? 'step' : 'item' } };
};

/** In a text without bullets, this reports only a first ruling that is uncertain. */
const reportLostBullet = ({ findings, outer, hasBullets, firstBare }: Reader, line: Line): void => {
  if (hasBullets || !(outer || firstBare?.isCertain))
    findings.problems.push(problemAt(line, 'faq/ruling-without-bullet'));
};

/** Whether a paragraph cannot be a ruling by itself. Any other paragraph is a ruling without its bullet. */
const isPartOfRuling = ({ outer }: Reader, line: Line): boolean =>
  outer !== undefined &&
  (outer.line.is.question ||
    outer.inner !== undefined ||
    outer.isQuoting ||
    stepInWords.test(line.text) ||
    beginsExample.test(line.text) ||
    isLonePunctuation(line.text) ||
    isOfTranslator(line));

const checkCard = (head: CardHead | null, rows: readonly FaqRow[], first: Line): readonly Problem[] => {
  if (!head) return [problemAt(first, 'faq/card-without-head')];
  const about = head.name.flow.text;
  const has = (is: FaqRow['name']['is']): boolean => rows.some(({ name }) => name.is === is);
  const type = head.typeLine && fold(head.typeLine.flow.text);
  // A list of questions prints only the names of a card.
  const hasMore = type !== null || head.manaCost !== null;
  const lacking: readonly (readonly [ProblemCode, boolean])[] = [
    ['faq/card-without-type-line', type === null && hasMore],
    ['faq/card-without-cost', type !== null && !head.manaCost && !hasNoCost(type)],
    [
      'faq/card-without-stats',
      type !== null && !head.stats && (isCreatureLine(type) || isPlaneswalkerLine(type)),
    ],
    ['faq/card-without-text', !has('rules-text') && hasMore],
    ['faq/card-without-rulings', !has('ruling')],
  ];
  return lacking.flatMap(([code, lacks]) => (lacks ? [problemAt(first, code, about)] : []));
};
