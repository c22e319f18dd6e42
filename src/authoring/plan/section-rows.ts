import type { PreparedSource } from '../../pipeline/edition/prepare-source.ts';
import { partOfId } from '../../pipeline/edition/tree.ts';
import type { Flow, Piece } from '../../pipeline/text/flow.ts';
import { offsetsOfRange } from '../../pipeline/text/source-text.ts';
import { findInvisible } from '../../pipeline/text/unprintable.ts';
import { ledgerReasons } from '../../schema/coverage.ts';
import { type Language, languages } from '../../schema/language.ts';
import type { GuideBlock, GuideStructure } from '../read/structure.ts';
import { toQuestion } from './edit-edition.ts';
import type { NamedText } from './lay-rows.ts';
import type { SectionPlan } from './plan-section.ts';
import type { DraftText, NextText } from './row-draft.ts';

/** The rows of one of the newer texts of a plan, in the order of the text. */
export const rowsOfPlan = (plan: SectionPlan, { source, structure }: NextText): readonly NamedText[] => {
  const own = languagesOfFile(plan, source.file);
  const named = (name: string, lang: Language): string => (lang === own[0] ? name : `${name} ${lang}`);
  const asked = questionsOf(plan);
  const withMarks = (flow: Flow): Pick<Piece, 'flow' | 'markup'> => {
    const block = structure.blocks.find((one) => one.flow.offsets[0] === flow.offsets[0]);
    return { flow, markup: block?.markup ?? [] };
  };
  const rowsOf = (name: string, lang: Language, text: DraftText | undefined): readonly NamedText[] =>
    text?.source === source
      ? text.flows.map((flow) => ({ margin: named(name, lang), piece: withMarks(flow) }))
      : [];
  const unseen = findInvisible(source.text);
  const rows = [
    ...structure.blocks.flatMap((block) => headingRow(block, named)),
    ...plan.rows.flatMap(({ id, texts, alsoPrinted, annotations }) => [
      ...[...texts].flatMap(([lang, text]) => rowsOf(id, lang, text)),
      ...alsoPrinted.flatMap((one) => rowsOf(id, one.lang, one)),
      ...annotations.flatMap((one) => rowsOf(one.id, one.lang, one)),
    ]),
    ...plan.ledger.flatMap(({ source: from, block, isToReview }) =>
      from === source
        ? [
            {
              margin: block.reason,
              piece: { flow: block.flow, markup: [] },
              remarks: isToReview ? [toQuestion('is the next line no part of the text?')] : [],
            },
          ]
        : [],
    ),
    // What cannot be seen is no row.
    ...structure.markup
      .filter((range) => offsetsOfRange(range).some((offset) => !unseen.has(offset)))
      .map((range) => ({
        margin: 'divider',
        piece: { flow: { text: '', offsets: [] }, markup: [range] },
      })),
  ];
  const inOrder = rows.toSorted((one, other) => startOf(one) - startOf(other));
  return inOrder.map((row) => {
    const questions = asked.get(`${source.file} ${row.margin}`);
    asked.delete(`${source.file} ${row.margin}`);
    return questions ? { ...row, remarks: questions.map(toQuestion) } : row;
  });
};

/** What a person is to look at in texts that stay as they are, by file and margin. */
export const questionsElsewhere = (
  plan: SectionPlan,
): ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> => {
  const renewed = new Set(plan.next.map(({ source }) => source.file));
  const all = new Map<string, Map<string, readonly string[]>>();
  for (const [place, questions] of questionsOf(plan)) {
    const [file = '', ...margin] = place.split(' ');
    if (renewed.has(file)) continue;
    all.set(file, (all.get(file) ?? new Map()).set(margin.join(' '), questions));
  }
  return all;
};

/** The questions of a plan, by the file and the margin of the row that they are asked at: a newer text, else any. */
const questionsOf = (plan: SectionPlan): Map<string, readonly string[]> => {
  const asked = new Map<string, readonly string[]>();
  for (const { id, texts, alsoPrinted, annotations, reviews } of plan.rows) {
    if (reviews.length === 0) continue;
    const all = [
      ...languages.flatMap((lang) => {
        const text = texts.get(lang);
        return text ? [{ name: id, lang, text }] : [];
      }),
      ...alsoPrinted.map((text) => ({ name: id, lang: text.lang, text })),
      ...annotations.map((text) => ({ name: text.id, lang: text.lang, text })),
    ];
    const place = all.find(({ text }) => plan.next.some(({ source }) => source === text.source)) ?? all[0];
    if (!place) continue;
    const [first] = languagesOfFile(plan, place.text.source.file);
    const margin = place.lang === first ? place.name : `${place.name} ${place.lang}`;
    asked.set(`${place.text.source.file} ${margin}`, reviews);
  }
  return asked;
};

const languagesOfFile = ({ sources }: SectionPlan, file: string): readonly Language[] =>
  languages.filter((lang) => sources[lang] === file);

const headingRow = (
  { role, part, inside, lang, flow, markup }: GuideBlock,
  named: (name: string, lang: Language) => string,
): readonly NamedText[] => {
  if (role === 'title') return [{ margin: named('title', lang), piece: { flow, markup } }];
  if (role !== 'heading') return [];
  const name = `${inside ? 'subheading' : 'heading'} ${part ?? 'definition'}`;
  return [{ margin: named(name, lang), piece: { flow, markup } }];
};

const startOf = ({ piece }: NamedText): number =>
  Math.min(
    ...(piece?.flow.offsets ?? []).filter((offset) => offset >= 0),
    ...(piece?.markup ?? []).map(({ start }) => start),
  );

/** The structure of a text as its marked text has it, for what compares texts. */
export const structureOf = ({ paragraphs, entry, unseen }: PreparedSource): GuideStructure => ({
  kind: 'guide',
  section: entry.section ?? null,
  blocks: paragraphs.flatMap(
    ({ name: { is, id, lang, part = null }, piece, label }): readonly GuideBlock[] => {
      if (!piece) return [];
      const { flow, markup } = piece;
      switch (is) {
        case 'title':
          return [{ role: is, part: null, lang, flow, markup }];
        case 'heading':
          return [{ role: is, part, lang, flow, markup }];
        case 'subheading':
          return [{ role: 'heading', part, inside: true, lang, flow, markup }];
        case 'clause': {
          const own = partOfId(id);
          const role = own === 'penalty' ? 'penalty' : 'clause';
          return [{ role, part: own, lang, flow, markup, ...(own === 'examples' && label ? { label } : {}) }];
        }
        case 'annotation': {
          const isOfPart = id.startsWith('examples-');
          return [
            {
              role: is,
              part: partOfId(id),
              lang,
              flow,
              markup,
              ...(isOfPart ? { about: { scope: 'part' } } : {}),
            },
          ];
        }
        default:
          return [];
      }
    },
  ),
  ledger: paragraphs.flatMap(({ name: { is }, piece }) => {
    const reason = ledgerReasons.find((one) => one === is);
    return reason && piece ? [{ reason, flow: piece.flow }] : [];
  }),
  markup: [
    ...unseen,
    ...paragraphs.flatMap(({ name, piece }) => (name.is === 'divider' ? (piece?.markup ?? []) : [])),
  ],
});
