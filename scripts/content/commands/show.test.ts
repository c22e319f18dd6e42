import { expect, it } from 'vitest';
import { copyForAll } from '../content-copy.fixture.ts';

const copy = copyForAll();

it('show prints the IDs of a section with the first words of each language side by side', () => {
  const { code, out } = copy().run('show', 'ipg', '2.3');
  const lines = out.split('\n');
  expect(code).toBe(0);
  expect(lines[0]).toMatch(/^ +zh +ja +en$/u);
  // What a language lacks has a dash.
  expect(lines.find((line) => line.startsWith('definition-2 '))).toMatch(
    /^definition-2 +– +その誤り.*… +It is not a Hidden Card/u,
  );
  expect(lines.find((line) => line.startsWith('definition-1-note-1 '))).toBeDefined();
});

it('show prints chapters and cards too, with the languages that they have', () => {
  expect(copy().run('show', 'm10', 'rules-changes').out).toMatch(/^ +zh\n.*\nrules-changes-1 +为了/mu);
  expect(copy().run('show', 'm10', 'cards/clone').out).toMatch(/^text +仿生妖 .*\nr1 +仿生妖不会/mu);
});

it('show names the pages that there are when it is asked for another', () => {
  const { code, err } = copy().run('show', 'ipg', '9.9');
  expect(code).toBe(2);
  expect(err).toContain('ipg 9.9: no such page; there are ipg 2.3, ipg 2.4\n');
});
