import type { NameIndex } from '../names/names.ts';
import { normalizeText } from '../text/normalize.ts';
import { type CalledGuide, type Citation, readCitations } from './citation.ts';
import { isSection } from './cited-places.ts';

/**
 * What a query cites as our pages copy it, in a row, or by the name of a section, which is read as its number. A name
 * alone is no citation, since names are found by themselves; with a word that is no part, it is the section.
 *
 * `IPG 2.3, Remedy 4 (zh, ja) — …`: as `2.3 remedy 4`; `remedy-1..remedy-3`, `2.3 remedy 1–3`: these in a row;
 * `HCE remedy 4`, `Hidden Card Error remedy 4`, `IPG 2.3 HCE remedy 4`: as `2.3 remedy 4`
 */
export function readNamedCitations({ entries, fold, guides, sets }: NameIndex, query: string): Citation[] {
  const whole = normalizeText(query);
  const asked = whole.replace(copiedRest, '').replace(unofficial, '');
  if (asked.length > longestNamed) return [];
  const { set, places } = copiedPlaces(asked);
  const copied = places
    .flatMap((place) => [
      ...readInRow(place, guides),
      ...(place === whole ? [] : readCitations(place, guides)),
    ])
    .map((each) => ('name' in each && set && sets.includes(set) ? { ...each, document: set } : each));
  const cited = entries.filter(isSection).flatMap(({ document, section, titles, also = [] }) =>
    [...Object.values(titles).flatMap(namesIn), ...also].flatMap((name) => {
      const around = name && cutName(asked, name, fold);
      const read = around ? readAround(around, document, section, guides) : [];
      return guides.length > 1 ? read.map((each) => ({ ...each, document })) : read;
    }),
  );
  // 10.4 can be anything, but where a guide has such a section.
  const [number] = /^\d\d\.\d{1,2}(?!\d)/u.exec(asked) ?? [];
  const known = entries.filter((entry) => isSection(entry) && entry.section === number);
  return [
    ...copied,
    ...known.flatMap(({ document }) => readCitations(`${document} ${asked}`, guides)),
    ...[...cited, ...readNumbered(asked, guides)].slice(0, 1),
  ];
}

/** A place without what stands before it in a citation or address: the FAQ, its chapter, the heading above a note. */
function copiedPlaces(asked: string): { set?: string | undefined; places: string[] } {
  const [, set, inFaq] =
    /^([a-z][a-z\d-]*) faq, ?(.*)$/u.exec(asked) ??
    /^(?:.*\/)?([a-z][a-z\d-]*)\/cards\/(.*)$/u.exec(asked) ??
    [];
  if (inFaq === undefined) return { places: [asked] };
  // Chapters and headings may have commas in them.
  const behind = [...inFaq.matchAll(/, ?/gu)].map((comma) => inFaq.slice(comma.index + comma[0].length));
  return { set, places: [inFaq, ...behind] };
}

/** Several of a kind in a row; the last may be called by its number alone. */
function readInRow(place: string, guides: readonly CalledGuide[]): Citation[] {
  const [, first, to] = range.exec(place) ?? [];
  // `remedy-4-note-1` is one place.
  if (!first || !to || readCitations(place, guides).some(({ of }) => of === 'clause')) return [];
  const numbered = readCitations(first, guides).filter((each) => 'number' in each && each.of !== 'rule');
  return numbered.map((citation) => ({ ...citation, to }));
}

/** `Game Play Error — Hidden Card Error`: the error is called by its own name as well. */
const namesIn = (title = ''): string[] => [title, ...title.split(/ [—–-] /u).slice(1)];

/**
 * A section that is cited with a word that we do not know as the name of a part: what bears that number there.
 *
 * `2.3 whatever 4`: as `2.3 no. 4`; `ipg 2.3 whatever`: as `2.3`; `GPE 2.3 remedy`: as `2.3 remedy`
 */
function readNumbered(asked: string, guides: readonly CalledGuide[]): Citation[] {
  const isClause = ({ of }: Citation) => of === 'clause';
  if (readCitations(asked, guides).some(isClause)) return [];
  const [, bare = ''] = /^[^\d.]{1,20}?(\d{1,2}\.\d{1,2}(?!\d).{0,20})$/u.exec(asked) ?? [];
  const [, section = '', number] =
    /^((?:[a-z]{2,5} ?)?\d{1,2}\.\d{1,2})(?:\.? |(?=[^\d.]))[^\d.]{1,20}?(\d{1,2})?$/u.exec(asked) ?? [];
  const numbered = `${section}${number ? ` no ${number}` : ''}`;
  const read = [bare, numbered].map((each) => readCitations(each, guides).filter(isClause));
  return read.find((each) => each.length > 0) ?? [];
}

/** What is cited by what stands around the name of a section. */
function readAround(
  [before, after]: readonly [string, string],
  document: string,
  section: string,
  guides: readonly CalledGuide[],
): Citation[] {
  // `GPE-HCE`: the kind of error before the error.
  const lead = before.replace(/^[a-z]{2,4} ?[:/-] ?$/u, '');
  if (before + after === '') return [];
  const isNumbered = /\d[.-]\d/u.test(before + after);
  const cited = readCitations(
    isNumbered ? `${before}${after}`.trim() : `${lead || `${document} `}${section}${after}`,
    guides,
  );
  if (cited[0]?.of === 'clause') return cited.slice(0, 1);
  return lead === '' && /^ \S{1,20}$/u.test(after) ? [{ of: 'clause', section }] : [];
}

/** What stands before and after a name, in either script; undefined where it does not stand there as words. */
function cutName(asked: string, name: string, fold: NameIndex['fold']): [string, string] | undefined {
  for (const inScript of [(text: string) => text, fold]) {
    const wanted = inScript(normalizeText(name));
    const at = inScript(asked).indexOf(wanted);
    const [before, after] = [asked.slice(0, Math.max(at, 0)), asked.slice(at + wanted.length)];
    if (at !== -1 && !/[a-z]$/u.test(before) && !/^[a-z]/u.test(after)) return [before, after];
  }
  return undefined;
}

/** Behind the place in a citation that was copied: the languages and all that follows, or the address alone. */
const copiedRest = /(?: ?\((?:zh|ja|en)(?:-hant)?(?:[,:][^()]*)?\)(?: -.*)?| - \S*\/(?:zh|ja|en)\/\S*)$/u;
const unofficial = / ?\((?:非官方|非公式|not official)\)$/u;
const range = /^(.*?[\da-z])(?:\.\.|-)(?:[^\d.]*[^\da-z.])?(?:r(?=\d))?(\d{1,2}|[a-z])$/u;
const longestNamed = 120;
