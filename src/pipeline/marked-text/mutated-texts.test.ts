// Mutates marked texts at random. Nothing throws, and no character is lost without a message.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasErrors } from '../diagnostics.ts';
import { isBlank, offsetsOfRange } from '../text/source-text.ts';
import { invisible } from '../text/unprintable.ts';
import { prepareSource } from './prepare-source.ts';

const source = '2.3 Tea 茶\n\nDefinition\nDrink\ntea. Sit.\n• A. A cup\n• hot,\nPage 2\n坐下。';
const rows = `title | ⟨2.3⟩ Tea
+ title zh |  茶

heading definition | Definition
definition-1 | Drink
> | tea.
+ definition-2 |  Sit.
? an example?
example-a | ⟨•⟩ ⟨A.⟩ A cup
/ | ⟨•⟩ hot,
furniture | Page 2
definition-2 zh | 坐下。`.split('\n');

const prepare = (written: string) =>
  prepareSource({
    document: 'ipg',
    text: source,
    written,
    entry: {
      file: 'a.en.txt',
      kind: 'guide',
      languages: ['en', 'zh'],
      section: '2.3',
      origin: { en: 'A test.' },
      owner: 'Nobody',
      editions: {},
      sha256: '0'.repeat(64),
    },
  });

const piece = fc.constantFrom(...rows, ...rows.map((row) => row.replace(/\|.*/u, '| ')), '', '---', 'group');
const sign = fc.constantFrom(...'|+>/⟨⟩\\?#\n\r 牌', ' | ', 'en');
const mutation = fc.oneof(
  fc.record({ at: fc.nat(), take: fc.nat(2), put: fc.array(piece, { maxLength: 2 }) }),
  fc.record({ at: fc.nat(), take: fc.nat(4), put: sign }),
);

const mutate = (
  text: string,
  { at, take, put }: { at: number; take: number; put: string | string[] },
): string => {
  if (typeof put === 'string') {
    const from = at % (text.length + 1);
    return text.slice(0, from) + put + text.slice(from + take);
  }
  const lines = text.split('\n');
  lines.splice(at % lines.length, take, ...put);
  return lines.join('\n');
};

const unseen = new Set(Array.from(source.matchAll(invisible), ({ index }) => index));
const isSeen = (offset: number): boolean =>
  offset >= 0 && !isBlank(source.charAt(offset)) && !unseen.has(offset);

test('a marked text with any mutation gives each character one place, or is refused', () => {
  const body = rows.join('\n');
  expect(
    hasErrors(prepare(`---\nsource: a.en.txt\n---\n${body.replace(/^\?.*\n/mu, '')}\n`).diagnostics),
  ).toBe(false);
  fc.assert(
    fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), (mutations) => {
      const { value, diagnostics } = prepare(
        `---\nsource: a.en.txt\n---\n${mutations.reduce(mutate, body)}\n`,
      );
      if (diagnostics.some(({ code }) => code !== 'marked-text/question')) return;
      const placed = value.paragraphs
        .flatMap(({ piece: own }) =>
          own ? [...own.flow.offsets, ...own.markup.flatMap(offsetsOfRange)] : [],
        )
        .filter(isSeen);
      const all = Array.from(source, (_, index) => index).filter(isSeen);
      expect(placed.sort((one, other) => one - other)).toEqual(all);
    }),
    { numRuns: 2000 },
  );
});
