import { expect, test } from 'vitest';
import { indexTerms } from '../records/find-terms.ts';
import type { Language } from '../schema/language.ts';
import type { Term } from '../schema/term.ts';
import { firstMentions, markTerms } from './mark-terms.ts';

const use = { zh: '', ja: '', en: '' };
const term = (id: string, zh: string): Term => ({ id, zh, ja: `${zh}の`, en: id, aliases: [], use });
const index = indexTerms([term('card', '牌'), term('library', '牌库'), term('open', '公开')]);
/** Parses a language and a text: `zh 牌库`. */
const toMarked = (text: string, at: number) => ({
  id: String(at),
  lang: text.slice(0, 2) as Language,
  text: text.slice(3),
});

test.each([
  ['the longest term is linked', ['zh 其牌库的牌'], ['其[牌库 library]的[牌 card]']],
  [
    'a term is linked once in each language; a longer term that contains it is another term',
    ['zh 牌库和牌库', 'en A library.', 'zh 牌库的牌', 'en Their libraries and cards'],
    ['[牌库 library]和牌库', 'A [library library].', '牌库的[牌 card]', 'Their libraries and [cards card]'],
  ],
  [
    'a term that an earlier text has in the language is not linked',
    ['zh 牌库的牌', 'en A library'],
    ['牌库的[牌 card]', 'A [library library]'],
    ['zh 牌库'],
  ],
  ['an English term is a whole word', ['en Discard discarded cards'], ['Discard discarded [cards card]']],
  [
    'the end of a longer English word is not a term',
    ['en A discard of a card'],
    ['A discard of a [card card]'],
  ],
  ['a negated term is another word', ['zh 非公开，除非公开'], ['非公开，除非[公开 open]']],
  [
    'links and replaced readings stay as they are',
    ['en <a href="#x">card</a> <del>card</del> card'],
    ['<a href="#x">card</a> <del>card</del> [card card]'],
  ],
])('%s', (_, texts, linked, before: readonly string[] = []) => {
  const marked = texts.map(toMarked);
  const marks = firstMentions(index, [marked], before.map(toMarked));
  const html = marked.map(({ id, lang, text }) => markTerms(text, lang, marks(id, lang), '/'));
  const toBrackets = (each: string) =>
    each.replace(/<a class="term" href="\/#(.+?)">(.*?)<\/a>/gu, '[$2 $1]');
  expect(html.map(toBrackets)).toEqual(linked);
});
