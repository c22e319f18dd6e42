import {
  correctionsPath,
  locateCorrections,
  nameOfCorrected,
  nameTexts,
} from '../../pipeline/marked-text/correct.ts';
import { parseMarkedText, writeMarkedText } from '../../pipeline/marked-text/marked-text.ts';
import type { Paragraph } from '../../pipeline/marked-text/paragraphs.ts';
import {
  markedTextPath,
  type PreparedSource,
  sourcePath,
} from '../../pipeline/marked-text/prepare-source.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import type { CorrectionFile } from '../../schema/correction.ts';
import { commonLanguage } from '../../schema/language.ts';
import { foldWording } from '../compare/similarity.ts';
import { remarksOf, toQuestion, withQuestions, withRemarks } from './edit-marked-text.ts';
import { type NewSource, planHead } from './head.ts';
import { type NamedText, toMarkedLines } from './marked-lines.ts';
import { type FileEdit, fileWith, type PlannedFiles, type TextsPlan, withEdits } from './planned-files.ts';
import { withoutItems, withPlaces, withQuestionsAt } from './yaml.ts';

export interface NewText extends NewSource {
  readonly source: SourceText;
}

/**
 * Plans the files of sources, marked texts with questions, corrections that still apply, and decisions. A text without
 * rows in the plan keeps its present rows. `before` are the present texts, `gone` the sources that are no longer used;
 * `read` returns a file, or undefined if there is none.
 */
export const planFiles = (
  plan: TextsPlan,
  texts: readonly NewText[],
  before: readonly PreparedSource[],
  gone: readonly string[],
  corrections: readonly CorrectionFile[],
  read: (path: string) => string | undefined,
): PlannedFiles => {
  const { document } = plan;
  const markedTexts = texts.map((text) => {
    const [older = text.file] = text.replaces ?? [];
    const written = read(markedTextPath(document, older));
    const isSame = before.some(
      ({ entry, source }) => entry.file === older && source.text === text.source.text,
    );
    return { text, older, written: writeMarkedFile(text, plan.texts.get(text.file), written, isSame) };
  });
  const mended = markedTexts.flatMap(({ text: { file, source }, older }) => {
    const [known, yaml] = [corrections.find((one) => one.source === older), read(correctionsPath(older))];
    if (!known || yaml === undefined) return [];
    const { paragraphs = [] } = before.find(({ entry }) => entry.file === older) ?? {};
    const rows = plan.texts.get(file)?.map(({ name, piece }) => ({
      ...{ name, line: 0, label: undefined },
      piece: piece && { source, flow: piece.flow, markup: piece.markup },
    }));
    return [planCorrections({ ...known, source: file }, yaml, paragraphs, rows ?? paragraphs, source)];
  });
  const edits: readonly FileEdit[] = [
    ...texts.map(({ file, source }) => fileWith(sourcePath(document, file), source.text)),
    ...markedTexts.map(({ text, written }) => fileWith(markedTextPath(document, text.file), written)),
    ...Array.from(plan.asked, ([file, questions]) => ({
      path: markedTextPath(document, file),
      change: (text: string) => withQuestions(text, questions),
    })),
    ...plan.decisions,
    ...mended.map(({ path, text }) => fileWith(path, text)),
    ...gone
      .flatMap((file) => [sourcePath(document, file), markedTextPath(document, file)])
      .map((path) => fileWith(path, undefined)),
  ];
  return withEdits({ report: mended.map(({ report }) => report), write: [], remove: [] }, edits, read);
};

/** Keeps the remarks of the present file, or of its older edition, above the row with the same name. */
const writeMarkedFile = (
  text: NewText,
  rows: readonly NamedText[] | undefined,
  before: string | undefined,
  isSame: boolean,
): string => {
  const known = before === undefined ? undefined : parseMarkedText('', before).value;
  const { head, questions } = planHead(known?.head, text, isSame);
  if (known && !rows) return writeMarkedText({ head, lines: known.lines });
  const [own = commonLanguage] = text.languages;
  const named = withRemarks(rows ?? [], remarksOf(known?.lines ?? []), own);
  return writeMarkedText({
    head,
    lines: [...questions.map(toQuestion), ...toMarkedLines(text.source, named, own).map(({ line }) => line)],
  });
};

/** Removes corrections that no longer apply, and asks about those whose text has changed. Reports both. */
const planCorrections = (
  known: CorrectionFile,
  yaml: string,
  before: readonly Paragraph[],
  now: readonly Paragraph[],
  source: SourceText,
): { readonly path: string; readonly text: string | undefined; readonly report: string } => {
  const words = [before, now].map(wordsByName);
  const all = known.corrections.map((correction, index) => ({ ...correction, index }));
  const gone = all.filter(
    (correction) => locateCorrections(now, { ...known, corrections: [correction] }).value.length === 0,
  );
  const changed = all.flatMap(({ at, line, lang, index }) => {
    const name = `${nameOfCorrected({ at, line })} ${lang}`;
    const [old = '', young = ''] = words.map((texts) => texts.get(name));
    return gone.some((one) => one.index === index) || foldWording(old) === foldWording(young)
      ? []
      : [
          {
            path: ['corrections', index],
            text: `${name} was “${old}” and is “${young}”: is the correction still right?`,
          },
        ];
  });
  const renamed = withPlaces(yaml, [{ path: ['source'], value: known.source }]) ?? '';
  return {
    path: correctionsPath(known.source),
    text: withoutItems(
      withQuestionsAt(renamed, changed),
      'corrections',
      gone.map(({ index }) => index),
    ),
    report: [
      '',
      `corrections of ${known.source}: ${known.corrections.length - gone.length} of ${known.corrections.length} still apply`,
      ...gone.map((one) => `  ${one.id}: gone, ${whyGone(one, source, words[1])}`),
      ...changed.map(({ text }) => `  to look at: ${text}`),
    ].join('\n'),
  };
};

const whyGone = (
  { at, line, lang, before, text, after }: CorrectionFile['corrections'][number],
  source: SourceText,
  now: ReadonlyMap<string, string> | undefined,
): string => {
  if (!now?.has(`${nameOfCorrected({ at, line })} ${lang}`)) return 'with its text';
  return source.text.includes(before + text + after)
    ? 'the newer text prints it right'
    : 'the newer text has neither reading';
};

/** The words of each text, by the name that corrections use, and the language: `clone/stats zh`. */
const wordsByName = (paragraphs: readonly Paragraph[]): ReadonlyMap<string, string> =>
  new Map(
    [...nameTexts(paragraphs)].flatMap(([name, own]) =>
      [...Map.groupBy(own, (one) => one.name.lang)].map(([lang, rows]) => [
        `${name} ${lang}`,
        rows.flatMap(({ piece }) => piece?.flow.text ?? []).join(' '),
      ]),
    ),
  );
