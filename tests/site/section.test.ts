import { describe, expect, test } from 'vitest';
import { repeatedOf } from '../../src/schema/contents.ts';
import { annotationsOf, countOutdated } from '../../src/schema/guide.ts';
import {
  interfaceLanguages,
  languages,
  languagesFrom,
  languagesOf,
  languageTags,
} from '../../src/schema/language.ts';
import type { PublishedSection } from '../../src/schema/published.ts';
import { isOverruled, statusOf } from '../../src/schema/status.ts';
import { fill } from '../../src/schema/words.ts';
import { languageNames } from '../../src/site/language-words.ts';
import { columnsOf } from '../../src/text/columns.ts';
import { isOlder } from '../../src/text/edition-label.ts';
import { concernsOfAll } from '../../src/text/later-changes.ts';
import { statusWords } from '../../src/text/status-words.ts';
import { comparedWords, editionWords } from '../../src/text/words.ts';
import { content, sections } from './lib/data.ts';
import { type Element, find, has, hasClass, textOf } from './lib/elements.ts';
import { readPage } from './lib/pages.ts';

/* The page of a section shows what its record has: rows, texts, gaps, commentary, what is known of each text. */

type Clause = PublishedSection['clauses'][number];

const pages = interfaceLanguages.flatMap((lang) =>
  sections.map((section) => ({ lang, section, address: `${lang}/${section.document}/${section.section}/` })),
);

describe.each(pages)('$address', ({ lang, section, address }) => {
  const { tags, html } = readPage(address);
  const { clauses, editions } = section;
  const { all, unwritten } = columnsOf(section, lang);
  const inOrder = [...all, ...unwritten];
  const expectRows = (shown: (tag: Element) => string | undefined, recorded: (clause: Clause) => string[]) =>
    expect(inRows(tags, shown)).toEqual(clauses.map((clause) => [clause.id, ...recorded(clause)].join(' ')));

  test('has every text once, in its language, or that it is missing, its own language first', () => {
    if (editions[lang]) expect(inOrder[0]).toBe(lang);
    expectRows(
      ({ attributes }) => ('data-text' in attributes ? attributes.lang : attributes['data-missing']),
      ({ texts }) =>
        Object.keys(texts).length === 0
          ? []
          : inOrder.map((each) => (texts[each] ? languageTags[each] : each)),
    );
  });

  test('has every annotation, and what a source prints in another language, each in its language', () => {
    expectRows(
      ({ attributes }) =>
        'data-annotation' in attributes ? `${attributes.id} ${attributes.lang}` : undefined,
      // The first text of one that is printed in two languages has the ID.
      (clause) =>
        annotationsOf(clause).flatMap(({ id, texts }) =>
          languagesFrom(lang)
            .filter((each) => texts[each])
            .map((each, index) => `${index === 0 ? id : undefined} ${languageTags[each]}`),
        ),
    );
    expectRows(
      ({ attributes }) => ('data-also' in attributes ? attributes.lang : undefined),
      ({ alsoPrinted = [] }) => alsoPrinted.map((also) => languageTags[also.lang]),
    );
  });

  test('has a page of what differs: compared with what, and every status that is no longer that of today', () => {
    const differences = readPage(`${address}history/`);
    const said = differences.tags.find(({ attributes }) => attributes['data-compared'] !== undefined);
    expect(said?.attributes['data-compared']).toBe(section.compared?.edition ?? '');
    expect(said && textOf(said)).toContain(section.compared?.checked ?? '');
    const statuses = clauses
      .flatMap((one) => languagesOf(one.texts).map((each) => statusOf(one, each)))
      .filter((status) => status === 'changed' || isOverruled(status));
    for (const status of statuses) expect(differences.html).toContain(statusWords[lang][status]);
  });

  test('says with a Warning what further ones become', () => {
    const guide = content.contents.find(({ document }) => document === section.document);
    const said = find(html, hasClass('repeated')).map(textOf);
    expect(said.map((text) => text.trim())).toEqual(
      [repeatedOf(guide, section.section)?.[lang] ?? []].flat().map((text) => expect.stringContaining(text)),
    );
  });

  test('shows at its head, and above its texts, that a clause is not the one of today', () => {
    const first = inRows(tags, ({ attributes }) =>
      ['data-since', 'data-text'].find((name) => name in attributes),
    ).filter((row) => row.includes(' data-since') && !/ data-text.* data-since/u.test(row));
    expect(first.map((row) => row.split(' ')[0])).toEqual(
      clauses.flatMap(({ id, changes = [] }) => (concernsOfAll(changes).length > 0 ? id : [])),
    );
    const isSaid = tags.some(({ name, attributes }) => name === 'b' && 'data-outdated' in attributes);
    expect(isSaid).toBe(Boolean(section.compared) && countOutdated(section) > 0);
  });

  test('says below that what a judge does now, as ours, where a change of it says so', () => {
    const said = tags.filter(has('data-now')).map(textOf);
    expect(said.every((one) => one.startsWith(comparedWords[lang].now))).toBe(true);
    expect(said.length > 0).toBe(
      content.laterChanges.changes.some(
        ({ now, affects }) =>
          now && affects.some(({ target }) => target.startsWith(`${section.document}/${section.section}/#`)),
      ),
    );
  });

  test('calls no text the one that decides that is older than the edition it was compared with', () => {
    const heads = tags.filter(({ name, attributes }) => name === 'span' && 'data-column' in attributes);
    const decides = heads.filter((head) =>
      textOf(head).includes(fill(editionWords[lang].prevails, { language: languageNames[lang].en })),
    );
    const isOld = isOlder(editions.en, { date: section.compared?.edition ?? null });
    expect(decides.map(({ attributes }) => attributes['data-column'])).toEqual(
      isOld || !editions.en ? [] : ['en'],
    );
  });

  test('marks each text that differs, once, with the words in question', () => {
    const wanted = clauses.flatMap(({ id, texts }) =>
      languages.flatMap((each) => {
        const { differs } = texts[each] ?? {};
        return differs ? [id, each, ...differs.flatMap(({ words = [] }) => words)].join(' ') : [];
      }),
    );
    const marked = find(html, has('data-clause')).flatMap((row) =>
      find(row, has('data-differs')).map((mark) => {
        const words = find(mark, has('data-reason')).flatMap((reason) =>
          find(reason, ({ name }) => name === 'q').slice(0, 1),
        );
        return [row.attributes.id, mark.attributes['data-differs'], ...words.map(textOf)].join(' ');
      }),
    );
    expect(marked.toSorted()).toEqual(wanted.toSorted());
  });
});

