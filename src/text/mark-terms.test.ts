import { expect, test } from 'vitest';
import { indexTerms } from '../records/find-terms.ts';
import type { Term } from '../schema/term.ts';
import { firstMentions, type MarkedText, markTerms } from './mark-terms.ts';

const term = (id: string, zh: string, en: string): Term => ({
  id,
  zh,
  ja: `${zh}の`,
  en,
  aliases: [],
  use: { zh: '', ja: '', en: '' },
});
const index = indexTerms([
  term('card', '牌', 'card'),
  term('library', '牌库', 'library'),
  term('open', '公开', 'open'),
]);
type Text = Omit<MarkedText, 'id'>;
const mark = (texts: readonly Text[], before: readonly Text[] = []) => {
  const [named = [], namedBefore] = [texts, before].map((list) =>
    list.map((text, at) => ({ ...text, id: String(at) })),
  );
  const marks = firstMentions(index, [named], namedBefore);
  return named.map(({ id, lang, text }) =>
    markTerms(`<p>${text}</p>`, lang, marks(id, lang), '/')
      .replaceAll(/<a class="term" href="\/#(.+?)">(.*?)<\/a>/gu, '[$2 $1]')
      .replaceAll(/<\/?p>/gu, ''),
  );
};

test('the longest term is marked', () => {
  expect(mark([{ lang: 'zh', text: '其牌库的牌' }])).toEqual(['其[牌库 library]的[牌 card]']);
});

test('a term is marked where a part has it first, in each language, also if a longer one was before', () => {
  expect(
    mark([
      { lang: 'zh', text: '牌库和牌库' },
      { lang: 'en', text: 'A library.' },
      { lang: 'zh', text: '牌库的牌' },
      { lang: 'en', text: 'Their libraries and cards' },
    ]),
  ).toEqual([
    '[牌库 library]和牌库',
    'A [library library].',
    '牌库的[牌 card]',
    'Their libraries and [cards card]',
  ]);
});

test('a term that a text before has in this language is not marked again', () => {
  const before = [{ lang: 'zh' as const, text: '牌库' }];
  expect(
    mark(
      [
        { lang: 'zh', text: '牌库的牌' },
        { lang: 'en', text: 'A library' },
      ],
      before,
    ),
  ).toEqual(['牌库的[牌 card]', 'A [library library]']);
});

test('English words are whole, in the form that is printed', () => {
  expect(mark([{ lang: 'en', text: 'discarded cards' }])).toEqual(['discarded [cards card]']);
});

test('what is denied by one character is another word', () => {
  expect(mark([{ lang: 'zh', text: '非公开，除非公开' }])).toEqual(['非公开，除非[公开 open]']);
});

test('links and what a correction replaced stay as they are', () => {
  expect(mark([{ lang: 'en', text: '<a href="#x">card</a> <del>card</del> card' }])).toEqual([
    '<a href="#x">card</a> <del>card</del> [card card]',
  ]);
});
