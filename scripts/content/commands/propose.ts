import { createTwoFilesPatch } from 'diff';
import { createMentionReader, type ReadMentions } from '../../../src/authoring/align/mentions.ts';
import { planTexts } from '../../../src/authoring/plan/plan-texts.ts';
import { readTexts } from '../../../src/authoring/read/read-structure.ts';
import { writeRows } from '../../../src/authoring/write/edit-edition.ts';
import type { NamedText } from '../../../src/authoring/write/lay-rows.ts';
import type { TextsPlan } from '../../../src/authoring/write/planned-files.ts';
import { hasErrors } from '../../../src/pipeline/diagnostics.ts';
import { joinTexts } from '../../../src/pipeline/edition/join-texts.ts';
import { type PreparedSource, prepareSource } from '../../../src/pipeline/edition/prepare-source.ts';
import { replacedIn } from '../../../src/pipeline/edition/replaced.ts';
import { spanOfPiece } from '../../../src/pipeline/text/flow.ts';
import { kept } from '../../../src/records/lazily.ts';
import type { CardFact } from '../../../src/schema/card.ts';
import { hasCards } from '../../../src/schema/document-kind.ts';
import { type ReadContent, readContent } from '../read-content.ts';
import { type Command, misused, report } from './command.ts';
import { knownCards, publishedOf } from './plan-call.ts';

/** Compares what people have decided of the rows of a text with what the reader sees in the source today. */
export const propose: Command = {
  usage: 'propose [DOCUMENT [SECTION]]',
  does: 'reads the sources again, and prints how the marked texts would differ if nobody had decided anything',
  run: (args, desk) => {
    const content = readContent(desk.root);
    const { input } = content;
    const [document, section, ...more] = args;
    const wanted = input.sources.filter(
      (one) =>
        (document === undefined || one.document === document) &&
        (section === undefined || one.entry.section === section),
    );
    if (more.length > 0 || (wanted.length === 0 && args.length > 0)) {
      desk.complain(`${args.join(' ')}: there is no such text`);
      return misused;
    }
    const all = wanted.map((one) => prepareSource(one, input.corrections));
    // Older editions have been read, and stay as they are; of a file of two languages also where one of them is older.
    const texts = all.map(({ value }) => value);
    const prepared = all.filter(({ value }) => replacedIn(value, texts).length === 0);
    const faults = [...content.diagnostics, ...prepared.flatMap(({ diagnostics }) => diagnostics)];
    report(desk, faults);
    // What cannot be read would be taken for missing.
    if (hasErrors(faults)) return 1;
    const groups = Map.groupBy(
      prepared.map(({ value }) => value),
      (one) => `${one.document} ${one.entry.section ?? ''}`,
    );
    const known: Known = {
      readMentions: createMentionReader(input.terms, input.wording),
      facts: kept(() => knownCards(input)),
    };
    const proposed = [...groups.values()].flatMap((texts) => proposeRows(texts, content, desk.root, known));
    const changes = proposed.flatMap(({ text: { path, source }, rows }) => {
      const before = content.content.textOf(path)?.text ?? '';
      const after = writeRows(before, source, rows);
      return before === after ? [] : [createTwoFilesPatch(path, path, before, after, '', '', { context: 1 })];
    });
    for (const change of changes) desk.print(change);
    desk.print(`${proposed.length} texts read, ${changes.length} would be marked otherwise`);
    return 0;
  },
};

/** What the plans of all texts need. */
interface Known {
  readonly readMentions: ReadMentions;
  readonly facts: () => readonly CardFact[];
}

interface ProposedText {
  readonly text: PreparedSource;
  readonly rows: readonly NamedText[];
}

/** The rows that are proposed for the texts of a section or set FAQ, each with the ID that it has now, if that is known. */
const proposeRows = (
  texts: readonly PreparedSource[],
  content: ReadContent,
  root: string,
  known: Known,
): readonly ProposedText[] => {
  const plan = proposePlan(texts, content, root, known);
  return texts.flatMap((text) => {
    const rows = plan?.texts.get(text.source.file);
    return rows ? [{ text, rows }] : [];
  });
};

const proposePlan = (
  texts: readonly PreparedSource[],
  { input }: ReadContent,
  root: string,
  { readMentions, facts }: Known,
): TextsPlan | undefined => {
  const [first] = texts;
  if (!first) return undefined;
  const { document, entry } = first;
  const { section } = entry;
  const readings = readTexts(
    texts.map((text) => {
      const { kind, languages, quoted } = text.entry;
      return { source: text.source, kind, languages, quoted, pageLines: pageLinesIn(text) };
    }),
  );
  const read = texts.flatMap(({ entry: { languages }, source }, index) =>
    languages.flatMap((lang) => {
      const structure = readings[index]?.value;
      return structure ? [{ lang, source, structure }] : [];
    }),
  );
  return planTexts(
    {
      ...{ document, section, texts },
      joined: joinTexts(texts, input).value,
      published: publishedOf(document, root),
    },
    read,
    { readMentions, facts: hasCards(entry) ? facts() : [] },
  ).value;
};

/** The lines that a whole file has told to be of its pages: of a text that is cut from one, the marked text alone knows them. */
const pageLinesIn = ({ entry, paragraphs }: PreparedSource): ReadonlySet<number> | undefined =>
  entry.takenFrom &&
  new Set(
    paragraphs.flatMap(({ name, piece }) => {
      const [from, to] = name.is === 'furniture' && piece ? spanOfPiece(piece).lines : [1, 0];
      return Array.from({ length: to - from + 1 }, (_, index) => from + index);
    }),
  );
