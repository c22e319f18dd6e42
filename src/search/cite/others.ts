import { nameKey, nameKeys } from '../names/name-row.ts';
import { matchNames, type NameIndex } from '../names/names.ts';
import { type CitedPlace, isIn, toLast } from './places.ts';

/*
 * The forms of citations of rulings, notes and rules of the game:
 *
 *   ruling  ajani-goldmane#r2, Ajani Goldmane r2, 阿耶尼 释疑 2, M10 Ajani r1–r3
 *   note    combat-7, 战斗 7, 系命 第3条, 戦闘 項目 2
 *   rule    702.13, CR 702.13a, 规则第702.13条: leads to the note that prints this rule
 *
 * In `M10 FAQ, M10规则变动, 新规则：战斗, 说明 3–7` the text after each comma is tried, too: `新规则：战斗, 说明 3–7`.
 */
interface Form {
  readonly pattern: RegExp;
  find(names: NameIndex, groups: Groups): CitedPlace[];
}
type Groups = Readonly<Record<string, string | undefined>>;

const gap = '[ ,/:#.(・_§¶-]*';
const last = '(?:(?:\\.\\.|[-~])(?:[a-z-]*[-]|r|[^\\d]{0,4}?)?(?<to>\\d{1,2}))?';
const counters = '[条條项項款]?';

const forms: readonly Form[] = [
  {
    pattern: new RegExp(
      `^(?:(?:.*/)?(?<set>[a-z][a-z\\d-]*)/cards/)?(?<name>.*?[^ /#・-])(?:${gap}(?<![a-z])(?:(?:ruling|释疑|釋疑|裁定|r)${gap}第?|第))${gap}(?<number>\\d{1,2})${counters}${last}$`,
      'u',
    ),
    find: findRulings,
  },
  {
    pattern: new RegExp(
      `^(?:(?:.*/)?[a-z][a-z\\d-]*/[a-z-]+/?#)?(?<name>.*?[^ /#・\\d.-])${gap}(?:第|note ?|(?:说明|說明|項目)${gap})?(?<number>\\d{1,2})${counters}${last}$`,
      'u',
    ),
    find: findNotes,
  },
  {
    pattern: new RegExp(
      `^(?:cr|(?:comprehensive )?rules?|(?:综合)?规则|(?:綜合)?規則|(?:総合)?ルール)?${gap}(?:第)?(?<number>\\d{3}(?:\\.\\d{1,2}[a-z]?)?)[条條节節]?$`,
      'u',
    ),
    find: ({ entries }, { number = '' }) =>
      entries.flatMap((entry) => (entry.rules?.[number] ? [{ entry, anchor: entry.rules[number] }] : [])),
  },
];

/** Returns the rulings or notes that a normalized query cites, by the first form that finds any. */
export function otherPlaces(names: NameIndex, plain: string): CitedPlace[] {
  if (!/\d/u.test(plain)) return [];
  const [, set, inFaq = ''] = /^([a-z][a-z\d-]*) faq, ?(.*)$/u.exec(plain) ?? [];
  // Chapters and headings can have commas in their names.
  const afterCommas = Array.from(inFaq.matchAll(/, ?/gu), (comma) =>
    inFaq.slice(comma.index + comma[0].length),
  );
  for (const { pattern, find } of forms) {
    for (const piece of [set ? inFaq : plain, ...afterCommas].flatMap((each) => [each, names.fold(each)])) {
      const found = pattern.exec(piece);
      const places = found ? find(names, { ...found.groups, set: found.groups?.set ?? set }) : [];
      if (places.length > 0) return places;
    }
  }
  return [];
}

/** Finds rulings of at most three cards: by slug, name, part of the name, pinyin and so on. */
function findRulings(names: NameIndex, { set, name = '', number, to }: Groups): CitedPlace[] {
  // `M10 Ajani r2`, `M10阿耶尼 释疑 2`
  const [, before = '', rest = ''] = /^([a-z\d-]+)(?: |(?=[^ -~]))(.+)$/u.exec(name) ?? [];
  const [document, card] = names.sets.includes(before) ? [before, rest] : [knownSet(names, set), name];
  const anchor = `r${number}`;
  const bySlug = names.entries.filter(({ kind, section }) => kind === 'card' && section === card);
  const found = bySlug.length > 0 ? bySlug : matchNames(names, card).map(({ entry }) => entry);
  return found
    .filter((entry) => entry.anchors?.includes(anchor) && isIn(entry, document))
    .slice(0, maxCards)
    .map((entry) => ({ entry, anchor: toLast(anchor, to, entry.anchors) }));
}

function findNotes(names: NameIndex, { set, name = '', number, to }: Groups): CitedPlace[] {
  const key = nameKey(name);
  return names.entries.flatMap((entry): CitedPlace[] => {
    const anchor = `${entry.anchor}-${number}`;
    // Quick test: few sections have a note with this ID, and comparing names is slow.
    if (!entry.anchors?.includes(anchor) || !isIn(entry, knownSet(names, set))) return [];
    const isNamed = entry.anchor === name || nameKeys(entry.titles).includes(key);
    return isNamed ? [{ entry, anchor: toLast(anchor, to, entry.anchors) }] : [];
  });
}

const knownSet = ({ sets }: NameIndex, set: string | undefined) =>
  set && sets.includes(set) ? set : undefined;

const maxCards = 3;
