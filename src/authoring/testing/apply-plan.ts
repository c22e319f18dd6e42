import { parse } from 'yaml';
import type { Content } from '../../pipeline/content.ts';
import { joinTexts } from '../../pipeline/join/join-texts.ts';
import { prepareSource, sourcePath } from '../../pipeline/marked-text/prepare-source.ts';
import { createSourceText } from '../../pipeline/text/source-text.ts';
import type { CardFact } from '../../schema/card.ts';
import { chapterDecisionsSchema, sectionDecisionsSchema } from '../../schema/decision.ts';
import type { SourceKind } from '../../schema/document-kind.ts';
import { inInterface, type Language, languages } from '../../schema/language.ts';
import { entryOfHead, headSchema } from '../../schema/source.ts';
import { noWording } from '../../schema/wording.ts';
import { planTexts } from '../plan/plan.ts';
import type { NextText } from '../plan/rows.ts';
import { nameParagraphs } from '../read/name-paragraphs.ts';
import { readStructure } from '../read/read-structure.ts';
import { type NewText, planFiles } from '../write/plan-files.ts';
import type { PlannedFiles } from '../write/planned-files.ts';
import { readMentions } from './wording.fixture.ts';

export const readNext = (
  file: string,
  kind: SourceKind,
  lang: Language,
  text: string,
  known: Omit<Parameters<typeof readStructure>[2], 'languages'> & {
    readonly languages?: readonly Language[];
  } = {},
): NextText => {
  const source = createSourceText(file, text);
  const { value } = readStructure(source, kind, { languages: [lang], ...known });
  return { lang, source, paragraphs: nameParagraphs(source, value, lang) };
};

/** Files by their paths: texts, marked texts and decisions. */
export type TextFiles = ReadonlyMap<string, string>;

/** Converts files to the input of a build, as if every question had been answered. */
export const contentOf = (files: TextFiles, facts: readonly CardFact[] = []): Content => {
  const sources = filesIn(files, 'texts').map(({ document, text: written }) => {
    const entry = entryOfHead(headSchema.parse(parse(written.split('---\n')[1] ?? '')), '');
    const text = files.get(sourcePath(document, entry.file)) ?? '';
    return { document, entry, text, written: written.replace(/^\? .*\n/gmu, '') };
  });
  const kinds = new Map(
    sources.map(({ document, entry }) => [document, entry.kind === 'set-faq' ? 'set-faq' : 'guide'] as const),
  );
  const decided = filesIn(files, 'decisions').map(({ document, path: file, text }) => {
    const page = file.replace(/^.*\/|\.yml$/gu, '');
    return { document, page, file, value: parse(text) as unknown };
  });
  const decidedOf = (kind: string) => decided.filter(({ document }) => kinds.get(document) === kind);
  return {
    ...{ contents: [], corrections: [], terms: [], wording: noWording, phrases: {}, ruleNumbers: [] },
    ...{ laterChanges: { checks: [], changes: [] }, doubts: [], unofficial: [], changes: [] },
    documents: Array.from(kinds, ([id, kind]) => ({
      ...{ id, kind, titles: inInterface(() => 'test'), prevails: 'en' as const },
    })),
    ...{ sources, facts },
    sectionDecisions: decidedOf('guide').map((one) => ({
      ...one,
      value: sectionDecisionsSchema.parse(one.value),
    })),
    chapterDecisions: decidedOf('set-faq').map((one) => ({
      ...one,
      value: chapterDecisionsSchema.parse(one.value),
    })),
  };
};

const filesIn = (files: TextFiles, folder: string) =>
  [...files].flatMap(([path, text]) => {
    const [room, own, document = ''] = path.split('/');
    return room === 'content' && own === folder ? [{ document, path, text }] : [];
  });

export const joinFiles = (files: TextFiles) => {
  const content = contentOf(files);
  const prepared = content.sources.map((one) => prepareSource(one));
  const texts = prepared.map(({ value }) => value);
  const { value: joined, diagnostics } = joinTexts(texts, content);
  return {
    ...{ texts, joined },
    diagnostics: [...prepared.flatMap((one) => one.diagnostics), ...diagnostics],
  };
};

interface TextsOf {
  readonly document: string;
  readonly section?: string | undefined;
  readonly kind: (text: NextText) => SourceKind;
  readonly provenance?: NewText['provenance'];
  readonly facts?: readonly CardFact[];
  /** The addresses that were ever published. */
  readonly published?: readonly string[];
}

/** Plans texts over those of a section or a set FAQ as `content -- add` and `update` do, and applies the plan. */
export const applyPlan = (
  before: TextFiles,
  given: readonly NextText[],
  { document, section, kind, provenance = {}, facts = [], published = [] }: TextsOf,
) => {
  const { texts, joined } = joinFiles(before);
  const next = given.filter(({ source }) => texts.every((text) => text.source.text !== source.text));
  const { value: plan, diagnostics } = planTexts({ document, section, texts, joined, published }, next, {
    ...{ facts, readMentions },
  });
  const sources = Map.groupBy(given, ({ source }) => source);
  const planned = planFiles(
    plan,
    Array.from(
      sources,
      ([source, own]): NewText => ({
        ...{ source, file: source.file, section, provenance },
        kind: own[0] ? kind(own[0]) : 'guide',
        languages: languages.filter((lang) => own.some((text) => text.lang === lang)),
      }),
    ),
    ...[texts, [], []],
    (file) => before.get(file),
  );
  return { plan, files: withPlan(before, planned), diagnostics };
};

const withPlan = (files: TextFiles, { write, remove }: PlannedFiles): TextFiles =>
  new Map(
    [...files, ...write.map(({ path, text }) => [path, text] as const)].filter(
      ([path]) => !remove.includes(path),
    ),
  );
