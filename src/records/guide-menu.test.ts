import { expect, it } from 'vitest';
import { listGuideMenu } from './guide-menu.ts';

it('names every section while there are few, and the contents of each guide where there are many', () => {
  const guides = [{ id: 'ipg', abbreviation: 'IPG' }, { id: 'mtr' }];
  const labelsWith = (numbers: readonly string[]) => {
    const sections = numbers.map((section) => ({ document: 'ipg', section }));
    const menu = listGuideMenu(guides, [...sections, { document: 'mtr', section: '10.4' }]);
    return menu.map(({ path, label }) => [path, label]);
  };
  expect(labelsWith(['2.3'])).toEqual([
    ['ipg/2.3/', 'IPG 2.3'],
    ['mtr/10.4/', 'MTR 10.4'],
  ]);
  expect(labelsWith(Array.from({ length: 8 }, (_, at) => `2.${at + 1}`))).toEqual([
    ['ipg/', 'IPG'],
    ['mtr/', 'MTR'],
  ]);
});
