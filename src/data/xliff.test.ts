import type { XmlElement } from '@rgrove/parse-xml';
import { describe, expect, it } from 'vitest';
import { elementsIn, readRoot } from '../../tests/lib/read-xml.ts';
import { section } from '../../tests/lib/records.ts';
import { translatablesIn } from '../schema/citable.ts';
import { toSectionCsv } from './section-csv.ts';
import { toXliff } from './xliff.ts';

const rights = { notice: 'Unofficial.', license: 'MIT', texts: [] };
const named = (element: XmlElement, name: string): XmlElement[] =>
  elementsIn(element).flatMap((child) => (child.name === name ? [child] : named(child, name)));

describe('what a language lacks, as XLIFF', () => {
  it('has a unit for each missing clause, to be translated from English', () => {
    const root = readRoot(toXliff(translatablesIn({ sections: [section] }, ['clause']), 'zh', rights) ?? '');
    expect(root.attributes).toMatchObject({ version: '2.1', srcLang: 'en', trgLang: 'zh-Hans' });
    const lacking = section.clauses.filter(({ texts }) => texts.en && !texts.zh).map(({ id }) => id);
    expect(named(root, 'unit').map(({ attributes }) => attributes.id)).toEqual(lacking);
    expect(named(root, 'target')).toEqual([]);
  });

  it('translates from another language where English is what is missing', () => {
    const root = readRoot(toXliff(translatablesIn({ sections: [section] }, ['clause']), 'en', rights) ?? '');
    expect(root.attributes.srcLang).not.toBe('en');
  });

  it('is no file where nothing is missing', () => {
    const clauses = section.clauses.filter(({ texts }) => texts.zh);
    expect(
      toXliff(translatablesIn({ sections: [{ ...section, clauses }] }, ['clause']), 'zh', rights),
    ).toBeUndefined();
  });

  it('carries a text that a translator has put in as its target', () => {
    const clauses = section.clauses.map((clause) => ({
      ...clause,
      unofficial: { ja: { text: 'a < b', translator: 'A. Translator', from: 'en' as const } },
    }));
    const root = readRoot(
      toXliff(translatablesIn({ sections: [{ ...section, clauses }] }, ['clause']), 'ja', rights) ?? '',
    );
    expect(named(root, 'target')[0]?.text).toBe('a < b');
    expect(named(root, 'segment')[0]?.attributes.state).toBe('translated');
  });

  it('has the newer wordings too, and says of each what it is and who has read it', () => {
    const root = readRoot(toXliff(translatablesIn({ sections: [newer] }, ['clause']), 'zh', rights) ?? '');
    const unit = named(root, 'unit').find(({ attributes }) => attributes.id === 'definition-1');
    expect(unit && named(unit, 'segment')[0]?.attributes.state).toBe('reviewed');
    expect(unit && named(unit, 'note')[0]?.text).toBe(
      'Unofficial translation by A. Translator; of the edition of 2024-09-23; the official text is older; read by B. Reader, 2026-11-20',
    );
  });

  it('says of one that fills a gap its edition, and nothing of an official text', () => {
    const clauses = section.clauses.map((clause) =>
      clause.id === 'definition-1'
        ? {
            ...clause,
            unofficial: {
              ja: { text: 'a', translator: 'A. Translator', from: 'en' as const, edition: '2024-09-23' },
            },
          }
        : clause,
    );
    const exported = toXliff(
      translatablesIn({ sections: [{ ...section, clauses }] }, ['clause']),
      'ja',
      rights,
    );
    expect(named(readRoot(exported ?? ''), 'note').map(({ text }) => text)).toContain(
      'Unofficial translation by A. Translator; of the edition of 2024-09-23',
    );
  });
});

/** The section with a newer wording below the Chinese text of a clause. */
const newer = {
  ...section,
  clauses: section.clauses.map((clause) =>
    clause.id === 'definition-1'
      ? {
          ...clause,
          unofficial: {
            zh: {
              text: '较新',
              translator: 'A. Translator',
              from: 'en' as const,
              newer: true as const,
              edition: '2024-09-23',
              readBy: { name: 'B. Reader', date: '2026-11-20' },
            },
          },
        }
      : clause,
  ),
};

it('a section as CSV never gives a newer wording for a text that is missing', () => {
  const [head = '', ...rows] = toSectionCsv(newer).trimEnd().split('\r\n');
  expect(head).toMatch(/,zh_newer,zh_newer_edition,zh_newer_translator,ja_newer,/u);
  const row = rows.find((each) => each.startsWith('definition-1,'));
  expect(row).toMatch(/,较新,2024-09-23,A\. Translator,,,,,,,/u);
  expect(row?.split('较新')).toHaveLength(2);
});

it('a section as CSV has a row for each clause with a text, official and unofficial apart', () => {
  const [head = '', ...rows] = toSectionCsv(section).trimEnd().split('\r\n');
  expect(head.split(',').slice(0, 5)).toEqual(['\uFEFFid', 'part', 'label', 'zh', 'zh_status']);
  expect(head).toContain('ja_unofficial,ja_translator');
  expect(head).toMatch(/,changes,zh_edition,ja_edition,en_edition$/u);
  expect(rows[0]).toMatch(/,2020-02-29,,$/u);
  expect(rows[0]).toMatch(/^penalty,penalty,,处罚：警告,unchecked,,rules\.zh\.txt:3; rules\.zh\.txt:5,/u);
});
