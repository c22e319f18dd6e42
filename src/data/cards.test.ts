import { describe, expect, it } from 'vitest';
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
    expect(toCardsCsv(cards)).toBe(
      [
        '\uFEFFnumber,slug,name_en,name_zh,name_ja,kana,role,rarity,mana_cost,mana_value,colors,type_en,type_zh,type_ja,power,toughness,loyalty,rulings,rulings_changed,anomalies,card_status,card_changes,zh_unofficial,zh_translator,ja_unofficial,ja_translator,en_unofficial,en_translator,zh_text,ja_text,en_text,zh_heading,ja_heading,en_heading,zh_date,ja_date,en_date',
        '2,test-angel,Test Angel,测试，“天使”,試練の天使,,entry,rare,{2}{W}{W},4,W,Creature — Angel,生物～天使,クリーチャー — 天使,+1,*,,2,1,cost,,,,,,,,,"飞行\n=cmd|""/C calc""!A0",,,白色,,,2009-06-23,,',
        '3,test-ogre,Test Ogre,,,オーガ,fact,,,,,,,,,,,0,0,,,,,,,,,,,,,,,,,,',
        '',
      ].join('\r\n'),
    );
  });

  it('have a row for each ruling', () => {
    expect(toRulingsCsv(cards)).toBe(
      [
        '\uFEFFslug,name_en,name_zh,name_ja,ruling,status,changes,zh_unofficial,zh_translator,ja_unofficial,ja_translator,en_unofficial,en_translator,zh_text,ja_text,en_text,zh_date,ja_date,en_date,zh_corrections,ja_corrections,en_corrections,zh_source,ja_source,en_source',
        'test-angel,Test Angel,测试，“天使”,試練の天使,r1,outdated,m14-legends ixalan,,,,,,,"第一条：\n牌库\n牌""手""",,,2009-06-23,,,,,,faq.zh.txt:12-14,,',
        "test-angel,Test Angel,测试，“天使”,試練の天使,r2,current,,,,,,,,'@第二条,,,2009-06-23,,,,,,faq.zh.txt:15,,",
        '',
      ].join('\r\n'),
    );
  });
});
