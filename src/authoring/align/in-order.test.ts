import { expect, it } from 'vitest';
import { alignInOrder, isEmpty, type Span } from './in-order.ts';

/** Letters that both spans have gain, others cost; a space is between what is aligned. */
const groupsOf = (left: string, right: string): string => {
  const [lefts, rights] = [left, right].map((letters) => letters.split(' ').filter(Boolean));
  const inSpan = (list: readonly string[] = [], { from, to }: Span): string => list.slice(from, to).join('');
  return alignInOrder(lefts?.length ?? 0, rights?.length ?? 0, (one, other) => {
    const [first, second] = [Array.from(inSpan(lefts, one)), Array.from(inSpan(rights, other))];
    if (isEmpty(one) || isEmpty(other)) return 1;
    const shared = first.filter((letter) => second.includes(letter)).length;
    return 3 * (first.length + second.length - 2 * shared) - 6 * shared;
  })
    .map((group) => `${inSpan(lefts, group.left) || '-'}=${inSpan(rights, group.right) || '-'}`)
    .join(' ');
};

it.each([
  ['a b c', 'a b c', 'a=a b=b c=c'],
  ['a b c', 'a c', 'a=a b=- c=c'],
  ['a c', 'a b c', 'a=a -=b c=c'],
  ['ab c', 'a b c', 'ab=ab c=c'],
  ['a b c', 'a bc', 'a=a bc=bc'],
  ['', 'a b', '-=a -=b'],
  ['', '', ''],
])('%j and %j are aligned as %j', (left, right, groups) => {
  expect(groupsOf(left, right)).toBe(groups);
});
