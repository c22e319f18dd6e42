import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { countReadable } from '../../src/data/readable.ts';
import { coverageSchema, sumOfLedger } from '../../src/schema/coverage.ts';
import {
  publishedCardSchema,
  publishedChangesSchema,
  publishedCoverageSchema,
  publishedPolicySchema,
  publishedRuleChangesSchema,
  publishedTermsSchema,
} from '../../src/schema/published.ts';
import { termFileSchema } from '../../src/schema/term.ts';
import {
  cardList,
  cards,
  content,
  data,
  documents,
  faq,
  index,
  mentioned,
  read,
  readJson,
  records,
  sections,
  sourceLists,
} from './lib/data.ts';
import { dist, readPage } from './lib/pages.ts';

const sources = sourceLists.flatMap(({ document, entries }) =>
  entries.map(({ file, owner }) => ({ file, owner, at: path.join(content, 'sources', document, file) })),
);
const { terms } = publishedTermsSchema.parse(readJson('terms.json'));

it('is compared with all the records there are', () => {
  const { sections: own, chapters, cards: entries } = records;
  expect(own.map(({ document, section }) => `${document}/${section}.yml`).toSorted()).toEqual(
    // What a guide has in its folder of the registry are its sections; a FAQ has chapters there.
    documents
      .filter(({ kind }) => kind === 'guide')
      .flatMap(({ id }) => globSync(`${id}/*.yml`, { cwd: path.join(content, 'registry') }))
      .map((file) => file.split(path.sep).join('/'))
      .toSorted(),
  );
  expect(chapters).toHaveLength(6);
  expect(entries.length).toBeGreaterThanOrEqual(84 + 5 + 3);
});

describe('the index', () => {
  it('lists every file there is, with its size and checksum', () => {
    const files = readdirSync(data, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => path.relative(data, path.join(file.parentPath, file.name)).split(path.sep).join('/'))
      .filter((file) => file !== 'index.json');
    expect(index.files.map((file) => file.path).sort()).toEqual(files.sort());
    for (const { path: file, bytes, sha256 } of index.files) {
      const text = readFileSync(path.join(data, file));
      expect([file, text.byteLength, createHash('sha256').update(text).digest('hex')]).toEqual([
        file,
        bytes,
        sha256,
      ]);
    }
  });

  it('names the sources with their owners and checksums', () => {
    expect(index.sources.map(({ file, owner }) => [file, owner]).toSorted()).toEqual(
      sources.map(({ file, owner }) => [file, owner]).toSorted(),
    );
    for (const { file, at } of sources) {
      const text = readFileSync(at);
      expect([file, index.sources.find((each) => each.file === file)?.sha256]).toEqual([
        file,
        createHash('sha256').update(text).digest('hex'),
      ]);
    }
    expect(index.sources.find(({ file }) => file === 'm10-faq.zh.txt')?.date).toBe('2009-06-23');
  });

  it('carries the publisher’s notice, and so does every JSON file of texts', () => {
    expect(index.notice.en).toContain('unofficial Fan Content permitted under the Fan Content Policy');
    for (const { rights } of [...sections, cardList, faq]) {
      expect(rights.notice).toBe(index.notice.en);
      expect(rights.texts.length).toBeGreaterThan(0);
    }
  });
});

