import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type UnofficialEntry, unofficialEntriesOf, unofficialFileSchema } from '../../schema/unofficial.ts';
import { unofficialToYaml, withoutTranslations } from './unofficial-yaml.ts';

const written = `# By hand.
translator: "Sidejudge"
from: en
edition: 2024-09-23
texts:
  # About b.
  b:
    source: 'Two.'
    zh: "二。" # Or 两?
    ja:
      text: 二。
      translator: B. Translator

  # About c.
  c: { from: ja, source: さん。, zh: 三。 }
  d:
    source: |-
      Four.

      Five.
    zh: >-
      四。

      五。
`;
const read = (yaml: string) => unofficialEntriesOf(unofficialFileSchema.parse(parse(yaml)));
const texts = read(written);
const write = (edit: (all: readonly UnofficialEntry[]) => readonly UnofficialEntry[]) =>
  unofficialToYaml(written, edit(texts));
const change = (index: number, edited: Partial<UnofficialEntry>) => (all: readonly UnofficialEntry[]) =>
  all.map((one, at) => (at === index ? { ...one, ...edited } : one));
const text = (id: string): UnofficialEntry => ({
  ...{ id, lang: 'zh', translator: 'A: Translator', from: 'en', edition: '2024-09-23' },
  ...{ source: 'One.\n\n{T}: Two.', text: '一。' },
});

describe('a file of unofficial texts', () => {
  it('says of a text what is otherwise than in the file, and of a translation what is otherwise than in its text', () => {
    const made = { translator: 'Sidejudge', from: 'en', edition: '2024-09-23' };
    expect(texts).toEqual([
      { id: 'b', lang: 'zh', ...made, source: 'Two.', text: '二。' },
      { id: 'b', lang: 'ja', ...made, translator: 'B. Translator', source: 'Two.', text: '二。' },
      { id: 'c', lang: 'zh', translator: 'Sidejudge', from: 'ja', source: 'さん。', text: '三。' },
      { id: 'd', lang: 'zh', ...made, source: 'Four.\n\nFive.', text: '四。\n五。' },
    ]);
  });

  it('stays byte for byte if no text changes', () => {
    expect(write((all) => all)).toBe(written);
    const page = new URL('../../../tests/invented/content/unofficial/ipg/2.3.yml', import.meta.url);
    const before = readFileSync(page, 'utf8');
    expect(unofficialToYaml(before, read(before))).toBe(before);
  });

  it('changes in the values that are other now, and keeps quotation marks and comments', () => {
    expect(write(change(0, { text: '两。' }))).toBe(written.replace('"二。"', '"两。"'));
    expect(write(change(1, { translator: 'Sidejudge' }))).toBe(
      written.replace('ja:\n      text: 二。\n      translator: B. Translator\n', 'ja: 二。\n'),
    );
  });

  it('has a source of its own for the translation whose source is another one', () => {
    const yaml = write(change(0, { source: 'Two!', edition: '2025-01-01' })) ?? '';
    expect(yaml).toContain("source: 'Two!'");
    expect(read(yaml)).toEqual(change(0, { source: 'Two!', edition: '2025-01-01' })(texts));
  });

  it('gets new texts after those that they follow', () => {
    const block = (id: string) =>
      `\n  ${id}:\n    source: |-\n      One.\n\n      {T}: Two.\n    zh:\n      text: 一。\n      translator: "A: Translator"\n`;
    expect(
      write(([b, b2, c, ...rest]) => [b, b2, c, text('cc'), ...rest, text('e')].flatMap((one) => one ?? [])),
    ).toBe(written.replace('zh: 三。 }\n', `$&${block('cc')}`) + block('e'));
  });

  it('loses translations, texts of which none is left, and at last itself', () => {
    expect(
      withoutTranslations(written, [
        { id: 'b', lang: 'ja' },
        { id: 'c', lang: 'zh' },
      ]),
    ).toBe(
      written
        .replace('    ja:\n      text: 二。\n      translator: B. Translator\n', '')
        .replace('\n  # About c.\n  c: { from: ja, source: さん。, zh: 三。 }\n', ''),
    );
    expect(withoutTranslations(written, texts)).toBeUndefined();
  });

  it('is written as a whole where there is none yet', () => {
    const wanted = [text('a'), { ...text('b'), translator: 'S', from: 'ja' as const, edition: undefined }];
    expect(read(unofficialToYaml(undefined, wanted) ?? '')).toEqual(wanted);
  });
});
