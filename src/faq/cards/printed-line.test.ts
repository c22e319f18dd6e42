import { expect, test } from 'vitest';
import { chapter } from '../../../tests/lib/records.ts';
import type { InterfaceLanguage } from '../../schema/language.ts';
import type { Columns } from '../../text/columns.ts';
import { viewPrinted } from './printed-line.ts';

const translated: Columns = {
  all: ['en', 'zh'],
  first: 'en',
  beside: 'zh',
  absent: ['ja'],
  unwritten: ['ja'],
  official: { all: ['zh'], absent: ['ja', 'en'] },
};
const show = (lang: InterfaceLanguage, source: string, columns?: Columns) =>
  viewPrinted({ lang, chapter, columns }, 'heading', source);

test('the heading of a chapter is the title of the page in its own language, elsewhere one of its names', () => {
  expect(show('zh', 'faq.zh.txt:1-1')).toMatchObject({ isShownByPage: true });
  expect(show('en', 'faq.zh.txt:1-1')).toMatchObject({ isShownByPage: true });
});

test('the heading of a section is one in its own language, elsewhere a line below our name, in its column', () => {
  expect(show('zh', 'faq.zh.txt:2-2', translated)).toMatchObject({ Tag: 'h2', column: undefined });
  expect(show('en', 'faq.zh.txt:2-2')).toMatchObject({ Tag: 'p', column: undefined });
  expect(show('en', 'faq.zh.txt:2-2', translated)).toMatchObject({ Tag: 'p', column: 'zh' });
});

test('the heading of a group of cards is one on every page where we have no name for it', () => {
  expect(show('en', 'faq.zh.txt:10-10', translated)).toMatchObject({ Tag: 'h2', column: undefined });
  const groups = chapter.groups?.map((group) => ({ ...group, titles: { en: 'White' } })) ?? [];
  const named = viewPrinted({ lang: 'en', chapter: { ...chapter, groups } }, 'heading', 'faq.zh.txt:10-10');
  expect(named).toMatchObject({ Tag: 'p', column: undefined });
});

test('the place names the record, with its corrections', () => {
  expect(show('zh', 'faq.zh.txt:2-2').corrections).toMatchObject([{ id: 'faq-2' }]);
  expect(show('zh', 'faq.zh.txt:1-1').corrections).toBeUndefined();
});
