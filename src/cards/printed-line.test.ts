import { expect, test } from 'vitest';
import type { Language } from '../schema/language.ts';
import type { Printed } from '../schema/printed.ts';
import { viewPrinted } from './printed-line.ts';

const line = (number: number, text: string): Printed => ({
  text,
  source: { file: 'x.txt', lines: [number, number] },
});
const note = {
  id: 'combat-1',
  kind: 'paragraph' as const,
  texts: { zh: { text: '一。', source: line(3, '').source } },
  validity: { state: 'not-checked' as const, changes: [] },
};
const titles = { zh: '战斗', ja: '戦闘', en: 'Combat' };
const show = (lang: Language, source: string, isTranslated = false) =>
  viewPrinted(
    {
      lang,
      document: { id: 'x', kind: 'set-faq', titles, prevails: 'en' },
      path: 'x/combat/',
      chapter: {
        schemaVersion: 2,
        document: 'x',
        slug: 'combat',
        dates: { zh: '2009-06-23' },
        asOf: '2009-06-23',
        titles,
        headings: { zh: line(1, '章') },
        sections: [
          {
            id: 'combat',
            headings: { zh: line(2, '节') },
            titles,
            notes: [
              isTranslated
                ? { ...note, unofficial: { en: { text: 'One.', from: 'zh', translator: 'A' } } }
                : note,
            ],
            boxes: [],
          },
        ],
      },
    },
    'heading',
    source,
  );

test('the heading of a chapter is the title of the page in its own language, a line below ours elsewhere', () => {
  expect(show('zh', 'x.txt:1-1')).toMatchObject({ isShownByPage: true });
  expect(show('en', 'x.txt:1-1')).toMatchObject({ isShownByPage: false, Tag: 'p', column: undefined });
});

test('the heading of a section is one in its own language, elsewhere a line below our name, in its column', () => {
  expect(show('zh', 'x.txt:2-2', true)).toMatchObject({ Tag: 'h2', column: undefined });
  expect(show('en', 'x.txt:2-2')).toMatchObject({ Tag: 'p', column: undefined });
  expect(show('en', 'x.txt:2-2', true)).toMatchObject({ Tag: 'p', column: 'zh' });
});
