import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ContentCopy, copyForEach } from './content-copy.fixture.ts';

const registry = 'content/registry/ipg/2.3.yml';
const sources = 'content/sources/ipg/source.yml';

describe('content that does not fit together', () => {
  const content = copyForEach('ipg');

  const faults: readonly (readonly [name: string, spoil: (copy: ContentCopy) => void, message: RegExp])[] = [
    [
      'a text whose entry is gone, though its file is there',
      ({ edit }) => edit(sources, (text) => withoutEntry(text, 'ipg-2.3.en.txt')),
      /ipg\/ipg-2\.3\.en\.txt error read\/unnamed-source: .*ipg-2\.3\.en\.txt/u,
    ],
    [
      'a registry that names a text nobody describes',
      ({ edit }) => edit(registry, (text) => text.replace('en: ipg-2.3.en.txt', 'en: ipg-2.3.eng.txt')),
      /ipg\/2\.3\.yml:8 error registry\/unknown-source: ipg-2\.3\.eng\.txt/u,
    ],
    [
      'a title from a text nobody describes',
      ({ edit }) => edit(registry, (text) => text.replace('from: "ipg-2.3.ja.txt', 'from: "ipg-2.3.jp.txt')),
      /ipg\/2\.3\.yml:11 error registry\/unknown-source: ipg-2\.3\.jp\.txt/u,
    ],
    [
      'a registry that names a text for a language it is not in',
      ({ edit }) => edit(registry, (text) => text.replace('en: ipg-2.3.en.txt', 'en: ipg-2.3.ja.txt')),
      /ipg\/2\.3\.yml:8 error registry\/unknown-language: ipg-2\.3\.ja\.txt/u,
    ],
    [
      'rows in a language of which the registry names no text',
      ({ edit }) => edit(registry, (text) => text.replace('  en: ipg-2.3.en.txt\n', '')),
      /ipg\/2\.3\.yml:\d+ error registry\/no-source: definition-1 /u,
    ],
    [
      'a text that no registry uses',
      ({ edit }) => edit(registry, (text) => text.replace('  en: ipg-2.3.en.txt\n', '')),
      /ipg\/source\.yml:\d+ error registry\/unused-source: .*ipg-2\.3\.en\.txt/u,
    ],
    [
      'a text that no registry uses in one of its languages',
      ({ edit }) =>
        edit('content/registry/ipg/2.4.yml', (text) => text.replace(/^ {2}en: ipg-2\.4\.zh-en\.txt\n/mu, '')),
      /ipg\/source\.yml:\d+ error registry\/unused-source: .*ipg-2\.4\.zh-en\.txt in en/u,
    ],
    [
      'a text without its file',
      ({ root }) => rmSync(join(root, 'content/sources/ipg/ipg-2.3.en.txt')),
      /ipg-2\.3\.en\.txt error read\/unreadable/u,
    ],
    [
      'corrections of a text nobody describes',
      ({ root }) => {
        mkdirSync(join(root, 'content/corrections'), { recursive: true });
        writeFileSync(join(root, 'content/corrections/x.yml'), 'source: x.txt\ncorrections: []\n');
      },
      /corrections\/x\.yml:1 error registry\/unknown-source: x\.txt/u,
    ],
    [
      'translations of a section that is not there',
      ({ root }) => {
        mkdirSync(join(root, 'content/unofficial/ipg'), { recursive: true });
        const text = 'document: ipg\nsection: "9.9"\ntexts: []\n';
        writeFileSync(join(root, 'content/unofficial/ipg/9.9.yml'), text);
      },
      /ipg\/9\.9\.yml:2 error unofficial\/no-section: .*9\.9/u,
    ],
    [
      'a section in a file of another number',
      ({ edit }) => edit(registry, (text) => text.replace('section: "2.3"', 'section: "2.5"')),
      /ipg\/2\.3\.yml:4 error read\/other-name: .*2\.5/u,
    ],
    [
      'an ID of another part',
      ({ edit }) => edit(registry, (text) => text.replace('id: definition-4\n', 'id: remedy-9\n')),
      /ipg\/2\.3\.yml:\d+ error registry\/other-part: remedy-9 .*definition/u,
    ],
    [
      'an annotation of another clause',
      ({ edit }) =>
        edit(registry, (text) => text.replace('id: definition-1-note-1,', 'id: definition-3-note-9,')),
      /ipg\/2\.3\.yml:\d+ error registry\/other-part: definition-3-note-9 .*definition-1/u,
    ],
    [
      'two entries of one card',
      ({ edit }) =>
        edit('content/cards/mentioned.json', (text) =>
          text.replace(/^\[\n(?<first>.*)\n/u, '[\n$<first>\n$<first>\n'),
        ),
      /cards\/mentioned\.json:3 error cards\/duplicate-slug: ancestral-recall/u,
    ],
    [
      'a change that leads nowhere',
      ({ edit }) =>
        edit(
          'content/changes.yml',
          () =>
            '- date: 2026-01-01\n  what: { zh: 一, ja: 一, en: one }\n  where: [ipg/2.3/, ipg/2.3/#remedy-99]\n',
        ),
      /content\/changes\.yml:3 error changes\/leads-nowhere: ipg\/2\.3\/#remedy-99/u,
    ],
  ];
  it.each(faults)('stops the build, with its line: %s', (_name, spoil, message) => {
    spoil(content());
    const { code, err } = content().run('build');
    expect(code).toBe(1);
    expect(err).toMatch(message);
  });
});

describe('decisions', () => {
  const content = copyForEach('ipg');

  it('that nobody has made yet have no file', () => {
    for (const name of ['doubts', 'validity', 'rule-changes', 'rule-numbers', 'changes', 'terms'])
      rmSync(join(content().root, `content/${name}.yml`), { force: true });
    for (const name of ['redirects.json', 'published.txt', 'corrections', 'unofficial'])
      rmSync(join(content().root, 'content', name), { force: true, recursive: true });
    const { code, err } = content().run('build');
    expect([code, err.includes(' error ')]).toEqual([0, false]);
  });
});

/** A list of sources without one of its entries. */
const withoutEntry = (list: string, file: string): string =>
  list
    .split(/^(?=- file: )/mu)
    .filter((entry) => !entry.startsWith(`- file: ${file}`))
    .join('');
