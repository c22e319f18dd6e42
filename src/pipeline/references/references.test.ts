import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../any-character.fixture.ts';
import type { CardFact } from '../../schema/card.ts';
import { type Language, mapTexts } from '../../schema/language.ts';
import type { Term } from '../../schema/term.ts';
import type { Reference } from '../inline/rich.ts';
import { createLexicon, type Lexicon, type LexiconInput } from './lexicon.ts';
import { findReferences } from './references.ts';
import { findRuleNumbers } from './section-patterns.ts';

const cards = `baneslayer-angel|破邪天使|悪斬の天使|Baneslayer Angel
harms-way|险境|危害のあり方|Harm's Way
lifelink|系命|絆魂|Lifelink
silence|封口|沈黙|Silence
cancel|取消|取り消し|Cancel
clone|仿生妖|クローン|Clone
jump|跳跃|ジャンプ|Jump
negate|失效|否認|Negate
mind-shatter|粉碎心灵|思考の粉砕|Mind Shatter
canyon-minotaur|峡谷牛头怪|峡谷のミノタウルス|Canyon Minotaur
earthquake|地震|地震|Earthquake
lightning-bolt|闪电击|稲妻|Lightning Bolt
shatter|粉碎|粉砕|Shatter
regenerate|重生|再びの生|Regenerate
island-234|海岛|島|Island
island-235|海岛|島|Island
brainstorm|脑力激荡|渦まく知識|Brainstorm
dark-confidant|黑暗亲信|闇の腹心|Dark Confidant
mending-hands|施以援手|繕いの手|Mending Hands`
  .split('\n')
  .map((line): CardFact => {
    const [slug = '', zh = '', ja = '', en = ''] = line.split('|');
    const typeLine = slug.startsWith('island-') ? { typeLine: { en: 'Basic Land — Island' } } : {};
    return { slug, names: { zh, ja, en }, ...typeLine };
  });

const faqSections: LexiconInput['faqSections'] = [
  { to: 'm10/general-notes/', headings: ['通则释疑', '一般注釈', 'General notes'] },
  { to: 'm10/rules-changes/#battlefield', headings: ['新用词：战场'] },
  { to: 'm10/rules-changes/#exile', headings: ['新用词：放逐'] },
  { to: 'm10/rules-changes/#combat', headings: ['新规则：战斗', '新ルール：戦闘', 'New rule: combat'] },
  { to: 'm10/general-notes/#planeswalkers', headings: ['复出的牌类别：鹏洛客'] },
];

const sectionOf = (
  address: string,
  names: Readonly<Partial<Record<Language, string>>>,
  isInfraction = false,
): LexiconInput['guideSections'][number] => {
  const [document = '', section = ''] = address.split('/');
  return { document, section, names: mapTexts(names, (name) => [name]), isInfraction };
};

const termOfRuleViolation: Term = {
  id: 'game-rule-violation',
  zh: '违反游戏规则',
  ja: 'その他一般のゲームルール抵触行為',
  en: 'Game Rule Violation',
  abbreviation: 'GRV',
  aliases: [],
  use: { zh: '-', ja: '-', en: '-' },
};

const guides = [
  { document: 'ipg', names: ['IPG', 'Infraction Procedure Guide', '违规处理方针', '違反処置指針'] },
];
const hiddenCard = sectionOf('ipg/2.3', { zh: '非公开牌张失误', en: 'Hidden Card Error' });
const pages = new Set(cards.map(({ slug }) => slug));
const setsOf = (slug: string): readonly string[] => (pages.has(slug) ? ['m10'] : []);
const lexiconOf = (input: Partial<LexiconInput>): Lexicon =>
  createLexicon({
    ...{ cards, setsOf, guides, guideSections: [], faqSections, terms: [] },
    ...{ ruleNumbers: new Set(), idioms: ['施以援手'] },
    ...input,
  });

const lexicon = lexiconOf({
  guideSections: [
    hiddenCard,
    sectionOf('ipg/2.4', { zh: '再调度失误', en: 'Mulligan Procedure Error' }),
    sectionOf('ipg/2.1', { ja: '誘発忘れ', en: 'Missed Trigger' }),
    sectionOf('ipg/2.2', { zh: '额外看牌', ja: '過剰なカードを見た', en: 'Looking at Extra Cards' }),
    sectionOf('ipg/4.8', { en: 'Cheating' }),
    sectionOf('ipg/2.5', { en: 'Game Rule Violation' }),
  ],
  terms: [termOfRuleViolation],
});
const twoGuides = lexiconOf({
  guides: [...guides, { document: 'mtr', names: ['MTR', 'Magic Tournament Rules'] }],
  guideSections: [
    sectionOf('mtr/2.3', { en: 'Match Slips' }),
    sectionOf('mtr/5.5', { en: 'Slow Play' }),
    sectionOf('ipg/4.0', { en: 'Unsporting Conduct', zh: '举止违背运动道德', ja: '非紳士的行為' }),
    hiddenCard,
    sectionOf('ipg/3.3', { en: 'Slow Play' }, true),
    sectionOf('ipg/4.8', { en: 'Cheating', zh: '作弊', ja: '故意の違反' }, true),
  ],
});
const noPages = lexiconOf({ setsOf: () => [] });
const ambiguous = lexiconOf({
  cards: [
    { slug: 'one', names: { en: 'One Thing', zh: '一件东西' } },
    { slug: 'two', names: { en: 'Two Things', zh: '一件东西' } },
  ],
  setsOf: () => ['m10'],
});
const twoFaqs = lexiconOf({
  faqSections: [...faqSections, { to: 'zen/general-notes/', headings: ['通则释疑'] }],
});

