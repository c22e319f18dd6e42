import { annotationsOf, type Clause } from '../schema/guide.ts';
import { type Language, languages, languagesFrom, languagesOf, type Notes } from '../schema/language.ts';
import { statusOf } from '../schema/status.ts';
import { fill } from '../schema/words.ts';
import { languageNames, punctuation } from '../site/language-words.ts';
import { concernsOnlyOf, viewChanges } from './later-changes.ts';
import { accountOf } from './newer.ts';
import { recordOf, type SectionContext } from './page-context.ts';
import { clauseWords } from './words.ts';

export function viewClause(
  page: Pick<SectionContext, 'lang' | 'section' | 'columns' | 'laterChanges'>,
  id: Clause['id'],
) {
  const { lang, section, columns, laterChanges } = page;
  const clause = recordOf(section.clauses, id);
  const hasText = Object.keys(clause.texts).length > 0;
  const also = (clause.alsoPrinted ?? []).map((printed) => ({
    ...printed,
    inLanguage:
      languages.find((each) => section.editions[each]?.file === printed.source.file) ?? printed.lang,
    // A penalty is short, so the empty cell shows what the source of another language prints of it, not folded.
    isInCell: clause.part === 'penalty' && !clause.texts[printed.lang],
  }));
  /** A note in the language of the page replaces the words for `omits`; any other note follows the words. */
  const whyMissing = (column: Language): { readonly words: string; readonly note: Notes } => {
    if (!section.editions[column])
      return { words: fill(clauseWords[lang].noText, { language: languageNames[lang][column] }), note: {} };
    const reason = clause.missing.find((each) => each.lang === column)?.reason;
    const { kind = 'omits', note = {} } = reason ?? {};
    const reasons = clauseWords[lang].missingReasons;
    const kindWords = reasons[kind === 'older-edition' ? kind : 'omits'];
    if (kind === 'omits' && note[lang] !== undefined) return { words: '', note };
    return { words: kindWords + (languagesOf(note).length > 0 ? punctuation[lang].gap : ''), note };
  };
  const accountIn = (one: Clause, column: Language) =>
    accountOf(
      section,
      one,
      laterChanges,
      column,
      one.texts[column] ? column : one.unofficial?.[column]?.from,
    );
  const before = section.clauses.slice(0, section.clauses.indexOf(clause));
  return {
    clause,
    hasText,
    onlyColumn: hasText ? undefined : onlyColumnOf(clause),
    cells: columns.all.map((column) => {
      const text = clause.texts[column];
      const printed = also.filter((each) => each.isInCell && each.lang === column);
      // In place of a missing text, or below an older text as a translation of a newer edition.
      const translation = printed.length > 0 ? undefined : clause.unofficial?.[column];
      const hasOne = text !== undefined || translation !== undefined;
      return {
        column,
        text,
        printed,
        translation,
        status: hasOne ? statusOf(clause, column) : undefined,
        account: hasOne ? accountIn(clause, column) : undefined,
        /** Account texts that this column has already shown for earlier clauses. */
        alreadyShown: before.flatMap((one) =>
          one.texts[column] || one.unofficial?.[column] ? (accountIn(one, column)?.texts ?? []) : [],
        ),
        missing: hasOne || printed.length > 0 ? undefined : whyMissing(column),
        /** The later changes that name this language. */
        since: viewChanges(page, concernsOnlyOf(clause.changes, column))?.changes ?? [],
      };
    }),
    also: also.filter(({ isInCell }) => !isInCell),
    annotations: annotationsOf(clause).map((annotation) => {
      const { texts, unofficial } = annotation;
      const printed = languagesFrom(lang).filter((each) => texts[each]);
      const [of = lang] = printed;
      return {
        ...annotation,
        printed,
        /** The printed language to show first: that of the page, if possible. */
        of,
        // A closed annotation shows its first words, in the language of the page if possible.
        brief: texts[lang]?.text ?? unofficial?.[lang]?.text ?? texts[of]?.text ?? '',
        briefLang: unofficial?.[lang] ? lang : of,
      };
    }),
  };
}

/** The only language of the annotations and their translations; undefined if there are several. */
function onlyColumnOf({ annotations }: Clause): Language | undefined {
  const [first, ...more] = languages.filter((each) =>
    languages.some((of) => annotations[of]?.some((one) => each === of || one.unofficial?.[each])),
  );
  return more.length > 0 ? undefined : first;
}
