import {
  askOnce,
  type Changed,
  changedIn,
  isAboutChange,
  rowNameOf,
} from '../../../src/authoring/plan/changed.ts';
import { findRetired, withRetired } from '../../../src/authoring/plan/retire.ts';
import { withoutTranslations } from '../../../src/authoring/translate/unofficial-yaml.ts';
import { questionsIn, withOtherQuestions } from '../../../src/authoring/write/edit-marked-text.ts';
import {
  editsOf,
  fileWith,
  type PlannedFiles,
  withEdits,
} from '../../../src/authoring/write/planned-files.ts';
import { withQuestionsAt } from '../../../src/authoring/write/yaml.ts';
import { addressesIn } from '../../../src/pipeline/addresses.ts';
import { recordsOf } from '../../../src/pipeline/build.ts';
import { decisionsOf, decisionsPath } from '../../../src/pipeline/join/decided.ts';
import { markedTextPath } from '../../../src/pipeline/marked-text/prepare-source.ts';
import { publishedFile, publishedIn, toPublishedText, withoutLost } from '../../../src/pipeline/published.ts';
import { readIfThere, withChanges } from '../../../src/records/files.ts';
import type { OpenContent } from '../../../src/records/open-content.ts';
import { citablesIn, type PageRecords } from '../../../src/schema/citable.ts';
import { type Language, languagesOf } from '../../../src/schema/language.ts';
import { readPublishedOf } from '../generate.ts';
import { type ReadContent, readContent } from '../read-content.ts';

/**
 * Adds to a plan the edits of other files that its newer texts require: retires IDs that are gone, asks about all that
 * depends on changed words, deletes unofficial texts beside a new official text, and deletes lost languages from
 * `published.txt`. The build reports other references to lost texts.
 */
export const editOtherFiles = (content: ReadContent, plan: PlannedFiles): PlannedFiles => {
  const { files } = content;
  const coming = readContent(withChanges(files, plan));
  const planned = coming.content;
  const before = recordsOf(content.content.build.value);
  const after = recordsOf(planned.build.value);
  const published = readPublishedOf(files);
  const presentIn = (records: PageRecords) => publishedIn(citablesIn(records));
  const listed = withoutLost(published, presentIn(before), presentIn(after));
  const byFile = <One extends { readonly file: string }>(all: readonly One[]) =>
    Map.groupBy(all, ({ file }) => file);
  const retired = byFile(findRetired(before, after, published));
  const changed = changedTexts(content, coming, changedIn(before, after), plan);
  // The report of the plan already lists the texts with a planned question.
  const unplanned = changed.filter(({ isPlanned }) => !isPlanned);
  const contents = byFile(olderContents(coming, plan));
  const superseded = byFile(
    planned.build.diagnostics.flatMap(({ code, file, path: [, id, lang] = [] }) =>
      /^unofficial\/(?:superseded|not-newer)$/u.test(code) ? { file, id, lang } : [],
    ),
  );
  const { write, remove } = withEdits(
    plan,
    [
      ...editsOf(retired, withRetired),
      ...editsOf(byFile(changed), (text, own) =>
        withOtherQuestions(text, (name, asked) =>
          own
            .filter((one) => one.name === name)
            .reduce((questions, one) => askOnce(one.changed, questions, one.dependents), asked),
        ),
      ),
      ...editsOf(contents, withQuestionsAt),
      ...editsOf(superseded, withoutTranslations),
      ...(published.size > 0 ? [fileWith(publishedFile, toPublishedText(listed))] : []),
    ],
    (path) => readIfThere(files, path),
  );
  const report = [
    ...tell('Retired, with redirects to', retired, (own) =>
      own.map(({ id, now }) => `\n    ${id} -> ${now}`).join(''),
    ),
    ...tell('Deleted, because there is an official text now', superseded, count),
    ...tell('Check again: the words have changed', byFile(unplanned), (own) =>
      own.map(({ name }) => ` ${name}`).join(','),
    ),
    ...tell('Check again: a newer edition has been added', contents, count),
  ];
  return { report: [...plan.report, ...report], write, remove };
};

/**
 * Finds the changed texts to ask about, each with its dependents: reasons, statements and translations. The question
 * goes into the marked text in which the plan already asks about the change, else into one in a changed language.
 */
