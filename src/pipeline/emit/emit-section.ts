import type { RootContent } from 'mdast';
import {
  type Clause,
  type ClauseText,
  type GuideSection,
  guideSectionSchema,
  type Part,
  parts,
  type Reason,
} from '../../schema/guide.ts';
import { inEachLanguage, type Language, mapTexts } from '../../schema/language.ts';
import type { Printed } from '../../schema/printed.ts';
import { nameOfSpan } from '../../schema/source.ts';
import type { Validity } from '../../schema/validity.ts';
import type { ClauseNode, HeadingNode, SectionTree } from '../edition/tree.ts';
import type { RichText } from '../inline/rich.ts';
import { type Piece, spanOfPiece } from '../text/flow.ts';
import { flowElement, lineElement, textBlocks, toMdx, toPhrasing } from './mdx.ts';
import type { ValidityOf } from './validity.ts';

/** A page: its record, and what writes the MDX file that has the record as frontmatter. */
export interface EmittedPage<Record> {
  readonly document: string;
  /** Path under `content/docs`. */
  readonly path: string;
  readonly record: Record;
  /** Written when it is asked for: most of what is built is only checked. */
  readonly mdx: () => string;
}

/**
 * Makes a piece of source text rich for its page. `address` is where it goes, without language and base
 * (`ipg/2.3/#remedy-4`); `self` is the page that it must not link to, by default the one it is on.
 */
export type Enrich = (piece: Piece, lang: Language, address: string, self?: string) => RichText;

/** A text in a record, with its place and, where it has any, its corrections. */
export const toPrinted = (piece: Piece, { text, corrections }: RichText): Printed => ({
  text,
  source: spanOfPiece(piece),
  ...(corrections.length === 0 ? {} : { corrections: [...corrections] }),
});

/**
 * The MDX page of a section. `complete` adds to its record what comes from elsewhere (unofficial texts, comparisons with
 * later editions).
 */
export const emitSection = (
  tree: SectionTree,
  enrich: Enrich,
  validityOf: ValidityOf,
  complete: (official: GuideSection) => GuideSection,
): EmittedPage<GuideSection> => {
  const { document, section, entries, decisions } = tree;
  const self = `${document}/${section}/`;
  const headings = tree.headings.map((heading) => ({
    ...heading,
    rich: enrich(heading.piece, heading.lang, self),
  }));
  const clauses = tree.clauses.map((clause) =>
    emitClause(clause, self, enrich, validityOf(`${self}#${clause.id}`)),
  );

  const official: GuideSection = {
    schemaVersion: 2,
    document,
    section,
    titles: titlesOf(tree, headings),
    penalty: penaltyOf(clauses),
    editions: inEachLanguage((lang) => {
      const entry = entries[lang];
      const edition = entry?.editions[lang];
      return entry && edition && { file: entry.file, origin: entry.origin, owner: entry.owner, ...edition };
    }),
    headings: headings.map(({ part, lang, before, piece, rich }) => ({
      part,
      lang,
      ...(before === undefined ? {} : { before }),
      text: rich.text,
      source: spanOfPiece(piece),
    })),
    clauses: clauses.map(({ record: clause }) => clause),
    ...(decisions.retired?.length ? { retired: decisions.retired } : {}),
  };
  const record = guideSectionSchema.parse(complete(official));

  /** The headings of a part; with `before`, those inside it: above that clause, or (null) at its end. */
  const headingElements = (part: Part | 'title', before?: string | null): readonly RootContent[] =>
    (headingsAt.get(`${part} ${before}`) ?? []).map(({ piece, rich }) =>
      lineElement('Heading', { source: nameOfSpan(spanOfPiece(piece)) }, toPhrasing(rich.nodes)),
    );
  const headingsAt = Map.groupBy(headings, ({ part, before }) => `${part} ${before}`);
  const body = [
    ...headingElements('title'),
    ...parts.flatMap((part): RootContent[] => {
      const children = [
        ...headingElements(part),
        ...clauses.flatMap(({ part: own, record: { id }, element }) =>
          own === part ? [...headingElements(part, id), element] : [],
        ),
        ...headingElements(part, null),
      ];
      return children.length === 0 ? [] : [flowElement('Part', { id: part }, children)];
    }),
  ];
  return { document, path: `${document}/${section}.mdx`, record, mdx: () => toMdx(record, body) };
};

