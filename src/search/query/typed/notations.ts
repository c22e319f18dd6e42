import { type Language, languages } from '../../../schema/language.ts';
import { symbolCode, symbolPattern, symbolWords } from '../../../schema/symbol.ts';
import { toNumeral } from '../../text/numerals.ts';

/**
 * A query with its game symbols in the other notations: as codes, and in each way that the texts of a language
 * spell them. None for a query without symbols.
 *
 * `notationsOf('{3}{U}') // => ['{三}{蓝}', '{三}{藍}', …, '{3}{青}', …]`; `notationsOf('{横置}') // => ['{T}', '{橫置}', …]`
 */
export function notationsOf(query: string): string[] {
  const write = (spell: (simple: string) => string) =>
    query.slice(0, longest).replace(new RegExp(symbolPattern, 'gu'), (printed) => {
      const code = symbolCode(printed);
      return code === undefined ? printed : `{${code.split('/').map(spell).join('/')}}`;
    });
  const all = [
    write((code) => code),
    ...languages.flatMap((lang) =>
      Array.from({ length: mostWords }, (_, place) => write((code) => spellingOf(code, lang, place))),
    ),
  ];
  return [...new Set(all)].filter((each) => each !== query);
}

/** One of the words for a simple code; the first one where it has not so many. */
function spellingOf(code: string, lang: Language, place: number): string {
  const words = symbolWords.find(({ letter }) => letter === code)?.[lang];
  return (
    words?.[place] ??
    words?.[0] ??
    (lang === 'zh' && /^\d{1,2}$/u.test(code) ? toNumeral(Number(code)) : code)
  );
}

const mostWords = Math.max(...symbolWords.flatMap(({ zh, ja, en }) => [zh.length, ja.length, en.length]));

// Who pastes a page of rules looks for its words; each notation is one more run to look for.
const longest = 200;
