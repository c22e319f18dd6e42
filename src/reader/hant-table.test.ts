import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { converterOf } from './hant.ts';
import { makeHantTable } from './hant-table.ts';
import { toTraditional } from './traditional.ts';

const texts = [
  '如果牌手发现台面上只有一只生物,便将头发留在后面的牌库里。',
  '干扰过大时,主牌手先于其后行动;皇后与后来者不同。',
  '复制咒语,回复生命,重复这一过程。面朝下的面包。',
  '横置：加{G}到你的法术力池中。Brainstorm',
];

describe('the table of Traditional characters', () => {
  const table = makeHantTable(texts);
  const convert = converterOf(table);

  test.each(texts)('converts “%s” as `toTraditional` does', (text) => {
    expect(convert(text)).toBe(toTraditional(text));
  });

  test('goes by phrase where a character has several forms', () => {
    expect(convert('头发')).toBe('頭髮');
    expect(convert('发现')).toBe('發現');
    expect(convert('后面的皇后')).toBe('後面的皇后');
  });

  test('keeps the words of a rule: characters are converted, no vocabulary', () => {
    expect(converterOf(makeHantTable(['软件与网络']))('软件与网络')).toBe('軟件與網絡');
  });

  test('never changes the length of a text', () => {
    const characters = fc.constantFrom(...new Set(texts.join('')), '𠮷', 'e\u0301', '\n');
    fc.assert(
      fc.property(fc.array(characters), (parts) => {
        expect(convert(parts.join(''))).toHaveLength(parts.join('').length);
      }),
    );
  });

  // Found among 10,000 generated sections: no phrase of a few characters tells these two apart.
  const entangled = [
    '形为攻攻击的攻击并为情并形情的形攻攻为',
    '形攻并为并攻攻情击击情的并的攻击并为攻为情攻情',
  ];

  test('converts texts that no short phrases tell apart as `toTraditional` does', () => {
    const convertEntangled = converterOf(makeHantTable(entangled));
    expect(entangled.map(convertEntangled)).toEqual(entangled.map(toTraditional));
  });

  test('leaves a character that would become longer or shorter as it is, and converts those around it', () => {
    expect([toTraditional('𬭚').length, '𬭚'.length]).toEqual([1, 2]);
    expect(converterOf(makeHantTable(['头发𬭚后面']))('头发𬭚后面')).toBe('頭髮𬭚後面');
  });

  test('is the same for the same texts', () => {
    expect(makeHantTable(texts)).toEqual(makeHantTable(texts));
  });
});
