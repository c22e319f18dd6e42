import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type UnofficialEntry, unofficialFileSchema } from '../../schema/unofficial.ts';
import { unofficialToYaml } from './unofficial-yaml.ts';

const written = `# By hand.
document: ipg
page: "2.3"
texts: # in reading order
  # About b.
  - id: b
    lang: zh
    translator: "Sidejudge"
    from: en
    source: 'Two.'
    text: "二。" # Or 两?
    # Still about b.

  # About c.
  - { id: c, lang: zh, translator: Sidejudge, from: en, source: Three., text: 三。 }
  -
    id: d
    lang: zh
    translator: Sidejudge
    from: en
    source: |-
      Four.

      Five.
    text: >-
      四。

      五。
# The end.
`;
const texts = unofficialFileSchema.parse(parse(written)).texts;
const write = (edit: (texts: readonly UnofficialEntry[]) => UnofficialEntry[], before = written) =>
  unofficialToYaml(before, { document: 'ipg', page: '2.3', texts: edit(texts) });
const change = (id: string, change: Partial<UnofficialEntry>) => (all: readonly UnofficialEntry[]) =>
  all.map((one) => (one.id === id ? { ...one, ...change } : one));
const text = (id: string): UnofficialEntry => ({
  id,
  lang: 'zh',
  translator: 'A: Translator',
  from: 'en',
  source: 'One.\n\n{T}: Two.',
  text: '一。',
});

describe('a file of unofficial texts', () => {
  it('stays byte for byte if no text changes', () => {
    expect(write((all) => [...all].reverse())).toBe(written);
    for (const page of ['2.3', '2.4']) {
      const path = new URL(`../../../content/unofficial/ipg/${page}.yml`, import.meta.url);
      const before = readFileSync(path, 'utf8');
      expect(unofficialToYaml(before, unofficialFileSchema.parse(parse(before)))).toBe(before);
    }
  });

  it('changes in the values that are other now, and keeps quotation marks and comments', () => {
    expect(write(change('b', { text: '两。' }))).toBe(written.replace('"二。"', '"两。"'));
    const readBy = { name: 'B. Reader', date: '2026-11-20' };
    expect(write(change('b', { readBy }))).toBe(
      written.replace(
        '"二。" # Or 两?\n',
        '"二。" # Or 两?\n    readBy:\n      name: B. Reader\n      date: 2026-11-20\n',
      ),
    );
  });

  it('loses what a text does not have any more', () => {
    const before = write(change('b', { readBy: { name: 'B', date: '2026-11-20' } }));
    expect(write((all) => [...all], before)).toBe(written);
  });

  it('gets new texts after those that they follow, and the first at the head of the list', () => {
    const block = (id: string) =>
      `  - id: ${id}\n    lang: zh\n    translator: "A: Translator"\n    from: en\n    source: |-\n      One.\n\n      {T}: Two.\n    text: 一。\n`;
    expect(write(([b, ...rest]) => [text('a'), ...(b ? [b] : []), text('bb'), ...rest, text('e')])).toBe(
      written
        .replace('  # About b.', `${block('a')}  # About b.`)
        .replace('    # Still about b.\n', `    # Still about b.\n${block('bb')}`)
        .replace('# The end.', `${block('e')}\n# The end.`),
    );
  });

  it.each([
    ['the first of its kind', undefined],
    ['with a list in brackets', 'document: ipg\npage: "2.3"\ntexts: []\n'],
    [
      'with anchors, which a change would change elsewhere',
      `document: ipg\npage: "2.3"\ntexts:\n  - { id: a, lang: zh, translator: &by S, from: en, source: x, text: y }\n  - { id: b, lang: zh, translator: *by, from: en, source: x, text: y }\n`,
    ],
  ])('is written as a whole: %s', (_name, before) => {
    const wanted = [text('a'), { ...text('b'), translator: 'S', source: 'x', text: 'y' }];
    const file = { document: 'ipg', page: '2.3', texts: wanted };
    expect(unofficialFileSchema.parse(parse(unofficialToYaml(before, file)))).toEqual(file);
  });
});
