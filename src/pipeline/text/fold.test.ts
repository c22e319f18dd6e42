import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldHan, foldToKey, foldUnits, unifyHan } from './fold.ts';

describe('fold', () => {
  it.each([
    ['《ＥＸＡＭＰＬＥＳ　範例》', '《examples 范例》'],
    ['Harm’s Way — 註解', "harm's way - 注解"],
    ['額外補救：遊戲', '额外补救:游戏'],
    ['İ, Straße', 'İ, straße'],
  ])('%s is folded to %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('keeps every index, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(text)).toHaveLength(text.length);
        expect(unifyHan(text)).toHaveLength(text.length);
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  it('keeps case in `foldUnits`', () => {
    expect(foldUnits('《Ｘ／Harm’s Way》')).toBe("《X/Harm's Way》");
  });

  it('makes a key from the letters and digits of a heading', () => {
    expect(foldToKey('第２章：【處罰】 Penalties')).toBe('第2章处罚penalties');
  });
});

it('folds Japanese characters to Chinese ones only in `unifyHan`', () => {
  expect(unifyHan('処罰の検査')).toBe('处罚の检查');
  expect(foldHan('発生し、予定する')).toBe('発生し、予定する');
});
