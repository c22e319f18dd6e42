import { describe, expect, it } from 'vitest';
import { createValidity } from '../../src/pipeline/emit/validity.ts';
import type { Validity } from '../../src/schema/validity.ts';
import { generate } from './generate.ts';
import { ownTexts } from './own-texts.fixture.ts';
import { readContent } from './read-content.ts';

const { edition } = generate(ownTexts);
const { input } = readContent(ownTexts);
const rulings = (edition?.cards ?? []).flatMap(({ record: { slug, rulings: own } }) =>
  own.map(({ id, validity }) => ({ target: `${slug}#${id}`, validity })),
);
const notes = (edition?.chapters ?? []).flatMap(({ record }) =>
  record.sections.flatMap((section) => section.notes.map(({ id, validity }) => ({ target: id, validity }))),
);

const inState = (
  list: readonly { readonly target: string; readonly validity: Validity }[],
  state: Validity['state'],
): readonly string[] => list.filter(({ validity }) => validity.state === state).map(({ target }) => target);

describe('the table of rule changes', () => {
  it('has every change once, and ties each to a text', () => {
    const ids = [...input.ruleChanges, ...input.policy.changes].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, affects } of input.ruleChanges) {
      expect(affects, id).not.toEqual([]);
      expect(new Set(affects.map(({ target }) => target)).size, id).toBe(affects.length);
    }
  });
});

describe('the pass through the texts', () => {
  it('leaves no ruling and no note unchecked', () => {
    expect(rulings).toHaveLength(201);
    expect(notes).toHaveLength(102);
    for (const { target, validity } of [...rulings, ...notes]) {
      expect(validity.state, target).not.toBe('not-checked');
      expect(validity.checked, target).toBe('2026-11-22');
    }
  });

  it('does not count a ruling as checked if no pass names it', () => {
    const validityOf = createValidity({ ...input, doubts: [], policy: { changes: [] } });
    expect(validityOf('m10/cards/clone/#r7')).toEqual({ state: 'not-checked', changes: [] });
  });

  it('calls no wording still true that is in doubt', () => {
    expect(inState([...rulings, ...notes], 'in-doubt')).toContain('guardian-seraph#r2');
    const doubted = new Set(
      input.doubts.map(({ target }) => target.replace(/^.*\/cards\/|^.*#(?=.*-\d)/u, '')),
    );
    expect(
      [...rulings, ...notes].filter(
        ({ target, validity }) => doubted.has(target) && validity.state === 'still-true',
      ),
    ).toEqual([]);
  });

  it('has each note on a text once', () => {
    const cards = (edition?.cards ?? []).flatMap(({ record }) => record.validity ?? []);
    for (const { notes: own = [], changes } of [
      ...cards,
      ...[...rulings, ...notes].map((one) => one.validity),
    ])
      expect(own.map(({ change }) => change)).toEqual(
        changes.filter((id) => own.some(({ change }) => change === id)),
      );
  });
});

/** A file without the translations that stand beside its texts. */
const officialIn = (mdx: string): string => mdx.replace(/<Translation .*?<\/Translation>/gsu, '');

describe('numbers of the rules', () => {
  it('are all found in the texts that cite them', () => {
    const cited = (edition?.chapters ?? []).flatMap(({ mdx }) =>
      [...officialIn(mdx()).matchAll(/<Ref rule="(?<number>[^"]+)"/gu)].map((match) => match.groups?.number),
    );
    expect(cited).toEqual([
      ...['702.13', '702.13a', '702.13b'],
      ...['702.2', '702.2a', '510', '702.2b', '704', '702.2c'],
    ]);
    expect(new Set(cited)).toEqual(new Set(input.ruleNumbers.map(({ number }) => number)));
  });
});
