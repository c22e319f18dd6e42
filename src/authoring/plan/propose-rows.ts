import type { Staged } from '../../pipeline/diagnostics.ts';
import type { GuideBlock, GuideStructure } from '../../pipeline/structure/structure.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import { type Part, parts } from '../../schema/guide.ts';
import { type Language, languages } from '../../schema/language.ts';
import { type AlignedRow, alignTexts } from '../align/align-texts.ts';
import { identifyRows, type Places, partOf } from '../align/identify.ts';
import { type Knowledge, noKnowledge, vocabulariesOf } from '../align/knowledge.ts';
import type { Piece } from '../align/side.ts';
import type { Evidence } from '../align/voice-pair.ts';

/** A proposed clause row: for a person to decide. `score` is between 0 (a guess) and 1 (certain). */
export interface ProposedRow {
  readonly id: string;
  readonly part: Part;
  readonly label?: string;
  readonly zh?: readonly string[];
  readonly ja?: readonly string[];
  readonly en?: readonly string[];
  readonly score: number;
}

/** A proposed row with the stretches of the sources it is made of, and the reasons for it. */
export interface ExplainedRow extends Omit<ProposedRow, Language> {
  readonly pieces: Readonly<Partial<Record<Language, readonly Piece[]>>>;
  readonly evidence: readonly Evidence[];
}

/** One text of a section. */
export interface TextToAlign {
  readonly lang: Language;
  readonly source: SourceText;
  readonly structure: GuideStructure;
}

/**
 * Proposes rows for texts of the same section, in two or three languages. Clauses only: annotations stay with
 * the clause they stand at. A text without clauses is reported, and so is a second text of one language, which
 * is left out.
 */
export const proposeRows = (
  texts: readonly TextToAlign[],
  knowledge: Knowledge = noKnowledge,
): Staged<readonly ProposedRow[]> => {
  const { value, diagnostics } = explainRows(texts, knowledge);
  return { value: value.map(toProposedRow), diagnostics };
};

/** The same with the place of each text in its source and the reasons for each row. */
export const explainRows = (
  texts: readonly TextToAlign[],
  knowledge: Knowledge = noKnowledge,
): Staged<readonly ExplainedRow[]> => {
  const isFirst = ({ lang }: TextToAlign, index: number): boolean =>
    texts.findIndex((text) => text.lang === lang) === index;
  const used = texts.filter(isFirst);
  const rows = [
    ...penaltyRow(used),
    ...inEnglishOrder(inOrderOfParts(alignTexts(used, vocabulariesOf(knowledge)))),
  ];
  const identities = identifyRows(rows.map(placesOf));
  return {
    value: rows.flatMap((row, index): ExplainedRow[] => {
      const identity = identities[index];
      return identity
        ? [{ ...identity, pieces: row.pieces, evidence: row.evidence, score: toConfidence(row) }]
        : [];
    }),
    diagnostics: [
      ...texts.filter((text, index) => !isFirst(text, index)).map(secondText),
      ...used.filter((text) => !hasClauses(text)).map(noClauses),
    ],
  };
};

/** The plain form of an explained row. */
export const toProposedRow = ({ id, part, label, pieces, score }: ExplainedRow): ProposedRow => ({
  id,
  part,
  ...(label === undefined ? {} : { label }),
  ...Object.fromEntries(
    languages.flatMap((lang) =>
      pieces[lang] ? [[lang, pieces[lang].map(({ flow }) => flow.text)] as const] : [],
    ),
  ),
  score,
});

type Row = Pick<AlignedRow, 'pieces' | 'evidence' | 'score'> & { readonly places: Places };

const placesOf = ({ places }: Row): Places => places;

/** The penalty needs no evidence: a section has one. */
const penaltyRow = (texts: readonly TextToAlign[]): readonly Row[] => {
  const found = texts.flatMap(({ lang, structure }) => {
    const blocks = structure.blocks.filter((block) => block.role === 'penalty' && block.lang === lang);
    return blocks.length > 0 ? [[lang, blocks] as const] : [];
  });
  if (found.length === 0) return [];
  const byLanguage = <Value>(
    read: (block: GuideBlock) => Value,
  ): Partial<Record<Language, readonly Value[]>> =>
    Object.fromEntries(found.map(([lang, blocks]) => [lang, blocks.map(read)]));
  return [
    {
      pieces: byLanguage((block) => ({ block, flow: block.flow })),
      places: byLanguage(() => ({ part: 'penalty', isPartSure: true })),
      score: found.length > 1 ? certain : 0,
      evidence: [{ name: 'part', score: certain, reason: 'a section has one penalty' }],
    },
  ];
};

const certain = 10;

/** Reading order, and in it the fixed order of the parts. */
const inOrderOfParts = (rows: readonly AlignedRow[]): readonly Row[] =>
  rows
    .map(
      (row): Row => ({
        pieces: row.pieces,
        evidence: row.evidence,
        ...(row.score === undefined ? {} : { score: row.score }),
        places: Object.fromEntries(
          languages.flatMap((lang) => (row.voices[lang] ? [[lang, row.voices[lang].places] as const] : [])),
        ),
      }),
    )
    .sort((one, other) => partIndex(one) - partIndex(other));

/** Where translations order clauses otherwise, English decides; rows without English stay where they are. */
const inEnglishOrder = (rows: readonly Row[]): readonly Row[] => {
  const english = rows.filter(({ pieces }) => pieces.en !== undefined);
  const sorted = [...english].sort(
    (one, other) => partIndex(one) - partIndex(other) || startInEnglish(one) - startInEnglish(other),
  );
  return rows.map((row) => sorted[english.indexOf(row)] ?? row);
};

const partIndex = ({ places }: Row): number => parts.indexOf(partOf(places));

const startInEnglish = ({ pieces }: Row): number => pieces.en?.[0]?.flow.offsets[0] ?? 0;

/** A log-likelihood ratio as a probability, softened because the evidence is not independent. */
const toConfidence = ({ score }: Row): number =>
  score === undefined ? alone : Math.round(100 / (1 + Math.exp(-score / 2))) / 100;

/** A row of one language is an open question. */
const alone = 0.5;

const hasClauses = ({ lang, structure }: TextToAlign): boolean =>
  structure.blocks.some((block) => block.role === 'clause' && block.lang === lang);

const noClauses = ({ lang, source }: TextToAlign): Diagnostic => ({
  code: 'align/no-clauses',
  severity: 'warning',
  file: source.file,
  message: `No clause in ${lang} was found in the text.`,
  hint: 'Is the language right, and the kind (`--kind guide` or `guide-annotated`)? `content parse` shows what is seen.',
});

const secondText = ({ lang, source }: TextToAlign): Diagnostic => ({
  code: 'align/second-text',
  severity: 'error',
  file: source.file,
  message: `There is another text in ${lang} already.`,
  hint: 'Give one file for each language.',
});
