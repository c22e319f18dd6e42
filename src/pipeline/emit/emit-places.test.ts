import { expect, it } from 'vitest';
import { buildAlone } from '../../authoring/testing/build-alone.ts';
import { hasErrors } from '../diagnostics.ts';

it('a heading inside a part is above its clause, in the record and on the page', () => {
  const text =
    '1.1 Measures 措施\n\nMeasures help.\n\nWARNING 警告\n\nIt is written down.\n\nGAME LOSS 一盘负\n\nThe game ends.\n\nMATCH LOSS';
  const built = buildAlone({ kind: 'guide', lang: 'en', text });
  const [page] = built.value.sections;
  expect(hasErrors(built.diagnostics)).toBe(false);
  expect(page?.record.headings.map(({ text: words, before }) => [words, before])).toEqual([
    ['Measures', undefined],
    ['措施', undefined],
    ['WARNING', 'text-2'],
    ['警告', 'text-2'],
    ['GAME LOSS', 'text-3'],
    ['一盘负', 'text-3'],
    ['MATCH LOSS', null],
  ]);
  const order = page?.mdx().match(/(?<=<(?:Heading source="lone.en.txt:|Clause id="))[^"]+/gu);
  expect(order).toEqual([
    ...['1-1:1-13', '1-1:14-15', 'text-1', '5-5:1-8', '5-5:9-10', 'text-2'],
    ...['9-9:1-10', '9-9:11-13', 'text-3', '13-13'],
  ]);
  // A heading and its translation are one row, each in the slot of its language.
  const rows = page?.mdx().match(/<Headings>[\s\S]*?<\/Headings>/gu) ?? [];
  expect(rows.map((row) => row.match(/(?<=slot=")[^"]+/gu))).toEqual([['en', 'zh'], ['en', 'zh'], ['en']]);
});

it('the English names of an FAQ are on the page, and dividers are not counted', () => {
  const text =
    '甲常见问题集\n\n单卡解惑\n\n光/ Light\n{白}\n瞬间\n抓一张牌。\n* 乙。\n-----\n影（Shade）\n{黑}\n瞬间\n抓牌。\n* 丙。\n';
  const built = buildAlone({ kind: 'set-faq', lang: 'zh', text });
  expect(built.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(built.value.cards.map(({ record }) => record.texts.zh?.printed?.nameEn?.text)).toEqual([
    'Light',
    'Shade',
  ]);
  expect(built.value.cards[0]?.mdx()).toContain('line="nameEn"');
  expect(built.value.coverage.sources).toMatchObject([{ rows: 14, onPages: 14 }]);
});
