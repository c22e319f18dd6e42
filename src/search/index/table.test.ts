import { expect, test } from 'vitest';
import { writeTable } from './table.ts';

test('a record whose section does not follow from its address is refused', () => {
  const place = { url: 'ipg/2.3/', kind: 'section', document: 'ipg', titles: {}, passages: [] } as const;
  const names = { build: '', entries: [{ ...place, section: '2.3' }] };
  expect(() =>
    writeTable([{ ...place, passages: [{ text: '', lang: 'zh' }], section: '2.4' }], names),
  ).toThrow('ipg/2.3/');
});
