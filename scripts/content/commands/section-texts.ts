import { basename } from 'node:path';
import { createMentionReader } from '../../../src/authoring/align/mentions.ts';
import type { FoundSection } from '../../../src/authoring/files/sections.ts';
import { formatPlan } from '../../../src/authoring/plan/format-plan.ts';
import type { SectionText } from '../../../src/authoring/plan/guide-rows.ts';
import { planFiles } from '../../../src/authoring/plan/plan-files.ts';
import { emptySection, planSection } from '../../../src/authoring/plan/plan-section.ts';
import type { PlannedFiles } from '../../../src/authoring/plan/planned-files.ts';
import { isSection } from '../../../src/authoring/read/structure.ts';
import { hasErrors, type Staged } from '../../../src/pipeline/diagnostics.ts';
import { joinTexts } from '../../../src/pipeline/edition/join-texts.ts';
import {
  editionPath,
  type PreparedSource,
  prepareSource,
} from '../../../src/pipeline/edition/prepare-source.ts';
import type { SectionTree } from '../../../src/pipeline/edition/tree.ts';
import type { SourceText } from '../../../src/pipeline/text/source-text.ts';
import { filesOf } from '../../../src/records/files.ts';
import { readIfThere } from '../../../src/records/read-file.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import { type Language, languages } from '../../../src/schema/language.ts';
import { readPublishedOf } from '../generate.ts';
import type { ReadContent } from '../read-content.ts';
import { inFile, type ReadText, readCallTexts } from './read-texts.ts';
import type { TextCall } from './text-call.ts';

interface SectionCall extends TextCall {
  readonly section: string;
}

/** Plans the texts of a section, new or newer. */
export const planSectionTexts = (
  call: SectionCall,
  { input }: ReadContent,
  root: string,
  what: 'add' | 'update',
): Staged<PlannedFiles | undefined> => {
  const { document, section } = call;
  const own = input.sources
    .filter((one) => one.document === document && one.entry.section === section)
    .map((one) => prepareSource(one));
  const ofTexts = own.flatMap((one) => one.diagnostics.filter(({ code }) => code !== 'edition/question'));
  if (hasErrors(ofTexts)) return { value: undefined, diagnostics: ofTexts };
  const current = own.map(({ value }) => value);
  const [committed] = joinTexts(current, input).value.sections;
  if ((committed !== undefined) !== (what === 'update'))
    return { value: undefined, diagnostics: [committed ? alreadyThere(call) : notThere(call)] };
  const tree = committed ?? emptySection(document, section);
  const { value: texts, diagnostics } = readCallTexts(
    call,
    (lang) => tree.entries[lang],
    committed && new Set(committed.clauses.map(({ part }) => part)),
    (carried, text, ownName) => nameText({ call, tree, current }, carried, text, ownName),
  );
  const faults = [
    // Parts that a newer text lacks are not reported here: the plan shows them, or the decisions have their reason.
    ...diagnostics.filter(({ code }) => !committed || code !== 'structure/missing-part'),
    ...texts.flatMap((text) => otherSection(text, section)),
    ...checkEdition(texts, current),
    ...checkShared(call, tree),
  ];
  if (hasErrors(faults)) return { value: undefined, diagnostics: faults };
  const { value: plan, diagnostics: doubts } = planSection({
    tree,
    current,
    next: textsOf(texts, current),
    published: publishedIds(root, document, section),
    readMentions: createMentionReader(input.terms, input.wording),
  });
  const all = [...faults, ...doubts.map((doubt) => asOfCall(doubt, texts))];
  if (hasErrors(all)) return { value: undefined, diagnostics: all };
  const used = new Set(Object.values(plan.files));
  const files = planFiles(
    plan,
    texts,
    Object.values(tree.entries)
      .map(({ file }) => file)
      .filter((file) => call.isReplacing && !used.has(file)),
    { corrections: input.corrections, read: (file) => readIfThere(root, file) },
  );
  const parts = texts.flatMap((text) => (text.part ? [tellPart(text, text.part)] : []));
  return { value: { ...files, report: [...parts, formatPlan(plan), ...files.report] }, diagnostics: all };
};

/** `en: lines 120 to 180 of guide.pdf, “2.5 Decklist Problem”` */
const tellPart = ({ path, languages: own }: ReadText, { heading, lines }: FoundSection): string =>
  `${own.join(' and ')}: lines ${lines.join(' to ')} of ${basename(path)}, “${heading}”`;

/** All IDs of clauses and annotations of a section that were ever published. */
export const publishedIds = (root: string, document: string, section: string): ReadonlySet<string> => {
  const page = `${document}/${section}/#`;
  const own = [...readPublishedOf(filesOf(root)).keys()].filter((line) => line.startsWith(page));
  return new Set(own.map((line) => line.slice(page.length)));
};

/**
 * The name of a text. A newer edition has its day in its name, or how many there are, and says what it takes the place of; a text
 * that is there, or is only transcribed anew, keeps its name.
 */
