import type { XmlElement } from '@rgrove/parse-xml';
import type { Styles } from './docx-styles.ts';
import { numberAs } from './list-numbers.ts';
import { attribute, child, children, valueIn } from './xml.ts';

/** The number or bullet of the next paragraph with a blank after it, or nothing: `2. `, `(c) `, `• `. */
export type NextNumber = (properties: XmlElement | undefined, style: string) => string;

interface Level {
  /** The first paragraph of the list begins to count anew, whatever other lists of its definition have counted. */
  readonly isRestarted: boolean;
  readonly format: string;
  /** `%1.%2` is the number of this level after that of the level above. */
  readonly pattern: string;
  readonly start: number;
}

/** Counts the lists of a document. */
export const createNumbering = (root: XmlElement | undefined, styles: Styles): NextNumber => {
  const abstract = new Map(
    children(root, 'abstractNum').map((one) => [attribute(one, 'abstractNumId') ?? '', one]),
  );
  const lists = new Map(children(root, 'num').map((one) => [attribute(one, 'numId') ?? '', one]));
  /** Lists that share a definition go on counting. */
  const counts = new Map<string, number[]>();
  const started = new Set<string>();

  const levelOf = (list: string, level: number): Level | undefined => {
    const num = lists.get(list);
    const defined = abstract.get(valueIn(num, 'abstractNumId') ?? '');
    const atLevel = (element: XmlElement): boolean => attribute(element, 'ilvl') === `${level}`;
    const override = children(num, 'lvlOverride').find(atLevel);
    const own = child(override, 'lvl') ?? children(defined, 'lvl').find(atLevel);
    if (!own) return undefined;
    return {
      isRestarted: child(override, 'startOverride') !== undefined,
      format: valueIn(own, 'numFmt') ?? 'decimal',
      pattern: valueIn(own, 'lvlText') ?? '',
      start: Number(valueIn(override, 'startOverride') ?? valueIn(own, 'start') ?? 1),
    };
  };

  /** The numbers of a list after it has gone on at a level. */
  const count = (list: string, level: number, own: Level): readonly number[] => {
    const key = valueIn(lists.get(list), 'abstractNumId') ?? list;
    const isRestarted = own.isRestarted && !started.has(`${list} ${level}`);
    started.add(`${list} ${level}`);
    const known = counts.get(key) ?? [];
    const before = isRestarted ? undefined : known[level];
    const above = Array.from({ length: level }, (_, at) => known[at] ?? levelOf(list, at)?.start ?? 1);
    const now = [...above, before === undefined ? own.start : before + 1];
    counts.set(key, now);
    return now;
  };

  return (properties, style) => {
    const own = child(properties, 'numPr');
    const inherited = styles.numbered(style);
    const list = valueIn(own, 'numId') ?? valueIn(inherited, 'numId') ?? '0';
    const depth = Number(valueIn(own, 'ilvl') ?? valueIn(inherited, 'ilvl') ?? 0);
    const level = levelOf(list, depth);
    if (!level || level.format === 'none') return '';
    if (level.format === 'bullet')
      return `${'  '.repeat(Math.max(0, Math.min(depth, deepest)))}${bulletOf(level.pattern)} `;
    const numbers = count(list, depth, level);
    const label = level.pattern.replace(/%(\d)/gu, (_, at: string) =>
      numberAs(levelOf(list, Number(at) - 1)?.format ?? 'decimal', numbers[Number(at) - 1] ?? 1),
    );
    return label.trim() === '' ? '' : `${label} `;
  };
};

/** Word processors have no deeper level. */
const deepest = 8;

/** The signs of word processors are letters of fonts that others do not have; `o` is the circle of one. */
const bulletOf = (sign: string): string => {
  if (sign === 'o') return '◦';
  return sign === '' || /\p{Co}/u.test(sign) ? '•' : sign;
};
