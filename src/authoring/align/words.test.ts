import { expect, it } from 'vitest';
import { wordTable } from './words.ts';

it('The table of words is well-formed: nothing empty, each language in its script', () => {
  for (const [en, zh, ja] of wordTable) {
    expect(en).toMatch(/^[a-z][a-z .'|-]*$/u);
    expect(zh).not.toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}a-z]/u);
    for (const form of [en, zh, ja].flatMap((forms) => forms.split('|'))) expect(form.trim()).toBe(form);
    for (const forms of [en, zh, ja]) expect(forms.split('|')).not.toContain('');
  }
  const names = wordTable.map(([en]) => en.split('|')[0]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
