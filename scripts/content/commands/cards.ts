import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCardFile } from '../../../src/authoring/plan/card-files.ts';
import { type FaqCard, factsToJson, planCards } from '../../../src/authoring/plan/plan-cards.ts';
import { cardsToYaml } from '../../../src/authoring/plan/yaml.ts';
import { hasErrors } from '../../../src/pipeline/diagnostics.ts';
import type { EditionInput } from '../../../src/pipeline/edition-input.ts';
import { prepareSource } from '../../../src/pipeline/inline/prepare-source.ts';
import { claimFaq } from '../../../src/pipeline/registry/claim-faq.ts';
import { registryPath } from '../../../src/pipeline/registry/find-row.ts';
import { filesOf } from '../../../src/records/files.ts';
import { layout } from '../../../src/records/layout.ts';
import { readText } from '../../../src/records/read-file.ts';
import { documentIdSchema } from '../../../src/schema/document.ts';
import { commonLanguage } from '../../../src/schema/language.ts';
import { readPublishedOf } from '../generate.ts';
import { readContent } from '../read-content.ts';
import { type Command, type Desk, misused, report } from './command.ts';
import { finishPlan } from './finish-plan.ts';

/** Takes the facts of a set's cards from a file of MTGJSON or Scryfall. */
export const cards: Command = {
  usage: 'cards zen FILE.json [--write]',
  does: 'takes names, costs, types and numbers of the cards of a set from a MTGJSON set file or a Scryfall list, and lists the cards of the text that have none; writes them with --write',
  run: (args, desk) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { write: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [set = '', path, ...rest] = positionals;
    if (path === undefined || rest.length > 0) return misused;
    const { input, diagnostics } = readContent(desk.root);
    report(desk, diagnostics);
    if (hasErrors(diagnostics)) return 2;
    // A set that is not listed yet: its FAQ comes afterwards.
    const isGuide = input.documents.some(({ id, kind }) => id === set && kind === 'guide');
    if (isGuide || !documentIdSchema.safeParse(set).success) {
      const sets = input.documents.flatMap(({ id, kind }) => (kind === 'set-faq' ? [id] : []));
      desk.complain(
        `${set}: write the ID of a set FAQ that ${layout.documents.name} lists (${sets.join(', ')}), or is to list`,
      );
      return 2;
    }
    const read = readFacts(path, set, desk);
    if (!read) return 2;
    const committed = input.facts.filter((fact) => fact.set === set);
    const plan = planCards(read, committed, cardsOfText(set, input, publishedIn(desk.root)));
    desk.print(`${set}: ${read.length} cards in the file, ${plan.renamed.size} of them in the text`);
    for (const { slug, names } of plan.unmatched)
      desk.print(`  no facts: ${[...new Set([...names, slug])].join(', ')}`);
    const registries = input.chapterRegistries
      .filter(({ document }) => document === set)
      .map(({ document, chapter }) => registryPath(document, chapter));
    return finishPlan(
      desk,
      values.write === true,
      {
        write: [
          { path: `content/cards/${set}.json`, text: factsToJson(plan.facts) },
          ...registries.map((file) => ({
            path: file,
            text: cardsToYaml(readFileSync(join(desk.root, file), 'utf8'), plan.renamed),
          })),
        ],
        remove: [],
      },
      'Written. Next: look at the cards without facts, then content -- build.',
    );
  },
};

const readFacts = (path: string, set: string, desk: Desk) => {
  const { value, diagnostics } = readText(path, path);
  report(desk, diagnostics);
  if (!value) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(value.text);
  } catch (error) {
    desk.complain(`${path}: this is no JSON. ${(error as Error).message}`);
    return undefined;
  }
  const facts = readCardFile(json, set);
  if (!facts)
    desk.complain(
      `${path}: write a MTGJSON set file ({ "data": { "cards": […] } }) or a Scryfall list ({ "data": […] })`,
    );
  return facts;
};

const publishedIn = (root: string): ReadonlySet<string> => new Set(readPublishedOf(filesOf(root)).keys());

/** The cards that have a row in the registries of a set, with the names that are given or printed there. */
const cardsOfText = (
  set: string,
  input: EditionInput,
  published: ReadonlySet<string>,
): readonly FaqCard[] => {
  const registries = input.chapterRegistries.filter(({ document }) => document === set);
  const finders = input.sources
    .filter(({ document }) => document === set)
    .flatMap((one) => {
      const { source, structure } = prepareSource(one, input).value;
      if (structure.kind !== 'set-faq') return [];
      const [lang = commonLanguage] = one.entry.languages;
      const own = registries.filter(({ sources }) => sources[lang] === source.file);
      return [claimFaq({ lang, source, structure }, own, '').value.find];
    });
  const rows = registries.flatMap(({ sections, groups, lost }) => [
    ...groups.flatMap((group) => group.cards.map(({ slug, names }) => ({ slug, names }))),
    ...sections.flatMap(({ boxes }) => boxes.map(({ card, names }) => ({ slug: card, names }))),
    ...lost.map(({ slug }) => ({ slug, names: undefined })),
  ]);
  const unique = new Map(rows.toReversed().map((row) => [row.slug, row]));
  return [...unique.values()].reverse().map(({ slug, names }) => ({
    slug,
    names: [
      ...Object.values(names ?? {}),
      ...finders.map((find) => find('card', slug)?.name?.flow.text),
    ].flatMap((name) => name || []),
    isPublished: published.has(`${set}/cards/${slug}/`),
  }));
};
