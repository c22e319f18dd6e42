import { expect, test } from 'vitest';
import { chapter, section } from '../../../tests/lib/records.ts';
import { columnsOf } from '../../text/columns.ts';
import { viewPrinted } from './printed-line.ts';

const columns = columnsOf(section, 'en');
const groups = chapter.groups?.map((group) => ({ ...group, titles: { en: 'White' } })) ?? [];

test.each([
  ['zh', 1, 'the chapter', {}, 'in the title of the page'],
  ['en', 1, 'the chapter', {}, 'in the title of the page'],
  ['zh', 2, 'a section', { columns }, 'h2'],
  ['en', 2, 'a section that we named', {}, 'p'],
  ['en', 2, 'a section that we named, with columns', { columns }, 'p zh'],
  ['en', 10, 'a group', { columns }, 'h2'],
  ['en', 10, 'a group that we named', { chapter: { ...chapter, groups } }, 'p'],
] as const)('on a page in %s, line %i, the heading of %s, is $4', (lang, line, _, page, shown) => {
  const view = viewPrinted({ lang, chapter, ...page }, 'heading', `faq.zh.txt:${line}-${line}`);
  const place = [view.Tag, view.column].filter(Boolean).join(' ');
  expect(view.isShownByPage ? 'in the title of the page' : place).toBe(shown);
  expect(view.corrections).toEqual(line === 2 ? [expect.objectContaining({ id: 'faq-2' })] : undefined);
});
