import { type InterfaceLanguage, languages, languageTags } from '../../schema/language.ts';
import { fill } from '../../schema/words.ts';
import { languageNames, listLanguages } from '../../site/language-words.ts';
import { penaltyWords } from '../../site/penalty-words.ts';
import { clauseName, nameRange, numberAnnotation } from '../../text/name.ts';
import type { HeadLink, Result } from '../query/result.ts';
import { isChapter, type SearchRecord, type Titles } from '../text/record.ts';
import { searchWords } from './words.ts';

export interface View {
  readonly lang: InterfaceLanguage;
  readonly t: (typeof searchWords)[InterfaceLanguage];
  readonly documents: Readonly<Record<string, string>>;
  readonly areSeveralSets: boolean;
}

export function makeView(lang: InterfaceLanguage, { documents = '{}', severalSets }: DOMStringMap): View {
  const t = searchWords[lang];
  return {
    lang,
    t,
    documents: { ...JSON.parse(documents), terms: t.terms },
    areSeveralSets: severalSets !== undefined,
  };
}

/** The line below a result: sets, languages other than the reader's, penalty, translator and so on. `日文 · 另有英文` */
export function aboutOf(view: View, result: Result): string {
  const { record, match, lang, langs = [], sets = [], matchedBy } = result;
  const { t } = view;
  const others = langs.filter((each) => each !== lang);
  const { edition, earlier } = match?.passage ?? {};
  const name = matchedBy === 'name' ? match?.passage.text : undefined;
  const about = [
    sets.length > 0 && sets.map((set) => view.documents[set]).join(' · '),
    lang && lang !== view.lang && languageNames[view.lang][lang],
    others.length > 0 && fill(t.alsoIn, { languages: listLanguages(view.lang, others) }),
    record.kind === 'section' && record.isListed && !isChapter(record) && t.notHere,
    record.penalty && fill(t.penalty, { penalty: penaltyWords[view.lang][record.penalty] }),
    record.repeated?.[view.lang],
    record.penalty && namesIn(view, record.titles),
    match?.passage.isSourceReading && t.sourceReading,
    ...translatorsOf(result).map((translator) => fill(t.unofficial, { translator })),
    name !== undefined && name !== titleOf(view, record.titles)?.text && fill(t.called, { name }),
    edition !== undefined && fill(t.edition, { edition }),
    earlier !== undefined && fill(t.earlier, { day: earlier }).trim(),
  ];
  return about.filter((each) => typeof each === 'string').join(' · ');
}

function translatorsOf({ match, head }: Result): string[] {
  const inHead = [head?.penalty, head?.lead, ...(head?.links ?? []).map(({ passage }) => passage)];
  const shown = head ? inHead : [match?.passage];
  return [...new Set(shown.flatMap((passage) => passage?.unofficialBy ?? []))];
}

/** The place of a record, without its title. `2.3 · 定义 2`, `释疑 1` */
export function placeOf(
  { lang, documents, areSeveralSets }: View,
  { anchor, kind, document, section }: SearchRecord,
): string {
  // Sections of a guide have numbers; those of other documents have names, which the title shows.
  const place = /^\d[\d.]*$/u.test(section) ? `${documents[document]} ${section}` : '';
  if (!anchor || kind === 'section' || kind === 'term') return place;
  const [, clause = '', annotation] = /^(.+?)(?:-note-(\d+))?$/u.exec(anchor) ?? [];
  const [from = '', to = from] = clause.split('..');
  const name = nameRange(lang, from, to);
  // Each set has its own rulings for a card.
  if (kind === 'ruling' && areSeveralSets) return `${documents[document]} · ${name}`;
  const isNamed = kind !== 'remark' || name !== clause;
  const comment = annotation === undefined ? '' : numberAnnotation(lang, annotation);
  return [place, isNamed ? name : '', comment].filter(Boolean).join(' · ');
}

/** `Additional Remedy 4` */
export const nameInHead = (view: View, { kind, anchor = '', titles }: HeadLink): string =>
  kind === 'section' ? (titleOf(view, titles)?.text ?? anchor) : clauseName(view.lang, anchor);

export function titleOf({ lang }: View, titles: Titles): { text: string; tag: string } | null {
  const found = ([lang, 'en', 'zh', 'ja'] as const).find((each) => titles[each]);
  return found ? { text: titles[found] ?? '', tag: languageTags[found] } : null;
}

const namesIn = (view: View, titles: Titles): string =>
  languages
    .flatMap((each) => (titles[each] && titles[each] !== titleOf(view, titles)?.text ? titles[each] : []))
    .join(' / ');