const nameText = (
  {
    call: { document, section, provenance, isReplacing },
    tree: { entries },
    current,
  }: { readonly call: SectionCall; readonly tree: SectionTree; readonly current: readonly PreparedSource[] },
  carried: readonly Language[],
  text: string,
  ownName: string,
): { readonly name: string; readonly replaces?: readonly string[] } => {
  const replaces = [...new Set(carried.flatMap((lang) => entries[lang]?.file ?? []))];
  const [first = ownName] = replaces;
  if (current.some(({ entry, source }) => entry.file === first && source.text === text))
    return { name: first };
  if (replaces.length === 0) return { name: ownName };
  if (isReplacing) {
    const isWhole = carried.every((lang) => entries[lang]?.languages.join() === carried.join());
    return { name: isWhole ? first : ownName };
  }
  const date = carried.map((lang) => provenance[lang]?.date).find((day) => day !== 'unknown');
  const names = new Set(current.map(({ entry }) => entry.file));
  const stem = `${document}-${section}.${carried.join('-')}`;
  let number = 2;
  while (names.has(`${stem}.${number}.txt`)) number += 1;
  return { name: `${stem}.${date ?? number}.txt`, replaces };
};

/** A second text of one day is no newer edition. */
const checkEdition = (
  texts: readonly ReadText[],
  current: readonly PreparedSource[],
): readonly Diagnostic[] =>
  texts
    .filter(({ file, replaces }) => replaces && current.some(({ entry }) => entry.file === file))
    .map(({ path, file }) => ({
      code: 'update/same-edition',
      severity: 'error',
      file: path,
      message: `There is already an edition of that day: ${file}.`,
      hint: 'If this is the same edition, transcribed anew, repeat the command with --replace; else give its --date.',
    }));

/** A source of two languages that is not kept is replaced as a whole: nothing could name the rest of it. */
const checkShared = (
  { document, section, paths, isReplacing }: SectionCall,
  { entries }: SectionTree,
): readonly Diagnostic[] =>
  languages
    .filter((lang) => isReplacing && paths.has(lang))
    .flatMap((lang): Diagnostic[] => {
      const entry = entries[lang];
      const left = entry?.languages.filter((one) => !paths.has(one)) ?? [];
      if (!entry || left.length === 0) return [];
      const both = [lang, ...left].map((one) => `${one}=FILE`).join(' ');
      return [
        {
          code: 'update/shared-source',
          severity: 'error',
          file: editionPath(document, entry.file),
          message: `This file also has the text in ${left.join(' and ')}.`,
          hint: `Name the texts in ${left.join(' and ')} too: content -- update ${document} ${section} ${both}`,
        },
      ];
    });

const notThere = ({ document, section }: SectionCall): Diagnostic => ({
  code: 'update/not-there',
  severity: 'error',
  file: `content/editions/${document}`,
  message: `There is no text of ${section} yet.`,
  hint: `For a new section: npm run -s content -- add ${document} ${section} …`,
});

const alreadyThere = ({ document, section }: SectionCall): Diagnostic => ({
  code: 'add/already-there',
  severity: 'error',
  file: `content/editions/${document}`,
  message: `There is already a text of ${section}.`,
  hint: `For a newer edition of it, or another language: npm run -s content -- update ${document} ${section} …`,
});

/**
 * A diagnostic with the path that the call names. A text without clauses in its language is an error in a call, because
 * the languages were probably mixed up.
 */
export const asOfCall = (
  doubt: Diagnostic,
  files: readonly Pick<ReadText, 'file' | 'path' | 'part'>[] = [],
): Diagnostic => {
  const { path, part } = files.find(({ file }) => file === doubt.file) ?? {
    path: doubt.file,
    part: undefined,
  };
  return inFile(doubt.code === 'align/no-clauses' ? { ...doubt, severity: 'error' } : doubt, path, part);
};

/** The texts to plan, one for each language; the rows of a text that stays as it is have been decided. */
const textsOf = (texts: readonly ReadText[], current: readonly PreparedSource[]): readonly SectionText[] =>
  languages.flatMap((lang) =>
    texts
      .filter(({ source }) => !current.some((one) => isSameText(one.source, source)))
      .flatMap(({ languages: carried, source, structure }) =>
        carried.includes(lang) && isSection(structure) ? [{ lang, source, structure }] : [],
      ),
  );

const isSameText = (one: SourceText, other: SourceText): boolean =>
  one.file === other.file && one.text === other.text;

const otherSection = ({ path, structure }: ReadText, wanted: string): readonly Diagnostic[] => {
  const printed = isSection(structure) ? structure.section : null;
  if (printed === null || printed === wanted) return [];
  return [
    {
      code: 'content/other-section',
      severity: 'error',
      file: path,
      message: `The text has the number ${printed}, not ${wanted}.`,
      hint: `Name the file of ${wanted}, or write ${printed} in the command.`,
    },
  ];
};
