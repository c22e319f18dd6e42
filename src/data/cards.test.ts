import { describe, expect, it } from 'vitest';
import { listMentionedCards, listSetCards } from './cards.ts';
import { toCardsCsv, toRulingsCsv } from './cards-csv.ts';
import { entry, facts, mentioned } from './records.fixture.ts';

const input = { facts, records: [entry, mentioned], set: 'm10', asOf: '2009-06-23' };

describe('the cards of the set', () => {
  it('are all there, by collector number, with or without a record', () => {
    expect(listSetCards(input).map(({ slug, role }) => [slug, role])).toEqual([
      ['test-angel', 'entry'],
      ['test-ogre', 'fact'],
    ]);
  });

  it('have readings and no date of a text where there are only facts', () => {
    const ogre = listSetCards(input)[1];
    expect(ogre).toMatchObject({ kana: 'ためしのオーガ', colors: ['R'], typeLine: {}, rulings: [] });
    expect(ogre).not.toHaveProperty('asOf');
  });

  it('stand apart from cards of other sets, which are listed only when a text names them', () => {
    expect(listMentionedCards(input).map(({ slug }) => slug)).toEqual(['far-away-card']);
  });
});

describe('the tables', () => {
  it('have one row a card', () => {
    expect(toCardsCsv(listSetCards(input))).toBe(
      [
        'number,slug,name_en,name_zh,name_ja,kana,role,rarity,mana_cost,mana_value,colors,type_en,type_zh,type_ja,power,toughness,loyalty,heading,text,rulings,rulings_changed,anomalies,as_of,card_validity,card_changes,zh_unofficial,zh_translator,ja_unofficial,ja_translator,en_unofficial,en_translator,zh_text,ja_text,en_text',
        '2,test-angel,Test Angel,测试，“天使”,試練の天使,,entry,rare,{2}{W}{W},4,W,Creature — Angel,生物～天使,クリーチャー — 天使,+1,*,,白色,"飞行\n=cmd|""/C calc""!A0",2,1,cost,2009-06-23,,,,,,,,,"飞行\n=cmd|""/C calc""!A0",,',
        '3,test-ogre,Test Ogre,,ためしのオーガ,ためしのオーガ,fact,,,,R,,,,,,,,,0,0,,,,,,,,,,,,,',
        '',
      ].join('\r\n'),
    );
  });

  it('have one row a ruling', () => {
    expect(toRulingsCsv(listSetCards(input))).toBe(
      [
        'slug,name_en,name_zh,name_ja,ruling,text,as_of,validity,changes,corrections,source_file,source_from_line,source_to_line,zh_unofficial,zh_translator,ja_unofficial,ja_translator,en_unofficial,en_translator,zh_text,ja_text,en_text',
        'test-angel,Test Angel,测试，“天使”,試練の天使,r1,"第一条：\n牌库\n牌""手""",2009-06-23,changed,m14-legends ixalan,,faq.zh.txt,12,14,,,,,,,"第一条：\n牌库\n牌""手""",,',
        "test-angel,Test Angel,测试，“天使”,試練の天使,r2,'@第二条,2009-06-23,still-true,,,faq.zh.txt,15,15,,,,,,,'@第二条,,",
        '',
      ].join('\r\n'),
    );
  });
});
