import { expect, test } from 'vitest';
import { openContent } from './open-content.ts';

test('a project without content has no records', () => {
  expect(openContent('no-such-folder').sections).toEqual([]);
});

test.each([
  ['content/cards/m10.json', '[{]', 'content/cards/m10.json:1'],
  [
    'content/terms.yml',
    '- id: 5',
    'content/terms.yml:1 `0.id`: Invalid input: expected string, received number.',
  ],
])('%s with %j is refused with file and line', (name, text, message) => {
  const content = openContent({ list: () => [name], read: () => Buffer.from(text) });
  expect(() => [content.facts, content.terms]).toThrow(message);
});
