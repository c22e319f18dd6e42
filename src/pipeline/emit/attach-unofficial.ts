import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { Clause, GuideSection, UnofficialText } from '../../schema/guide.ts';
import type { UnofficialEntry, UnofficialFile } from '../../schema/unofficial.ts';
import type { Staged } from '../diagnostics.ts';

/**
 * Adds unofficial translations to their clauses. Reports a translation whose clause does not exist or has an official
 * text in that language, and warns of one whose clause has changed since it was translated.
 */
export const attachUnofficial = (
  section: GuideSection,
  file: UnofficialFile | undefined,
): Staged<GuideSection> => {
  const entries = file?.texts ?? [];
  if (entries.length === 0) return { value: section, diagnostics: [] };
  const name = unofficialPath(section);
  const diagnostics = entries.flatMap((entry, index) => judge(section, entry, index + 1, name));
  const clauses = section.clauses.map((clause): Clause => {
    const own = entries.filter(({ id, lang }) => id === clause.id && !clause.texts[lang]);
    if (own.length === 0) return clause;
    return {
      ...clause,
      unofficial: Object.fromEntries(own.map((entry) => [entry.lang, toText(clause, entry)])),
    };
  });
  return { value: { ...section, clauses }, diagnostics };
};

/** The file of a section's unofficial texts. */
export const unofficialPath = ({ document, section }: Pick<UnofficialFile, 'document' | 'section'>): string =>
  `content/unofficial/${document}/${section}.yml`;

/** A text for comparison: each run of white space becomes one space. */
export const foldSpace = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const isOutdated = ({ texts }: Clause, { from, source }: UnofficialEntry): boolean =>
  foldSpace(texts[from]?.text ?? '') !== foldSpace(source);

const toText = (clause: Clause, entry: UnofficialEntry): UnofficialText => ({
  text: entry.text,
  translator: entry.translator,
  from: entry.from,
  ...(isOutdated(clause, entry) ? { outdated: true } : {}),
});

const judge = (
  { clauses, retired = [] }: GuideSection,
  entry: UnofficialEntry,
  number: number,
  file: string,
): readonly Diagnostic[] => {
  const { id, lang } = entry;
  const report = (
    code: string,
    severity: Diagnostic['severity'],
    message: string,
    hint: string,
  ): readonly Diagnostic[] => [
    {
      code: `unofficial/${code}`,
      severity,
      file,
      message: `Text ${number} (${id}, ${lang}) ${message}`,
      hint,
    },
  ];
  const clause = clauses.find((one) => one.id === id);
  if (!clause) {
    const now = retired.find((one) => one.id === id)?.now;
    const hint = `Move it to the clause that it now belongs to${now ? ` (perhaps ${now})` : ''}, or remove it.`;
    return report('no-clause', 'error', 'names a clause that does not exist.', hint);
  }
  if (clause.texts[lang]) {
    const message = 'translates a clause that has an official text in that language.';
    return report('superseded', 'error', message, 'Remove it: readers get the official text.');
  }
  if (!isOutdated(clause, entry)) return [];
  const hint = 'Ask the translator to revise it; until then the page says that it is outdated.';
  return report('outdated', 'warning', 'translates an earlier wording of its clause.', hint);
};
