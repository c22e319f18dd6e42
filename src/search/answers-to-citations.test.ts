import { expect, test } from 'vitest';
import { toCitation } from '../reader/menu/citation.ts';
import { type InterfaceLanguage, interfaceLanguages } from '../schema/language.ts';
import { clauseName } from '../text/name.ts';
import { ask, names, sources, whole } from './answers.fixture.ts';
import { search } from './query/engine.ts';
import type { Filters } from './text/record.ts';

test.each<[string, Filters, string[]]>([
  ['2.3', { document: 'm10' }, []],
  ['2.3', { part: 'remedy' }, []],
  ['2.3', { document: 'ipg', kind: 'section', lang: 'ja' }, ['ipg/2.3/']],
  ['2.3 remedy 4', { part: 'remedy' }, ['ipg/2.3/#remedy-4']],
  ['2.3 remedy 4', { part: 'definition' }, []],
])('what is cited by %s is narrowed by %j, too', async (query, filters, places) => {
  const cited = (await ask(query, filters)).filter(({ tier }) => tier === 'citation');
  expect(cited.map(({ record }) => record.url)).toEqual(places);
});

test.each([
  ['MPE 定義', 'ipg/2.4/#definition-1'],
  ['非公开牌张失误 定义', 'ipg/2.3/#definition-1'],
  ['非公開牌張失誤 定義', 'ipg/2.3/#definition-1'],
  ['違反処置指針 2.3', 'ipg/2.3/'],
  ['２。３', 'ipg/2.3/'],
  ['違規處理方針 2.4', 'ipg/2.4/'],
  ['萬智牌違規處理方針2.3 額外修正 4', 'ipg/2.3/#remedy-4'],
  ['IPG 2.3 补救 4', 'ipg/2.3/#remedy-4'],
  ['hidden card error remedy 4', 'ipg/2.3/#remedy-4'],
  ['Mulligan Procedure Error remedy', 'ipg/2.4/#remedy-1'],
  ['GPE 2.3', 'ipg/2.3/'],
  ['系命 第3条', 'm10/rules-changes/#lifelink-3'],
  ['阿耶尼 第2条', 'm10/cards/ajani-goldmane/#r2'],
  ['ipg 2.4 whatever', 'ipg/2.4/'],
  ['2.3R4', 'ipg/2.3/#remedy-4'],
  ['2.3 def 3', 'ipg/2.3/#definition-3'],
  ['HCE r4', 'ipg/2.3/#remedy-4'],
  ['2.3 r1-r3', 'ipg/2.3/#remedy-1..remedy-3'],
  ['2.3処置4', 'ipg/2.3/#remedy-4'],
  ['2.3补救4', 'ipg/2.3/#remedy-4'],
  ['2.3 修4', 'ipg/2.3/#remedy-4'],
])('%s is offered first: %s', async (query, place) => {
  expect((await ask(query))[0]?.record.url).toBe(place);
});

test('every citation that a page gives leads back to its place, whole or its beginning', async () => {
  const wrong = await Promise.all(
    citationsOfPages().map(async ([citation, place]) => {
      const { results } = await search(sources(whole), citation, {}, () => undefined);
      const [first] = results;
      return first?.record.url === place ? [] : [`${citation}: ${first?.record.url}`];
    }),
  );
  const astray = wrong.flat();
  expect(astray).toEqual([]);
});

test.each([
  ['remedy-1..remedy-3', 'ipg/2.3/#remedy-1..remedy-3'],
  ['IPG 2.3, Example A–C (zh, en)', 'ipg/2.3/#example-a..example-c'],
  ['M10 FAQ, Ajani Goldmane r1–r3', 'm10/cards/ajani-goldmane/#r1..r3'],
  ['M10 FAQ, M10规则变动, combat-3–combat-7 (zh)', 'm10/rules-changes/#combat-3..combat-7'],
  ['M10 FAQ, M10规则变动, 新规则：战斗, 说明 3–7 (zh)', 'm10/rules-changes/#combat-3..combat-7'],
  ['IPG 2.3, Additional Remedy 1–3 (en)', 'ipg/2.3/#remedy-1..remedy-3'],
  ['M10 FAQ, Ajani Goldmane, Ruling 1–3 (zh)', 'm10/cards/ajani-goldmane/#r1..r3'],
  ['/zh/ipg/2.3/?with=ja#remedy-1..remedy-3', 'ipg/2.3/#remedy-1..remedy-3'],
  ['IPG 2.3, 原则 2–9', 'ipg/2.3/#philosophy-2'],
  ['違規處理方針 2.3 原則 2', 'ipg/2.3/#philosophy-2'],
])('%s leads to all of them in a row: %s', async (query, place) => {
  const [first] = await ask(query);
  expect(first?.record.url).toBe(place);
  expect(first?.record.passages.length).toBeGreaterThan(0);
});

/** A citation of everything that can be cited, in one language or another, and what it is without its texts, with the place. */
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
