import { describe, expect, it } from 'vitest';
import { readCsv } from '../../tests/lib/read-csv.ts';
import { chapter, entry } from '../../tests/lib/records.ts';
import { listMentionedCards, listSetCards } from './cards.ts';
import { toCardsCsv, toRulingsCsv } from './cards-csv.ts';

const ogre = { slug: 'test-ogre', set: 'm10', number: 3, names: { en: 'Test Ogre' }, kana: 'オーガ' };
const angel = { slug: 'test-angel', set: 'm10', number: 2, names: { en: 'Test Angel' } };
const far = { slug: 'far-away-card', names: { en: 'Far Away Card' } };
const named = { ...entry, slug: far.slug, set: '', role: 'fact' as const };
const input = {
  facts: [ogre, angel, far, { ...far, slug: 'unnamed' }],
  cards: [entry, named],
  chapters: [chapter],
};
const cards = listSetCards(input, 'm10');

it('lists all cards of a set by collector number; cards without a record have their facts and no date', () => {
  expect(cards.map(({ slug, role }) => [slug, role])).toEqual([
    ['test-angel', 'entry'],
    ['test-ogre', 'fact'],
  ]);
  expect(cards[1]).toMatchObject({ kana: 'オーガ', colors: [], typeLine: {}, rulings: [] });
  expect(cards[1]).not.toHaveProperty('dates');
});

it('lists cards of other sets only if a text names them', () => {
  expect(listMentionedCards(input, 'm10').map(({ slug }) => slug)).toEqual(['far-away-card']);
});

describe('the tables', () => {
  it('have a row for each card', () => {
    expect(readCsv(toCardsCsv(cards))).toMatchObject([
      {
        ...{ number: '2', slug: 'test-angel', role: 'entry', rarity: 'rare' },
        ...{ name_en: 'Test Angel', name_zh: '测试，“天使”', name_ja: '試練の天使', kana: '' },
        ...{ mana_cost: '{2}{W}{W}', mana_value: '4', colors: 'W', power: '+1', toughness: '*', loyalty: '' },
        ...{ type_en: 'Creature — Angel', type_zh: '生物～天使', type_ja: 'クリーチャー — 天使' },
        ...{ rulings: '2', rulings_changed: '1', anomalies: 'cost', card_status: '', card_changes: '' },
        ...{ zh_text: '飞行\n=cmd|"/C calc"!A0', zh_heading: '白色', zh_date: '2009-06-23', en_date: '' },
        ...{ ja_unofficial: '', ja_translator: '' },
      },
      { number: '3', slug: 'test-ogre', name_en: 'Test Ogre', kana: 'オーガ', role: 'fact', rulings: '0' },
    ]);
  });

  it('have a row for each ruling', () => {
    const card = {
      slug: 'test-angel',
      name_en: 'Test Angel',
      name_zh: '测试，“天使”',
      name_ja: '試練の天使',
    };
    expect(readCsv(toRulingsCsv(cards))).toMatchObject([
      {
        ...{ ...card, ruling: 'r1', status: 'outdated', changes: 'm14-legends ixalan' },
        ...{ zh_text: '第一条：\n牌库\n牌"手"', zh_date: '2009-06-23', zh_source: 'faq.zh.txt:12-14' },
        ...{ zh_corrections: '', en_text: '', ja_unofficial: '', ja_translator: '' },
      },
      {
        ...card,
        ruling: 'r2',
        status: 'current',
        changes: '',
        zh_text: "'@第二条",
        zh_source: 'faq.zh.txt:15',
      },
    ]);
  });
});
