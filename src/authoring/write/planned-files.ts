import type { joinTexts } from '../../pipeline/join/join-texts.ts';
import type { ByLanguage } from '../../pipeline/join/tree.ts';
import type { PreparedSource } from '../../pipeline/marked-text/prepare-source.ts';
import type { SourceText } from '../../pipeline/text/source-text.ts';
import { type Language, mapTexts } from '../../schema/language.ts';
import type { SourceEntry } from '../../schema/source.ts';
import type { NamedText } from './marked-lines.ts';

/** The committed state of a section of a guide, or of a set FAQ. */
export interface TextsBefore {
  readonly document: string;
  /** Undefined for a set FAQ. */
  readonly section?: string | undefined;
  /** Includes older editions. */
  readonly texts: readonly PreparedSource[];
  /** Empty before the first text. */
  readonly joined: ReturnType<typeof joinTexts>['value'];
  /** Every address of the document that was ever published, also removed ones. */
  readonly published: readonly string[];
}

/** The source of the current text in each language. */
export const entriesOf = ({ joined }: Pick<TextsBefore, 'joined'>): ByLanguage<SourceEntry> =>
  [...joined.sections, ...joined.faqs][0]?.entries ?? {};

export const filesWith = (
  before: TextsBefore,
  next: readonly { readonly lang: Language; readonly source: SourceText }[],
): TextsPlan['files'] => ({
  ...mapTexts(entriesOf(before), ({ file }) => file),
  ...Object.fromEntries(next.map(({ lang, source }) => [lang, source.file])),
});

/** The state before the first text of a section or set FAQ. */
export const noTexts = { texts: [], joined: { sections: [], faqs: [] }, published: [] } as const;

export interface TextsPlan {
  readonly document: string;
  /** By source file. */
  readonly texts: ReadonlyMap<string, readonly NamedText[]>;
  /** By source file and name of row. */
  readonly asked: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
  readonly decisions: readonly FileEdit[];
  /** The source file of each language after the plan. */
  readonly files: Readonly<Partial<Record<Language, string>>>;
  readonly report: readonly string[];
}

/** A file to write: its path (`content/…`), and its whole text. */
export interface PlannedFile {
  readonly path: string;
  readonly text: string;
}

export interface PlannedFiles {
  readonly report: readonly string[];
  readonly write: readonly PlannedFile[];
  readonly remove: readonly string[];
}

/** An edit of a file. `change` gets an empty text if the file does not exist, and returns undefined to remove it. */
export interface FileEdit {
  readonly path: string;
  readonly change: (text: string) => string | undefined;
}

export const fileWith = (path: string, text: string | undefined): FileEdit => ({ path, change: () => text });

/** Adds edits to a plan, in order. `read` returns a file, or undefined if there is none. Creates no empty file. */
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

export const editsOf = <One>(
  files: ReadonlyMap<string, readonly One[]>,
  change: (text: string, own: readonly One[]) => string | undefined,
): readonly FileEdit[] =>
  Array.from(files, ([path, own]) => ({ path, change: (text: string) => change(text, own) }));
