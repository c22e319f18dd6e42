import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { type UnofficialEntry, unofficialEntriesOf, unofficialFileSchema } from '../../schema/unofficial.ts';
import { unofficialToYaml, withoutTranslations } from './unofficial-yaml.ts';

const read = (yaml: string) => unofficialEntriesOf(unofficialFileSchema.parse(parse(yaml)));
const made = { translator: 'Sidejudge', from: 'en', edition: '2024-09-23' } as const;
const texts: readonly UnofficialEntry[] = [
  { id: 'b', lang: 'zh', ...made, source: 'Two.', text: '二。' },
  { id: 'b', lang: 'ja', ...made, translator: 'B. Translator', source: 'Two.', text: '二。', remark: '疑。' },
  { id: 'c', lang: 'zh', translator: 'Sidejudge', from: 'ja', source: 'さん。', text: '三。' },
  { id: 'd', lang: 'zh', ...made, source: 'Four.\n\n{T}: Five.', text: '四。\n\n五。' },
];
const written = `# Unofficial translations. They are marked as such wherever they are shown. docs/adding-a-text.md has the keys.
translator: Sidejudge
from: en
edition: 2024-09-23
texts:
  b:
    source: Two.
    zh: 二。
    ja:
      text: 二。
      translator: B. Translator
      remark: 疑。

  c:
    from: ja
    source: さん。
    zh: 三。

  d:
    source: |-
      Four.

      {T}: Five.
    zh: |-
      四。

      五。
`;

it('writes for a text, and for a translation, only the fields that differ from the level above', () => {
  expect(unofficialToYaml(texts)).toBe(written);
  expect(read(written)).toEqual(texts);
});

it('keeps the head of the present file, and writes an unchanged file byte for byte', () => {
  const page = new URL('../../../tests/invented/content/unofficial/ipg/2.3.yml', import.meta.url);
  const before = readFileSync(page, 'utf8');
  expect(unofficialToYaml(read(before), before)).toBe(before);
  expect(unofficialToYaml(texts.slice(1), written)).toMatch(/^translator: Sidejudge$/mu);
});

it('removes translations, texts without translations, and at last the file', () => {
  const lost = [
    { id: 'b', lang: 'ja' },
    { id: 'c', lang: 'zh' },
  ];
  expect(read(withoutTranslations(written, lost) ?? '')).toEqual([texts[0], texts[3]]);
  expect(withoutTranslations(written, texts)).toBeUndefined();
});
