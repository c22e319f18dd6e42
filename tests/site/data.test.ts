import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { sourcePath } from '../../src/pipeline/marked-text/prepare-source.ts';
import {
  publishedCardSchema,
  publishedChangesSchema,
  publishedCoverageSchema,
  publishedLaterChangesSchema,
} from '../../src/schema/published.ts';
import { inventedRoot } from '../lib/invented.ts';
import { content, index, mentioned, read, readJson, sections, sets, terms } from './lib/data.ts';
import { base, dist, isThere } from './lib/pages.ts';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('the index', () => {
  it('lists every file with its size and checksum', () => {
    const data = path.join(dist, 'data');
    const files = readdirSync(data, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => path.relative(data, path.join(file.parentPath, file.name)).replaceAll(path.sep, '/'))
      .filter((file) => file !== 'index.json');
    expect(index.files.map((file) => file.path).sort()).toEqual(files.sort());
    const wrong = index.files.filter((file) => {
      const bytes = readFileSync(path.join(data, file.path));
      return bytes.byteLength !== file.bytes || sha256(bytes) !== file.sha256;
    });
    expect(wrong).toEqual([]);
  });

  it('names the sources with their owners and checksums', () => {
    const sources = content.texts.map(({ document, entry: { file, owner } }) => ({
      file,
      owner,
      sha256: sha256(readFileSync(path.join(inventedRoot, sourcePath(document, file)))),
    }));
    const byFile = (list: readonly { readonly file: string }[]) =>
      list.toSorted((a, b) => a.file.localeCompare(b.file));
    expect(byFile(index.sources)).toMatchObject(byFile(sources));
  });
});

it('the index, sections and FAQs say where the current edition and other texts are', () => {
  const rows = content.documents.map((row) => ({
    ...row,
    // `ipg/2.3/` // => '2.3'
    elsewhere: row.elsewhere?.map((text) => ({ ...text, page: text.page?.slice(row.id.length + 1, -1) })),
  }));
  expect(index.documents).toEqual(rows);
  const rowOf = (id: string) => rows.find((row) => row.id === id);
  for (const { id, faq } of sets)
    expect([faq.current, faq.elsewhere]).toEqual([rowOf(id)?.current, rowOf(id)?.elsewhere]);
  for (const { document, section, current, elsewhere = [] } of sections) {
    const row = rowOf(document);
    const own = row?.elsewhere?.filter(({ page = section }) => page === section) ?? [];
    expect([current, elsewhere]).toEqual([row?.current, own]);
  }
});

describe('every JSON file', () => {
  const validators = readValidators();

  it('follows the schema that the index names', () => {
    const broken = index.files.flatMap(({ path: file, schema }) => {
      if (!file.endsWith('.json') || file.startsWith('schema/')) return [];
      const validate = validators.get(schema ?? '');
      if (!validate) return [`${file}: no schema ${schema}`];
      return validate(readJson(file)) ? [] : [`${file}: ${JSON.stringify(validate.errors?.slice(0, 3))}`];
    });
    expect(broken).toEqual([]);
    expect(validators.get('schema/index.json')?.(index)).toBe(true);
  });

  it('about coverage, changes or one card has no field that our strict schema lacks', () => {
    const cardFiles = index.files.filter(({ path: file }) => /^[^/]+\/cards\//u.test(file));
    const strict = [
      publishedCoverageSchema.safeParse(readJson('coverage.json')),
      publishedChangesSchema.safeParse(readJson('changes.json')),
      publishedLaterChangesSchema.safeParse(readJson('rule-changes.json')),
      publishedLaterChangesSchema.safeParse(readJson('policy-changes.json')),
      ...cardFiles.map((file) => publishedCardSchema.safeParse(readJson(file.path))),
    ];
    expect(strict.flatMap(({ error }) => error ?? [])).toEqual([]);
  });
});

it('the sections of the guides lose nothing of their records', () => {
  const published = sections.map(
    ({ rights: _rights, current: _current, elsewhere: _else, ...section }) => section,
  );
  expect(published).toEqual(content.sections);
});

describe.each(sets)('the set FAQ $id', ({ id, list, faq }) => {
  const { cards } = list;

  it('loses nothing of the records of its cards; only the search has their synonyms', () => {
    const published = new Map([...cards, ...mentioned].map((card) => [card.slug, card]));
    for (const { schemaVersion: _own, ...record } of content.cards.filter(({ document }) => document === id))
      expect({ ...published.get(record.slug), ...record }).toEqual(published.get(record.slug));
    for (const { synonyms: _synonyms, ...fact } of content.facts.filter(({ set }) => set === id)) {
      expect(published.get(fact.slug)).toMatchObject(fact);
      expect(published.get(fact.slug)).not.toHaveProperty('synonyms');
    }
  });

  it('has the same cards together and one by one', () => {
    const alone = cards.map(({ slug }) => publishedCardSchema.parse(readJson(`${id}/cards/${slug}.json`)));
    expect(alone.map(({ rights: _rights, ...card }) => card)).toEqual(cards);
  });

  it('loses nothing of the records of its chapters', () => {
    const own = content.chapters.filter(({ document }) => document === id);
    expect(faq.chapters).toEqual(
      own.map(({ schemaVersion: _v, document: _set, asOf: _first, dates: _dates, ...chapter }) => chapter),
    );
  });
});

it('coverage.json counts the rows like the content build', () => {
  const {
    rights: _rights,
    readable: _readable,
    unofficial: _unofficial,
    ...coverage
  } = publishedCoverageSchema.parse(readJson('coverage.json'));
  expect(coverage).toEqual(content.coverage);
});

it('the terms have their places, which exist', () => {
  expect(terms.map(({ stands: _stands, ...term }) => term)).toEqual(
    content.terms.map(({ synonyms: _synonyms, ...term }) => term),
  );
  const broken = terms.flatMap(({ id, stands }) =>
    stands
      .filter(({ address }) => !isThere(`${base}zh/${address}`))
      .map(({ address }) => `${id}: ${address}`),
  );
  expect(broken).toEqual([]);
});

function readValidators(): Map<string, ValidateFunction> {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  addFormats.default(ajv);
  return new Map(
    readdirSync(path.join(dist, 'data/schema')).map((file) => {
      const schema = JSON.parse(read(`schema/${file}`));
      expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
      expect(schema.$id).toMatch(new RegExp(`/data/schema/${file}$`, 'u'));
      return [`schema/${file}`, ajv.compile(schema)];
    }),
  );
}