const addressOf = ({ target }: Reference): string => {
  if (target.kind === 'rule') return `rule ${target.number}`;
  return target.kind === 'card' ? target.slug : target.to;
};

/** Marks every reference in a text: `施放⟦取消 -> cancel⟧，`. */
const mark = (text: string, lang: Language, self: string, from: Lexicon): string =>
  findReferences(text, from, { lang, self })
    .toReversed()
    .reduce(
      (marked, reference) =>
        `${marked.slice(0, reference.from)}⟦${text.slice(reference.from, reference.to)} -> ${addressOf(reference)}⟧${marked.slice(reference.to)}`,
      text,
    );

/** Each line has a language and a text with its links marked. The title (`#`) can name a lexicon and a page. */
const links = `
# cards in brackets
ja ⟦《闇の腹心》 -> dark-confidant⟧と《教示者》
ja ⟦《島》 -> island-234⟧をプレイする
ja ⟦《知らない名前／Dark Confidant》 -> dark-confidant⟧
zh 《破邪天使之怒》
ja 稲妻のような地震

# cards in pairs of names
zh ⟦取消/Cancel -> cancel⟧
zh ⟦黑暗亲信（Dark Confidant） -> dark-confidant⟧的触发
zh ⟦黑暗亲信 -> dark-confidant⟧/⟦峡谷牛头怪 -> canyon-minotaur⟧
zh 白色和/或蓝色，鬼怪/战士

# the longer of two names, and no ordinary words
zh ⟦粉碎心灵 -> mind-shatter⟧
zh 某咒语将粉碎该神器
zh 取消施放，重生盾，系命异能，跳跃
zh 你施放的咒语失效，此效应失效
zh 裁判应对他施以援手
zh 施放⟦取消 -> cancel⟧，施放⟦重生 -> regenerate⟧时，施放⟦系命 -> lifelink⟧后
en The spell is a ⟦Brainstorm -> brainstorm⟧.
en Cancel the round. Silence is golden.
en a Forest, an Island and a Swamp
en under ⟦Harm’s Way -> harms-way⟧

# no card without a page (noPages)
ja 《闇の腹心》

# no card that shares its name with another (ambiguous)
zh 一件东西，⟦一件东西/One Thing -> one⟧

# no card on its own page (lexicon, m10/cards/clone/)
zh 仿生妖与⟦破邪天使 -> baneslayer-angel⟧

# sections by name or number
ja ⟦〔過剰なカードを見た〕 -> ipg/2.2/⟧
ja 〔ゲーム上の誤り〕と誘発忘れ
zh 依照⟦"违反游戏规则" -> ipg/2.5/⟧处理
zh 此动作违反游戏规则。
en handled as a ⟦Game Rule Violation -> ipg/2.5/⟧.
en This is a ⟦GRV -> ipg/2.5/⟧.
en Cheating is bad; this is ⟦Cheating -> ipg/4.8/⟧.
en ⟦Game Play Error—Missed Trigger -> ipg/2.1/⟧
en ⟦IPG 2.3 -> ipg/2.3/⟧, IPG 2.9, ⟦section 2.4 -> ipg/2.4/⟧.
en MTR section 2.3; section 2.3 of the MTR; rule 702.2; version 2.3
zh 参见⟦第2.3节 -> ipg/2.3/⟧与⟦IPG2.4节 -> ipg/2.4/⟧
zh 完整规则第2.3节，2.3分，12.3节，2.3.1节

# sections after their category (twoGuides)
en is ⟦Unsporting Conduct — Cheating -> ipg/4.8/⟧, never Unsporting Conduct — Bribery or ⟦Unsporting Conduct -> ipg/4.0/⟧.
zh 应判为⟦举止违背运动道德～作弊 -> ipg/4.8/⟧。

# to the guide of the text or the named one; after a category to an infraction (twoGuides, mtr/1.1/)
en ⟦section 2.3 -> mtr/2.3/⟧ and ⟦MTR section 2.3 -> mtr/2.3/⟧; ⟦section 2.3 -> ipg/2.3/⟧ of the IPG
en ⟦Slow Play -> mtr/5.5/⟧, ⟦Tournament Error — Slow Play -> ipg/3.3/⟧

# to the other guide from its text (twoGuides, ipg/1.1/)
en ⟦Slow Play -> ipg/3.3/⟧

# no section on its own page (lexicon, ipg/2.3/)
zh “非公开牌张失误”，IPG 2.3，⟦IPG 2.4 -> ipg/2.4/⟧

# no chapter on its own page (lexicon, m10/rules-changes/)
zh 请参见「新规则：战斗」的段落

# sections of an FAQ by their heading, or by the words after its colon, beside a word for a section
zh 请参见通则释疑单元中，⟦「牌类别：鹏洛客」 -> m10/general-notes/#planeswalkers⟧之段落。
zh 「战场」此游戏区域，「放逐」之牌
en See the section ⟦“New rule: combat” -> m10/rules-changes/#combat⟧ in the second part (⟦“General notes” -> m10/general-notes/⟧).

# to the FAQ of the text (twoFaqs, m10/cards/clone/)
zh 请参见⟦「通则释疑」 -> m10/general-notes/⟧的单元

# from another text to neither of two FAQs (twoFaqs, ipg/2.3/)
zh 请参见「通则释疑」的单元
`;
const lexicons: Readonly<Record<string, Lexicon>> = { lexicon, twoGuides, noPages, ambiguous, twoFaqs };

