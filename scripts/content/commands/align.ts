import { createMentionReader } from '../../../src/authoring/align/mentions.ts';
import { toConfidence } from '../../../src/authoring/plan/align.ts';
import { labelOf } from '../../../src/authoring/plan/number.ts';
import { planTexts } from '../../../src/authoring/plan/plan.ts';
import { partOfRow } from '../../../src/authoring/plan/read-section.ts';
import { hasText, type Row } from '../../../src/authoring/plan/rows.ts';
import { nameParagraphs } from '../../../src/authoring/read/name-paragraphs.ts';
import { readTexts } from '../../../src/authoring/read/read-structure.ts';
import { noTexts } from '../../../src/authoring/write/planned-files.ts';
import { openContent } from '../../../src/records/open-content.ts';
import { hasSections } from '../../../src/schema/document-kind.ts';
import { mapTexts } from '../../../src/schema/language.ts';
import { type Command, misused, parseCall, reportErrors, text, toSourceKind } from './command.ts';
import { readSource } from './read-source.ts';
import { defaultKind } from './read-texts.ts';
import { faultsIn, pairsOf } from './text-call.ts';

export const align: Command = {
  usage: 'align zh=FILE en=FILE [ja=FILE] [--kind guide|guide-annotated] [--section 2.5]',
  does: 'aligns the texts of one section and prints the matching clauses as JSON',
  run: (args, shell) => {
    const { values, positionals } = parseCall(args, { kind: text, section: text });
    const named = toSourceKind(values.kind);
    const isGuide = values.kind === undefined || (named !== undefined && hasSections({ kind: named }));
    const faults = faultsIn('files', positionals);
    for (const fault of faults) shell.complain(fault);
    const files = pairsOf(positionals);
    if (!isGuide || faults.length > 0 || files.size < 2) return misused;

    const read = [...files].flatMap(([lang, path]) => {
      const source = readSource(path, shell, values.section);
      return source ? [{ lang, source }] : [];
    });
    if (read.length < files.size) return 2;
    const structured = readTexts(
      read.map((one) => ({ ...one, kind: named ?? defaultKind(one.lang), languages: [one.lang] })),
    );
    const { terms, wording } = openContent(shell.root, () => undefined).files;
    const { value: plan, diagnostics } = planTexts(
      { document: '', section: '', ...noTexts },
      structured.map(({ lang, source, value }) => ({
        ...{ lang, source },
        paragraphs: nameParagraphs(source, value, lang),
      })),
      { facts: [], readMentions: createMentionReader(terms, wording) },
    );
    const all = [...structured.flatMap((one) => one.diagnostics), ...diagnostics];
    const shown = plan.rows.filter(hasText).map(viewRow);
    shell.print(JSON.stringify({ rows: shown, diagnostics: all }, null, 2));
    return reportErrors(shell, all) ? 2 : 0;
  },
};

const viewRow = (row: Row) => ({
  id: row.id,
  part: partOfRow(row),
  label: partOfRow(row) === 'examples' ? labelOf(row.places) : undefined,
  ...mapTexts(row.lines, (lines) => lines.map(({ flow }) => flow.text)),
  score: toConfidence(row.score),
});
