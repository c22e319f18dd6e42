import { expect } from 'vitest';
import { parse } from 'yaml';
import { decisionsPath } from '../../pipeline/edition/decided.ts';
import { joinTexts } from '../../pipeline/edition/join-texts.ts';
import { editionPath, prepareSource, sourcePath } from '../../pipeline/edition/prepare-source.ts';
import { sectionDecisionsSchema } from '../../schema/decision.ts';
import { entryOfHead, headSchema } from '../../schema/source.ts';
import { type NewText, planFiles } from '../plan/plan-files.ts';
import { emptySection, planSection } from '../plan/plan-section.ts';
import type { SectionText } from '../plan/rows.ts';
import { questionsIn, rowsOfPlan } from '../plan/section-rows.ts';
import { sectionDecisionsToYaml } from '../plan/yaml.ts';
import { readMentions } from './wording.fixture.ts';

/** Files by their paths: the texts of one section of the IPG, their marked texts, and its decisions. */
export type SectionFiles = ReadonlyMap<string, string>;

/** The section that these files have; what is wrong with them, but for questions. */
export const joinSectionFiles = (files: SectionFiles, section: string) => {
  const file = decisionsPath('ipg', section);
  const texts = [...files].flatMap(([path, written]) => {
    if (!path.startsWith('content/editions/')) return [];
    const entry = entryOfHead(headSchema.parse(parse(written.split('---\n')[1] ?? '')));
    const text = files.get(sourcePath('ipg', entry.file)) ?? '';
    return [prepareSource({ document: 'ipg', entry, text, written })];
  });
  const value = sectionDecisionsSchema.parse(parse(files.get(file) ?? '{}'));
  const joined = joinTexts(
    texts.map((text) => text.value),
    {
      documents: [
        { id: 'ipg', kind: 'guide', titles: { zh: '方针', ja: '指針', en: 'IPG' }, prevails: 'en' },
      ],
      sectionDecisions: [{ document: 'ipg', page: section, file, value }],
      chapterDecisions: [],
    },
  );
  const all = [...texts.flatMap((text) => text.diagnostics), ...joined.diagnostics];
  return {
    texts: texts.map((text) => text.value),
    tree: joined.value.sections[0] ?? emptySection('ipg', section),
    diagnostics: all.filter(({ code }) => code !== 'edition/question'),
  };
};

/**
 * Lays texts over a section, as `content -- add` and `update` do: the plan, the files afterwards, and what they have together,
 * in which nothing may be wrong.
 */
export const laySection = (
  before: SectionFiles,
  section: string,
  given: readonly SectionText[],
  published: ReadonlySet<string> = new Set(),
) => {
  const { texts, tree } = joinSectionFiles(before, section);
  const next = given.filter(({ source }) => texts.every((text) => text.source.text !== source.text));
  const { value: plan, diagnostics } = planSection({ tree, current: texts, next, published, readMentions });
  expect(diagnostics).toEqual([]);
  const path = decisionsPath('ipg', section);
  const { write, remove } = planFiles(
    'ipg',
    given.map(({ source, structure, lang }) => {
      const known: NewText = {
        ...{ file: source.file, kind: 'guide', languages: [lang], section },
        ...{ sha256: 'a'.repeat(64), source, structure },
      };
      const own = plan.next.find((one) => one.source === source);
      return { text: known, rows: own && rowsOfPlan(plan, own) };
    }),
    questionsIn(plan),
    [{ path, text: sectionDecisionsToYaml(before.get(path), plan) }],
    [],
    { corrections: [], read: (file) => before.get(file) },
  );
  const files = new Map([...before, ...write.map((file) => [file.path, file.text] as const)]);
  for (const file of remove) files.delete(file);
  const { tree: after, diagnostics: faults } = joinSectionFiles(files, section);
  expect(faults).toEqual([]);
  return {
    plan,
    files,
    after,
    decisions: files.get(path) ?? '',
    edition: (file: string) => files.get(editionPath('ipg', file)) ?? '',
    clause: (id: string) => after.clauses.find((one) => one.id === id),
  };
};
