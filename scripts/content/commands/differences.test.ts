import { describe, expect, test } from 'vitest';
import { findDecidedDrift } from '../../../src/authoring/drift/decided-findings.ts';
import { unprintedNamesIn } from '../../../src/authoring/drift/unprinted-names.ts';
import { citablesIn } from '../../../src/schema/citable.ts';
import { copyForAll, copyForEach } from '../content-copy.fixture.ts';
import { ownContent, ownTexts } from '../own-texts.fixture.ts';
import { readContent } from '../read-content.ts';

// What the rules find in the texts of the edition. `content -- check` holds its records against the texts.
const { sectionDecisions: decisions, facts: cards, terms, wording } = readContent(ownTexts).input;
const { value: findings } = findDecidedDrift({
  sections: ownContent.sections,
  decisions,
  cards,
  terms,
  wording,
});
const statesAt = (at: string, lang: string) =>
  findings
    .filter(
      (finding) => `${finding.document}/${finding.section}/#${finding.id}` === at && finding.lang === lang,
    )
    .map(({ state }) => state);

describe('the drift of the edition', () => {
  test.each([
    ['ipg/2.3/#definition-1', 'zh'],
    ['ipg/2.3/#definition-2', 'zh'],
    ['ipg/2.3/#philosophy-2', 'ja'],
    ['ipg/2.3/#philosophy-3', 'ja'],
    ['ipg/2.3/#remedy-4', 'ja'],
    ['ipg/2.3/#remedy-5', 'zh'],
    ['ipg/2.3/#remedy-5', 'ja'],
    ['ipg/2.3/#upgrade-1', 'zh'],
    ['ipg/2.3/#upgrade-1', 'ja'],
    ...['definition-2', 'philosophy-1', 'philosophy-2', 'remedy-1', 'remedy-2', 'remedy-3'].map(
      (id): [string, string] => [`ipg/2.4/#${id}`, 'zh'],
    ),
  ])('%s %s is found and confirmed', (at, lang) => {
    expect(statesAt(at, lang)).toContain('confirmed');
  });

  test('at most two in ten are false alarms', () => {
    const dismissed = findings.filter(({ state }) => state === 'dismissed').length;
    expect(dismissed / findings.length).toBeLessThanOrEqual(0.2);
    // Gaps are the easy ones: without them the rules have to do as well.
    const judged = findings.filter(({ rule }) => rule !== 'missing');
    expect(dismissed / judged.length).toBeLessThanOrEqual(0.2);
  });

  test('names that are not printed are found in every document', () => {
    const names = unprintedNamesIn(citablesIn(ownContent), cards);
    expect(new Set(names.map(({ name }) => name))).toEqual(
      new Set(['头脑风暴', '杰瓦岛狮身人面像', '腐霉毒蛇']),
    );
  });
});

describe('content drift', () => {
  describe('of all texts', () => {
    const content = copyForAll('ipg');

    test('prints the findings of a section, and how many are decided', () => {
      const { code, out } = content().run('differences', 'ipg', '2.4');
      expect(code).toBe(0);
      expect(out).toMatch(/\n6 findings: 6 confirmed, 0 dismissed, 0 open$/u);
      expect(out).toMatch(/^.*ipg\/2\.4\/#definition-2/u);
    });

    test('says how it is called when there is no such section', () => {
      expect(content().run('differences', 'ipg', '9.9')).toMatchObject({
        code: 2,
        err: expect.stringMatching(/ipg 9\.9: no such page; .*ipg\/2\.3.*\nusage:/u),
      });
    });
  });

  describe('of unofficial translations', () => {
    const content = copyForAll();

    test('prints the findings of a page, and how many are decided', () => {
      const { code, out } = content().run('differences', 'm10', 'cards/lifelink');
      expect(code).toBe(0);
      expect(out).toMatch(/^dismissed .*m10\/cards\/lifelink\/#r1 {2}en from zh: term \[Lifelink/u);
      expect(out).toMatch(/\n4 unofficial translations, 1 findings: 1 dismissed, 0 open\n/u);
    });

    test('prints the names in an FAQ that are not printed on cards', () => {
      expect(content().run('differences', 'm10').out).toMatch(
        /^name {7}m10\/\S+ {2}zh: 腐霉毒蛇 \[printed: .+\]$/mu,
      );
    });

    test('says of an FAQ without any that its official texts are not compared', () => {
      const { code, out } = content().run('differences', 'm10', 'card-rulings');
      expect(code).toBe(0);
      expect(out).toMatch(/^0 unofficial translations, .*\nThe official texts of FAQs are not compared/u);
    });
  });

  describe('where a section is not finished', () => {
    const content = copyForEach('ipg');

    test('lists what it finds all the same', () => {
      content().edit('content/decisions/ipg/2.3.yml', (text) => `${text}# ? is this so?\n`);
      const result = content().run('differences', 'ipg', '2.4');
      expect(result).toMatchObject({ code: 1, err: expect.stringContaining('2.3.yml') });
      expect(result.out).toMatch(/\n6 findings: 6 confirmed, 0 dismissed, 0 open$/u);
    });
  });
});
