import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { sectionRegistrySchema } from '../../src/schema/registry.ts';
import { copyForEach } from './content-copy.fixture.ts';

// Sections of a guide that is none of ours, and sections without the usual parts, in our own words.

const rules = {
  zh: `10.4 巡回联赛

联赛组织者须在首站比赛前公布各站的日期与城镇。

道具

牌手须自带骰子。任何人不得借用裁判的骰子。

参赛须满足下列条件：
• 牌手已注册；
• 牌手已缴纳路费。

在第3站之后加入的牌手以0分开始。
`,
  en: `10.4 Traveling Leagues

The organizer of a league announces the dates and towns of its stops before the first event.

Equipment

Players bring their own dice. Nobody borrows the dice of a judge.

A player may take part if:
• the player is registered; and
• the player has paid for the journey.

A player who joins after stop 3 begins with 0 points.
`,
};

describe('a guide that the list of documents names', () => {
  const content = copyForEach('ipg');
  const file = (name: string, text: string): string => {
    const path = join(content().root, name);
    writeFileSync(path, text);
    return path;
  };
  const listRules = (): void =>
    content().edit(
      'content/documents.yml',
      (text) =>
        `${text}- id: mtr\n  kind: guide\n  titles: { zh: 比赛规则, ja: イベント規定, en: Tournament Rules }\n  abbreviation: MTR\n  prevails: en\n`,
    );

  it('takes a section with a number of two digits, as clauses of the part text', () => {
    listRules();
    const texts = [`zh=${file('zh.txt', rules.zh)}`, `en=${file('en.txt', rules.en)}`];
    const { code, err } = content().run('add', 'mtr', '10.4', ...texts, '--write');
    expect([code, err]).toEqual([0, '']);
    const yaml = readFileSync(join(content().root, 'content/registry/mtr/10.4.yml'), 'utf8');
    const { clauses } = sectionRegistrySchema.parse(parse(yaml));
    expect(clauses.map(({ id, part, texts: own }) => `${id} ${part} ${Object.keys(own).sort()}`)).toEqual([
      'text-1 text en,zh',
      'text-2 text en,zh',
      'text-3 text en,zh',
      'text-4 text en,zh',
    ]);
    for (const name of ['content/registry/mtr/10.4.yml', 'content/sources/mtr/source.yml'])
      content().edit(name, (text) => text.replace(/#+ review.*/gu, ''));
    expect(content().run('build').code).toBe(0);
    const page = readFileSync(join(content().root, 'content/docs/mtr/10.4.mdx'), 'utf8');
    expect(page).toContain('<Part id="text">');
    expect(page.match(/<Heading /gu)).toHaveLength(4);
  });
});
