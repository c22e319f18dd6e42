import { sliceFlow, trimFlow } from '../../../pipeline/text/flow.ts';
import { readLabel } from './labels.ts';
import { rangesOutside } from './line.ts';
import type { Paragraph } from './paragraph.ts';
import type { SectionReading } from './read-section.ts';

/**
 * Takes off the quotation marks in which an annotator sets the official paragraphs: they become mark-up, and the
 * paragraphs are quoted like those behind a `>`. Only where the first paragraph is set so, and two at least:
 * else somebody is quoted inside the text.
 *
 * `“A. A player draws twice.”` // => quoted, A, `A player draws twice.`
 */
export const readQuotations = (reading: SectionReading): SectionReading => {
  const paragraphs = reading.items.flatMap((item) => (item.type === 'paragraph' ? [item.paragraph] : []));
  const quoted = paragraphs.filter(({ text }) => isSetInQuotes(text.text));
  if (quoted.length < 2 || quoted[0] !== paragraphs[0]) return reading;
  const isQuoted = new Set(quoted);
  return {
    ...reading,
    items: reading.items.map((item) =>
      item.type === 'paragraph' && isQuoted.has(item.paragraph)
        ? { ...item, paragraph: unquote(item.paragraph) }
        : item,
    ),
  };
};

const quotes: Readonly<Record<string, string>> = {
  '“': '”',
  '"': '"',
  '「': '」',
  '『': '』',
  '«': '»',
  '„': '“',
};

/** The mark that opens the text closes at its very end, and not before. */
export const isSetInQuotes = (text: string): boolean => {
  const open = text.charAt(0);
  const close = quotes[open];
  if (close === undefined || text.length < 3 || !text.endsWith(close)) return false;
  if (open === close) return text.indexOf(close, 1) === text.length - 1;
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === open) depth += 1;
    else if (character === close) depth -= 1;
    if (depth === 0) return index === text.length - 1;
  }
  return false;
};

const unquote = (paragraph: Paragraph): Paragraph => {
  const { text, markup, traits } = paragraph;
  const inner = { start: 1, end: text.text.length - 1 };
  const unquoted = trimFlow(sliceFlow(text, inner.start, inner.end));
  return {
    ...paragraph,
    text: unquoted,
    markup: [...markup, ...rangesOutside(text, inner)],
    labeled: readLabel(unquoted),
    traits: new Set([...traits, 'quoted']),
  };
};
