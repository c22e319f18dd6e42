import { fold } from '../../pipeline/text/fold.ts';
import { cheapestPath } from '../read/lines/cheapest-path.ts';
import { isHeadingLike } from '../read/lines/sentence.ts';

export interface FoundSection {
  /** `2.5`; the introduction of a chapter is `2.0`. */
  readonly section: string;
  readonly heading: string;
  /** 1-based, both included. */
  readonly lines: readonly [from: number, to: number];
  /** Lines of other headings with the same number and another name. */
  readonly others: readonly number[];
}

/**
 * Returns the sections of a whole guide in their order. A heading is a short line in one of these forms, above text:
 *
 *   2.5 Tournament Error — Decklist Problem      ## 2.5. 套牌登记失误      2. Game Play Errors      Appendix A — …
 *
 * Of the numbers of sections, only the longest rising sequence counts. This excludes tables of contents, running
 * titles and references at the start of a line.
 */
export const findSections = (text: string): readonly FoundSection[] => {
  const lines = text.split(lineEnd);
  const all = lines.flatMap((line, index) => readHeading(line, index)).slice(0, mostHeadings);
  const headings = all.filter(({ index }, at) => hasText(lines, index, all[at + 1]?.index));
  const sections = longestRising(headings.filter(({ number }) => number > 0));
  // A heading without text between or below sections is a section whose text is lost.
  const rising = sections.flatMap((heading, at) => {
    const next = sections[at + 1];
    const isBetween = (one: Heading): boolean =>
      one.index > heading.index &&
      isBelow(heading, one) &&
      (!next || (one.index < next.index && isBelow(one, next)));
    const empty = all.filter((one) => one.number > 0 && !headings.includes(one) && isBetween(one));
    return [heading, ...longestRising(empty)];
  });
  const starts = rising.flatMap((heading, at): Start[] => {
    const [before, after] = [rising[at - 1], rising[at + 1]];
    const between = headings.filter(
      ({ index }) => index > (before?.index ?? -1) && index < (after?.index ?? lines.length),
    );
    const same = between.filter((one) => one.chapter === heading.chapter && one.number === heading.number);
    const [first = heading] = same;
    const others = same.filter(({ printed }) => nameOf(printed) !== nameOf(first.printed));
    // A chapter begins at the last heading with its number above its first section.
    const chapter =
      before?.chapter === heading.chapter
        ? undefined
        : between.findLast(
            (one) => one.chapter === heading.chapter && one.number === 0 && one.index < first.index,
          );
    return [
      ...(chapter ? [{ ...chapter, others: [] }] : []),
      { ...first, others: others.map(({ index }) => index + 1) },
    ];
  });
  const last = starts.at(-1)?.index ?? 0;
  const end = headings.find(({ index, chapter }) => index > last && chapter === 0)?.index;
  // A chapter heading without text belongs neither to the section above nor to the section below.
  const begin = (start: Start): number => {
    const above = all[all.findIndex(({ index }) => index === start.index) - 1];
    const isOfChapter = above?.number === 0 && above.chapter === start.chapter;
    return isOfChapter && !hasText(lines, above.index, start.index) ? above.index : start.index;
  };
  return starts.map(({ chapter, number, printed, index, others }, at) => {
    const next = starts[at + 1];
    return {
      section: `${chapter}.${number}`,
      heading: printed,
      lines: [index + 1, lastLine(lines, next ? begin(next) : end)],
      others,
    };
  });
};

export const cutSection = (text: string, { lines: [from, to] }: FoundSection): string =>
  `${text
    .split(lineEnd)
    .slice(from - 1, to)
    .join('\n')}\n`;

const lineEnd = /\r\n|\n|\r/u;

interface Heading {
  /** 0 for an appendix. */
  readonly chapter: number;
  /** The 5 of `2.5`; 0 for a chapter or an appendix. */
  readonly number: number;
  readonly index: number;
  readonly printed: string;
}

interface Start extends Heading {
  readonly others: readonly number[];
}

/** A limit that no guide reaches. */
const mostHeadings = 2000;

const readHeading = (line: string, index: number): readonly Heading[] => {
  const printed = line.replace(marks, '').replaceAll('**', '').trim();
  const text = fold(printed.slice(0, widest + 1));
  if (!isHeadingLike(text, widest) || isListed.test(text)) return [];
  if (appendix.test(text)) return [{ chapter: 0, number: 0, index, printed }];
  const { chapter, number } = numbered.exec(text)?.groups ?? {};
  return chapter === undefined
    ? []
    : [{ chapter: Number(chapter), number: Number(number ?? 0), index, printed }];
};

const nameOf = (printed: string): string => fold(printed).replace(/^\P{L}*/u, '');

const marks = /^[#>\s*_]+|[#\s*_]+$/gu;
const widest = 110;
/** A line of a table of contents (`2.5 Decklist Problem .......... 12`), or a row of links. */
const isListed = /[|›»«‹→←]|\.{4}|…{2}|(?:\. ){3}|\s{3}\d{1,3}$/u;
const appendix = /^(?:appendix|附录|附則|附属書|付録)(?:\s|[\p{L}\d]?\b|$)/u;
const numbered =
  /^(?:a?(?:ipg|mtr)\s*)?第?\s*(?<chapter>[1-9]\d?)(?:\.(?<number>\d{1,2})[.、:]?\s*节?|[.、]|\s*章)(?:\s+|(?=\p{Script=Han}))[\p{L}「《]/u;

const hasText = (lines: readonly string[], index: number, next = lines.length): boolean =>
  lines.slice(index + 1, next).some((line) => /\p{L}/u.test(line));

const longestRising = (headings: readonly Heading[]): readonly Heading[] => {
  // Node 0 is the start; node n stands for heading n - 1.
  const end = headings.length + 1;
  const path = cheapestPath(end, (node) => [
    ...headings.flatMap((heading, at) =>
      at >= node && isBelow(headings[node - 1], heading) ? [{ to: at + 1, cost: -1 }] : [],
    ),
    { to: end, cost: 0 },
  ]);
  return path.flatMap(({ to }) => headings[to - 1] ?? []);
};

const isBelow = (one: Heading | undefined, other: Heading): boolean =>
  one === undefined || one.chapter * 100 + one.number < other.chapter * 100 + other.number;

const lastLine = (lines: readonly string[], next = lines.length): number => {
  let last = next;
  while (last > 0 && (lines[last - 1] ?? '').trim() === '') last -= 1;
  return last;
};
