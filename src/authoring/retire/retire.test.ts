import { expect, it } from 'vitest';
import { citablesIn } from '../../schema/citable.ts';
import type { FaqChapter } from '../../schema/faq.ts';
import { emptyEdition } from '../testing/build-alone.ts';
import { type Addressable, editsOfRetirement, retire } from './retire.ts';

// Two chapters of an invented set FAQ; only what retirement asks of a record is there.

const note = (id: string, text: string) => ({ id, texts: { en: { text } } });
const chapter = (slug: string, ...notes: readonly object[]) =>
  ({ document: 'zen', slug, sections: [{ id: 'combat', notes }] }) as unknown as FaqChapter;

const faq = (
  chapters: readonly FaqChapter[],
  retired: Readonly<Record<string, readonly { readonly id: string; readonly now: string }[]>> = {},
): Addressable => {
  const records = { sections: [], chapters, cards: [] };
  const citables = citablesIn(records);
  const none = new Set<string>();
  const text = new Set(citables.map(({ address }) => address));
  return {
    input: {
      ...emptyEdition,
      chapterDecisions: Object.entries(retired).map(([page, own]) => ({
        ...{ document: 'zen', page, file: `content/decisions/zen/${page}.yml` },
        value: { retired: [...own] },
      })),
    },
    ...{ records, citables, diagnostics: [] },
    known: {
      ...{ text, wording: none, address: text, source: none, section: none, document: none },
      ...{ language: none, gap: none, row: none, spoken: none, term: none },
    },
  };
};

const first = chapter(
  'general',
  note('combat-1', 'An attack is declared.'),
  note('combat-2', 'Blocks follow.'),
);
const second = chapter('changes', note('mana-1', 'A pool is emptied.'));
const published = [
  'zen/general/#combat-2',
  'zen/general/#combat-9',
  'zen/changes/#mana-1',
  'zen/changes/#mana-9',
];
const earlier = {
  general: [{ id: 'combat-9', now: 'combat-2' }],
  changes: [{ id: 'mana-9', now: 'zen/general/#combat-1' }],
};
const before = faq([first, second], earlier);

it('retires nothing where all that was published is there or leads on', () => {
  const { ids, repointed } = retire([], published, before, before);
  expect([ids.size, repointed.size]).toEqual([0, 0]);
});

it('retires a text on its page, and repoints what led to it', () => {
  const after = faq([chapter('general', note('combat-1', 'An attack is declared.')), second], earlier);
  const file = 'content/decisions/zen/general.yml';
  const gone = retire([], published, before, after);
  expect([...gone.ids]).toEqual([[file, [{ file, id: 'combat-2', now: 'combat-1' }]]]);
  const written = editsOfRetirement(gone, 'where to?').reduce(
    (text, { change }) => change(text) ?? '',
    'retired:\n  # By hand.\n  - { id: combat-9, now: combat-2 }\n',
  );
  expect(written).toBe(
    'retired:\n  # By hand.\n  - { id: combat-9, now: combat-1 }\n  # ? where to?\n  - { id: combat-2, now: combat-1 }\n',
  );
});

it('keeps where links lead with a chapter that is left, where the chapter that said so is gone', () => {
  const { ids } = retire([], published, before, faq([first], { general: earlier.general }));
  expect([...ids.values()].flat().map(({ id, now }) => [id, now])).toEqual([
    ['zen/changes/#mana-1', 'zen/general/'],
    ['zen/changes/#mana-9', 'combat-1'],
  ]);
});
