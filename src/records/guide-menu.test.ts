import { expect, it } from 'vitest';
import { listGuideMenu } from './guide-menu.ts';

it('names every section while there are few, and the contents of each guide where there are many', () => {
  const mtr = { id: 'mtr', sections: ['10.4'] };
  const labelsWith = (sections: readonly string[]) =>
    listGuideMenu([{ id: 'ipg', abbreviation: 'IPG', sections }, mtr]).map(({ path, label }) => [
      path,
      label,
    ]);
  expect(labelsWith(['2.3'])).toEqual([
    ['ipg/2.3/', 'IPG 2.3'],
    ['mtr/10.4/', 'MTR 10.4'],
  ]);
  expect(labelsWith(Array.from({ length: 8 }, (_, at) => `2.${at + 1}`))).toEqual([
    ['ipg/', 'IPG'],
    ['mtr/', 'MTR'],
  ]);
});
