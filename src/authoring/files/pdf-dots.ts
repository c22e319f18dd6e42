import type { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfItem } from './pdf-lines.ts';

/** The operator list of a page in pdf.js. */
interface Drawn {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

type Operators = Pick<typeof OPS, 'save' | 'restore' | 'transform' | 'constructPath' | 'fill' | 'eoFill'>;

/** Left, bottom, right, top. */
type Box = readonly [number, number, number, number];

/** Adds the bullets that browsers draw as shapes: small and filled, left of the first word at their height. */
export const withDrawnBullets = (
  items: readonly PdfItem[],
  drawn: Drawn,
  operators: Operators,
): PdfItem[] => {
  const seen = items.filter(({ text }) => text.trim() !== '');
  const bullets = new Map<PdfItem, PdfItem>();
  for (const [left, bottom, right, top] of filledBoxes(drawn, operators)) {
    const middle = (bottom + top) / 2;
    const [first] = seen
      .filter(({ y, size }) => middle > y && middle < y + size)
      .toSorted((one, other) => one.x - other.x);
    if (!first || right > first.x || left < first.x - first.size * farthest) continue;
    const isDot = [right - left, top - bottom].every((side) => {
      const share = side / first.size;
      return share > smallest && share < largest;
    });
    if (isDot) bullets.set(first, { ...first, ...plainDot, x: left, width: right - left });
  }
  return items.flatMap((item) => {
    const bullet = bullets.get(item);
    return bullet ? [bullet, item] : [item];
  });
};

const plainDot = { text: '• ', bold: false, italic: false };

/** In font sizes: how far left of its words a bullet can begin, and the limits for its width and height. */
const farthest = 3;
const smallest = 0.2;
const largest = 0.6;

const filledBoxes = ({ fnArray, argsArray }: Drawn, operators: Operators): readonly Box[] => {
  const saved: Scale[] = [];
  let scale: Scale = { x: 1, y: 1, right: 0, up: 0 };
  return fnArray.flatMap((operator, at): Box[] => {
    const args = argsArray[at];
    if (operator === operators.save) saved.push(scale);
    else if (operator === operators.restore) scale = saved.pop() ?? scale;
    else if (operator === operators.transform) scale = within(scale, args as readonly number[]);
    else if (operator === operators.constructPath) {
      const [paint, , box] = args as [number, unknown, Box | null];
      if (box && (paint === operators.fill || paint === operators.eoFill)) return [placed(box, scale)];
    }
    return [];
  });
};

/** Rotation is ignored. */
interface Scale {
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly up: number;
}

const within = (scale: Scale, [x = 1, , , y = 1, right = 0, up = 0]: readonly number[]): Scale => ({
  x: scale.x * x,
  y: scale.y * y,
  right: scale.x * right + scale.right,
  up: scale.y * up + scale.up,
});

const placed = ([left, bottom, right, top]: Box, scale: Scale): Box => {
  const [x, otherX] = [left, right].map((side) => side * scale.x + scale.right).toSorted(byNumber);
  const [y, otherY] = [bottom, top].map((side) => side * scale.y + scale.up).toSorted(byNumber);
  return [x ?? 0, y ?? 0, otherX ?? 0, otherY ?? 0];
};

const byNumber = (one: number, other: number): number => one - other;
