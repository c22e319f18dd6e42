import type { Part } from '../../schema/guide.ts';
import { normalizeText } from '../text/normalize.ts';

/**
 * A place as judges name it; whether there is such a place, `cited-places.ts` knows. `to` is the number of the last
 * one, where several in a row are meant.
 */
export type Citation =
  | {
      readonly of: 'clause';
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
  | { readonly of: 'ruling' | 'note'; readonly name: string; readonly number: string; readonly to?: string }
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
export function readCitations(query: string): Citation[] {
  const plain = normalizeText(query)
    .replace(addressStart, '')
    .replace(/\?[^#]*/u, '')
    .replace(/^["'([]+|["')\].,:;!?]+$/gu, '');
  if (plain.length > longest) return [];
  return forms.flatMap(([pattern, read]) => {
    const found = pattern.exec(plain);
    const citation = found && read(found.groups ?? {});
    return citation ? [citation] : [];
  });
}

/** The part that a query is the name of. `partCalled('追加措置') // => 'remedy'` */
export function partCalled(query: string): Part | undefined {
  return partOfWord.get(normalizeText(query).replaceAll(' ', ''));
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

// The guide by its names.
const guide = 'm?ipg|infraction procedure guide|(?:万智牌|萬智牌)?(?:违规处理方针|違規處理方針)|違反処置指針';
// An input method writes the stop of a sentence, which is folded to two.
const stop = '(?:\\.\\.?|-)';

type Groups = Readonly<Record<string, string | undefined>>;

/** The ways to cite. Each reads what it has found, or finds that it is none. */
const forms: readonly (readonly [RegExp, (groups: Groups) => Citation | null])[] = [
  [
    new RegExp(
      `^(?:(?<alone>(?:${guide})(?:${gap}(?<whole>\\d))?/?$)|(?:${guide})${gap})?` +
        `(?:${gap}(?:(?:${sectionWords})${gap})?(?<chapter>\\d)${stop}(?<section>\\d{1,2})[条條节節项項]?)?` +
        `(?:${gap}[的の]?(?:(?<word>${words})(?:${gap}(?:${ordinals})?${gap}(?<number>\\d{1,2}|[a-z]{1,2})${counters})?|(?<letter>[a-z]))` +
        `(?:${gap}(?:${noteWords})${gap}(?<note>\\d{1,2}))?` +
        `|(?:${sign}|${ordinals})+(?<item>\\d{1,2})${counters}` +
        `|${gap}[的の]?(?<begun>[a-z]+|[^ -~]{1,4})${gap}(?<begunItem>\\d{1,2})${counters})?/?$`,
      'u',
    ),
    ({ alone: isAlone, whole, chapter, section, word, number, letter, note, item, begun, begunItem }) => {
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
    },
  ],
  [
    new RegExp(
      `^(?:m10/cards/)?(?<name>.*?[^ /#・-])(?:${gap}(?<![a-z])(?:(?:${rulingWords})${gap}第?|第))${gap}(?<number>\\d{1,2})${counters}$`,
      'u',
    ),
    ({ name, number }) => (name && number ? { of: 'ruling', name, number } : null),
  ],
  [
    new RegExp(
      `^(?:m10/[a-z-]+/?#)?(?<name>.*?[^ /#・\\d.-])${gap}(?:第|note ?|(?:说明|說明|項目)${gap})?(?<number>\\d{1,2})${counters}$`,
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
const addressStart = /^(?:https?:\/\/\S*?)?\/?(?:(?:zh|ja|en)\/(?=ipg|m10))/u;
