import type { RootContent } from 'mdast';
import {
  annotationsOf,
  type Clause,
  type ClauseText,
  type GuideSection,
  type Part,
  parts,
  type Reason,
} from '../../schema/guide.ts';
import { commonLanguage, inEachLanguage, mapTexts } from '../../schema/language.ts';
import { nameOfSpan } from '../../schema/source.ts';
import type { ClauseNode, RulingPart, SectionTree } from '../join/tree.ts';
import type { Piece } from '../text/flow.ts';
import { historyOf } from './former.ts';
import { sectionHead } from './frontmatter.ts';
import { type EmittedPage, flowElement, lineElement, toPhrasing } from './mdx.ts';
import { type SinceOf, withDifferences } from './status.ts';
import {
  type Emitted,
  type EmittedText,
  type Enrich,
  elementOfTexts,
  emitText,
  paragraphs,
  type Slots,
  slotsOf,
  toPrinted,
  translationSlots,
} from './text.ts';

/** The page of a section. */
export const emitSection = (
  tree: SectionTree,
  enrich: Enrich,
  sinceOf: SinceOf,
): EmittedPage<GuideSection> => {
  const { document, section, entries, decisions, former } = tree;
  const self = `${document}/${section}/`;
  const editions = inEachLanguage((lang) => {
    const entry = entries[lang];
    const edition = entry?.editions[lang];
    return entry && edition && { file: entry.file, origin: entry.origin, owner: entry.owner, ...edition };
  });
  const headings = tree.headings.map(({ part, lang, before, piece }) => {
    const { rich, source } = emitText(paragraphs(piece), lang, self, enrich);
    const [{ text, nodes } = { text: '', nodes: [] }] = rich;
    const record = { part, lang, ...(before === undefined ? {} : { before }), text, source };
    const place = { source: nameOfSpan(source), ...(before === undefined ? {} : { slot: lang }) };
    return { record, element: lineElement('Heading', place, toPhrasing(nodes)) };
  });
  const clauses = tree.clauses.map((clause) =>
    emitClause(clause, self, enrich, (address) => sinceOf(address, editions)),
  );
  const printed = headings.map(({ record }) => record);
  const texts = clauses.map(({ record }) => record);
  const { editions: formerEditions, wordings } = historyOf(former, texts);
  const official = texts.map((clause): Clause => {
    const own = wordings.get(clause.id);
    return own ? { ...clause, history: [...own] } : clause;
  });
  const record: GuideSection = {
    schemaVersion: 4,
    document,
    section,
    titles: titlesOf(tree, printed),
    penalty: penaltyOf(official),
    editions,
    ...(formerEditions.length === 0 ? {} : { formerEditions: [...formerEditions] }),
    headings: printed,
    clauses: official,
    ...(decisions.retired
      ? {
          retired: Object.entries(decisions.retired).map(([id, to]) => ({
            id,
            now: to.replace(`${self}#`, ''),
          })),
        }
      : {}),
  };
  const headingsAt = Map.groupBy(headings, ({ record: { part, before } }) => `${part} ${before}`);
  const headingElements = (part: Part | 'title'): readonly RootContent[] =>
    (headingsAt.get(`${part} undefined`) ?? []).map(({ element }) => element);
  /** The headings inside a part, above a clause or (null) at its end: the first of each language beside each other, then the second. */
  const innerHeadings = (part: Part, before: string | null): readonly RootContent[] => {
    const own = headingsAt.get(`${part} ${before}`) ?? [];
    const rows = Map.groupBy(
      own,
      ({ record: { lang } }, index) =>
        own.slice(0, index).filter(({ record }) => record.lang === lang).length,
    );
    return Array.from(rows.values(), (row) =>
      flowElement(
        'Headings',
        {},
        row.map(({ element }) => element),
      ),
    );
  };
  const slots = new Map(clauses.map((clause) => [clause.record.id, clause.slots]));
  const body = ({ clauses: complete }: GuideSection): readonly RootContent[] => [
    ...headingElements('title'),
    ...parts.flatMap((part): RootContent[] => {
      const own = complete.filter((clause) => clause.part === part);
      const children = [
        ...headingElements(part),
        ...own.flatMap((clause) => [
          ...innerHeadings(part, clause.id),
          elementOfTexts('Clause', { id: clause.id }, slots.get(clause.id) ?? {}, translationsOf(clause)),
        ]),
        ...innerHeadings(part, null),
      ];
      return children.length === 0 ? [] : [flowElement('Part', { id: part }, children)];
    }),
  ];
  return { path: `${document}/${section}.mdx`, record, body, head: sectionHead };
};

