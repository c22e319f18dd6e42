import { Document, isMap, isScalar, Scalar, type YAMLMap } from 'yaml';
import { languages } from '../../schema/language.ts';
import { ledgerToYaml } from './propose-ledger.ts';
import type { DraftRow, RegistryDraft } from './registry-draft.ts';

/**
 * A proposed registry as the YAML file that people edit: the score of each row and the first words of each text
 * as comments, and `# review` with the question where somebody has to decide.
 */
export const registryToYaml = (draft: RegistryDraft): string =>
  [
    `# IPG ${draft.section}: every clause ID, in reading order, and the lines that carry it in each language ("29:1-43" is columns`,
    '# 1 to 43 of line 29, both included). An ID is never used again, renumbered or dropped.',
    'document: ipg',
    `section: "${draft.section}"`,
    'sources:',
    ...languages.flatMap((lang) => (draft.sources[lang] ? [`  ${lang}: ${draft.sources[lang]}`] : [])),
    '',
    `${ledgerToYaml(draft.ledger)}clauses:`,
    draft.rows.map(rowToYaml).join('\n\n'),
    '',
  ].join('\n');

/** One row, indented as it stands under `clauses`. */
export const rowToYaml = (draft: DraftRow): string => {
  const { id, part, texts, annotations, alsoPrinted, missing } = draft.row;
  const document = new Document([
    {
      id,
      part,
      ...(Object.keys(texts).length === 0 ? {} : { texts }),
      ...(annotations.length === 0 ? {} : { annotations }),
      ...(alsoPrinted.length === 0 ? {} : { alsoPrinted }),
      ...(missing.length === 0 ? {} : { missing }),
    },
  ]);
  const row = document.get(0);
  if (isMap(row)) decorateRow(row, draft);
  return indent(document.toString({ lineWidth: 0 }).trimEnd());
};

/** Puts the comments of a draft at the nodes of its row, and lays the row out as the registries are. */
const decorateRow = (
  row: YAMLMap,
  { row: { annotations, alsoPrinted }, score, reviews, words }: DraftRow,
): void => {
  const mark = [
    ...(reviews.length === 0 ? [] : ['review']),
    ...(score === undefined ? [] : [`score ${score.toFixed(2)}`]),
  ].join(', ');
  const comment = reviews.length === 0 ? mark : `${mark}: ${reviews.join('; ')}`;
  const id = row.get('id', true);
  if (isScalar(id) && comment !== '') id.comment = ` ${comment}`;
  for (const lang of languages) {
    const text = row.getIn(['texts', lang], true);
    decorateRef(isMap(text) ? text.get('at', true) : text, words.get(lang));
  }
  annotations.forEach((annotation, index) => {
    decorateEntry(row.getIn(['annotations', index], true), words.get(annotation.id));
  });
  alsoPrinted.forEach((_, index) => {
    decorateEntry(row.getIn(['alsoPrinted', index], true), words.get(`also-${index}`));
  });
};

/** A segment reference is always a string, and says what stands there. */
export const decorateRef = (node: unknown, words: string | undefined): void => {
  if (!isScalar(node)) return;
  node.type = Scalar.QUOTE_DOUBLE;
  if (words !== undefined) node.comment = ` ${commentOf(words)}`;
};

/** `{ id: …, lang: ja, at: "22" } # words` on one line. */
export const decorateEntry = (node: unknown, words: string | undefined): void => {
  if (!isMap(node)) return;
  node.flow = true;
  decorateRef(node.get('at', true), undefined);
  if (words !== undefined) node.comment = ` ${commentOf(words)}`;
};

/** A text that begins with our own mark must not become one. */
const commentOf = (words: string): string => (/^#*\s*review\b/iu.test(words) ? `“${words}”` : words);

const indent = (text: string): string => text.replace(/^(?=.)/gmu, '  ');
