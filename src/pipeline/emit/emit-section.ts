import type { RootContent } from 'mdast';
import { type Clause, type ClauseText, type GuideSection, type Part, parts } from '../../schema/guide.ts';
import { inEachLanguage, mapTexts } from '../../schema/language.ts';
import { nameOfSpan } from '../../schema/source.ts';
import type { ClauseNode, HeadingNode, SectionTree, TextPart } from '../join/tree.ts';
import type { Piece } from '../text/flow.ts';
import { historyOf } from './former.ts';
import { flowElement, lineElement, toPhrasing } from './mdx.ts';
import { statusesOf, withDifferences } from './status.ts';
import {
  type Enrich,
  elementOfTexts,
  emitText,
  orNone,
  paragraphs,
  toPrinted,
  translationSlots,
} from './text.ts';
import { type EmitContext, type EmittedPage, emitUnit, type UnitContext } from './unit.ts';

export const emitSection = (tree: SectionTree, context: EmitContext): EmittedPage<GuideSection> => {
  const { document, section, entries, decisions, former } = tree;
  const page = `${document}/${section}/`;
  const editions = inEachLanguage((lang) => {
    const entry = entries[lang];
    const edition = entry?.editions[lang];
    return entry && edition && { file: entry.file, origin: entry.origin, owner: entry.owner, ...edition };
  });
  const compared = context.comparedOf(page);
  const headings = tree.headings.map((heading) => emitHeading(heading, page, context.enrich));
  const onPage: UnitContext = { ...context, page, dated: { editions, compared } };
  const clauses = tree.clauses.map((clause) => emitClause(clause, onPage));
  const printed = headings.map(({ record }) => record);
  const texts = clauses.map(({ record }) => record);
  const { editions: formerEditions, wordings } = historyOf(former, texts);
  const record: GuideSection = {
    ...{ schemaVersion: 4, document, section },
    titles: titlesOf(tree, printed),
    penalty: penaltyOf(texts),
    editions,
    formerEditions: orNone(formerEditions),
    compared,
    headings: printed,
    clauses: texts.map((clause) => ({ ...clause, history: wordings.get(clause.id) })),
    retired:
      decisions.retired &&
      Object.entries(decisions.retired).map(([id, to]) => ({ id, now: to.replace(`${page}#`, '') })),
  };
  /** The headings above a part or, with `before`, inside it: above that clause, or at the end if `before` is null. */
  const headingsAt = (part: Part | 'title', before?: string | null): readonly EmittedHeading[] =>
    headings.filter((heading) => heading.record.part === part && heading.record.before === before);
  const elementsOf = (own: readonly EmittedHeading[]): readonly RootContent[] =>
    own.map(({ element }) => element);
  const body = (): readonly RootContent[] => [
    ...elementsOf(headingsAt('title')),
    ...parts.flatMap((part): RootContent[] => {
      const children = [
        ...elementsOf(headingsAt(part)),
        ...clauses
          .filter((clause) => clause.record.part === part)
          .flatMap((clause) => [...inRows(headingsAt(part, clause.record.id)), clause.element()]),
        ...inRows(headingsAt(part, null)),
      ];
      return children.length === 0 ? [] : [flowElement('Part', { id: part }, children)];
    }),
  ];
  return { path: `${document}/${section}.mdx`, record, body };
};

const emitHeading = ({ part, lang, before, piece }: HeadingNode, page: string, enrich: Enrich) => {
  const { rich, source } = emitText(paragraphs(piece), lang, page, enrich);
  const [{ text, nodes } = { text: '', nodes: [] }] = rich;
  const place = { source: nameOfSpan(source), ...(before === undefined ? {} : { slot: lang }) };
  return {
    record: { part, lang, before, text, source },
    element: lineElement('Heading', place, toPhrasing(nodes)),
  };
};

type EmittedHeading = ReturnType<typeof emitHeading>;

