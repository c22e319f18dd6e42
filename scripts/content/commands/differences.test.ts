import { describe, expect, test } from 'vitest';
import { copyForEach } from '../content-copy.fixture.ts';

describe('content differences', () => {
  const content = copyForEach('invented');

  test('prints what it finds in a section, and how much is decided, also where another one is not finished', () => {
    const { run, edit } = content();
    edit('content/decisions/ipg/2.3.yml', (text) => `${text}# ? is this so?\n`);
    const { code, out, err } = run('differences', 'ipg', '2.4');
    expect(code).toBe(1);
    expect(err).toContain('2.3.yml');
    expect(out).toMatch(/^confirmed {2}ipg\/2\.4\/#definition-2 {2}zh against en: missing \[- \| -\]$/mu);
    expect(out).toMatch(/\n5 differences: 5 confirmed, 0 dismissed, 0 open$/u);
  });

  test('prints where an unofficial translation may not say what its source says', () => {
    const { run, edit } = content();
    const page = 'content/unofficial/dawn/cards/marta-of-the-hearth.yml';
    edit(page, (text) => text.replace('The counters that the second', 'The four counters that the second'));
    const { code, out } = run('differences', 'dawn', 'cards/marta-of-the-hearth');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^open {7}dawn\/cards\/marta-of-the-hearth\/#r1 {2}en from zh: number \[four \| -\]$/mu,
    );
    expect(out).toMatch(
      / 1 differences: 0 dismissed, 1 open\nThe official texts of FAQs are not compared with each other\.$/u,
    );
  });

  test('says how it is called when there is no such section', () => {
    expect(content().run('differences', 'ipg', '9.9')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/ipg 9\.9: no such page; .*ipg\/2\.3.*\nusage:/u),
    });
  });
});
