import { type Flow, rangesOf, sliceFlow, trimFlow } from '../../../pipeline/text/flow.ts';
import type { Part } from '../../../schema/guide.ts';
import type { Language } from '../../../schema/language.ts';
import type { Entry } from './entries.ts';
import type { Labeled } from './labels.ts';
import type { Paragraph } from './paragraph.ts';

/**
 * The numbers of examples become their labels, as letters are: where the examples of a language bear no letters,
 * and are counted from one on without a gap, in one form. Numbers of points stay text. Here for the paragraphs
 * below a heading of examples, before it is known who speaks: what is counted on is no commentary.
 *
 * `（1）牌手…`, `（2）牌手…` // => `1`, `2`; `Example 1: A player …` // => `1`; `i. A player …` // => `i`
 */
export const labelCountedParagraphs = (paragraphs: readonly Paragraph[]): readonly Paragraph[] => {
  let part: Part | undefined;
  const examples = paragraphs.filter(({ headed }) => {
    part = headed ?? part;
    return part === 'examples';
  });
  const counted = new Map(
    languagesOf(examples).flatMap((lang) => {
      const own = examples.filter((paragraph) => paragraph.lang === lang);
      if (own.some(({ labeled }) => labeled !== undefined)) return [];
      return findCounts(own, ({ text }) => text.text).map(({ item, ...count }) => [item, count] as const);
    }),
  );
  return paragraphs.map((paragraph) => {
    const count = counted.get(paragraph);
    return count ? { ...paragraph, labeled: takeOff(paragraph.text, count) } : paragraph;
  });
};

/** The same for a text that prints no heading of its examples, once its parts are known. */
export const labelCounted = (entries: readonly Entry[]): readonly Entry[] => {
  const clauses = entries.filter(({ block }) => block.role === 'clause' && block.part === 'examples');
  const counted = new Map(
    languagesOf(clauses.map(({ block }) => block)).flatMap((lang) => {
      const own = clauses.filter(({ block }) => block.lang === lang);
      if (own.some(({ block }) => block.label !== undefined)) return [];
      return findCounts(own, ({ block }) => block.flow.text).map(
        ({ item, ...count }) => [item, count] as const,
      );
    }),
  );
  return entries.map((entry) => {
    const count = counted.get(entry);
    if (!count) return entry;
    const { label, text, markup } = takeOff(entry.block.flow, count);
    return {
      ...entry,
      block: { ...entry.block, label, flow: text, markup: [...entry.block.markup, ...markup] },
    };
  });
};

const languagesOf = (texts: readonly { readonly lang: Language }[]): readonly Language[] => [
  ...new Set(texts.map(({ lang }) => lang)),
];

interface Count {
  readonly printed: string;
  /** Of the number and its signs. */
  readonly length: number;
}

const takeOff = (flow: Flow, { printed, length }: Count): Labeled => ({
  label: printed.normalize('NFKC'),
  text: trimFlow(sliceFlow(flow, length)),
  markup: rangesOf(flow, 0, length),
});

/** The texts that go on counting from one, in the form of the first that is counted; none where that is all. */
const findCounts = <Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): readonly (Count & { readonly item: Item })[] => {
  const first = items.find((item) => countForms.some(({ pattern }) => pattern.test(textOf(item))));
  for (const { pattern, numberOf } of countForms) {
    const found: (Count & { readonly item: Item })[] = [];
    for (const item of items) {
      const match = pattern.exec(textOf(item));
      const printed = match?.groups?.count ?? '';
      if (match && numberOf(printed) === found.length + 1)
        found.push({ item, printed, length: match[0].length });
    }
    if (found.length >= 2 && found[0]?.item === first) return found;
  }
  return [];
};

interface CountForm {
  readonly pattern: RegExp;
  readonly numberOf: (count: string) => number;
}

const chinese = '一二三四五六七八九十';
const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
const stems = '甲乙丙丁戊己庚辛壬癸';
const kana = 'アイウエオカキクケコ';

const digits = (count: string): number => Number(count.normalize('NFKC'));
const circled = (count: string): number => (count.codePointAt(0) ?? 0) - 0x245f;
const ideograph = (count: string): number => {
  const [first = '', second] = count;
  return second === undefined ? chinese.indexOf(first) + 1 : 10 + chinese.indexOf(second) + 1;
};

/** The forms in which examples are counted; the words of `Example 1:` go with the number. */
const countForms: readonly CountForm[] = [
  { pattern: /^[(（](?<count>\p{Nd}{1,2})[)）]\s*(?=\S)/u, numberOf: digits },
  { pattern: /^(?<count>\p{Nd}{1,2})(?:[.．、]\s*|[)）]\s*)(?=\S)/u, numberOf: digits },
  { pattern: /^(?<count>[①-⑳])\s*(?=\S)/u, numberOf: circled },
  { pattern: /^[(（](?<count>[一二三四五六七八九十]{1,2})[)）]\s*(?=\S)/u, numberOf: ideograph },
  {
    pattern: /^(?:Example|范例|範例|例)\s?(?<count>\p{Nd}{1,2})\s*[.:：．、]\s*(?=\S)/u,
    numberOf: digits,
  },
  {
    pattern: /^(?:范例|範例|例)\s?(?<count>[一二三四五六七八九十]{1,2})\s*[.:：．、]\s*(?=\S)/u,
    numberOf: ideograph,
  },
  {
    pattern: /^(?<count>[甲乙丙丁戊己庚辛壬癸])[、.．](?![甲乙丙丁戊己庚辛壬癸])\s*(?=\S)/u,
    numberOf: (count) => stems.indexOf(count) + 1,
  },
  {
    pattern: /^[(（](?<count>[甲乙丙丁戊己庚辛壬癸])[)）]\s*(?=\S)/u,
    numberOf: (count) => stems.indexOf(count) + 1,
  },
  {
    pattern: /^(?<count>[一二三四五六七八九十]{1,2})、(?![一二三四五六七八九十])\s*(?=\S)/u,
    numberOf: ideograph,
  },
  { pattern: /^[(（]?(?<count>[ivx]{1,4})[.)）]\s+(?=\S)/u, numberOf: (count) => roman.indexOf(count) + 1 },
  {
    pattern: /^[(（]?(?<count>[アイウエオカキクケコ])[)）]\s*(?=\S)/u,
    numberOf: (count) => kana.indexOf(count) + 1,
  },
];
