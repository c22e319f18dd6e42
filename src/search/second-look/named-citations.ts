import type { NameIndex } from '../names/names.ts';
import { type Citation, readCitations } from '../query/citation.ts';
import { isSection } from '../query/cited-places.ts';
import { normaliseText } from '../texts/normalise.ts';

/**
 * What a query cites by the name of a section, which is read as its number. A name alone is
 * no citation, since names are found by themselves; with a word that is no part, it is the section.
 *
 * `HCE remedy 4`, `Hidden Card Error remedy 4`, `IPG 2.3 HCE remedy 4`: as `2.3 remedy 4`
 */
export function readNamedCitations({ entries, fold }: NameIndex, query: string): Citation[] {
  if (query.length > longestNamed) return [];
  const asked = normaliseText(query);
  const cited = entries.filter(isSection).flatMap(({ section, titles, also = [] }) =>
    [...Object.values(titles).flatMap(namesIn), ...also].flatMap((name) => {
      const around = name && cutName(asked, name, fold);
      return around ? readAround(around, section) : [];
    }),
  );
  return [...cited, ...readNumbered(asked)].slice(0, 1);
}

/** `Game Play Error — Hidden Card Error`: the error is called by its own name as well. */
const namesIn = (title = ''): string[] => [title, ...title.split(/ [—–-] /u).slice(1)];

/**
 * A section that is cited with a word that we do not know as the name of a part: what bears that number there.
 *
 * `2.3 whatever 4`: as `2.3 no. 4`; `ipg 2.3 whatever`: as `2.3`; `GPE 2.3 remedy`: as `2.3 remedy`
 */
function readNumbered(asked: string): Citation[] {
  const isClause = ({ of }: Citation) => of === 'clause';
  if (readCitations(asked).some(isClause)) return [];
  const [, bare = ''] = /^[^\d.]{1,20}?(\d\.\d{1,2}(?!\d).{0,20})$/u.exec(asked) ?? [];
  const [, section = '', number] =
    /^((?:m?ipg ?)?\d\.\d{1,2})(?:\.? |(?=[^\d.]))[^\d.]{1,20}?(\d{1,2})?$/u.exec(asked) ?? [];
  const numbered = `${section}${number ? ` no ${number}` : ''}`;
  const read = [bare, numbered].map((each) => readCitations(each).filter(isClause));
  return read.find((each) => each.length > 0) ?? [];
}

/** What is cited by what stands around the name of a section. */
function readAround([before, after]: readonly [string, string], section: string): Citation[] {
  // `GPE-HCE`: the kind of error before the error.
  const lead = before.replace(/^[a-z]{2,4} ?[:/-] ?$/u, '');
  if (before + after === '') return [];
  const isNumbered = /\d[.-]\d/u.test(before + after);
  const cited = readCitations(isNumbered ? `${before}${after}`.trim() : `${lead}${section}${after}`);
  if (cited[0]?.of === 'clause') return cited.slice(0, 1);
  return lead === '' && /^ \S{1,20}$/u.test(after) ? [{ of: 'clause', section }] : [];
}

/** What stands before and after a name, in either script; undefined where it does not stand there as words. */
function cutName(asked: string, name: string, fold: NameIndex['fold']): [string, string] | undefined {
  for (const inScript of [(text: string) => text, fold]) {
    const wanted = inScript(normaliseText(name));
    const at = inScript(asked).indexOf(wanted);
    const [before, after] = [asked.slice(0, Math.max(at, 0)), asked.slice(at + wanted.length)];
    if (at !== -1 && !/[a-z]$/u.test(before) && !/^[a-z]/u.test(after)) return [before, after];
  }
  return undefined;
}

const longestNamed = 120;
