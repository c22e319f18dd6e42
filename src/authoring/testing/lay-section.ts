import { expect } from 'vitest';
import { parse } from 'yaml';
import { buildPages, recordsOf } from '../../pipeline/build.ts';
import type { Content } from '../../pipeline/content.ts';
import { isQuestion } from '../../pipeline/diagnostics.ts';
import { decisionsPath } from '../../pipeline/join/decided.ts';
import { joinTexts } from '../../pipeline/join/join-texts.ts';
import { markedTextPath, prepareSource, sourcePath } from '../../pipeline/marked-text/prepare-source.ts';
import { publishedIn } from '../../pipeline/published.ts';
import { citablesIn } from '../../schema/citable.ts';
import { sectionDecisionsSchema } from '../../schema/decision.ts';
import { entryOfHead, headSchema } from '../../schema/source.ts';
import { planTexts } from '../plan/plan.ts';
import { retire, withRetired } from '../plan/retire.ts';
import type { NextText } from '../plan/rows.ts';
import { emptySection } from '../plan/section.ts';
import { type NewText, planFiles } from '../write/plan-files.ts';
import { type PlannedFiles, withEdits } from '../write/planned-files.ts';
import { emptyContent } from './build-alone.ts';
import { readMentions } from './wording.fixture.ts';

/** Files by their paths: the texts of one section of the IPG, their marked texts, and its decisions. */
export type SectionFiles = ReadonlyMap<string, string>;

/** These files as input of a build. */
const inputOf = (files: SectionFiles, section: string): Content => {
  const file = decisionsPath('ipg', section);
  return {
    ...emptyContent,
    documents: [{ id: 'ipg', kind: 'guide', titles: { zh: '方针', ja: '指針', en: 'IPG' }, prevails: 'en' }],
    sources: [...files].flatMap(([path, written]) => {
      if (!path.startsWith('content/texts/')) return [];
      const entry = entryOfHead(headSchema.parse(parse(written.split('---\n')[1] ?? '')), '');
      return [{ document: 'ipg', entry, text: files.get(sourcePath('ipg', entry.file)) ?? '', written }];
    }),
    sectionDecisions: [
      {
        ...{ document: 'ipg', page: section, file },
        value: sectionDecisionsSchema.parse(parse(files.get(file) ?? '{}')),
      },
    ],
  };
};

/** The section that these files have, and their diagnostics without questions. */
export const joinSectionFiles = (files: SectionFiles, section: string) => {
  const input = inputOf(files, section);
  const texts = input.sources.map((one) => prepareSource(one));
  const joined = joinTexts(
    texts.map((text) => text.value),
    input,
  );
  const all = [...texts.flatMap((text) => text.diagnostics), ...joined.diagnostics];
  return {
    input,
    texts: texts.map((text) => text.value),
    joined: joined.value,
    tree: joined.value.sections[0] ?? emptySection({ document: 'ipg', section }),
    diagnostics: all.filter((one) => !isQuestion(one)),
  };
};

/**
 * Lays texts over a section, as `content -- add` and `update` do: returns the plan, the files afterwards, and their
 * section. Expects no diagnostics. `published` are the addresses that were ever published.
 */
export const laySection = (
  before: SectionFiles,
  section: string,
  given: readonly NextText[],
  published: readonly string[] = [],
) => {
  const { input, texts, joined } = joinSectionFiles(before, section);
  const next = given.filter(({ source }) => texts.every((text) => text.source.text !== source.text));
  const { value: plan, diagnostics } = planTexts(
    { document: 'ipg', section, texts, joined, published },
    next,
    { facts: [], readMentions },
  );
  expect(diagnostics).toEqual([]);
  const path = decisionsPath('ipg', section);
  const planned = planFiles(
    plan,
    given.map(
      ({ source, lang }): NewText => ({
        ...{ file: source.file, kind: 'guide', languages: [lang], section },
        source,
      }),
    ),
    texts,
    [],
    [],
    (file) => before.get(file),
  );
  const known = recordsOf(buildPages(input).value);
  const laid = recordsOf(buildPages(inputOf(withPlan(before, planned), section)).value);
  const retired = retire(known, laid, publishedIn(citablesIn(known)));
  const edits = retired.length === 0 ? [] : [{ path, change: (text: string) => withRetired(text, retired) }];
  const files = withPlan(
    before,
    withEdits(planned, edits, (file) => before.get(file)),
  );
  const { tree: after, diagnostics: faults } = joinSectionFiles(files, section);
  expect(faults).toEqual([]);
  return {
    plan,
    files,
    after,
    decisions: files.get(path) ?? '',
    edition: (file: string) => files.get(markedTextPath('ipg', file)) ?? '',
    clause: (id: string) => after.clauses.find((one) => one.id === id),
  };
};

const withPlan = (files: SectionFiles, { write, remove }: PlannedFiles): SectionFiles =>
  new Map(
    [...files, ...write.map(({ path, text }) => [path, text] as const)].filter(
      ([path]) => !remove.includes(path),
    ),
  );
