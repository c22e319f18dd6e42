import type { CardFact, CardRecord } from '../schema/card.ts';
import type { CorrectionFile } from '../schema/correction.ts';
import type { Coverage } from '../schema/coverage.ts';
import type { Diagnostic } from '../schema/diagnostic.ts';
import type { FaqChapter } from '../schema/faq.ts';
import type { IpgSection } from '../schema/ipg.ts';
import { type Language, languages } from '../schema/language.ts';
import type { ChapterRegistry, IpgRegistry } from '../schema/registry.ts';
import type { RuleNumber } from '../schema/rule-number.ts';
import type { SourceEntry } from '../schema/source.ts';
import type { Term } from '../schema/term.ts';
import type { UnofficialFile } from '../schema/unofficial.ts';
import type { RuleChange, ValidityPass } from '../schema/validity.ts';
import { type PlacedPiece, settleAccount, toLedgerEntries } from './account.ts';
import { alignFaq } from './align-faq.ts';
import { alignSection } from './align-ipg.ts';
import { attachUnofficial } from './attach-unofficial.ts';
import { type Edit, hintsOfCorrections, locateCorrections, structuralCorrections } from './correct.ts';
import type { Staged } from './diagnostics.ts';
import { type CardSources, draftEntries, draftOthers } from './emit-cards.ts';
import { emitChapter, type FaqContext } from './emit-chapter.ts';
import { type EmittedPage, type Enrich, emitSection } from './emit-ipg.ts';
import { createLexicon, findReferences, type Lexicon, type LexiconInput } from './references.ts';
import { enrich, referencesOf } from './rich.ts';
import type { PrintedPlace, PrintedPlaces } from './section-references.ts';
import { createSourceText, type SourceText } from './source-text.ts';
import type { FaqStructure, IpgStructure } from './structure.ts';
import { structureSource } from './structure-source.ts';
import { checkTargets, createValidity, type ValidityOf } from './validity.ts';

/** Everything people have written: the texts, and what has been decided about them. */
export interface EditionInput {
  readonly sources: readonly { readonly entry: SourceEntry; readonly text: string }[];
  readonly sectionRegistries: readonly IpgRegistry[];
  readonly chapterRegistries: readonly ChapterRegistry[];
  readonly corrections: readonly CorrectionFile[];
  readonly facts: readonly CardFact[];
  readonly terms: readonly Term[];
  readonly ruleChanges: readonly RuleChange[];
  readonly ruleNumbers: readonly RuleNumber[];
  /** Who has gone through which texts against the table of rule changes. */
  readonly validityPasses: readonly ValidityPass[];
  /** What translators have put in where no official text is. */
  readonly unofficial: readonly UnofficialFile[];
}

/** Everything the build writes. */
export interface Edition {
  readonly sections: readonly EmittedPage<IpgSection>[];
  readonly chapters: readonly EmittedPage<FaqChapter>[];
  readonly cards: readonly EmittedPage<CardRecord>[];
  readonly coverage: Coverage;
}

/** Sources and decisions in, pages and account out: the way of the data from segment to emit. */
export const buildEdition = (input: EditionInput): Staged<Edition> => {
  const diagnostics: Diagnostic[] = [];
  const keep = <Value>({ value, diagnostics: found }: Staged<Value>): Value => {
    diagnostics.push(...found);
    return value;
  };
  const sources = input.sources.map((one) => prepareSource(one, input.corrections, keep));
  const desk = createDesk(sources, createLexicon(lexiconInput(input, sources)));
  const validityOf = createValidity(input.ruleChanges, input.validityPasses);

  const sections = input.sectionRegistries.map((registry) => {
    const own = sources.filter(({ entry }) => Object.values(registry.sources).includes(entry.file));
    const structured = own.flatMap(({ source, structure }) =>
      structure.kind === 'ipg' ? [{ source, structure }] : [],
    );
    const aligned = keep(alignSection(registry, structured, `content/registry/ipg/${registry.section}.yml`));
    return emitSection(
      aligned,
      own.map(({ entry }) => entry),
      desk.enrich,
      validityOf,
      (record) => keep(attachUnofficial(record, unofficialOf(input, registry))),
    );
  });
  const faqs = sources.flatMap((prepared) =>
    prepared.structure.kind === 'set-faq'
      ? [emitFaq(prepared, prepared.structure, { ...input, desk, validityOf }, keep)]
      : [],
  );

  const accounts = sources.map(({ source, structure }) =>
    keep(settleAccount(source, desk.placedOf(source), structure.ledger)),
  );
  diagnostics.push(...sources.flatMap((prepared) => desk.unusedCorrections(prepared)));
  const known = targetsOf(sections, faqs);
  diagnostics.push(...checkTargets(input.ruleChanges, input.validityPasses, known));
  const entries = sources.flatMap(({ source, structure }) => toLedgerEntries(source, structure.ledger));
  return {
    value: {
      sections,
      chapters: faqs.flatMap(({ chapters }) => chapters),
      cards: faqs.flatMap(({ cards }) => cards),
      coverage: { schemaVersion: 1, sources: accounts, entries: [...entries] },
    },
    diagnostics,
  };
};

