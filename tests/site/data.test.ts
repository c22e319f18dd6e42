import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { cardFactFileSchema, cardRecordSchema } from '../../src/schema/card.ts';
import { coverageSchema } from '../../src/schema/coverage.ts';
import { faqChapterSchema } from '../../src/schema/faq.ts';
import { ipgSectionSchema } from '../../src/schema/ipg.ts';
import { type Language, languages, languageTags } from '../../src/schema/language.ts';
import {
  dataIndexSchema,
  mentionedCardsSchema,
  publishedCardSchema,
  publishedCardsSchema,
  publishedChangesSchema,
  publishedCoverageSchema,
  publishedFaqSchema,
  publishedRuleChangesSchema,
  publishedSectionSchema,
  publishedTermsSchema,
} from '../../src/schema/published.ts';
import { termFileSchema } from '../../src/schema/term.ts';
import { checkTmx, listUnits, variantsOf } from '../lib/check-tmx.ts';
import { parseCsv } from '../lib/parse-csv.ts';
import { parseXml } from '../lib/parse-xml.ts';
import { dist, readPage } from './lib/pages.ts';

const data = path.join(dist, 'data');
const content = path.join(dist, '../content');
const read = (file: string): string => readFileSync(path.join(data, file), 'utf8');
const readJson = (file: string): unknown => JSON.parse(read(file));

const index = dataIndexSchema.parse(readJson('index.json'));
const sections = ['2.3', '2.4'].map((number) => publishedSectionSchema.parse(readJson(`ipg/${number}.json`)));
const { cards, ...cardList } = publishedCardsSchema.parse(readJson('m10/cards.json'));
const mentioned = mentionedCardsSchema.parse(readJson('cards-mentioned.json')).cards;
const faq = publishedFaqSchema.parse(readJson('m10/faq.json'));
const terms = publishedTermsSchema.parse(readJson('terms.json')).terms;
const records = {
  sections: frontmatters('ipg').map((record) => ipgSectionSchema.parse(record)),
  chapters: frontmatters('m10').map((record) => faqChapterSchema.parse(record)),
  cards: frontmatters('m10/cards').map((record) => cardRecordSchema.parse(record)),
};

it('is compared with all the records there are', () => {
  const { sections: own, chapters, cards: entries } = records;
  expect([own.length, chapters.length]).toEqual([2, 6]);
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
    expect(index.sources).toHaveLength(5);
    for (const { file, sha256, owner } of index.sources) {
      const folder = file.startsWith('ipg') ? 'ipg' : 'm10';
      const text = readFileSync(path.join(content, 'sources', folder, file));
      expect([file, createHash('sha256').update(text).digest('hex')]).toEqual([file, sha256]);
      expect(owner).toContain('Wizards of the Coast');
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
    const strict = [
      publishedCoverageSchema.safeParse(readJson('coverage.json')),
      publishedChangesSchema.safeParse(readJson('changes.json')),
      publishedRuleChangesSchema.safeParse(readJson('rule-changes.json')),
      ...[...cards, ...mentioned].map(({ slug }) =>
        publishedCardSchema.safeParse(readJson(`m10/cards/${slug}.json`)),
      ),
    ];
    expect(strict.flatMap(({ error }) => error ?? [])).toEqual([]);
  });
});

describe('the sections of the IPG', () => {
  it.each([
    ['2.3', 22, ['penalty', 'examples'], { zh: 21, ja: 22, en: 22 }, 25],
    ['2.4', 11, ['penalty'], { zh: 5, ja: 0, en: 11 }, 0],
  ])('%s has %i clauses beside %j', (number, count, others, texts, annotations) => {
    const section = sections.find((each) => each.section === number);
    const clauses = section?.clauses.filter(({ id }) => !others.includes(id)) ?? [];
    expect(clauses).toHaveLength(count);
    expect(section?.clauses).toHaveLength(count + others.length);
    const countOf = (lang: Language) => clauses.filter((clause) => clause.texts[lang]).length;
    expect({ zh: countOf('zh'), ja: countOf('ja'), en: countOf('en') }).toEqual(texts);
    expect(section?.clauses.flatMap((clause) => Object.values(clause.annotations).flat())).toHaveLength(
      annotations,
    );
  });

  it('lose nothing of the record', () => {
    for (const record of records.sections) {
      const section = sections.find((each) => each.section === record.section);
      expect({ ...section, rights: undefined, clauses: section?.clauses.map(withRecordSources) }).toEqual({
        ...record,
        rights: undefined,
      });
    }
  });

  it('have the IDs of the pages', () => {
    for (const { section, clauses } of sections) {
      const { tags } = readPage(`zh/ipg/${section}/`);
      expect(idsWith(tags, 'data-clause')).toEqual(clauses.map(({ id }) => id));
      expect(idsWith(tags, 'data-annotation')).toEqual(
        clauses
          .flatMap(({ annotations }) => languages.flatMap((lang) => annotations[lang] ?? []))
          .map(({ id }) => id),
      );
    }
  });
});

