import type { Part } from '../../schema/guide.ts';
import { normalizeText } from '../text/normalize.ts';

/**
 * A place as judges name it; whether there is such a place, `cited-places.ts` knows. `to` is the number of the last
 * one, where several in a row are meant.
 */
export type Citation =
  | {
      readonly of: 'clause';
      /** The guide, where one of several is named. */
      readonly document?: string;
      /** `2.3`; without it, the clause of that name in any section. */
      readonly section?: string;
      /** `2`: the sections of that chapter. */
      readonly chapter?: string;
      readonly part?: Part;
      /** The parts whose name begins as it was typed, where only the beginning was. */
      readonly parts?: readonly Part[];
      /** `4`, or the letter of an example; without a part, that number of any of them. */
      readonly number?: string;
      /** The number of an annotation. */
      readonly note?: string;
      readonly to?: string;
    }
  /** A ruling of a card, which is called by any of its names; a note of a section, by its name or ID. */
  | {
      readonly of: 'ruling' | 'note';
      /** The set, where it is named. */
      readonly document?: string;
      readonly name: string;
      readonly number: string;
      readonly to?: string;
    }
  /** What a text prints as a rule of the game. */
  | { readonly of: 'rule'; readonly number: string };

/**
 * What a query is as a citation and nothing else, in every way it can be read; none for most queries.
 *
 * `2.3 remedy 4`, `IPG 2.3 额外修正 4`, `ipg2-3`, `２．３ 例A`, `2.3 F`, `philosophy-6`, `ipg/2.3/#remedy-4`;
 * `§2.3`, `第2.3条`, `2.3の定義`; `2.3-4`, `2.3 第4項`: what is numbered 4 there; `2.3 r4`, `2.3 def 4`: a part by
 * the beginning of its name;
 * `ipg` is all its sections, `ipg 2` those of its chapter; `ajani-goldmane#r2`, `阿耶尼 释疑 2`; `combat-7`, `战斗 7`; `702.13`; the address of any of them
 */
