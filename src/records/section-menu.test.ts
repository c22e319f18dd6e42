import { expect, test } from 'vitest';
import { listSectionMenu } from './section-menu.ts';

const many = Array.from({ length: 100 }, (_, index) => `1.${index + 1}`);

test('few sections are all in the menu', () => {
  expect(listSectionMenu(['2.3', '2.4'])(undefined)).toEqual(['2.3', '2.4']);
});

test.each([
  ['1.1', ['1.1', '1.2']],
  ['1.50', ['1.49', '1.50', '1.51']],
  ['1.100', ['1.99', '1.100']],
  [undefined, ['1.1']],
])('of many, the menu of %s names its neighbors only', (current, listed) => {
  expect(listSectionMenu(many)(current)).toEqual(listed);
});