describe('the translation memories', () => {
  it.each<[file: string, numbers: string[]]>([
    ['ipg/2.3.tmx', ['2.3']],
    ['ipg/2.4.tmx', ['2.4']],
    ['ipg.tmx', ['2.3', '2.4']],
  ])('%s follows the DTD and holds every official text', (file, numbers) => {
    const document = parseXml(read(file));
    expect(checkTmx(document)).toEqual([]);
    const units = Object.fromEntries(
      listUnits(document).map((unit) => [unit.attributes.tuid, variantsOf(unit)]),
    );
    const wanted = sections
      .filter(({ section }) => numbers.includes(section))
      .flatMap(({ section, clauses }) =>
        clauses.flatMap(({ id, texts }) => {
          const variants = Object.entries(texts).map(([lang, { text }]) => [
            languageTags[toLanguage(lang)],
            text,
          ]);
          return variants.length === 0 ? [] : [[`ipg-${section}-${id}`, Object.fromEntries(variants)]];
        }),
      );
    expect(units).toEqual(Object.fromEntries(wanted));
  });
});

describe('the cards of Magic 2010', () => {
  it('are 249: 84 with an entry, 5 examples, 3 lost, the others by their facts', () => {
    const countOf = (role: string) => cards.filter((card) => card.role === role).length;
    expect(cards).toHaveLength(249);
    expect([countOf('entry'), countOf('example'), countOf('lost'), countOf('fact')]).toEqual([84, 5, 3, 157]);
    expect(cards.map(({ number }) => number)).toEqual(Array.from({ length: 249 }, (_, at) => at + 1));
    expect(cardList).toMatchObject({ set: 'm10', asOf: '2009-06-23' });
  });

  it('have 201 rulings', () => {
    expect(cards.flatMap(({ rulings }) => rulings)).toHaveLength(201);
    expect(parseCsv(read('m10/rulings.csv'))).toHaveLength(201);
  });

  it('lose nothing of record and facts', () => {
    const published = new Map([...cards, ...mentioned].map((card) => [card.slug, card]));
    for (const record of records.cards) expect(published.get(record.slug)).toMatchObject(record);
    const facts = readdirSync(path.join(content, 'cards'))
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) =>
        cardFactFileSchema.parse(JSON.parse(readFileSync(path.join(content, 'cards', file), 'utf8'))),
      );
    for (const fact of facts.filter(({ set }) => set === 'm10')) {
      expect(published.get(fact.slug)).toMatchObject(fact);
    }
  });

  it('are the same in every form', () => {
    const lines = read('m10/cards.ndjson').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(cards);
    for (const card of [...cards, ...mentioned]) {
      const { rights, ...alone } = publishedCardSchema.parse(readJson(`m10/cards/${card.slug}.json`));
      expect(alone).toEqual(card);
      expect(rights?.notice).toBe(index.notice.en);
    }
  });

  it('are the same in the tables', () => {
    const rows = parseCsv(read('m10/cards.csv'));
    expect(rows.map(({ slug, name_zh, text, rulings }) => [slug, name_zh, text, rulings])).toEqual(
      cards.map(({ slug, names, text, rulings }) => [
        slug,
        names.zh ?? '',
        text.join('\n'),
        `${rulings.length}`,
      ]),
    );
    expect(parseCsv(read('m10/rulings.csv')).map(({ slug, ruling, text }) => [slug, ruling, text])).toEqual(
      cards.flatMap(({ slug, rulings }) => rulings.map(({ id, text }) => [slug, id, text])),
    );
  });

  it('have the IDs of the pages', () => {
    for (const { slug, rulings } of cards.filter(({ rulings: own }) => own.length > 0)) {
      expect([slug, idsWith(readPage(`zh/m10/cards/${slug}/`).tags, 'data-ruling')]).toEqual([
        slug,
        rulings.map(({ id }) => id),
      ]);
    }
  });

  it('name rule changes that are there', () => {
    const known = new Set(
      publishedRuleChangesSchema.parse(readJson('rule-changes.json')).ruleChanges.map(({ id }) => id),
    );
    const named = [
      ...cards.flatMap(({ rulings }) => rulings),
      ...faq.chapters.flatMap((chapter) => chapter.sections.flatMap(({ notes }) => notes)),
    ].flatMap(({ validity }) => validity.changes);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('the chapters of the FAQ', () => {
  it('are in printed order', () => {
    expect(faq.chapters.map(({ slug }) => slug)).toEqual([
      'introduction',
      'rules-changes',
      'general-notes',
      'chinese-changes',
      'card-rulings',
      'legal',
    ]);
  });

  it('lose nothing of the record', () => {
    for (const record of records.chapters) {
      const chapter = faq.chapters.find(({ slug }) => slug === record.slug);
      expect(chapter).toMatchObject({ titles: record.titles, ...flatHeading(record) });
      expect(chapter?.groups).toEqual(
        record.groups?.map(({ heading, ...rest }) => ({ ...flatHeading({ heading }), ...rest })),
      );
      expect(chapter?.sections).toEqual(
        record.sections.map(({ heading, ...section }) => ({ ...section, ...flatHeading({ heading }) })),
      );
    }
  });

  it('have the IDs of the pages', () => {
    for (const { slug, sections: own } of faq.chapters) {
      expect([slug, idsWith(readPage(`zh/m10/${slug}/`).tags, 'data-note')]).toEqual([
        slug,
        own.flatMap(({ notes }) => notes.map(({ id }) => id)),
      ]);
    }
  });
});

describe('the account and the term base', () => {
  it('have the account that the content build wrote, and its sums are exact', () => {
    const { rights, ...coverage } = publishedCoverageSchema.parse(readJson('coverage.json'));
    const written: unknown = JSON.parse(readFileSync(path.join(content, 'coverage.json'), 'utf8'));
    expect(coverage).toEqual(coverageSchema.parse(written));
    expect(rights.texts).toHaveLength(5);
    for (const { total, onPages, markup, ledger } of coverage.sources) {
      expect(onPages + markup + ledger.furniture + ledger.repeated).toBe(total);
    }
  });

  it('say where each term stands, and it stands there', () => {
    const written = termFileSchema.parse(parse(readFileSync(path.join(content, 'terms.yml'), 'utf8')));
    expect(terms.map(({ stands, ...term }) => term)).toEqual(written);
    const broken = terms.flatMap(({ id, stands }) =>
      stands.filter(({ address }) => !isOnPage(address)).map(({ address }) => `${id}: ${address}`),
    );
    expect(broken).toEqual([]);
    expect(terms.filter(({ stands }) => stands.length === 0).map(({ id }) => id)).toEqual([]);
  });
});

/** The frontmatter of every MDX file of a folder of `content/docs`. */
function frontmatters(folder: string): unknown[] {
  const base = path.join(content, 'docs', folder);
  return readdirSync(base)
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => {
      const [, yaml = ''] = readFileSync(path.join(base, file), 'utf8').split(/^---$/mu);
      const record: unknown = parse(yaml);
      return record;
    });
}

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

/** A clause with the sources of its texts as the record holds them. */
function withRecordSources(clause: (typeof sections)[number]['clauses'][number]) {
  return {
    ...clause,
    texts: Object.fromEntries(
      Object.entries(clause.texts).map(([lang, { sources, ...text }]) => [
        lang,
        { ...text, source: sources ?? text.source },
      ]),
    ),
  };
}

function flatHeading({ heading }: { heading?: (typeof records)['chapters'][number]['heading'] }) {
  if (!heading) return {};
  return {
    heading: heading.text,
    headingSource: heading.source,
    ...(heading.corrections ? { headingCorrections: heading.corrections } : {}),
  };
}

function idsWith(tags: ReturnType<typeof readPage>['tags'], attribute: string): string[] {
  return tags
    .filter(({ attributes }) => attribute in attributes)
    .map(({ attributes }) => attributes.id ?? '');
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

function toLanguage(lang: string): Language {
  const found = languages.find((each) => each === lang);
  if (!found) throw new Error(`${lang} is no language of ours`);
  return found;
}
