import type { joinTexts } from '../../pipeline/join/join-texts.ts';
import type { ByLanguage } from '../../pipeline/join/tree.ts';
import type { PreparedSource } from '../../pipeline/marked-text/prepare-source.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import { type Language, mapTexts } from '../../schema/language.ts';
import type { SourceEntry } from '../../schema/source.ts';
import type { NamedText } from './lay-rows.ts';

/** A section of a guide, or a set FAQ, as it is committed. */
export interface TextsBefore {
  readonly document: string;
  /** Undefined for a set FAQ. */
  readonly section?: string | undefined;
  /** With the older editions. */
  readonly texts: readonly PreparedSource[];
  /** Their tree; none before the first text. */
  readonly joined: ReturnType<typeof joinTexts>['value'];
  /** Every address of the document that was ever published. */
  readonly published: readonly string[];
}

/** The entry of each language that has a text. */
export const entriesOf = ({ joined }: Pick<TextsBefore, 'joined'>): ByLanguage<SourceEntry> =>
  [...joined.sections, ...joined.faqs][0]?.entries ?? {};

/** The source of each language as it will be when texts have come in. */
export const filesWith = (
  before: TextsBefore,
  next: readonly { readonly lang: Language; readonly source: SourceText }[],
): TextsPlan['files'] => ({
  ...mapTexts(entriesOf(before), ({ file }) => file),
  ...Object.fromEntries(next.map(({ lang, source }) => [lang, source.file])),
});

/** What there is of a section or set FAQ before its first text. */
export const noTexts = { texts: [], joined: { sections: [], faqs: [] }, published: [] } as const;

/** What a plan of texts makes of them, of a section and of a set FAQ alike. */
export interface TextsPlan {
  readonly document: string;
  /** The rows of each text that comes in, in its order, by its source. */
  readonly texts: ReadonlyMap<string, readonly NamedText[]>;
  /** What a person is to look at, by source and the name of a row in it. */
  readonly asked: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
  /** What becomes of the files of decisions. */
  readonly decisions: readonly FileEdit[];
  /** The source of each language, as it will be. */
  readonly files: Readonly<Partial<Record<Language, string>>>;
  /** For people. */
  readonly report: readonly string[];
}

/** A file below the root, with its whole text. */
export interface PlannedFile {
  readonly path: string;
  readonly text: string;
}

/** What a plan tells people, and what it does to the files below the root. */
export interface PlannedFiles {
  readonly report: readonly string[];
  readonly write: readonly PlannedFile[];
  readonly remove: readonly string[];
}

/** What becomes of a text, which is empty for a new file; undefined where nothing is left of it. */
export interface FileEdit {
  readonly path: string;
  readonly change: (text: string) => string | undefined;
}

/** A file with a text, or without one, whatever it has now. */
export const fileWith = (path: string, text: string | undefined): FileEdit => ({ path, change: () => text });

/** A plan with more edits, in their order. `read` gives the files that are there; an edit that leaves a new file empty makes none. */
export const withEdits = (
  { report, write, remove }: PlannedFiles,
  edits: readonly FileEdit[],
  read: (path: string) => string | undefined,
): PlannedFiles => {
  const texts = new Map<string, string | undefined>([
    ...write.map(({ path, text }) => [path, text] as const),
    ...remove.map((path) => [path, undefined] as const),
  ]);
  for (const { path, change } of edits) {
    const before = texts.has(path) ? texts.get(path) : read(path);
    const after = change(before ?? '');
    if (before !== undefined || after !== '') texts.set(path, after);
  }
  return {
    report,
    write: Array.from(texts).flatMap(([path, text]) => (text === undefined ? [] : [{ path, text }])),
    remove: Array.from(texts).flatMap(([path, text]) =>
      text === undefined && read(path) !== undefined ? [path] : [],
    ),
  };
};

/** An edit of each file that something is known of. */
export const editsOf = <One>(
  files: ReadonlyMap<string, readonly One[]>,
  change: (text: string, own: readonly One[]) => string | undefined,
): readonly FileEdit[] =>
  Array.from(files, ([path, own]) => ({ path, change: (text: string) => change(text, own) }));
