import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { claimSection } from '../../pipeline/registry/claim-section.ts';
import { createSourceText } from '../../pipeline/text/source-text.ts';
import { sectionRegistrySchema } from '../../schema/registry.ts';
import { readGuide } from '../read/guide/guide.ts';
import { segmentSource } from '../read/lines/segment.ts';
import { formatPlan } from './format-plan.ts';
import { emptyRegistry, planSection } from './plan-section.ts';
import { registryToYaml } from './yaml.ts';

// Own wording: a section about cups.
const english = (changes: Readonly<Record<string, string>> = {}): string =>
  [
    '9.1 Test Error — Cups',
    'Definition',
    'A player puts a full cup on the table during a match.',
    'An empty cup is only a cup and no infraction at all.',
    'Philosophy',
    'Tea that is spilled makes every card on the table wet.',
    'Additional Remedy',
    'The judge carries the cup away and gives it back later.',
    'Wet cards are replaced by dry ones before the next game.',
  ]
    .map((line) => changes[line] ?? line)
    .filter((line) => line !== '')
    .join('\n\n');
const chinese = [
  '9.1 测试失误',
  '定义',
  '牌手在对局中将装满的杯子放在桌上。',
  '进一步的修正',
  '裁判将杯子拿走,之后归还。',
].join('\n\n');

const registryText = `document: ipg
section: "9.1"
sources:
  zh: 9.1.zh.txt
  en: 9.1.en.txt

clauses:
  # Looked at by two people.
  - id: definition-1
    part: definition
    texts:
      zh: "5" # 牌手
      en: "5" # A player

  - id: definition-3
    part: definition
    texts:
      en: "7" # An empty cup
    missing:
      - { lang: zh, reason: { kind: omits } } # asked

  - id: philosophy-1
    part: philosophy
    texts:
      en: "11" # Tea
    missing:
      - { lang: zh, reason: { kind: omits } }

  - id: remedy-1
    part: remedy
    texts:
      zh: "9" # 裁判
      en: "15" # The judge

  - id: remedy-2
    part: remedy
    texts:
      en: "17" # Wet cards
    missing:
      - { lang: zh, reason: { kind: omits } }

retired:
  - { id: definition-2, now: definition-3 }
`;

const structured = (lang: 'zh' | 'en', text: string) => {
  const source = createSourceText(`9.1.${lang}.txt`, text);
  return {
    lang,
    source,
    structure: readGuide(source, segmentSource(source), { languages: [lang] }).value,
  };
};
const registry = sectionRegistrySchema.parse(parse(registryText));
const current = [structured('zh', chinese), structured('en', english())];
const update = (...next: ReturnType<typeof structured>[]) => {
  const { value, diagnostics } = planSection({
    registry,
    current,
    next,
    published: new Set(['philosophy-2', 'definition-1']),
    terms: [],
  });
  expect(diagnostics).toEqual([]);
  if (!value) throw new Error('no plan');
  const text = registryToYaml(registryText, value);
  const after = sectionRegistrySchema.parse(parse(text));
  const sources = [...current.filter(({ lang }) => next.every((one) => one.lang !== lang)), ...next];
  return { plan: value, text, after, diagnostics: claimSection(after, sources).diagnostics };
};
const cup = 'A player puts a full cup on the table during a match.';
const empty = 'An empty cup is only a cup and no infraction at all.';
const tea = 'Tea that is spilled makes every card on the table wet.';
const wet = 'Wet cards are replaced by dry ones before the next game.';