describe('every JSON file', () => {
  const validators = readValidators();
  const withSchema = index.files.filter(({ schema }) => schema !== undefined);

  it('follows the schema that the index names', () => {
    expect(withSchema.length).toBeGreaterThan(249);
    const broken = withSchema.flatMap(({ path: file, schema = '' }) => {
      const validate = validators.get(schema);
      if (!validate) return [`${file}: no schema ${schema}`];
      const values = file.endsWith('.ndjson') ? read(file).trimEnd().split('\n') : [read(file)];
      return values.flatMap((value) =>
        validate(JSON.parse(value)) ? [] : [`${file}: ${JSON.stringify(validate.errors?.slice(0, 3))}`],
      );
    });
    expect(broken).toEqual([]);
  });

  it('has a schema, unless it is one', () => {
    expect(index.files.filter(({ path: file, schema }) => /\.(?:nd)?json$/u.test(file) && !schema)).toSatisfy(
      (files: { path: string }[]) => files.every((file) => file.path.startsWith('schema/')),
    );
    expect([...validators.keys()]).toContain('schema/index.json');
    expect(validators.get('schema/index.json')?.(index)).toBe(true);
  });

  it('holds no field that the strict schema does not know', () => {
    const cardFiles = index.files.flatMap(({ path: file }) => (/^[^/]+\/cards\//u.test(file) ? [file] : []));
    expect(cardFiles.length).toBeGreaterThanOrEqual(cards.length + mentioned.length);
    const strict = [
      publishedCoverageSchema.safeParse(readJson('coverage.json')),
      publishedChangesSchema.safeParse(readJson('changes.json')),
      publishedRuleChangesSchema.safeParse(readJson('rule-changes.json')),
      publishedPolicySchema.safeParse(readJson('policy-changes.json')),
      ...cardFiles.map((file) => publishedCardSchema.safeParse(readJson(file))),
    ];
    expect(strict.flatMap(({ error }) => error ?? [])).toEqual([]);
  });
});

describe('the account and the term base', () => {
  it('have the account that the content build wrote, and its sums are exact', () => {
    const { rights, readable, ...coverage } = publishedCoverageSchema.parse(readJson('coverage.json'));
    const written: unknown = JSON.parse(readFileSync(path.join(content, 'coverage.json'), 'utf8'));
    expect(coverage).toEqual(coverageSchema.parse(written));
    expect(rights.texts).toHaveLength(sources.length);
    for (const { total, languages: counts } of readable)
      for (const { official, unofficial } of Object.values(counts))
        expect(official + unofficial).toBeLessThanOrEqual(total);
    // Of these sections and of Magic 2010 every text can be read in every language; another may lack translations.
    const translated = records.sections.filter(
      ({ document, section }) => document === 'ipg' && ['2.3', '2.4'].includes(section),
    );
    for (const { total, languages: counts } of countReadable({ ...records, sections: translated })) {
      expect(total).toBeGreaterThan(0);
      for (const { official, unofficial } of Object.values(counts)) expect(official + unofficial).toBe(total);
    }
    for (const { total, onPages, markup, ledger } of coverage.sources) {
      expect(onPages + markup + sumOfLedger(ledger)).toBe(total);
    }
  });

  it('say where each term stands, and it stands there', () => {
    const written = termFileSchema.parse(parse(readFileSync(path.join(content, 'terms.yml'), 'utf8')));
    expect(terms.map(({ stands, ...term }) => term)).toEqual(written.map(({ said: _said, ...term }) => term));
    const broken = terms.flatMap(({ id, stands }) =>
      stands.filter(({ address }) => !isOnPage(address)).map(({ address }) => `${id}: ${address}`),
    );
    expect(broken).toEqual([]);
    const inNoText = terms.filter(({ stands }) => stands.length === 0).map(({ id }) => id);
    expect(inNoText).toEqual(written.filter(({ printed }) => printed === false).map(({ id }) => id));
  });
});

function readValidators(): Map<string, ValidateFunction> {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  addFormats.default(ajv);
  return new Map(
    readdirSync(path.join(data, 'schema')).map((file) => {
      const schema = JSON.parse(read(`schema/${file}`));
      expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
      expect(schema.$id).toMatch(new RegExp(`/data/schema/${file}$`, 'u'));
      return [`schema/${file}`, ajv.compile(schema)];
    }),
  );
}

function isOnPage(address: string): boolean {
  const [page = '', id] = address.split('#');
  if (!existsSync(path.join(dist, 'zh', page, 'index.html'))) return false;
  return id === undefined || idsOf(page).has(id);
}

const pageIds = new Map<string, ReadonlySet<string>>();

function idsOf(page: string): ReadonlySet<string> {
  const known = pageIds.get(page);
  if (known) return known;
  const ids = new Set(readPage(`zh/${page}`).tags.flatMap(({ attributes }) => attributes.id ?? []));
  pageIds.set(page, ids);
  return ids;
}
