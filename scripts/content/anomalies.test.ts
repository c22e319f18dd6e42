import { describe, expect, it } from 'vitest';
import { compareCard } from '../../src/pipeline/emit/anomalies.ts';
import type { Anomaly } from '../../src/schema/card.ts';
import { generate } from './generate.ts';
import { ownTexts } from './own-texts.fixture.ts';
import { readContent } from './read-content.ts';

const { build } = generate(ownTexts);
const facts = new Map(readContent(ownTexts).input.facts.map((fact) => [fact.slug, fact]));

const line = (place: string, { kind, source, fact }: Anomaly): string =>
  [place, kind, source || '(nothing)', fact].join(' | ');

describe('the anomalies of the texts', () => {
  it('are these and no other', () => {
    const ofCards = (build?.cards ?? []).flatMap(({ record: { slug, anomalies } }) =>
      anomalies.map((anomaly) =>
        line(anomaly.ruling === undefined ? slug : `${slug}#${anomaly.ruling}`, anomaly),
      ),
    );
    const ofGroups = (build?.chapters ?? []).flatMap(({ record: { slug, groups = [] } }) =>
      groups.flatMap(({ anomalies = [] }) => anomalies.map((anomaly) => line(slug, anomaly))),
    );
    const ofNotes = (build?.chapters ?? []).flatMap(({ record }) =>
      record.sections.flatMap(({ notes }) =>
        notes.flatMap(({ id, anomalies = [] }) => anomalies.map((anomaly) => line(id, anomaly))),
      ),
    );
    // Wordings in doubt are what people have written in content/doubts.yml.
    const found = [...ofGroups, ...ofNotes, ...ofCards].filter((each) => !each.includes(' | wording | '));
    expect(found.toSorted()).toEqual(allByHand.toSorted());
  });

  it('are not more in the boxes of chapters than on the pages of their cards', () => {
    const boxes = (build?.chapters ?? []).flatMap(({ record }) =>
      record.sections.flatMap((section) => section.boxes),
    );
    const found = boxes.flatMap(({ slug, texts: { zh } }) => {
      const fact = facts.get(slug);
      return fact && zh
        ? compareCard(fact, zh.printed, undefined, 'zh').map((one) => line(slug, one))
        : [slug];
    });
    expect(boxes).toHaveLength(12);
    expect(found).toEqual(['stampeding-rhino | cost | (nothing) | {4}{G}']);
  });

  it('never alter the text: what is shown as printed keeps its own lines', () => {
    const overrun = build?.cards.find(({ record }) => record.slug === 'overrun')?.record;
    expect(overrun?.texts.zh?.printed?.manaCost).toMatchObject({
      text: '{二}{绿}{绿}{绿}',
      corrections: [{ reading: '', text: '{绿}' }],
    });
  });
});

/** Place, kind, printed and right wording; compared with the source by reading. */
const allByHand = [
  'card-rulings | heading | 紅色 | 红色',
  'card-rulings | heading | 綠色 | 绿色',
  'polymorph | heading | 黑色 | U',
  'ponder | heading | 黑色 | U',
  'overrun | cost | {二}{绿}{绿} | {2}{G}{G}{G}',
  'stampeding-rhino | cost | (nothing) | {4}{G}',
  'nightmare | power-toughness | / | */*',
  'mold-adder | name | 腐霉毒蛇 | 腐土毒蛇',
  'goblin-artillery | lost-head | (nothing) | 鬼怪大炮 {1}{R}{R} 生物～鬼怪／战士 1/3',
  'dragon-whelp | lost | (nothing) | 幼龙',
  'fireball | lost | (nothing) | 火球',
  'firebreathing | lost | (nothing) | 炎息',
  // Lines 504, 600, 1048, 1256, 1381: the section is in another chapter.
  'harms-way#r6 | section-reference | 通则释疑单元中，「新规则：战斗」 | M10规则变动，「新规则：战斗」',
  'safe-passage#r4 | section-reference | 通则释疑单元中，「新规则：战斗」 | M10规则变动，「新规则：战斗」',
  'vampire-aristocrat#r2 | section-reference | 通则释疑单元中，「新规则：战斗」 | M10规则变动，「新规则：战斗」',
  'siege-gang-commander#r2 | section-reference | 通则释疑单元中，「新规则：战斗」 | M10规则变动，「新规则：战斗」',
  'fog#r1 | section-reference | 通则释疑单元中，「新规则：战斗」 | M10规则变动，「新规则：战斗」',
  // Lines 382, 1174, 1401: the heading has one more word.
  'ajani-goldmane#r3 | section-reference | 通则释疑单元中，「牌类别：鹏洛客」 | 通则释疑，「复出的牌类别：鹏洛客」',
  'chandra-nalaar#r2 | section-reference | 通则释疑单元中，「牌类别：鹏洛客」 | 通则释疑，「复出的牌类别：鹏洛客」',
  'garruk-wildspeaker#r3 | section-reference | 通则释疑单元中，「牌类别：鹏洛客」 | 通则释疑，「复出的牌类别：鹏洛客」',
];