const emitClause = (
  { id, part, label, otherLabels, texts: pieces, alsoPrinted, annotations: notes, decision }: ClauseNode,
  self: string,
  enrich: Enrich,
  sinceOf: SinceOf,
): Emitted<Clause> => {
  const address = `${self}#${id}`;
  const texts = mapTexts(pieces, (own, lang) =>
    emitText(
      label === undefined && own.every(isPoint) ? points(own) : paragraphs(...own),
      lang,
      address,
      enrich,
    ),
  );
  const also = alsoPrinted.map(({ lang, piece }) => ({
    lang,
    text: emitText(paragraphs(piece), lang, address, enrich),
  }));
  const annotations = notes.map((note) => ({
    ...note,
    text: emitText(paragraphs(note.piece), note.lang, `${self}#${note.id}`, enrich),
  }));
  const { statusIn, ...since } = sinceOf(address);
  const isEnglishCurrent = texts[commonLanguage] !== undefined && statusIn(commonLanguage) === 'current';
  const record: Clause = {
    id,
    part,
    ...(label === undefined ? {} : { label }),
    texts: mapTexts(texts, (text, lang) => clauseText(text, otherLabels[lang], decision.differs?.[lang])),
    missing: Object.values(mapTexts(decision.missing ?? {}, (reason, lang) => ({ lang, reason }))),
    ...(also.length === 0
      ? {}
      : {
          alsoPrinted: also.map(({ lang, text }) => {
            const { corrections: _corrections, ...printed } = toPrinted(text);
            return { lang, ...printed };
          }),
        }),
    annotations: inEachLanguage((lang) => {
      const own = annotations.filter((annotation) => annotation.lang === lang);
      return own.length === 0 ? undefined : own.map((note) => ({ id: note.id, ...toPrinted(note.text) }));
    }),
    status: mapTexts(texts, (_text, lang) =>
      withDifferences(statusIn(lang), decision.differs?.[lang], lang !== commonLanguage && isEnglishCurrent),
    ),
    ...since,
  };
  const beside = [
    ...also.map(({ text }) => [nameOfSpan(text.source), text.content]),
    ...annotations.map((note) => [`${note.id}-${note.lang}`, note.text.content]),
  ];
  return { record, slots: { ...slotsOf(texts), ...Object.fromEntries(beside) } };
};

/** Whether a bullet is before a text: on the page it is an item of a list, which has an ID of its own. */
const isPoint = ({ source, flow, markup: [mark] }: Piece): boolean =>
  mark !== undefined &&
  mark.start < (flow.offsets[0] ?? 0) &&
  /^[*•●·▪■◦○–—-]$/u.test(source.text.slice(mark.start, mark.end).trim());

const points = (pieces: readonly Piece[]): readonly RulingPart[] => [{ type: 'list', pieces }];

const translationsOf = ({ unofficial, annotations }: Clause): Slots =>
  Object.assign(
    translationSlots(unofficial),
    ...annotationsOf({ annotations }).map((note) => translationSlots(note.unofficial, note.id)),
  );

const clauseText = (
  own: EmittedText,
  label: string | undefined,
  differs: Reason[] | undefined,
): ClauseText => {
  const { text, source, ...rest } = toPrinted(own);
  return {
    text,
    ...(label === undefined ? {} : { label }),
    ...(differs ? { differs } : {}),
    source: own.spans.length === 1 ? source : [...own.spans],
    ...rest,
  };
};

const titlesOf = (
  { entries, decisions }: SectionTree,
  headings: GuideSection['headings'],
): GuideSection['titles'] =>
  inEachLanguage((lang) => {
    const printed = headings.filter((heading) => heading.part === 'title' && heading.lang === lang);
    // The language's own source goes before another source that prints the title in that language too.
    const own = printed.find(({ source }) => source.file === entries[lang]?.file) ?? printed[0];
    return decisions.titles?.[lang]?.text ?? own?.text;
  });

const penaltyOf = (clauses: readonly Clause[]): GuideSection['penalty'] => {
  const penalty = clauses.find(({ part }) => part === 'penalty');
  return inEachLanguage(
    (lang) => penalty?.texts[lang]?.text ?? penalty?.alsoPrinted?.find((also) => also.lang === lang)?.text,
  );
};