/** What the rows of the clauses have, each after its ID. */
function inRows(tags: readonly Element[], shown: (tag: Element) => string | undefined): string[] {
  const rows: string[][] = [];
  for (const tag of tags) {
    if ('data-clause' in tag.attributes) rows.push([tag.attributes.id ?? '']);
    const value = shown(tag);
    if (value) rows.at(-1)?.push(value);
  }
  return rows.map((row) => row.join(' '));
}

test('a language without an official text of a section is named at its head', () => {
  for (const { section, address } of pages) {
    const { tags } = readPage(address);
    const named = tags.flatMap(({ attributes }) => attributes['data-missing-document'] ?? []);
    expect([address, ...named]).toEqual([address, ...languages.filter((lang) => !section.editions[lang])]);
  }
});

test('every column is dated by what its evidence leaves', () => {
  for (const { section, address } of pages) {
    const { tags } = readPage(address);
    const heads = tags.slice(tags.findIndex(({ attributes }) => 'data-heads' in attributes));
    for (const lang of languages) {
      const { notBefore, before } = section.editions[lang] ?? {};
      const months = [notBefore, before].flatMap((day) => day?.slice(0, 7) ?? []);
      if (months.length === 0) continue;
      const column = heads.findIndex(({ attributes }) => attributes['data-column'] === lang);
      const date = heads.slice(column).find(({ name }) => name === 'small');
      expect([address, ...((date && textOf(date))?.match(/\d{4}-\d{2}/gu) ?? [])]).toEqual([
        address,
        ...months,
      ]);
    }
  }
});
