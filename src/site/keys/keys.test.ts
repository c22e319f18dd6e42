import { describe, expect, test } from 'vitest';
import { languages } from '../../schema/language.ts';
import { actionOf, keyTable } from './keys.ts';
import { keyWords } from './words.ts';

const press = { key: '', ctrlKey: false, altKey: false, metaKey: false, isComposing: false };

describe('keys', () => {
  test('every key has one action, and every action one row', () => {
    const keys = keyTable.flatMap((row) => row.keys);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(keyTable.map(({ action }) => action)).size).toBe(keyTable.length);
    for (const { action, keys: own } of keyTable) {
      for (const key of own) expect(actionOf({ ...press, key })).toBe(action);
    }
  });

  test.each(['ctrlKey', 'altKey', 'metaKey', 'isComposing'])('do nothing with %s', (modifier) => {
    for (const { keys } of keyTable) {
      for (const key of keys) expect(actionOf({ ...press, key, [modifier]: true })).toBeNull();
    }
  });

  test.each(['J', 'x', 'Enter', 'Process', '', 'constructor'])('%s is no key of ours', (key) => {
    expect(actionOf({ ...press, key })).toBeNull();
  });

  test.each(languages)('the list has words for each of them in %s, no two the same', (lang) => {
    const said = keyTable.map(({ action }) => keyWords[lang].actions[action]);
    expect(said.every((each) => each.length > 0)).toBe(true);
    expect(new Set(said).size).toBe(said.length);
  });
});
