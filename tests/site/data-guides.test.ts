import { describe, expect, it } from 'vitest';
import { type Language, languages, languageTags } from '../../src/schema/language.ts';
import { checkTmx, listUnits, variantsOf } from '../lib/check-tmx.ts';
import { readRoot } from '../lib/read-xml.ts';
import { idsWith, read, records, sections } from './lib/data.ts';
import { readPage } from './lib/pages.ts';

describe('the sections of the guides', () => {
  it.each([
    ['2.3', 22, ['penalty', 'examples'], { zh: 21, ja: 22, en: 22 }, 25],
    ['2.4', 11, ['penalty'], { zh: 5, ja: 0, en: 11 }, 0],
  ])('IPG %s has %i clauses beside %j', (number, count, others, texts, annotations) => {
    const section = sections.find((each) => each.document === 'ipg' && each.section === number);
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
    for (const [at, record] of records.sections.entries()) {
      const section = sections[at];
      expect({ ...section, rights: undefined, clauses: section?.clauses.map(withRecordSources) }).toEqual({
        ...record,
        rights: undefined,
      });
    }
  });

  it('have the IDs of the pages', () => {
    for (const { document, section, clauses } of sections) {
      const { tags } = readPage(`zh/${document}/${section}/`);
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
  const guides = [...new Set(sections.map(({ document }) => document))];

  it.each([
    ...guides.map((guide) => ({
      file: `${guide}.tmx`,
      among: sections.filter(({ document }) => document === guide),
    })),
    ...sections.map((each) => ({ file: `${each.document}/${each.section}.tmx`, among: [each] })),
  ])('$file follows the DTD and holds every official text', ({ file, among }) => {
    const root = readRoot(read(file));
    expect(checkTmx(root)).toEqual([]);
    const units = Object.fromEntries(listUnits(root).map((unit) => [unit.attributes.tuid, variantsOf(unit)]));
    const wanted = among.flatMap(({ document, section, clauses }) =>
      clauses.flatMap(({ id, texts }) => {
        const variants = Object.entries(texts).map(([lang, { text }]) => [
          languageTags[toLanguage(lang)],
          text,
        ]);
        return variants.length === 0 ? [] : [[`${document}-${section}-${id}`, Object.fromEntries(variants)]];
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
