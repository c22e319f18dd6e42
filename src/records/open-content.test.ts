import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openContent } from './open-content.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Opens the content of a project that has these files in `content`, and nothing else. */
function read(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'sidejudge-records-'));
  folders.push(root);
  const documents = readFileSync(
    new URL('../../tests/invented/content/documents.yml', import.meta.url),
    'utf8',
  );
  for (const [name, text] of Object.entries({ 'documents.yml': documents, ...files })) {
    const file = path.join(root, 'content', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return openContent(root);
}

test('a project without content has no records', () => {
  expect(read({}).sections).toEqual([]);
});

test.each([
  ['cards/m10.json', '[{]', 'cards/m10.json:1'],
  ['terms.yml', '- id: 5', 'terms.yml:1 `0.id`: Invalid input: expected string, received number.'],
])('%s with %j is refused with its place', (name, text, message) => {
  const content = read({ [name]: text });
  expect(() => [content.facts, content.terms]).toThrow(`content/${message}`);
});
