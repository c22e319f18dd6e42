import { describe, expect, it } from 'vitest';
import { listProducts } from './catalog.ts';
import { publishFiles } from './files.ts';
import { input, readTexts } from './records.fixture.ts';

const files = publishFiles(input);
const textOf = readTexts(files);
const json = (path: string) => JSON.parse(textOf.get(path) ?? '');

describe('the files of /data', () => {
  it('are these, for these records', () => {
    expect(files.map(({ path }) => path)).toEqual([
      'index.json',
      'ipg/9.1.json',
      'ipg/9.1.tmx',
      'ipg/9.1.csv',
      'ipg/9.1.zh.xlf',
      'ipg/9.1.ja.xlf',
      'ipg/9.1.en.xlf',
      'ipg/9.1.annotations.zh.xlf',
      'ipg/9.1.annotations.ja.xlf',
      'ipg.tmx',
      'm10/cards.json',
      'm10/cards.ndjson',
      'm10/cards.csv',
      'm10/rulings.csv',
      'm10/cards/test-angel.json',
      'm10/cards/test-ogre.json',
      'm10/cards/far-away-card.json',
      'm10/faq.json',
      'm10/faq.ja.xlf',
      'm10/faq.en.xlf',
      'cards-mentioned.json',
      'rule-changes.json',
      'policy-changes.json',
      'terms.json',
      'terms.tbx',
      'coverage.json',
      'changes.json',
      'changes.atom',
      'types.d.ts',
      'schema/index.json',
      'schema/ipg-section.json',
      'schema/cards.json',
      'schema/card.json',
      'schema/cards-mentioned.json',
      'schema/faq.json',
      'schema/terms.json',
      'schema/coverage.json',
      'schema/changes.json',
      'schema/rule-changes.json',
      'schema/policy-changes.json',
    ]);
  });

  it('come from every product of the catalog', () => {
    expect([...new Set(files.map(({ product }) => product))]).toEqual(
      listProducts(input.documents).map(({ path }) => path),
    );
  });

  it('carry the notice and the owners of the texts they hold, and of no other', () => {
    const owners = (path: string) => json(path).rights.texts.map(({ file }: { file: string }) => file);
    expect(json('index.json').notice).toEqual(input.notice);
    expect(json('ipg/9.1.json').rights.notice).toBe(input.notice.en);
    expect(owners('ipg/9.1.json')).toEqual(['rules.en.txt', 'rules.zh.txt']);
    expect(owners('m10/cards/test-angel.json')).toEqual(['faq.zh.txt']);
    expect(owners('m10/cards/test-ogre.json')).toEqual([]);
    expect(owners('m10/faq.json')).toEqual(['faq.zh.txt']);
    expect(owners('terms.json')).toEqual([]);
  });

  it('list the newest change first', () => {
    expect(json('changes.json').changes.map(({ date }: { date: string }) => date)).toEqual([
      '2026-02-01',
      '2026-01-01',
    ]);
  });
});
