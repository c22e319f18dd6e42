import { describe, expect, it } from 'vitest';
import { createSince } from '../../src/pipeline/emit/status.ts';
import { generate } from './generate.ts';
import { ownTexts } from './own-texts.fixture.ts';
import { readContent } from './read-content.ts';

const { build } = generate(ownTexts);
const { laterChanges, ruleNumbers } = readContent(ownTexts).input;
const rulings = (build?.cards ?? []).flatMap(({ record }) => record.rulings);
const notes = (build?.chapters ?? []).flatMap(({ record }) =>
  record.sections.flatMap((section) => section.notes),
);

describe('the list of later changes', () => {
  it('has every change once, and ties each to texts', () => {
    const ids = laterChanges.changes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, affects } of laterChanges.changes) {
      expect(affects, id).not.toEqual([]);
      const named = affects.flatMap(({ target, langs = [''] }) => langs.map((lang) => `${target} ${lang}`));
      expect(new Set(named).size, id).toBe(named.length);
    }
  });

  it('leaves no ruling and no note of the set unchecked', () => {
    expect([rulings.length, notes.length]).toEqual([201, 102]);
    for (const { id, status, checked } of [...rulings, ...notes])
      expect([id, status === 'unchecked', checked]).toEqual([id, false, '2026-11-22']);
    expect(createSince(laterChanges)('m10/cards/clone/#r7').statusIn('zh')).toBe('unchecked');
  });
});

/** A file without the translations that stand beside its texts. */
const officialIn = (mdx: string): string => mdx.replace(/<Translation .*?<\/Translation>/gsu, '');

describe('numbers of the rules', () => {
  it('are all found in the texts that cite them', () => {
    const cited = (build?.chapters ?? []).flatMap(({ mdx }) =>
      [...officialIn(mdx()).matchAll(/<Ref rule="(?<number>[^"]+)"/gu)].map((match) => match.groups?.number),
    );
    expect(cited).toEqual([
      ...['702.13', '702.13a', '702.13b'],
      ...['702.2', '702.2a', '510', '702.2b', '704', '702.2c'],
    ]);
    expect(new Set(cited)).toEqual(new Set(ruleNumbers.map(({ number }) => number)));
  });
});
