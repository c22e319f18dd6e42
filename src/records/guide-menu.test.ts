import { describe, expect, it } from 'vitest';
import { listGuideMenu } from './guide-menu.ts';

describe('listGuideMenu', () => {
  it('names every section while there are few', () => {
    const guides = [
      { id: 'ipg', abbreviation: 'IPG', sections: ['2.3', '2.4'] },
      { id: 'mtr', sections: ['10.4'] },
    ];
    expect(listGuideMenu(guides).map(({ label }) => label)).toEqual(['IPG 2.3', 'IPG 2.4', 'MTR 10.4']);
    expect(listGuideMenu(guides)[2]?.path).toBe('mtr/10.4/');
  });

  it('names the contents of each guide where there are many', () => {
    const sections = Array.from({ length: 8 }, (_, at) => `2.${at + 1}`);
    const guides = [
      { id: 'ipg', sections },
      { id: 'mtr', sections: ['10.4'] },
    ];
    expect(listGuideMenu(guides)).toEqual([
      { path: 'ipg/', label: 'IPG' },
      { path: 'mtr/', label: 'MTR' },
    ]);
  });
});