/** Pairs the headings of one place across languages: the first of each language, then the second. */
const inRows = (headings: readonly EmittedHeading[]): readonly RootContent[] => {
  const rows = Map.groupBy(
    headings,
    ({ record: { lang } }, index) =>
      headings.slice(0, index).filter(({ record }) => record.lang === lang).length,
  );
  return Array.from(rows.values(), (row) =>
    flowElement(
      'Headings',
      {},
      row.map(({ element }) => element),
    ),
  );
};

const emitClause = (clause: ClauseNode, context: UnitContext) => {
  const { id, part, label, otherLabels, texts: pieces, alsoPrinted, decision } = clause;
  const partsOf = (own: readonly Piece[]): readonly TextPart[] =>
    label === undefined && own.every(isPoint) ? [{ type: 'list', pieces: own }] : paragraphs(...own);
  const unit = emitUnit(id, mapTexts(pieces, partsOf), {
    ...context,
    statusAt: (address, editions) => withDifferences(context.statusAt(address, editions), clause),
  });
  const also = alsoPrinted.map(({ lang, piece }) => ({
    lang,
    text: emitText(paragraphs(piece), lang, unit.address, context.enrich),
  }));
  const annotations = Array.from(
    Map.groupBy(clause.annotations, (note) => note.id),
    ([note, own]) =>
      emitUnit(note, Object.fromEntries(own.map(({ lang, piece }) => [lang, paragraphs(piece)])), context),
  );
  const record: Clause = {
    ...unit.fields,
    ...{ part, label },
    texts: mapTexts(
      unit.texts,
      (text, lang): ClauseText => ({
        ...toPrinted(text),
        label: otherLabels[lang],
        differs: decision.differs?.[lang],
        sources: text.spans.length === 1 ? undefined : [...text.spans],
      }),
    ),
    missing: Object.values(mapTexts(decision.missing ?? {}, (reason, lang) => ({ lang, reason }))),
    alsoPrinted: orNone(
      also.map(({ lang, text }) => {
        const { text: words, source } = toPrinted(text);
        return { lang, text: words, source };
      }),
    ),
    annotations: inEachLanguage((lang) =>
      orNone(
        annotations.flatMap(({ id: note, texts: { [lang]: text }, unofficial }) =>
          text ? [{ id: note, unofficial, ...toPrinted(text) }] : [],
        ),
      ),
    ),
    status: statusesOf(unit, unit.statusIn),
  };
  const beside = [
    ...also.map(({ text }) => [nameOfSpan(text.source), text.content]),
    ...annotations.flatMap(({ id: note, slots }) =>
      Object.entries(slots).map(([lang, content]) => [`${note}-${lang}`, content]),
    ),
  ];
  const element = (): RootContent =>
    elementOfTexts(
      'Clause',
      { id },
      { ...unit.slots, ...Object.fromEntries(beside) },
      Object.assign(
        translationSlots(unit.unofficial),
        ...annotations.map((note) => translationSlots(note.unofficial, note.id)),
      ),
    );
  return { record, element };
};

/** Whether a bullet is printed before the text. The page then shows it as a list item. */
const isPoint = ({ source, flow, markup: [mark] }: Piece): boolean =>
  mark !== undefined &&
  mark.start < (flow.offsets[0] ?? 0) &&
  /^[*•●·▪■◦○–—-]$/u.test(source.text.slice(mark.start, mark.end).trim());

const titlesOf = (
  { entries, decisions }: SectionTree,
  headings: GuideSection['headings'],
): GuideSection['titles'] =>
  inEachLanguage((lang) => {
    const printed = headings.filter((heading) => heading.part === 'title' && heading.lang === lang);
    // The title in the main source of a language wins over one in another source.
    const own = printed.find(({ source }) => source.file === entries[lang]?.file) ?? printed[0];
    return own?.text ?? decisions.titles?.[lang]?.text;
  });

const penaltyOf = (clauses: readonly Clause[]): GuideSection['penalty'] => {
  const penalty = clauses.find(({ part }) => part === 'penalty');
  return inEachLanguage(
    (lang) => penalty?.texts[lang]?.text ?? penalty?.alsoPrinted?.find((also) => also.lang === lang)?.text,
  );
};