/** Everything that a change of the rules, or a pass through the texts, can name. */
const targetsOf = (
  sections: Edition['sections'],
  faqs: readonly Pick<Edition, 'chapters' | 'cards'>[],
): ReadonlySet<string> =>
  new Set([
    ...sections.flatMap(({ record }) => record.clauses.map(({ id }) => `ipg/${record.section}#${id}`)),
    ...faqs.flatMap(({ chapters }) =>
      chapters.flatMap(({ record: { slug, sections: own } }) =>
        own.flatMap(({ id, notes }) => [`m10/${slug}#${id}`, ...notes.map((note) => note.id)]),
      ),
    ),
    ...faqs.flatMap(({ cards }) =>
      cards.flatMap(({ record: { slug, rulings } }) => [
        `m10/cards/${slug}`,
        ...rulings.map(({ id }) => `${slug}#${id}`),
      ]),
    ),
  ]);

const unofficialOf = ({ unofficial }: EditionInput, { section }: IpgRegistry): UnofficialFile | undefined =>
  unofficial.find((file) => file.section === section);

type Keep = <Value>(staged: Staged<Value>) => Value;

interface PreparedSource {
  readonly entry: SourceEntry;
  readonly source: SourceText;
  readonly structure: IpgStructure | FaqStructure;
  readonly corrections: CorrectionFile | undefined;
  readonly edits: readonly Edit[];
}

const prepareSource = (
  { entry, text }: EditionInput['sources'][number],
  allCorrections: readonly CorrectionFile[],
  keep: Keep,
): PreparedSource => {
  const source = createSourceText(entry.file, text);
  const corrections = allCorrections.find((file) => file.source === entry.file);
  const hints = hintsOfCorrections(corrections);
  const staged = structureSource(source, entry.kind, { languages: entry.languages, hints });
  // The grammar wonders about a part that is not there; the registry has a reason for every gap.
  const structure = keep({
    ...staged,
    diagnostics: staged.diagnostics.filter(({ code }) => code !== 'structure/missing-part'),
  });
  return { entry, source, structure, corrections, edits: keep(locateCorrections(source, corrections)) };
};

const emitFaq = (
  { entry, source, structure, corrections }: PreparedSource,
  faqStructure: FaqStructure,
  input: EditionInput & { readonly desk: Desk; readonly validityOf: ValidityOf },
  keep: Keep,
): { chapters: readonly EmittedPage<FaqChapter>[]; cards: readonly EmittedPage<CardRecord>[] } => {
  const { desk, validityOf } = input;
  const registries = input.chapterRegistries.filter((registry) => registry.source === entry.file);
  const faq = keep(alignFaq(source, faqStructure, registries, 'content/registry/m10'));
  const context: FaqContext = {
    faq,
    asOf: statedDate(entry) ?? (structure.kind === 'set-faq' ? structure.asOf : null) ?? '',
    enrich: desk.enrich,
    validityOf,
  };
  const chapters = registries.map((registry) => emitChapter(registry, context));
  const boxes = new Map<string, CardBoxPlace>();
  for (const { record } of chapters) {
    for (const section of record.sections) {
      for (const { slug, printed, source: place } of section.boxes) {
        if (!boxes.has(slug)) boxes.set(slug, { printed, source: place });
        desk.mention(slug, `m10/${record.slug}/#${section.id}`);
      }
    }
  }
  const places: PrintedPlaces = new Map(chapters.flatMap(({ record }) => placesOfChapter(record)));
  const cards = registries
    .filter(({ groups }) => groups.length > 0)
    .flatMap((registry) => {
      const cardSources: CardSources = {
        registry,
        facts: new Map(input.facts.map((fact) => [fact.slug, fact])),
        structural: structuralCorrections(corrections),
        boxes,
        places,
      };
      const entries = draftEntries(cardSources, context);
      const others = draftOthers(cardSources, new Set(entries.map(({ slug }) => slug)), context);
      return [...entries, ...others]
        .filter(({ slug, role }) => role !== 'fact' || desk.mentionsOf(slug).length > 0)
        .map(({ slug, emit }) => emit(desk.mentionsOf(slug)));
    });
  return { chapters, cards };
};