it.each(links.split('\n# ').slice(1))('links are %s', (block) => {
  const [name = '', ...rows] = block.trim().split('\n');
  const [, from = 'lexicon', self = 'x/'] = / \((\w+)(?:, (.+))?\)$/u.exec(name) ?? [];
  for (const row of rows) {
    const [lang, marked] = [row.slice(0, 2) as Language, row.slice(3)];
    const text = marked.replace(/⟦(.*?) -> .*?⟧/gu, '$1');
    expect(mark(text, lang, self, lexicons[from] ?? lexicon)).toBe(marked);
  }
});

it('cards link to the set of the text, else to the first set', () => {
  const inSets = lexiconOf({ setsOf: (slug) => (slug === 'clone' ? ['zen', 'm10'] : ['zen']) });
  const setOf = (text: string, self: string) =>
    findReferences(text, inSets, { lang: 'zh', self }).map(
      ({ target }) => target.kind === 'card' && target.document,
    );
  expect(setOf('仿生妖与破邪天使', 'm10/cards/cancel/')).toEqual(['m10', 'zen']);
  expect(setOf('仿生妖与破邪天使', 'ipg/2.3/')).toEqual(['zen', 'zen']);
});

it.each([
  ['请参见规则118.4。', ['118.4']],
  ['请参见规则510，「战斗伤害步骤」', ['510']],
  ['702.13a 系命属于静止式异能。请参见规则118.4。', ['702.13a', '118.4']],
  ['ルール 702.2b', ['702.2b']],
  // Other numbers are not rules.
  ['造成510点伤害', []],
  ['规则118.4.2', []],
  ['rulebook 510', []],
])('the rules in %s are %j', (text, numbers) => {
  const found = findRuleNumbers(text, lexicon, 'zh', 'x/').map(({ from, to }) => text.slice(from, to));
  expect(found).toEqual(numbers);
});

describe('any text', () => {
  const names = cards.flatMap(({ names: { en, zh, ja } }) => [en, zh ?? '', ja ?? '']);
  const piece = fc.oneof(
    fc.constantFrom(...names),
    fc.constantFrom(...'《》〔〕「」"“”/／(（)）─~ 例如被张的.，\n'),
    fc.constantFrom(
      ...'ゲーム上の誤り─|非公开牌张失误|IPG 2.3|2.4节|施放|」的段落|「新规则：战斗'.split('|'),
    ),
    fc.string({ unit: anyCharacter }),
    fc.string({ unit: fc.integer({ min: 0xd7f0, max: 0xe010 }).map((unit) => String.fromCharCode(unit)) }),
  );
  const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
  const lang = fc.constantFrom<Language>('zh', 'ja', 'en');

  it('gives references in order, without overlap, inside the text, to known cards and never to its own page', () => {
    fc.assert(
      fc.property(text, lang, (value, language) => {
        let done = 0;
        for (const { from, to, target } of findReferences(value, lexicon, {
          lang: language,
          self: 'ipg/2.3/',
        })) {
          expect(from).toBeGreaterThanOrEqual(done);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(value.length);
          if (target.kind === 'card') expect(pages).toContain(target.slug);
          if (target.kind === 'page') expect(target.to).not.toBe('ipg/2.3/');
          done = to;
        }
      }),
      { numRuns: 500 },
    );
  });
});
