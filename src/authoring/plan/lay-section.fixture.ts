import { expect } from 'vitest';
import { buildPages, recordsOf } from '../../pipeline/build.ts';
import { decisionsPath } from '../../pipeline/join/decided.ts';
import { markedTextPath } from '../../pipeline/marked-text/prepare-source.ts';
import { publishedIn } from '../../pipeline/published.ts';
import { citablesIn } from '../../schema/citable.ts';
import { contentOf, joinFiles, layTexts, type TextFiles, withPlan } from '../testing/lay-texts.ts';
import { retire, withRetired } from './retire.ts';
import type { NextText } from './rows.ts';
import { emptySection } from './section.ts';

/**
 * Lays texts over a section of the IPG, with the IDs that retire: returns the plan, the files afterwards, and their
 * section. Expects no diagnostics. `published` are the addresses that were ever published.
 */
export const laySection = (
  before: TextFiles,
  section: string,
  given: readonly NextText[],
  published: readonly string[] = [],
) => {
  const laid = layTexts(before, given, { document: 'ipg', section, kind: () => 'guide', published });
  expect(laid.diagnostics).toEqual([]);
  const path = decisionsPath('ipg', section);
  const [known, now] = [before, laid.files].map((files) => recordsOf(buildPages(contentOf(files)).value));
  const retired = known && now ? retire(known, now, publishedIn(citablesIn(known))) : [];
  const edits = retired.length === 0 ? [] : [{ path, change: (text: string) => withRetired(text, retired) }];
  const files = withPlan(before, laid.planned, edits);
  const { joined, diagnostics } = joinFiles(files);
  expect(diagnostics).toEqual([]);
  const after = joined.sections[0] ?? emptySection({ document: 'ipg', section });
  return {
    ...{ plan: laid.plan, files, after, decisions: files.get(path) ?? '' },
    edition: (file: string) => files.get(markedTextPath('ipg', file)) ?? '',
    clause: (id: string) => after.clauses.find((one) => one.id === id),
  };
};
