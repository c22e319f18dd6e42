/** A part of an index: runs of tokens in order, each with the items that have it. */
export interface Block {
  readonly heads: readonly Head[];
  readonly leaves: readonly Leaf[];
}

/** A run that many items have: how many, and the best of them, best first. */
export interface Head extends Leaf {
  readonly count: number;
}

export interface Leaf {
  readonly key: string;
  readonly ids: readonly number[];
}

/**
 * A block as text, which any server compresses: a line for each head, an empty one, and a line for each leaf.
 * Of a leaf's key only what differs from the one before is written, after the number of characters that do
 * not; of its ascending numbers, the steps.
 */
export function encodeBlock({ heads, leaves }: Block): string {
  let last = '';
  const lines = leaves.map(({ key, ids }) => {
    const shared = sharedStart(last, key);
    last = key;
    const steps = ids.map((id, index) => (id - (ids[index - 1] ?? 0)).toString(36));
    return `${String.fromCharCode(firstSign + shared)}${key.slice(shared)}\t${steps.join(' ')}`;
  });
  const tops = heads.map(
    ({ key, count, ids }) => `${key}\t${count.toString(36)}\t${ids.map((id) => id.toString(36)).join(' ')}`,
  );
  return [...tops, '', ...lines].join('\n');
}

export function decodeBlock(text: string): Block {
  const [tops = '', lines = ''] = text.startsWith('\n') ? ['', text.slice(1)] : text.split('\n\n');
  let last = '';
  return {
    heads: rowsOf(tops).map((row) => {
      const [key = '', count = '', ids = ''] = row.split('\t');
      return { key, count: fromSigns(count), ids: ids.split(' ').map(fromSigns) };
    }),
    leaves: rowsOf(lines).map((row) => {
      const [own = '', steps = ''] = row.split('\t');
      last = last.slice(0, own.charCodeAt(0) - firstSign) + own.slice(1);
      let id = 0;
      return { key: last, ids: steps.split(' ').map((step) => (id += fromSigns(step))) };
    }),
  };
}

const rowsOf = (text: string) => (text === '' ? [] : text.split('\n'));
const fromSigns = (signs: string) => Number.parseInt(signs, 36);
// `0`: printable, and neither tab nor line break.
const firstSign = 48;
const mostShared = 64;

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < mostShared && length < a.length && a[length] === b[length]) length += 1;
  return length;
}