describe('a newer edition', () => {
  it('changes nothing where it is the same', () => {
    expect(update(structured('en', english()), structured('zh', chinese)).text).toBe(registryText);
  });

  it('keeps the ID of a text that has changed, and asks about the other language', () => {
    const { after, text, diagnostics } = update(
      structured('en', english({ [cup]: cup.replace('full', 'full or nearly full') })),
    );
    expect(diagnostics).toEqual([]);
    expect(after.clauses[0]?.texts).toEqual({
      zh: { at: '5', differs: [{ kind: 'older-edition', against: 'or nearly full' }] },
      en: '5',
    });
    expect(text).toContain('  # Looked at by two people.\n  - id: definition-1 # review: the en has changed');
    expect(text).toContain('at: "5" # 牌手\n');
  });

  it('says nothing of punctuation', () => {
    const { plan, text } = update(structured('en', english({ [cup]: cup.replace('cup', '‘cup’') })));
    expect(formatPlan(plan)).toContain('  definition-1 5: punctuation only\n');
    expect(text).not.toContain('review');
  });

  it('gives a new clause the next number that was never used, in its place', () => {
    const { after, diagnostics } = update(
      structured(
        'en',
        english({
          [tea]: `Judges drink water and set an example.\n\n${tea}`,
          [empty]: `Soup counts as tea here.\n\n${empty}`,
        }),
      ),
    );
    expect(diagnostics).toEqual([]);
    expect(after.clauses.map(({ id }) => id)).toEqual([
      'definition-1',
      'definition-4',
      'definition-3',
      'philosophy-3',
      'philosophy-1',
      'remedy-1',
      'remedy-2',
    ]);
    expect(after.clauses[1]?.missing).toEqual([{ lang: 'zh', reason: { kind: 'older-edition' } }]);
  });

  it('retires what no language carries, and repoints what led there', () => {
    const { after, diagnostics, text } = update(structured('en', english({ [empty]: '', [wet]: '' })));
    expect(diagnostics).toEqual([]);
    expect(after.retired).toEqual([
      { id: 'definition-2', now: 'definition-1' },
      { id: 'definition-3', now: 'definition-1' },
      { id: 'remedy-2', now: 'remedy-1' },
    ]);
    expect(text).toContain('- { id: remedy-2, now: remedy-1 } # review');
  });

  it('keeps a row that another language still carries', () => {
    const { after, diagnostics } = update(structured('en', english({ [cup]: '' })));
    expect(diagnostics).toEqual([]);
    expect(after.clauses[0]).toMatchObject({
      id: 'definition-1',
      texts: { zh: '5' },
      missing: [{ lang: 'en', reason: { kind: 'omits' } }],
    });
  });

  it('fills the gap of a language in the row that lacked it', () => {
    const { after, diagnostics } = update(
      structured('zh', chinese.replace('进一步的修正', '空杯子不算违规。\n\n进一步的修正')),
    );
    expect(diagnostics).toEqual([]);
    expect(after.clauses[1]).toMatchObject({ id: 'definition-3', texts: { zh: '7', en: '7' }, missing: [] });
  });

  it('cuts a paragraph that joins two clauses, and both keep their IDs', () => {
    const { after, diagnostics } = update(
      structured('en', english({ [cup]: `${cup} ${empty}`, [empty]: '' })),
    );
    expect(diagnostics).toEqual([]);
    expect(after.clauses.slice(0, 2).map(({ texts }) => texts.en)).toEqual(['5:1-53', '5:55-106']);
  });

  it('sends the links of a clause that moved to another part to where it is now', () => {
    const { after } = update(structured('en', english({ [empty]: '', [tea]: `${tea}\n\n${empty}` })));
    expect(after.retired).toContainEqual({ id: 'definition-3', now: 'philosophy-3' });
  });

  it('keeps the ID of a text that is worded anew, where the other language still says the same', () => {
    const { after, diagnostics } = update(
      structured('en', english({ [cup]: 'Somebody sets a drink down next to the library while playing.' })),
    );
    expect(diagnostics).toEqual([]);
    expect(after.clauses.map(({ id }) => id)).toEqual(registry.clauses.map(({ id }) => id));
    expect(after.clauses[0]?.texts).toMatchObject({ zh: { at: '5' }, en: '5' });
  });

  it('gives a clause that is new in two languages one row', () => {
    const { after, diagnostics } = update(
      structured('en', english({ [tea]: `${tea}\n\nA judge pays 25 coins for 3 dry decks.` })),
      structured(
        'zh',
        chinese.replace('进一步的修正', '理念\n\n裁判为3副干的套牌支付25枚硬币。\n\n进一步的修正'),
      ),
    );
    expect(diagnostics).toEqual([]);
    expect(after.clauses[3]).toMatchObject({ id: 'philosophy-3', texts: { zh: '9', en: '13' }, missing: [] });
  });

  it('keeps what aliases refer to when its row goes', () => {
    const note = 'reason: &asked { kind: omits, note: { zh: 问过, ja: 確認済み, en: Asked. } }';
    const aliased = registryText
      .replace('reason: { kind: omits } } # asked', `${note} }`)
      .replaceAll('reason: { kind: omits }', 'reason: *asked');
    const plan = planSection({
      registry: sectionRegistrySchema.parse(parse(aliased)),
      current,
      next: [structured('en', english({ [empty]: '' }))],
      published: new Set(),
      terms: [],
    }).value;
    const after = sectionRegistrySchema.parse(parse(plan ? registryToYaml(aliased, plan) : ''));
    expect(after.clauses.flatMap(({ missing }) => missing.map(({ reason }) => reason.note?.en))).toEqual([
      'Asked.',
      'Asked.',
    ]);
  });
});

describe('a new section', () => {
  const plan = planSection({
    registry: emptyRegistry('ipg', '9.1'),
    current: [],
    next: [structured('zh', chinese), structured('en', english())],
    published: new Set(),
    terms: [],
  }).value;

  it('is an update of nothing: the registry names every text, and nothing else is asked than why one is missing', () => {
    const text = plan ? registryToYaml(undefined, plan) : '';
    const after = sectionRegistrySchema.parse(parse(text));
    expect(claimSection(after, current).diagnostics).toEqual([]);
    expect(after.clauses.map(({ id, texts }) => [id, texts.zh, texts.en])).toEqual([
      ['definition-1', '5', '5'],
      ['definition-2', undefined, '7'],
      ['philosophy-1', undefined, '11'],
      ['remedy-1', '9', '15'],
      ['remedy-2', undefined, '17'],
    ]);
    expect(text.match(/why is there no zh\?/gu)).toHaveLength(3);
    expect(text).toContain('\n\n  - id: definition-2 # review, score 0.50: why is there no zh?\n');
  });

  it('has what is printed in another language at a clause, never at the penalty', () => {
    const text = ['9.1 测试失误', '处罚', '警告', '定义', cup, '牌手将杯子放在桌上。'].join('\n\n');
    const next = structured('zh', text);
    const { value } = planSection({
      registry: emptyRegistry('ipg', '9.1'),
      current: [],
      next: [next],
      published: new Set(),
      terms: [],
    });
    const after = sectionRegistrySchema.parse(parse(value ? registryToYaml(undefined, value) : ''));
    expect(claimSection(after, [next]).diagnostics).toEqual([]);
    expect(after.clauses.map(({ id, alsoPrinted }) => [id, alsoPrinted.length])).toEqual([
      ['penalty', 0],
      ['definition-1', 1],
    ]);
  });
});
