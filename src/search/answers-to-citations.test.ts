import { expect, test } from 'vitest';
import { toCitation } from '../reader/menu/citation.ts';
import { type InterfaceLanguage, interfaceLanguages } from '../schema/language.ts';
import { clauseName } from '../text/name.ts';
import { ask, askFor, names } from './answers.fixture.ts';
import type { Filters } from './text/record.ts';

test.each<[string, Filters, string[]]>([
  ['2.3', { document: 'ipg', kind: 'section', lang: 'ja' }, ['ipg/2.3/']],
  ['2.3 remedy 4', { part: 'remedy' }, ['ipg/2.3/#remedy-4']],
  ['2.3 remedy 4', { part: 'definition' }, []],
])('filters also apply to citations: %s, %j', async (query, filters, places) => {
  const cited = (await ask(query, filters)).filter(({ tier }) => tier === 'citation');
  expect(cited.map(({ record }) => record.url)).toEqual(places);
});

test('every citation that a page gives leads to its place, with or without the text after it', async () => {
  const wrong = await Promise.all(
    citationsOfPages().map(async ([citation, place]) => {
      const [first] = await askFor(citation, 'en');
      return first?.record.url === place ? [] : [`${citation}: ${first?.record.url}`];
    }),
  );
  expect(wrong.flat()).toEqual([]);
});

test('a cited range is one result with its texts', async () => {
  const [first] = await ask('M10 FAQ, M10规则变动, 新规则：战斗, 说明 3–7 (zh)');
  expect(first?.record.url).toBe('m10/rules-changes/#combat-3..combat-7');
  expect(first?.record.passages.length).toBeGreaterThan(0);
});

/** A citation of each text that can be cited, in one language, with and without the text after it; and its place. */
function citationsOfPages(): (readonly [citation: string, place: string])[] {
  return names.entries.flatMap(({ url, kind, document, section, titles, anchor, anchors = [] }) => {
    const { titles: chapters } = names.entries.find((each) => each.section === section) ?? { titles };
    const page = url.replace(/#.*/u, '');
    return anchors.flatMap((id, number) => {
      const lang = interfaceLanguages[number % interfaceLanguages.length] as InterfaceLanguage;
      const inFaq = `M10 FAQ, ${(kind === 'card' ? titles : chapters)[lang]}`;
      const citation = toCitation(lang, {
        work: document === 'ipg' ? `IPG ${section}` : inFaq,
        name: clauseName(lang, id),
        heading: anchor && titles[lang] !== chapters[lang] ? titles[lang] : undefined,
        texts: number % 2 ? [] : [{ lang: 'zh-Hant', text: '文字。', warnings: ['derived'] }],
        address: `https://judges.example/a/${lang}/${page}?with=ja#${id}`,
      });
      return [citation, citation.split(' — ')[0] ?? ''].map((copied) => [copied, `${page}#${id}`] as const);
    });
  });
}
