import { expect, it } from 'vitest';
import { buildAlone } from './testing/build-alone.ts';

it('makes each point of a list a clause, and an item of a list on its page', () => {
  const text = `10.4 Leagues

A league has:

• An organizer.

• A scorekeeper.

It ends in spring.
`;
  const built = buildAlone({ kind: 'guide', lang: 'en', text });
  const page = built.value.sections[0]?.mdx() ?? '';
  const texts = Array.from(
    page.matchAll(/<Clause id="(.+)">\n\s*<Text slot="en">\n\s*(.+)/gu),
    ([, id, line]) => [id, line],
  );
  expect(texts).toEqual([
    ['text-1', 'A league has:'],
    ['text-2', '- An organizer.'],
    ['text-3', '- A scorekeeper.'],
    ['text-4', 'It ends in spring.'],
  ]);
});
