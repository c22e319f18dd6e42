import { offsetsOfRange } from '../../pipeline/text/source-text.ts';
import { findInvisible } from '../../pipeline/text/unprintable.ts';
import { type Language, languages, languagesOf } from '../../schema/language.ts';
import type { GuideBlock } from '../read/structure.ts';
import { toQuestion } from './edit-edition.ts';
import type { NamedText } from './lay-rows.ts';
import type { SectionPlan } from './plan-section.ts';
import type { SectionText } from './rows.ts';

/** The rows of one of the newer texts of a plan, in the order of the text. */
export const rowsOfPlan = (plan: SectionPlan, { source, structure }: SectionText): readonly NamedText[] => {
  const own = languages.filter((lang) => plan.files[lang] === source.file);
  const row = (name: string, lang: Language, piece: NamedText['piece']): NamedText => ({
    margin: lang === own[0] ? name : `${name} ${lang}`,
    piece,
  });
  const asked = questionsOf(plan);
  const unseen = findInvisible(source.text);
  const rows = [
    ...structure.blocks.flatMap((block) => headingsOf(block).map((name) => row(name, block.lang, block))),
    ...plan.rows.flatMap(({ id, lines, prints, annotations }) => [
      ...own.flatMap((lang) => (lines[lang] ?? []).map(({ piece }) => row(id, lang, piece))),
      ...prints.flatMap((one) => (own.includes(one.in) ? [row(id, one.lang, one.piece)] : [])),
      ...annotations.flatMap((one) => (own.includes(one.lang) ? [row(one.id, one.lang, one.piece)] : [])),
    ]),
    ...plan.ledger
      .filter((one) => one.source === source)
      .map(({ block: { reason, flow }, isToReview }) => ({
        margin: reason,
        piece: { flow, markup: [] },
        remarks: isToReview ? [toQuestion('is the next line no part of the text?')] : [],
      })),
    // What cannot be seen is no row.
    ...structure.markup
      .filter((range) => offsetsOfRange(range).some((offset) => !unseen.has(offset)))
      .map((range) => ({
        margin: 'divider',
        piece: { flow: { text: '', offsets: [] }, markup: [range] },
      })),
  ];
  const inOrder = rows.toSorted((one, other) => startOf(one.piece) - startOf(other.piece));
  return inOrder.map((one): NamedText => {
    const questions = asked.get(`${source.file} ${one.margin}`);
    asked.delete(`${source.file} ${one.margin}`);
    return questions ? { ...one, remarks: questions.map(toQuestion) } : one;
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
const questionsOf = ({ rows, files, next }: SectionPlan): Map<string, readonly string[]> => {
  const asked = new Map<string, readonly string[]>();
  for (const { id, lines, prints, annotations, asks } of rows) {
    if (asks.length === 0) continue;
    const all = [
      ...languagesOf(lines).map((lang) => ({ name: id, lang, in: lang })),
      ...prints.map((one) => ({ name: id, lang: one.lang, in: one.in })),
      ...annotations.map((one) => ({ name: one.id, lang: one.lang, in: one.lang })),
    ];
    const place = all.find((one) => next.some(({ lang }) => lang === one.in)) ?? all[0];
    const file = place && files[place.in];
    if (!place || file === undefined) continue;
    const first = languages.find((lang) => files[lang] === file);
    asked.set(`${file} ${place.lang === first ? place.name : `${place.name} ${place.lang}`}`, asks);
  }
  return asked;
};

/** The name of a title or heading. */
const headingsOf = ({ role, part, inside }: GuideBlock): readonly string[] => {
  if (role === 'title') return ['title'];
  return role === 'heading' ? [`${inside ? 'subheading' : 'heading'} ${part ?? 'definition'}`] : [];
};

const startOf = (piece: NamedText['piece']): number =>
  Math.min(
    ...(piece?.flow.offsets ?? []).filter((offset) => offset >= 0),
    ...(piece?.markup ?? []).map(({ start }) => start),
  );
