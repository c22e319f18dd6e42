import { describe, expect, it } from 'vitest';
import { type Language, languages, languageTags } from '../../src/schema/language.ts';
import { checkTmx, listUnits, variantsOf } from '../lib/check-tmx.ts';
import { readRoot } from '../lib/read-xml.ts';
import { idsWith, read, records, sections } from './lib/data.ts';
import { readPage } from './lib/pages.ts';

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
    const document = readRoot(read(file));
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

function toLanguage(lang: string): Language {
  const found = languages.find((each) => each === lang);
  if (!found) throw new Error(`${lang} is no language of ours`);
  return found;
}