/** Addresses of a chapter and its sections, with the headings they bear in the source. */
const placesOfChapter = ({ slug, heading, sections }: FaqChapter): readonly [string, PrintedPlace][] => {
  const chapter = heading?.text ?? '';
  return sections.map((section) => [
    `m10/${slug}/#${section.id}`,
    { chapter, section: section.heading?.text ?? '' },
  ]);
};

/** The date that the text of record states, in the first language that has one. */
const statedDate = ({ languages, editions }: SourceEntry): string | undefined =>
  languages.map((lang) => editions[lang]?.date ?? undefined).find((date) => date !== undefined);

type CardBoxPlace = CardSources['boxes'] extends ReadonlyMap<string, infer Place> ? Place : never;

/** The desk every text passes on its way to a page: it makes it rich, and keeps the books. */
interface Desk {
  readonly enrich: Enrich;
  readonly mention: (slug: string, address: string) => void;
  readonly mentionsOf: (slug: string) => readonly string[];
  readonly placedOf: (source: SourceText) => readonly PlacedPiece[];
  readonly unusedCorrections: (prepared: PreparedSource) => readonly Diagnostic[];
}

const createDesk = (sources: readonly PreparedSource[], lexicon: Lexicon): Desk => {
  const editsOf = new Map(sources.map(({ source, edits }) => [source, edits]));
  const placed = new Map<SourceText, PlacedPiece[]>();
  const mentions = new Map<string, Set<string>>();
  const used = new Set<string>();
  const mention = (slug: string, address: string): void => {
    mentions.set(slug, (mentions.get(slug) ?? new Set()).add(address));
  };
  return {
    enrich: (piece, lang, address, self = address.replace(/#.*$/u, '')) => {
      const rich = enrich(piece, {
        edits: editsOf.get(piece.source) ?? [],
        findReferences: (text, context) => findReferences(text, lexicon, context),
        lang,
        self,
      });
      const pieces = placed.get(piece.source) ?? [];
      pieces.push({ piece, inlineMarkup: rich.markup });
      placed.set(piece.source, pieces);
      for (const { id } of rich.corrections) used.add(`${piece.source.file} ${id}`);
      for (const target of referencesOf(rich.nodes))
        if (target.kind === 'card') mention(target.slug, address);
      return rich;
    },
    mention,
    mentionsOf: (slug) => [...(mentions.get(slug) ?? [])],
    placedOf: (source) => placed.get(source) ?? [],
    unusedCorrections: ({ source, edits }) =>
      edits
        .filter(({ correction }) => !used.has(`${source.file} ${correction.id}`))
        .map(({ correction }) => ({
          code: 'correct/not-applied',
          severity: 'error',
          file: source.file,
          line: correction.line,
          message: `Correction ${correction.id} stands in text that is on no page.`,
          hint: 'Take the correction out of content/corrections, or give its text a row in the registry.',
        })),
  };
};

const lexiconInput = (input: EditionInput, sources: readonly PreparedSource[]): LexiconInput => ({
  cards: input.facts,
  pages: new Set(input.facts.map(({ slug }) => slug)),
  ipgSections: input.sectionRegistries.map((registry) => ({
    section: registry.section,
    names: namesOfSection(registry, sources),
  })),
  faqSections: input.chapterRegistries.flatMap(({ chapter, titles, sections }) => [
    { to: `m10/${chapter}/`, headings: [titles.zh] },
    ...sections.map((section) => ({ to: `m10/${chapter}/#${section.id}`, headings: [section.titles.zh] })),
  ]),
  ruleNumbers: new Set(input.ruleNumbers.map(({ document, number }) => `${document} ${number}`)),
  terms: input.terms,
});

/** What a section is called: by its registry, and by its sources, with and without the category before the dash. */
const namesOfSection = (
  registry: IpgRegistry,
  sources: readonly PreparedSource[],
): Partial<Record<Language, readonly string[]>> => {
  const printed = sources
    .filter(({ entry }) => Object.values(registry.sources).includes(entry.file))
    .flatMap(({ structure }) => (structure.kind === 'ipg' ? structure.blocks : []))
    .filter(({ role }) => role === 'title');
  return Object.fromEntries(
    languages.map((lang) => {
      const titles = [
        ...(registry.titles[lang] ? [registry.titles[lang].text] : []),
        ...printed.filter((block) => block.lang === lang).map(({ flow }) => flow.text),
      ];
      return [lang, [...new Set(titles.flatMap((title) => [title, title.replace(/^.*[—–―~～]\s*/u, '')]))]];
    }),
  );
};
