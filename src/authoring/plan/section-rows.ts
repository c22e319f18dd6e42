import { type Language, languages, languagesOf } from '../../schema/language.ts';
import type { GuideBlock } from '../read/structure.ts';
import { toQuestion } from './edit-edition.ts';
import { dividersIn, inTextOrder, type NamedText } from './lay-rows.ts';
import type { SectionPlan } from './plan-section.ts';
import type { SectionText } from './rows.ts';

/** The rows of one of the newer texts of a plan, in the order of the text. */
export const rowsOfPlan = (plan: SectionPlan, { source, structure }: SectionText): readonly NamedText[] => {
  const own = languages.filter((lang) => plan.files[lang] === source.file);
  const row = (name: string, lang: Language, piece: NamedText['piece']): NamedText => ({
    margin: lang === own[0] ? name : `${name} ${lang}`,
    piece,
  });
  return inTextOrder(
    [
      ...structure.blocks.flatMap((block) => headingsOf(block).map((name) => row(name, block.lang, block))),
      ...plan.rows.flatMap(({ id, lines, prints, annotations }) => [
        ...own.flatMap((lang) => (lines[lang] ?? []).map(({ piece }) => row(id, lang, piece))),
        ...prints.flatMap((one) => (own.includes(one.in) ? [row(id, one.lang, one.piece)] : [])),
        ...annotations.flatMap((one) => (own.includes(one.lang) ? [row(one.id, one.lang, one.piece)] : [])),
      ]),
    ],
    [
      ...plan.ledger
        .filter((one) => one.source === source)
        .map(({ block: { reason, flow }, isToReview }) => ({
          margin: reason,
          piece: { flow, markup: [] },
          remarks: isToReview ? [toQuestion('is the next line no part of the text?')] : [],
        })),
      ...dividersIn(source, structure.markup),
    ],
  );
};

/** What a person is to look at, by the file of a text and the name of a row in it: a newer text, else any. */
export const questionsIn = ({
  rows,
  files,
  next,
}: SectionPlan): ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> => {
  const asked = new Map<string, Map<string, readonly string[]>>();
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
    const name = place.lang === first ? place.name : `${place.name} ${place.lang}`;
    asked.set(file, (asked.get(file) ?? new Map()).set(name, asks));
  }
  return asked;
};

/** The name of a title or heading. */
const headingsOf = ({ role, part, inside }: GuideBlock): readonly string[] => {
  if (role === 'title') return ['title'];
  return role === 'heading' ? [`${inside ? 'subheading' : 'heading'} ${part ?? 'definition'}`] : [];
};