interface EmittedClause {
  readonly part: Part;
  readonly record: Clause;
  /** The clause as a component. */
  readonly element: RootContent;
}

const emitClause = (clause: ClauseNode, self: string, enrich: Enrich, validity: Validity): EmittedClause => {
  const { id, part, label, decision } = clause;
  const address = `${self}#${id}`;
  const texts = mapTexts(clause.texts, (pieces, lang) => ({
    pieces,
    rich: pieces.map((piece) => enrich(piece, lang, address)),
  }));
  const also = clause.alsoPrinted.map(({ lang, piece }) => ({
    lang,
    piece,
    rich: enrich(piece, lang, address),
  }));
  const annotations = clause.annotations.map((one) => ({
    ...one,
    rich: enrich(one.piece, one.lang, `${self}#${one.id}`),
  }));

  const record: Clause = {
    id,
    part,
    ...(label === undefined ? {} : { label }),
    texts: mapTexts(texts, ({ pieces, rich }, lang) => clauseText(pieces, rich, decision.differs?.[lang])),
    missing: Object.values(mapTexts(decision.missing ?? {}, (reason, lang) => ({ lang, reason }))),
    ...(also.length === 0 ? {} : { alsoPrinted: also.map(printOf) }),
    annotations: inEachLanguage((lang) => {
      const own = annotations.filter((annotation) => annotation.lang === lang);
      return own.length === 0
        ? undefined
        : own.map(({ id: name, piece, rich }) => ({ id: name, ...toPrinted(piece, rich) }));
    }),
    ...(validity.changes.length === 0 && !validity.policyChanges ? {} : { validity }),
  };

  const element = flowElement('Clause', { id }, [
    ...Object.values(mapTexts(texts, ({ rich }, lang) => textSlot(lang, rich))),
    ...also.map(({ piece, rich }) => textSlot(nameOfSpan(spanOfPiece(piece)), [rich])),
    ...annotations.map(({ id: name, rich }) => textSlot(name, [rich])),
  ]);
  return { part, record, element };
};

const textSlot = (slot: string, paragraphs: readonly RichText[]): RootContent =>
  flowElement('Text', { slot }, textBlocks(paragraphs));

const clauseText = (
  pieces: readonly Piece[],
  rich: readonly RichText[],
  reasons: Reason[] | undefined,
): ClauseText => {
  const spans = pieces.map(spanOfPiece);
  const [first] = spans;
  const corrections = rich.flatMap((one) => one.corrections);
  if (!first) throw new Error('The text of a clause has no paragraph.');
  return {
    text: rich.map(({ text }) => text).join('\n\n'),
    status: reasons ? 'differs' : 'aligned',
    ...(reasons ? { reasons } : {}),
    source: spans.length === 1 ? first : spans,
    ...(corrections.length === 0 ? {} : { corrections }),
  };
};

const printOf = ({ lang, piece, rich }: { lang: Language; piece: Piece; rich: RichText }): Print => ({
  lang,
  text: rich.text,
  source: spanOfPiece(piece),
});

type Print = NonNullable<Clause['alsoPrinted']>[number];

const titlesOf = (
  { entries, decisions }: SectionTree,
  headings: readonly (HeadingNode & { readonly rich: RichText })[],
): GuideSection['titles'] =>
  inEachLanguage((lang) => {
    const printed = headings.filter((heading) => heading.part === 'title' && heading.lang === lang);
    // The language's own source goes before another source that prints the title in that language too.
    const own = printed.find(({ piece }) => piece.source.file === entries[lang]?.file) ?? printed[0];
    return decisions.titles?.[lang]?.text ?? own?.rich.text;
  });

const penaltyOf = (clauses: readonly EmittedClause[]): GuideSection['penalty'] => {
  const record = clauses.find(({ part }) => part === 'penalty')?.record;
  return inEachLanguage(
    (lang) => record?.texts[lang]?.text ?? record?.alsoPrinted?.find((also) => also.lang === lang)?.text,
  );
};
