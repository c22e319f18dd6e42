import { parse } from 'yaml';
import type { z } from 'zod';
import { type Build, buildPages } from '../../pipeline/build.ts';
import type { Content } from '../../pipeline/content.ts';
import type { Staged } from '../../pipeline/diagnostics.ts';
import type { Decided } from '../../pipeline/join/decided.ts';
import { writeMarkedText } from '../../pipeline/marked-text/marked-text.ts';
import { createSourceText, type SourceText } from '../../pipeline/text/source-text.ts';
import type { CardFact } from '../../schema/card.ts';
import { chapterDecisionsSchema, sectionDecisionsSchema } from '../../schema/decision.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { Document } from '../../schema/document.ts';
import { inInterface, type Language, languages } from '../../schema/language.ts';
import { entryOfHead, headSchema } from '../../schema/source.ts';
import { noWording } from '../../schema/wording.ts';
import { type Plan, planTexts } from '../plan/plan.ts';
import type { NextText, Row } from '../plan/rows.ts';
import { nameParagraphs } from '../read/name-paragraphs.ts';
import { readStructure } from '../read/read-structure.ts';
import type { GuideStructure, Structure } from '../read/structure.ts';
import { planHead } from '../write/head.ts';
import { layRows, type NamedText } from '../write/lay-rows.ts';
import { noTexts, type TextsPlan } from '../write/planned-files.ts';
import type { TestText } from './texts.fixture.ts';
import { readMentions } from './wording.fixture.ts';

export interface LoneText extends Omit<TestText, 'file'> {
  readonly document?: string;
  readonly date?: string;
}

/** A text with what its lines are for the reader. */
interface ReadLoneText extends LoneText {
  readonly document: string;
  readonly source: SourceText;
  readonly structure: Structure;
  readonly diagnostics: readonly Diagnostic[];
}

type MarkedLoneText = Omit<ReadLoneText, 'structure' | 'diagnostics' | 'date'> & {
  readonly date?: string | undefined;
};

/**
 * Reads the texts of a section, or one text of a set FAQ, writes the proposed marked texts and decisions, and builds the
 * pages from them without any correction, as if every question had been answered.
 */
export const buildAlone = (...texts: readonly LoneText[]): Staged<Build> => buildTexts(texts);

/** The same for texts of several sets, each with its document and the facts of its cards. */
export const buildTexts = (texts: readonly LoneText[], facts?: readonly CardFact[]): Staged<Build> => {
  const read = texts.map((one): ReadLoneText => {
    const { kind, lang, text, document = kind === 'set-faq' ? 'm10' : 'ipg' } = one;
    const source = createSourceText(`${one.document ?? 'lone'}.${lang}.txt`, text);
    const { value, diagnostics } = readStructure(source, kind, { languages: [lang] });
    return { ...one, document, source, structure: value, diagnostics };
  });
  const input = sectionInput(read);
  const sets = read.flatMap((one) => (one.structure.kind === 'set-faq' ? [setInput(one, facts)] : []));
  const built = buildPages({
    ...emptyContent,
    documents: sets.map(({ document }) => testSet(document)),
    ...input,
    sources: [...input.sources, ...sets.flatMap((set) => set.sources)],
    chapterDecisions: sets.flatMap((set) => set.chapterDecisions),
    facts: facts ?? sets.flatMap((set) => set.facts),
  });
  return { ...built, diagnostics: [...read.flatMap((one) => one.diagnostics), ...built.diagnostics] };
};

/** The marked texts of a section, and what is proposed about them. */
const sectionInput = (texts: readonly ReadLoneText[]): Pick<Content, 'sources' | 'sectionDecisions'> => {
  const next = texts.flatMap(({ lang, source, structure }) => {
    if (structure.kind !== 'guide') return [];
    const own = languagesIn(structure, lang);
    const paragraphs = nameParagraphs(source, structure, own[0] ?? lang);
    return own.map((one) => ({ lang: one, source, paragraphs }));
  });
  const section = sectionOf(texts[0]);
  const { value: plan } = planTexts({ document: 'ipg', section, ...noTexts }, next, {
    facts: [],
    readMentions,
  });
  return {
    sources: texts.flatMap((text) => {
      const rows = plan.texts.get(text.source.file);
      return rows ? [markedInput(text, rows, languagesOfPlan(plan, text), sectionOf(text))] : [];
    }),
    sectionDecisions: decidedIn(plan, sectionDecisionsSchema),
  };
};