const changedTexts = (
  before: ReadContent,
  after: ReadContent,
  changed: readonly Changed[],
  plan: PlannedFiles,
) => {
  const said = Map.groupBy(statementsIn(after.content), ({ address }) => address);
  const texts = incoming(after, plan).map(({ text, ...one }) => ({ ...one, asked: questionsIn(text) }));
  return changed.flatMap((one) => {
    const { document, page, langs, address } = one;
    const name = rowNameOf(one);
    const own = texts.filter(
      ({ document: other, entry }) => other === document && (entry.section ?? page) === page,
    );
    const text =
      own.find(({ asked }) => asked.get(name)?.some(isAboutChange)) ??
      own.find(({ entry }) => langs.some((lang) => entry.languages.includes(lang)));
    const files = new Set((said.get(address) ?? []).map(({ file }) => file));
    const dependents = [...reasonsOf(one, before, after), ...files, ...translationsOf(one, after)];
    const isPlanned = text?.asked.get(name)?.some(isAboutChange) ?? false;
    return text && (isPlanned || dependents.length > 0)
      ? [{ file: text.path, name, changed: one, dependents, isPlanned }]
      : [];
  });
};

/** The marked texts of a plan. */
const incoming = ({ input }: ReadContent, { write }: PlannedFiles) =>
  input.sources.flatMap(({ document, entry }) => {
    const path = markedTextPath(document, entry.file);
    const text = write.find((file) => file.path === path)?.text;
    return text === undefined ? [] : [{ document, entry, path, text }];
  });

const reasonsOf = (
  { document, page, id }: Changed,
  before: ReadContent,
  after: ReadContent,
): readonly string[] => {
  const langsIn = ({ input }: ReadContent): readonly Language[] => {
    const { clauses = {} } = decisionsOf(input.sectionDecisions, document, page).value;
    return languagesOf(clauses[id as keyof typeof clauses]?.differs ?? {});
  };
  const old = langsIn(before);
  const added = langsIn(after).filter((lang) => !old.includes(lang));
  const file = decisionsPath(document, page);
  return [
    ...(added.length > 0 ? [`added reasons: ${added.join(', ')} (${file})`] : []),
    ...(old.length > 0 ? [`the reasons of ${old.join(', ')} (${file})`] : []),
  ];
};

const translationsOf = (
  { document, page, id, langs }: Changed,
  { input }: ReadContent,
): readonly string[] => {
  const own = input.unofficial
    .filter((file) => file.document === document && file.page === page)
    .flatMap(({ texts }) => texts.filter((text) => text.id === id && langs.includes(text.from)));
  return own.length > 0 ? [`the translation into ${own.map(({ lang }) => lang).join(', ')}`] : [];
};

/** Asks about the contents of a guide if an incoming text is of a newer edition. */
const olderContents = (after: ReadContent, plan: PlannedFiles) =>
  after.content.files.contents.flatMap(({ file, value: { document, edition } }) => {
    const newest = incoming(after, plan)
      .filter((one) => one.document === document)
      .flatMap(({ entry }) => Object.values(entry.editions).flatMap(({ date }) => date ?? []))
      .concat(edition)
      .toSorted()
      .at(-1);
    const text = `a text of ${newest} has been added: does it have the same sections, names and penalties? If so, write its date here.`;
    return newest === edition ? [] : [{ file, path: ['edition'], text }];
  });

/** Statements about texts: later changes, checks, and the answers and penalties in contents of guides. */
const statementsIn = ({ existingFiles, files }: OpenContent) => [
  ...addressesIn(
    existingFiles.filter(({ file }) => /^content\/(?:later-changes|contents\/[^/]+)\.yml$/u.test(file)),
  ),
  ...files.contents.flatMap(({ file, value: { document, chapters } }) =>
    chapters.flatMap(({ sections }, chapter) =>
      sections.map(({ number }, section) => ({
        file,
        path: ['chapters', chapter, 'sections', section, 'penalty'],
        address: `${document}/${number}/#penalty`,
      })),
    ),
  ),
];

const count = (own: readonly unknown[]): string => ` ${own.length}`;

const tell = <One>(
  what: string,
  files: ReadonlyMap<string, readonly One[]>,
  say: (own: readonly One[]) => string,
): readonly string[] =>
  files.size === 0
    ? []
    : [['', `${what}:`, ...Array.from(files, ([file, own]) => `  ${file}:${say(own)}`)].join('\n')];