export function readCitations(query: string, guides: readonly CalledGuide[] = []): Citation[] {
  const plain = normalizeText(query)
    .replace(addressStart, '')
    .replace(/\?[^#]*/u, '')
    .replace(/^["'([]+|["')\].,:;!?]+$/gu, '');
  if (plain.length > longest) return [];
  return formsFor(guides).flatMap(([pattern, read]) => {
    const found = pattern.exec(plain);
    const citation = found && read(found.groups ?? {});
    return citation ? [citation] : [];
  });
}

/** The same of a query that is read as one in Simplified characters, `folded`, where it is none as it stands. */
export function readCited(query: string, folded: string, guides: readonly CalledGuide[]): Citation[] {
  const cited = readCitations(query, guides);
  return cited.length > 0 ? cited : readCitations(folded, guides);
}

// As the texts and their readers call the parts, in every language and both Chinese scripts.
const partWords = {
  penalty: 'penalty 处罚 處罰 懲罰 罰則 ペナルティ',
  definition: 'definition definitions 定义 定義',
  examples: 'examples example ex 举例 舉例 范例 範例 例子 例',
  philosophy: 'philosophy 原则 原則 理念 哲学 哲學',
  remedy:
    'additionalremedy remedy 进一步的修正 進一步的修正 額外修正 额外修正 修正 额外补救 額外補救 补救 補救 追加措置 措置 処置 处置 處置',
  upgrade: 'upgrade 升级 升級 格上げ',
  downgrade: 'downgrade 降级 降級 格下げ',
  text: 'text 正文 本文',
} as const satisfies Record<Part, string>;

const partOfWord: ReadonlyMap<string, Part> = new Map(
  (Object.keys(partWords) as Part[]).flatMap((part) =>
    partWords[part].split(' ').map((word): [string, Part] => [word, part]),
  ),
);

const partsBegun = (begun: string): Part[] => [
  ...new Set([...partOfWord].flatMap(([word, part]) => (word.startsWith(begun) ? [part] : []))),
];

const words = [...partOfWord.keys()]
  .sort((a, b) => b.length - a.length)
  .join('|')
  .replace('additionalremedy', 'additional ?remedy');

// Longer than any name with what may follow it; what is longer costs no time.
const longest = 200;

// As the parts of a place are set apart: spaces, and the signs of addresses, IDs and of our own results.
const sign = '[ ,/:#.(・_§¶-]';
const gap = `${sign}*`;
const noteWords = 'note|annotation|评注|評注|注釈|註釋|注释';
const rulingWords = 'ruling|释疑|釋疑|裁定|r';
const counters = '[条條项項款]?';
const sectionWords = '第|sections?|sec|節|节|章節|章节';
const ordinals = '第|その|no';

/** A guide as it is cited (`IPG`), and as queries name it. */
export interface CalledGuide {
  readonly id: string;
  readonly name: string;
  /** Its ID, abbreviation and titles, normalized. */
  readonly called: readonly string[];
}

// Some say whose guide it is: MIPG, 万智牌违规处理方针.
const namesOf = (guides: readonly CalledGuide[]): string =>
  guides.length === 0
    ? '(?!)'
    : `(?:m|万智牌)?(?:${guides.flatMap(({ called }) => called.map((name) => name.replace(/[^\p{L}\p{N} ]/gu, '.'))).join('|')})`;

// An input method writes the stop of a sentence, which is folded to two.
const stop = '(?:\\.\\.?|-)';

type Groups = Readonly<Record<string, string | undefined>>;

type Form = readonly [RegExp, (groups: Groups) => Citation | null];

/** The ways to cite, for guides of these names. */
function formsFor(guides: readonly CalledGuide[]): readonly Form[] {
  const known = formsOfGuides.get(guides);
  if (known) return known;
  const made = [clauseForm(guides), ...otherForms];
  formsOfGuides.set(guides, made);
  return made;
}

const formsOfGuides = new WeakMap<readonly CalledGuide[], readonly Form[]>();

/** A clause or section of one of these guides. */
function clauseForm(guides: readonly CalledGuide[]): Form {
  const guide = namesOf(guides);
  const documentOf = (named = '') =>
    guides.length > 1
      ? guides.find((each) => new RegExp(`^${namesOf([each])}$`, 'u').test(named))?.id
      : undefined;
  return [
    new RegExp(
      `^(?:(?<alone>(?<named>${guide})(?:${gap}(?<whole>[1-9]\\d?))?/?$)|(?<before>${guide})${gap})?` +
        `(?:${gap}(?:(?:${sectionWords})${gap})?(?<chapter>[1-9]\\d?)${stop}(?<section>\\d{1,2})[条條节節项項]?)?` +
        `(?:${gap}[的の]?(?:(?<word>${words})(?:${gap}(?:${ordinals})?${gap}(?<number>\\d{1,2}|[a-z]{1,2})${counters})?|(?<letter>[a-z]))` +
        `(?:${gap}(?:${noteWords})${gap}(?<note>\\d{1,2}))?` +
        `|(?:${sign}|${ordinals})+(?<item>\\d{1,2})${counters}` +
        `|${gap}[的の]?(?<begun>[a-z]+|[^ -~]{1,4})${gap}(?<begunItem>\\d{1,2})${counters})?/?$`,
      'u',
    ),
    (groups) => {
      // A number like 12.3 can be anything where no guide is named.
      if (Number(groups.chapter) > 9 && !groups.before) return null;
      const cited = readClause(groups);
      const document = documentOf(groups.named ?? groups.before);
      return cited && document ? { ...cited, document } : cited;
    },
  ];
}

function readClause(groups: Groups): Extract<Citation, { of: 'clause' }> | null {
  const {
    alone: isAlone,
    whole,
    chapter,
    section,
    word,
    number,
    letter,
    note,
    item,
    begun,
    begunItem,
  } = groups;
  const named = number ?? letter ?? item ?? begunItem;
  const part = letter ? 'examples' : partOfWord.get((word ?? '').replace(' ', ''));
  const parts = begun ? partsBegun(begun) : [];
  // Without a section, only a clause by its number: a part alone is a word like others.
  if (!chapter && !number && !isAlone) return null;
  if (begun && parts.length === 0) return null;
  return {
    of: 'clause',
    ...(whole && { chapter: whole }),
    ...(chapter && { section: `${chapter}.${Number(section)}` }),
    ...(part && { part }),
    ...(begun && { parts }),
    ...(named && (part || item || begun) && { number: named }),
    ...(part && note && { note }),
  };
}

const otherForms: readonly Form[] = [
  [
    new RegExp(
      `^(?:[a-z][a-z\\d-]*/cards/)?(?<name>.*?[^ /#・-])(?:${gap}(?<![a-z])(?:(?:${rulingWords})${gap}第?|第))${gap}(?<number>\\d{1,2})${counters}$`,
      'u',
    ),
    ({ name, number }) => (name && number ? { of: 'ruling', name, number } : null),
  ],
  [
    new RegExp(
      `^(?:[a-z][a-z\\d-]*/[a-z-]+/?#)?(?<name>.*?[^ /#・\\d.-])${gap}(?:第|note ?|(?:说明|說明|項目)${gap})?(?<number>\\d{1,2})${counters}$`,
      'u',
    ),
    ({ name, number }) => (name && number ? { of: 'note', name, number } : null),
  ],
  [
    new RegExp(
      `^(?:cr|(?:comprehensive )?rules?|(?:综合)?规则|(?:綜合)?規則|(?:総合)?ルール)?${gap}(?:第)?` +
        '(?<number>\\d{3}(?:\\.\\d{1,2}[a-z]?)?)[条條节節]?$',
      'u',
    ),
    ({ number }) => (number ? { of: 'rule', number } : null),
  ],
];

/** Where a page stands, up to its own part of the address. */
const addressStart = /^(?:https?:\/\/\S*?)?\/?(?:(?:zh|ja|en)\/(?=[a-z][a-z\d-]*\/))/u;
