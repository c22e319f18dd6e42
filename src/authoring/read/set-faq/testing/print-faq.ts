/**
 * Prints a set FAQ in the styles that documents of these years have, so that one model of cards and rulings
 * tests every style: what is read must be what was printed.
 */

import type { PlainBlock } from '../../../../schema/plain-block.ts';

/** A card as a document may print it; costs and type lines are in the document's own spelling. */
export interface ModelCard {
  readonly name: string;
  readonly nameEn?: string;
  readonly cost: string | null;
  readonly type: string;
  readonly stats?: string;
  readonly text: readonly string[];
  readonly rulings: readonly (readonly PlainBlock[])[];
}

export interface ModelGroup {
  readonly heading: string | null;
  readonly cards: readonly ModelCard[];
}

export interface ModelFaq {
  readonly title: string;
  /** The line that states the date. */
  readonly date: string;
  readonly preface: readonly string[];
  readonly sections: readonly { readonly heading: string; readonly notes: readonly string[] }[];
  readonly groups: readonly ModelGroup[];
  readonly legal: string;
}

/** How a document looks. Every field is one decision that its maker took. */
export interface FaqStyle {
  /** Blank lines between paragraphs, between the lines of a head, and between rulings. */
  readonly blanks: {
    readonly paragraph: number;
    readonly head: number;
    readonly text: number;
    readonly ruling: number;
  };
  readonly lineEnd: '\n' | '\r\n' | '\r';
  readonly byteOrderMark: boolean;
  readonly generalHeading: string;
  readonly rulingsHeading: string;
  /** Signs around section headings; `%` is the heading. */
  readonly section: string;
  /** Signs around group headings; null prints no groups. */
  readonly group: string | null;
  /** How the two names stand: `%` is the name, `&` the English one. */
  readonly name: string;
  readonly bullet: string;
  readonly innerBullet: string;
  /** `%` is the number. */
  readonly step: string;
  /** A line after each card. */
  readonly divider: string | null;
  /** What stands between type and subtype. */
  readonly typeDash: string;
  /** `%` is power and toughness; on the line of the type when it begins with a blank. */
  readonly stats: string;
  /** `%` is the loyalty. */
  readonly loyalty: string;
  /** `%` is the number of a loyalty ability. */
  readonly ability: string;
  readonly cost: (printed: string) => string;
  /** Rulings longer than this are cut there, as by a page end. */
  readonly pageWidth: number | null;
}

export const plainStyle: FaqStyle = {
  blanks: { paragraph: 1, head: 1, text: 1, ruling: 1 },
  lineEnd: '\n',
  byteOrderMark: false,
  generalHeading: '通则释疑',
  rulingsHeading: '单卡解惑',
  section: '%',
  group: '%',
  name: '%',
  bullet: '* ',
  innerBullet: '--',
  step: '- %) ',
  divider: null,
  typeDash: '～',
  stats: '%',
  loyalty: '%',
  ability: '[%]：',
  cost: (printed) => printed,
  pageWidth: null,
};

/** The text of a document in a style. */
export const printFaq = (faq: ModelFaq, style: FaqStyle): string => {
  const out: string[] = [];
  const put = (blanks: number, ...lines: readonly string[]): void => {
    for (const line of lines)
      out.push(...Array.from({ length: out.length === 0 ? 0 : blanks }, () => ''), line);
  };
  const { blanks } = style;
  const atLeastOne = Math.max(1, blanks.paragraph);
  put(blanks.paragraph, faq.title, faq.date, ...faq.preface);
  put(atLeastOne, style.generalHeading);
  for (const { heading, notes } of faq.sections) {
    put(atLeastOne, style.section.replace('%', heading));
    put(blanks.paragraph, ...notes);
  }
  put(atLeastOne, style.rulingsHeading);
  for (const { heading, cards } of faq.groups) {
    if (heading !== null && style.group !== null) put(atLeastOne, style.group.replace('%', heading));
    for (const card of cards) printCard(card, style, put);
  }
  put(atLeastOne, faq.legal);
  return (style.byteOrderMark ? '\uFEFF' : '') + out.join(style.lineEnd) + style.lineEnd;
};

type Put = (blanks: number, ...lines: readonly string[]) => void;

const printCard = (card: ModelCard, style: FaqStyle, put: Put): void => {
  const { blanks } = style;
  put(blanks.paragraph, printedName(card, style.name));
  if (card.cost !== null) put(blanks.head, style.cost(card.cost));
  const type = card.type.replace(/[～~]/u, style.typeDash);
  const stats = card.stats === undefined ? undefined : printedStats(card.stats, style);
  if (stats?.startsWith(' ')) put(blanks.head, type + stats);
  else put(blanks.head, type, ...(stats === undefined ? [] : [stats]));
  put(blanks.text, ...card.text.map((text) => printedText(text, style)));
  for (const blocks of card.rulings) printRuling(blocks, style, put);
  if (style.divider !== null) put(blanks.ruling, style.divider);
};

const printedName = ({ name, nameEn }: ModelCard, form: string): string =>
  nameEn === undefined ? name : form.replace('%', name).replace('&', nameEn);

const printedStats = (stats: string, style: FaqStyle): string =>
  (/^\d+$/u.test(stats) ? style.loyalty : style.stats).replace('%', stats);

const printedText = (text: string, { ability }: FaqStyle): string =>
  text.replace(/^\[([+-][\dX]+)\][:：] ?/u, (_, number: string) => ability.replace('%', number));

const printRuling = (blocks: readonly PlainBlock[], style: FaqStyle, put: Put): void => {
  blocks.forEach((block, index) => {
    const marks = (at: number): string => {
      if (block.type === 'paragraph') return index === 0 ? style.bullet : '';
      return block.type === 'list' ? style.innerBullet : style.step.replace('%', String(at + 1));
    };
    const items = block.type === 'paragraph' ? [block.text] : block.items;
    items.forEach((item, at) => {
      put(style.blanks.ruling, ...cutAtPageEnd(marks(at) + item, style.pageWidth));
    });
  });
};

/** A long line in two, cut inside a sentence. */
const cutAtPageEnd = (line: string, width: number | null): readonly string[] => {
  if (width === null || line.length <= width + 8) return [line];
  const characters = [...line];
  const at = characters.findIndex(
    (character, index) =>
      index >= width &&
      /\p{Script=Han}/u.test(character) &&
      /\p{Script=Han}/u.test(characters[index - 1] ?? ''),
  );
  return at < 0 ? [line] : [characters.slice(0, at).join(''), characters.slice(at).join('')];
};
