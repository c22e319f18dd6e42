import { describe, expect, it } from 'vitest';
import { checkLanguages, checkProvisional, checkPublished, readPublished } from './published.ts';

it('reports a lost page with all its texts once', () => {
  const published = readPublished(['ipg/9.3/', 'ipg/9.3/#remedy-1', 'ipg/9.3/#remedy-2']);
  expect(checkPublished(published, ['ipg/9.1/'], []).map(({ about }) => about)).toEqual(['ipg/9.3/']);
});

describe('provisional names', () => {
  const names = { 'card-1': { zh: '甲' }, clone: { en: 'Clone' } };
  const chapter = {
    ...{ document: 'zen', page: 'card-rulings', file: 'content/decisions/zen/card-rulings.yml' },
    value: { names, sections: { 'section-a': {} } },
  };
  const warn = (...lines: readonly string[]) =>
    checkProvisional({ chapterDecisions: [chapter] }, readPublished(lines));

  it('are reported once for each chapter before they are published', () => {
    expect(warn('zen/cards/clone/')).toMatchObject([
      {
        severity: 'warning',
        message: expect.stringContaining(': card-1, section-a.'),
        hint: expect.stringContaining('rename zen/cards/card-1/ zen/cards/NAME/ --write'),
      },
    ]);
  });

  it('are not reported once they are published', () => {
    expect(warn('zen/cards/card-1/', 'zen/card-rulings/#section-a')).toEqual([]);
  });
});

describe('languages that were published', () => {
  const published = readPublished(['ipg/9.1/', 'ipg/9.1/#remedy-1 zh en', 'ipg/9.1/#remedy-2 zh ja']);
  const present = (...lines: readonly string[]) => readPublished(['ipg/9.1/', ...lines]);

  it('are not reported if one is added, or if the decisions explain a lost one', () => {
    const now = present('ipg/9.1/#remedy-1 zh ja en', 'ipg/9.1/#remedy-2 zh');
    expect(checkLanguages(published, now, new Set(['ipg/9.1/#remedy-2 ja']))).toEqual([]);
  });
});
