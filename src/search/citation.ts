import type { Part } from '../schema/ipg.ts';
import { normaliseText } from './normalise.ts';

/** A place named as judges name it: section, and within it maybe part and number. */
export interface Citation {
  readonly section: string;
  readonly part?: Part;
  /** `4`, or the letter of an example. */
  readonly number?: string;
}

/**
 * Reads a query that is a citation and nothing else; null for any other.
 *
 * `2.3 remedy 4`, `IPG 2.3 额外修正 4`, `ipg2-3`, `２．３ 例A`, `ipg/2.3/#remedy-4`
 */
export function readCitation(query: string): Citation | null {
  const found = pattern.exec(normaliseText(query));
  const { chapter, section, word, number } = found?.groups ?? {};
  if (!chapter || !section) return null;
  const part = word === undefined ? undefined : partOfWord.get(word);
  return {
    section: `${chapter}.${Number(section)}`,
    ...(part && { part }),
    ...(part && number && { number }),
  };
}

/** The clause ID that is meant, of those that the section has; undefined where it has none such. */
export function citedAnchor({ part, number }: Citation, anchors: readonly string[]): string | undefined {
  if (!part) return undefined;
  const stem = part === 'examples' ? 'example' : part;
  if (number !== undefined) return anchors.find((anchor) => anchor === `${stem}-${number}`);
  return anchors.find((anchor) => anchor === part || anchor.startsWith(`${stem}-`));
}

/** The part that a query is the name of. `partCalled('追加措置') // => 'remedy'` */
export function partCalled(query: string): Part | undefined {
  return partOfWord.get(normaliseText(query).replaceAll(' ', ''));
}

// As the texts and their readers call the parts, in every language and both Chinese scripts.
const partWords = {
  penalty: 'penalty 处罚 處罰 懲罰 罰則',
  definition: 'definition definitions 定义 定義',
  examples: 'examples example ex 举例 舉例 范例 範例 例子 例',
  philosophy: 'philosophy 原则 原則 理念 哲学 哲學',
  remedy: 'additionalremedy remedy 进一步的修正 額外修正 额外修正 修正 追加措置 措置',
  upgrade: 'upgrade 升级 升級 格上げ',
} as const satisfies Record<Part, string>;

const partOfWord: ReadonlyMap<string, Part> = new Map(
  (Object.keys(partWords) as Part[]).flatMap((part) =>
    partWords[part].split(' ').map((word): [string, Part] => [word, part]),
  ),
);

const words = [...partOfWord.keys()].sort((a, b) => b.length - a.length).join('|');

// ipg 2.3, ipg2-3, 2.3 | maybe separators and a part | maybe its number or letter, which may follow a hyphen.
const pattern = new RegExp(
  `^(?:ipg[ /:#-]*)?(?<chapter>\\d)[.-](?<section>\\d{1,2})(?:[ /:#.-]*(?<word>${words})[ (-]*(?<number>\\d{1,2}|[a-z])?\\)?)?/?$`,
  'u',
);
