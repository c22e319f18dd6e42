import type { OpenContent } from '../records/open-content.ts';
import { shortName } from '../schema/document.ts';
import type { Clause, GuideSection } from '../schema/guide.ts';
import {
  firstOf,
  type InterfaceLanguage,
  interfaceLanguages,
  languages,
  languageTags,
} from '../schema/language.ts';
import { isOverruled, statusOf } from '../schema/status.ts';
import { fill } from '../schema/words.ts';
import { languageNames } from '../site/language-words.ts';
import { editionLabel } from '../text/edition-label.ts';
import { concernsOfAll, viewChanges } from '../text/later-changes.ts';
import { nameOfClause } from '../text/name.ts';
import { statusWords } from '../text/status-words.ts';
import { unofficialWords } from '../text/words.ts';
import { linkerWords } from './words.ts';

/** The clauses of a section that have a text, by ID. The clause `first` represents the whole section. */
export interface Preview {
  readonly name: string;
  readonly first: string;
  readonly clauses: Readonly<Record<string, PreviewedClause>>;
}

export interface PreviewedClause {
  readonly name: string;
  readonly text: string;
  /** The value of the `lang` attribute. */
  readonly lang: string;
  /** A line about the text: whether it is official, or who translated it; its edition; later changes. */
  readonly says: string;
}

/** Lists the preview files: one for each section and interface language. */
export const listPreviews = (content: OpenContent): (readonly [path: string, body: string])[] =>
  content.sections.flatMap((section) =>
    interfaceLanguages.map((lang): readonly [path: string, body: string] => [
      `linker/${section.document}/${section.section}.${lang}.json`,
      JSON.stringify(toPreview(content, section, lang)),
    ]),
  );

function toPreview(content: OpenContent, section: GuideSection, lang: InterfaceLanguage): Preview {
  const guide = content.documents.find(({ id }) => id === section.document);
  const shown = section.clauses.flatMap((clause) => {
    const text = textOf(content, section, clause, lang);
    return text ? [[clause.id, { name: nameOfClause(lang, clause), ...text }] as const] : [];
  });
  const title = section.titles[lang] ?? firstOf(section.titles) ?? '';
  return {
    name: `${guide ? shortName(guide) : ''} ${section.section} ${title}`.trim(),
    first: (shown.find(([id]) => id.startsWith('definition')) ?? shown[0])?.[0] ?? '',
    clauses: Object.fromEntries(shown),
  };
}

/**
 * The text of a clause in the reader's language: official, else unofficial, else as the source of another language
 * prints it. If there is none, the official text in the prevailing language, else in any.
 */
function textOf(
  content: OpenContent,
  section: GuideSection,
  clause: Clause,
  lang: InterfaceLanguage,
): Omit<PreviewedClause, 'name'> | null {
  const { texts, unofficial, changes } = clause;
  const since = viewChanges(
    { lang, laterChanges: content.laterChanges.changes },
    concernsOfAll(changes),
  )?.meaning;
  const say = (...pieces: readonly (string | undefined)[]) => [...pieces, since].filter(Boolean).join(' · ');
  const own = unofficial?.[lang];
  if (!texts[lang] && own) {
    const label = [
      unofficialWords[lang].mark,
      own.translator,
      own.edition && fill(unofficialWords[lang].edition, { edition: own.edition }),
    ];
    return { text: own.text, lang: languageTags[lang], says: say(...label) };
  }
  const printed = clause.alsoPrinted?.find((each) => each.lang === lang);
  if (!texts[lang] && printed)
    return { text: printed.text, lang: languageTags[lang], says: say(linkerWords[lang].official) };
  const prevails = content.documents.find(({ id }) => id === section.document)?.prevails ?? 'en';
  const other = [lang, prevails, ...languages].find((each) => texts[each]);
  if (!other) return null;
  const status = statusOf(clause, other);
  const label = [
    other === lang ? undefined : `${linkerWords[lang].noText} (${languageNames[lang][other]})`,
    linkerWords[lang].official,
    editionLabel(lang, section.editions[other]),
    isOverruled(status) && !since ? `△ ${statusWords[lang][status]}` : undefined,
  ];
  return { text: texts[other]?.text ?? '', lang: languageTags[other], says: say(...label) };
}
