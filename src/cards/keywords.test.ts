import { describe, expect, it } from 'vitest';
import { keywordsIn } from './keywords.ts';

describe('keywordsIn', () => {
  it.each<[text: string[], keywords: string[]]>([
    [['飞行，先攻，系命，反恶魔保护，反龙保护'], ['first-strike', 'flying', 'lifelink', 'protection']],
    [
      ['闪现（你可以于你能够施放瞬间的时机下施放此咒语。）', '飞行'],
      ['flash', 'flying'],
    ],
    // Reminder text explains other keywords, even where its end is lost.
    [['延势（此生物能阻挡具飞行异能的生物。）'], ['reach']],
    [['佩带{二}（{二}：装备在目标由你操控的生物上；佩带的时机视同法术。'], ['equip']],
    // Being enchanted or equipped is no keyword.
    [['所结附的生物不能攻击。', '佩带此武具的生物得+2/+4且失去飞行异能。'], ['flying']],
    [['{二}，{横置}：目标生物获得敏捷异能直到回合结束。它不能重生。'], ['haste', 'regenerate']],
    [[], []],
  ])('%j', (text, keywords) => {
    expect(keywordsIn(text)).toEqual(keywords);
  });
});
