import type { Part } from '../../schema/guide.ts';
import type { Language } from '../../schema/language.ts';
import type { Result } from '../query/rank.ts';
import type { SearchRecord, Titles } from '../text/record.ts';
import type { ScriptWords } from './words.ts';

/** Who reads, and what the scripts say to them. */
export interface View {
  readonly lang: Language;
  readonly strings: ScriptWords;
}

/**
 * What a result is, and what its reader has to know of it; the reader's own language is not mentioned.
 *
 * `条文 · 日文 · 另有英文 · 含有问句中的词`
 */
export function aboutOf(
  view: View,
  { record, match, lang, langs = [], sets = [], tier, viaTerm }: Result,
): string {
  const { strings } = view;
  const others = langs.filter((each) => each !== lang);
  const translator = match?.passage.unofficialBy;
  const about = [
    strings.kinds[record.kind],
    sets.length > 0 && sets.map((set) => strings.documents[set]).join(' · '),
    lang && lang !== view.lang && strings.languages[lang],
    others.length > 0 && fill(strings.alsoIn, { languages: listLanguages(view, others) }),
    record.isOutdated && strings.outdated,
    match?.passage.isSourceReading && strings.sourceReading,
    translator !== undefined && fill(strings.unofficial, { translator }),
    viaTerm !== undefined && fill(strings.viaTerm, { term: viaTerm }),
    isLoose(tier) && strings[tier],
  ];
  return about.filter((each) => typeof each === 'string').join(' · ');
}

/** Where a record stands, without its title. `2.3 · 定义 2`, `释疑 1` */
export function placeOf({ strings }: View, { anchor, kind, part, document, section }: SearchRecord): string {
  // Sections of a guide are numbers; what other documents have are names, which are the title.
  const place = /^\d[\d.]*$/u.test(section) ? `${strings.documents[document]} ${section}` : '';
  if (!anchor || kind === 'section' || kind === 'term') return place;
  if (kind === 'card') return strings.box;
  const number = numbersOf(anchor, /-?(\d+|[a-z])$/u);
  // Each set has its own rulings for a card.
  const set = strings.areSeveralSets ? `${strings.documents[document]} · ` : '';
  if (kind === 'ruling') return set + fill(strings.ruling, { id: number });
  if (kind === 'note') return fill(strings.note, { id: number });
  const stem = anchor.replace(/-note-\d+$/u, '');
  const name = strings.clauses[part ?? partOf(stem)] ?? (kind === 'remark' ? '' : stem);
  const clause =
    name && [name, numbersOf(stem, /-(\d+|[a-z]{1,2})$/u).toUpperCase()].filter(Boolean).join(strings.gap);
  const annotation = kind === 'annotation' ? fill(strings.annotation, { id: number }) : '';
  return [place, clause, annotation].filter(Boolean).join(' · ');
}

/** A title in the reader's language, or in one that it is in, with the tag of that. */
export function titleOf({ lang, strings }: View, titles: Titles): { text: string; tag: string } | null {
  const found = ([lang, 'en', 'zh', 'ja'] as const).find((each) => titles[each]);
  return found ? { text: titles[found] ?? '', tag: strings.tags[found] } : null;
}

/** `listLanguages(view, ['ja', 'en']) // => '日文和英文'` */
export function listLanguages({ lang, strings }: View, languages: readonly Language[]): string {
  const list = new Intl.ListFormat(strings.tags[lang], { type: 'conjunction' });
  return list.format(languages.map((each) => strings.languages[each]));
}

/** Puts values into a text. `fill('{count} results', { count: 3 }) // => '3 results'` */
export function fill(text: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return text.replace(/\{(\w+)\}/gu, (_, name: string) => String(values[name] ?? ''));
}

/** Of several clauses in a row, the first and the last. `numbersOf('remedy-1..remedy-3', …) // => '1–3'` */
function numbersOf(ids: string, number: RegExp): string {
  return [...new Set(ids.split('..').map((id) => number.exec(id)?.[1]))].filter(Boolean).join('–');
}

function partOf(stem: string): Part {
  const [word = ''] = stem.split('-');
  return (word === 'example' ? 'examples' : word) as Part;
}

const loose = ['page', 'corrected', 'question'] as const;
const isLoose = (tier: string): tier is (typeof loose)[number] => (loose as readonly string[]).includes(tier);
