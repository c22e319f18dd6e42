import { describe, expect, it } from 'vitest';
import { createValidity } from '../../src/pipeline/emit/validity.ts';
import type { Validity } from '../../src/schema/validity.ts';
import { root } from '../lib/run.ts';
import { generate } from './generate.ts';
import { readContent } from './read-content.ts';

const { edition, diagnostics } = generate(root);
const { input } = readContent(root);
const rulings = (edition?.cards ?? []).flatMap(({ record: { slug, rulings: own } }) =>
  own.map(({ id, validity }) => ({ target: `${slug}#${id}`, validity })),
);
const notes = (edition?.chapters ?? []).flatMap(({ record }) =>
  record.sections.flatMap((section) => section.notes.map(({ id, validity }) => ({ target: id, validity }))),
);
const clauses = (edition?.sections ?? []).flatMap(({ record }) =>
  record.clauses.flatMap(({ id, validity }) =>
    validity ? [{ target: `ipg/${record.section}#${id}`, validity }] : [],
  ),
);

const inState = (
  list: readonly { readonly target: string; readonly validity: Validity }[],
  state: Validity['state'],
): readonly string[] => list.filter(({ validity }) => validity.state === state).map(({ target }) => target);

describe('the table of rule changes', () => {
  it('names only texts that exist', () => {
    expect(diagnostics.filter(({ code }) => code === 'validity/no-target')).toEqual([]);
  });

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
    expect(validityOf('m10/cards/clone#r7')).toEqual({ state: 'not-checked', changes: [] });
  });

  it('found these rulings changed in part, and none whole', () => {
    expect(inState(rulings, 'changed')).toEqual([]);
    expect(inState(rulings, 'partly').toSorted()).toEqual([
      'bogardan-hellkite#r1',
      'cemetery-reaper#r2',
      'consume-spirit#r2',
      'entangling-vines#r2',
      'goblin-artillery#r1',
      'harms-way#r1',
      'harms-way#r5',
      'illusionary-servant#r1',
      'indestructibility#r1',
      'master-of-the-wild-hunt#r2',
      'polymorph#r1',
      'safe-passage#r3',
      'solemn-offering#r1',
      'tendrils-of-corruption#r2',
      'warp-world#r1',
    ]);
    expect(inState(rulings, 'still-true')).toHaveLength(184);
  });

  it('calls no wording still true that is in doubt', () => {
    expect(inState([...rulings, ...notes], 'in-doubt').toSorted()).toEqual([
      'baneslayer-angel#r1',
      'guardian-seraph#r2',
      'planeswalkers-1',
    ]);
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

  it('found these notes changed', () => {
    expect(inState(notes, 'changed').toSorted()).toEqual([
      'combat-11',
      'combat-12',
      'combat-24',
      'combat-26',
      'combat-31',
      'combat-32',
      'deathtouch-4',
      'deathtouch-7',
      'introduction-7',
      'planeswalkers-11',
      'planeswalkers-4',
    ]);
    expect(inState(notes, 'partly').toSorted()).toEqual([
      'combat-25',
      'combat-27',
      'combat-28',
      'combat-29',
      'combat-33',
      'combat-6',
      'planeswalkers-6',
      'planeswalkers-8',
      'rules-changes-2',
      'rules-changes-3',
    ]);
    expect(inState(notes, 'still-true')).toHaveLength(80);
  });

  it('found these cards to read otherwise today', () => {
    const cards = (edition?.cards ?? []).flatMap(({ record: { slug, validity } }) =>
      validity ? [{ target: slug, validity }] : [],
    );
    expect(inState(cards, 'changed')).toEqual([]);
    expect(inState(cards, 'partly').toSorted()).toEqual([
      'ajani-goldmane',
      'bogardan-hellkite',
      'borderland-ranger',
      'chandra-nalaar',
      'consume-spirit',
      'deadly-recluse',
      'dread-warlock',
      'fiery-hellhound',
      'garruk-wildspeaker',
      'goblin-artillery',
      'harms-way',
      'jace-beleren',
      'jackal-familiar',
      'liliana-vess',
      'merfolk-sovereign',
      'overrun',
      'siege-gang-commander',
      'stampeding-rhino',
      'vampire-aristocrat',
      'viashino-spearhunter',
    ]);
  });

  it('found these clauses changed', () => {
    expect(inState(clauses, 'changed')).toEqual([
      'ipg/2.4#example-b',
      'ipg/2.4#example-c',
      'ipg/2.4#philosophy-2',
      'ipg/2.4#remedy-1',
    ]);
    expect(inState(clauses, 'partly')).toEqual([
      'ipg/2.4#definition-1',
      'ipg/2.4#definition-2',
      'ipg/2.4#philosophy-1',
      'ipg/2.4#remedy-2',
    ]);
    // No longer in the guide, with the same outcome.
    expect(inState(clauses, 'still-true')).toEqual(['ipg/2.4#remedy-3']);
  });
});

describe('numbers of the rules', () => {
  it('are all found in the texts that cite them', () => {
    const cited = (edition?.chapters ?? []).flatMap(({ mdx }) =>
      [...mdx.matchAll(/<Ref rule="(?<number>[^"]+)"/gu)].map((match) => match.groups?.number),
    );
    expect(cited).toEqual([
      ...['702.13', '702.13a', '702.13b'],
      ...['702.2', '702.2a', '510', '702.2b', '704', '702.2c'],
    ]);
    expect(new Set(cited)).toEqual(new Set(input.ruleNumbers.map(({ number }) => number)));
  });
});
