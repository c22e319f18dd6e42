import { describe, expect, it } from 'vitest';
import { compareCard } from '../../src/pipeline/emit/anomalies.ts';
import { joinTexts } from '../../src/pipeline/join/join-texts.ts';
import { prepareSource } from '../../src/pipeline/marked-text/prepare-source.ts';
import type { Anomaly } from '../../src/schema/card.ts';
import { generate } from './generate.ts';
import { ownTexts } from './own-texts.fixture.ts';
import { readContent } from './read-content.ts';

const { build } = generate(ownTexts);
const { input } = readContent(ownTexts);
const facts = new Map(input.facts.map((fact) => [fact.slug, fact]));

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
    const found = [...ofGroups, ...ofNotes, ...ofCards].filter(
      (each) => !/ (?:wording|section-reference) /u.test(each),
    );
    expect(found.toSorted()).toEqual(allByHand.toSorted());
  });

  it('are not more in the boxes of chapters than on the pages of their cards', () => {
    const sources = input.sources.map((one) => prepareSource(one, input.corrections).value);
    const boxes = joinTexts(sources, input).value.faqs.flatMap(({ chapters }) =>
      chapters.flatMap(({ sections }) =>
        sections.flatMap(({ items }) => items.filter((item) => item.is === 'card')),
      ),
    );
    const found = boxes.flatMap(({ slug, texts: { zh } }) => {
      const fact = facts.get(slug);
      return fact && zh ? compareCard(fact, zh, undefined, 'zh').map((one) => line(slug, one)) : [slug];
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
];
