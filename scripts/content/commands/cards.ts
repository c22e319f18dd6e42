import { readCardFile, readCardList } from '../../../src/authoring/cards/card-files.ts';
import { type FaqCard, factsToJson, planCards } from '../../../src/authoring/cards/plan-cards.ts';
import { withNewNames } from '../../../src/authoring/write/edit-marked-text.ts';
import { type FileEdit, fileWith, withEdits } from '../../../src/authoring/write/planned-files.ts';
import { withPlaces } from '../../../src/authoring/write/yaml.ts';
import type { Content } from '../../../src/pipeline/content.ts';
import { joinContent } from '../../../src/pipeline/join/join-texts.ts';
import { cardsOfChapter } from '../../../src/pipeline/join/tree.ts';
import { markedTextPath } from '../../../src/pipeline/marked-text/prepare-source.ts';
import { readIfThere } from '../../../src/records/files.ts';
import { layout } from '../../../src/records/layout.ts';
import { parseJson } from '../../../src/records/read-data.ts';
import { readText } from '../../../src/records/read-file.ts';
import { documentIdSchema } from '../../../src/schema/document.ts';
import { hasCards } from '../../../src/schema/document-kind.ts';
import { readPublishedOf } from '../generate.ts';
import { readContent } from '../read-content.ts';
import { type Command, flag, misused, parseCall, report, type Shell } from './command.ts';
import { finishPlan } from './finish-plan.ts';

export const cards: Command = {
  usage: 'cards zen FILE [--write]',
  does: 'imports names, costs, types and numbers of the cards of a set from a MTGJSON set file, a Scryfall list of all languages or a list of names (中文, tab, English), and lists the cards of the text without facts; writes the facts with --write',
  run: (args, shell) => {
    const { values, positionals } = parseCall(args, { write: flag });
    const [set = '', path, ...rest] = positionals;
    if (path === undefined || rest.length > 0) return misused;
    const { files, input, diagnostics } = readContent(shell.root);
    if (report(shell, diagnostics)) return 2;
    // The set need not be listed yet: its FAQ can come later.
    const isGuide = input.documents.some((document) => document.id === set && !hasCards(document));
    if (isGuide || !documentIdSchema.safeParse(set).success) {
      const sets = input.documents.filter(hasCards).map(({ id }) => id);
      shell.complain(
        `${set}: write the ID of a set FAQ in ${layout.documents.name} (${sets.join(', ')}), or of a new one`,
      );
      return 2;
    }
    const file = readFacts(path, set, shell);
    if (!file) return 2;
    const { facts, cleaned, refused } = file;
    const committed = input.facts.filter((fact) => fact.set === set);
    const treated = cardsOfText(set, input, new Set(readPublishedOf(files).keys()));
    const plan = planCards(facts, committed, treated);
    const found =
      treated.length === 0 ? 'no text yet' : `${plan.renamed.size} of the ${treated.length} of the text`;
    shell.print(`${set}: ${facts.length} cards in the file, ${found}`);
    const own = input.sources.flatMap(({ document, entry }) => (document === set ? entry.languages : []));
    for (const lang of new Set(own))
      if (facts.every(({ names }) => names[lang] === undefined))
        shell.complain(
          `${path}: no card has a name in ${lang}, so the cards of the ${lang} text cannot be found by name. Use the file with all languages`,
        );
    if (cleaned + refused > 0)
      shell.print(
        `  names in Chinese and Japanese: ${cleaned} cleaned of readings and stray signs, ${refused} left out because they are not names`,
      );
    for (const { slug, names } of plan.unmatched.slice(0, few))
      shell.print(`  no facts: ${[...new Set([...names, slug])].join(', ')}`);
    if (plan.unmatched.length > few) shell.print(`  no facts: ${plan.unmatched.length - few} more`);
    const renamed = new Map(
      Array.from(plan.renamed, ([old, slug]) => [`${set}/cards/${old}/`, `${set}/cards/${slug}/`]),
    );
    const edits: readonly FileEdit[] = [
      fileWith(`content/cards/${set}.json`, factsToJson(plan.facts)),
      ...input.sources
        .filter(({ document }) => document === set)
        .map(({ entry }) => ({
          path: markedTextPath(set, entry.file),
          change: (text: string) => withNewNames(text, set, renamed),
        })),
      ...input.chapterDecisions
        .filter(({ document }) => document === set)
        .map(({ file, value: { names = {} } }) => ({
          path: file,
          change: (text: string) =>
            withPlaces(
              text,
              Object.keys(names)
                .filter((slug) => plan.renamed.has(slug))
                .map((slug) => ({ path: ['names', slug], value: undefined })),
            ),
        })),
    ];
    return finishPlan(
      shell,
      values.write === true,
      withEdits({ report: [], write: [], remove: [] }, edits, (file) => readIfThere(files, file)),
      'Written. Next: check the cards without facts, then content -- build.',
    );
  },
};

/** The number of cards without facts that are printed by name. */
const few = 10;

const readFacts = (path: string, set: string, shell: Shell) => {
  const { value, diagnostics } = readText(path, path);
  report(shell, diagnostics);
  if (!value) return undefined;
  const file = /^\s*[[{]/u.test(value.text)
    ? readCardFile(parseJson(value.text), set)
    : readCardList(value.text, set);
  if (!file)
    shell.complain(
      `${path}: write a MTGJSON set file ({ "data": { "cards": […] } }), a Scryfall list ({ "data": […] }), or one card on each line: 中文, a tab, the English name`,
    );
  return file;
};

const cardsOfText = (set: string, input: Content, published: ReadonlySet<string>): readonly FaqCard[] => {
  const chapters = joinContent(input)
    .faqs.filter(({ document }) => document === set)
    .flatMap((faq) => faq.chapters);
  const given = new Map(chapters.flatMap(({ decisions }) => Object.entries(decisions.names ?? {})));
  return [...Map.groupBy(chapters.flatMap(cardsOfChapter), ({ slug }) => slug)].map(([slug, rows]) => ({
    slug,
    names: [
      ...Object.values(given.get(slug) ?? {}),
      ...rows.flatMap((row) => Object.values(row.texts).map(({ name }) => name?.flow.text)),
    ].flatMap((name) => name || []),
    isPublished: published.has(`${set}/cards/${slug}/`),
  }));
};
