// The forms in which sections come, in our own words: a text, and what has to come out of it. `forms/*.txt`.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseFixtures } from '../../testing/fixtures.ts';
import { outline } from './testing/outline.ts';

const folder = new URL('./forms/', import.meta.url);

describe.each(readdirSync(folder).sort())('%s', (file) => {
  it.each(parseFixtures(file, readFileSync(new URL(file, folder), 'utf8')))('$file', (fixture) => {
    const { kind, lang, text, expected } = fixture;
    const lines = outline(text, { languages: [lang], isAnnotated: kind === 'guide-annotated' });
    expect(lines.map((line) => line.replaceAll('\n', ' ⏎ '))).toEqual(expected);
  });
});