/** The number that a text prints, or one of ours. */
const sectionOf = (text: Pick<ReadLoneText, 'structure'> | undefined): string =>
  (text?.structure.kind === 'guide' ? text.structure.section : null) ?? '9.9';

const languagesOfPlan = ({ files }: Plan, { source }: ReadLoneText): readonly Language[] =>
  languages.filter((lang) => files[lang] === source.file);

/** Clauses in other languages are printed beside those of this one; annotations need a language of the source. */
const languagesIn = ({ blocks }: GuideStructure, named: Language): readonly Language[] =>
  languages.filter(
    (lang) => lang === named || blocks.some((block) => block.role === 'annotation' && block.lang === lang),
  );

/** The marked text of a set FAQ, what is proposed about it, and a fact for each of its cards. */
const setInput = (text: ReadLoneText, facts: readonly CardFact[] = []) => {
  const { document, lang, source, structure, date } = text;
  const next = { lang, source, paragraphs: nameParagraphs(source, structure, lang) };
  const { value: plan } = planTexts({ document, ...noTexts }, [next], { facts, readMentions });
  const slugs = plan.rows.flatMap((chapter) =>
    [chapter, ...chapter.rows].flatMap(({ rows }) =>
      rows.flatMap(({ kind, id }) => (isCard(kind) ? [id] : [])),
    ),
  );
  return {
    document,
    ...faqInput(plan, [next], date),
    facts: [...new Set(slugs)].map((slug): CardFact => ({ slug, names: { en: slug } })),
  };
};

const isCard = (kind: Row['kind']): boolean => kind === 'card' || kind === 'box';

/** The files of a plan of a set FAQ, as if every question had been answered. */
export const faqInput = (
  plan: Plan,
  texts: readonly NextText[],
  date?: string,
): Pick<Content, 'sources' | 'chapterDecisions'> => {
  const { document } = plan;
  return {
    sources: texts.map(({ lang, source }) =>
      markedInput(
        { document, kind: 'set-faq', lang, date, text: source.text, source },
        plan.texts.get(source.file) ?? [],
      ),
    ),
    chapterDecisions: decidedIn(plan, chapterDecisionsSchema),
  };
};

/** The decisions of a plan, where nothing was decided before. */
const decidedIn = <Value>(
  { document, decisions }: TextsPlan,
  schema: z.ZodType<Value>,
): readonly Decided<Value>[] =>
  decisions.flatMap(({ path: file, change }) => {
    const text = change('');
    const page = /(?<page>[^/]+)\.yml$/u.exec(file)?.groups?.page ?? '';
    return text === undefined ? [] : [{ document, page, file, value: schema.parse(parse(text)) }];
  });

/** A document for the texts of a set. */
const testSet = (id: string): Document => ({
  id,
  kind: 'set-faq',
  titles: inInterface(() => 'test'),
  prevails: 'en',
});

/** A text as it would be written, without the questions. */
const markedInput = (
  { document, kind, lang, date = '2009-06-23', text, source }: MarkedLoneText,
  rows: readonly NamedText[],
  own: readonly Language[] = [lang],
  section?: string,
): Content['sources'][number] => {
  const said = { origin: 'test', owner: 'test', date };
  const { head } = planHead(undefined, {
    ...{ file: source.file, kind, languages: own },
    section,
    provenance: Object.fromEntries(own.map((one) => [one, said])),
  });
  const lines = layRows(
    source,
    rows.map((row) => ({ ...row, remarks: [] })),
    own[0] ?? lang,
  );
  return {
    document,
    entry: entryOfHead(headSchema.parse(parse(head)), ''),
    text,
    written: writeMarkedText({ head, lines }),
  };
};

/** The input of a build without texts and decisions. */
export const emptyContent: Content = {
  documents: [],
  contents: [],
  sources: [],
  sectionDecisions: [],
  chapterDecisions: [],
  corrections: [],
  facts: [],
  terms: [],
  wording: noWording,
  said: {},
  laterChanges: { checks: [], changes: [] },
  ruleNumbers: [],
  doubts: [],
  unofficial: [],
  changes: [],
};
