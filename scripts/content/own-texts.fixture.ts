import { createHash } from 'node:crypto';
import { isCollection, parseDocument } from 'yaml';
import { recordsOf } from '../../src/pipeline/build.ts';
import { markedTextPath, sourcePath } from '../../src/pipeline/marked-text/prepare-source.ts';
import { publishedFile, publishedIn, toPublishedLines } from '../../src/pipeline/published.ts';
import { type Files, filesOf, withChanges } from '../../src/records/files.ts';
import { layout } from '../../src/records/layout.ts';
import { openContent } from '../../src/records/open-content.ts';
import { citablesIn } from '../../src/schema/citable.ts';
import { root } from '../lib/run.ts';
import { generate, readPublishedOf } from './generate.ts';
import { readContent } from './read-content.ts';

/** The texts that the tests know, byte for byte. */
const known: ReadonlyMap<string, string> = new Map([
  ['ipg/ipg-2.3.en.txt', 'a2fce5fd3dad4a369f7258866817aec4d1fb98d7da3152cf58e1feeb7182c054'],
  ['ipg/ipg-2.3.ja.txt', '403c415edf2ea8ab0d94da28fc099e331526f57298ef6a2527198321582aa6ff'],
  ['ipg/ipg-2.3.zh.txt', '6eadb620e5905172f04e29b9f3a3ad297f43c042e756aa8d8f912ddb51432c91'],
  ['ipg/ipg-2.4.zh-en.txt', 'f37d996718eeae5890d5974258212b5b8760380c605d5fc29c1c303004eec680'],
  ['m10/m10-faq.zh.txt', '09ee14bd61239522f8fa09e946072e10c9bbcbf55dda258796b5501096d4bac0'],
]);

/**
 * `content/` with the known texts alone, what people say of these: tests that need
 * a real text stay as they are, whatever else is put in.
 */
export const ownTexts: Files = takeOwnTexts(filesOf(root));

/** The records of these texts. */
export const ownContent = openContent(ownTexts);

function takeOwnTexts(all: Files): Files {
  for (const [name, sha256] of known)
    if (
      createHash('sha256')
        .update(all.read(`content/sources/${name}`))
        .digest('hex') !== sha256
    )
      throw new Error(`content/sources/${name} is not the text that the tests know.`);
  const { input } = readContent(all);
  const isKnown = ({ document, entry }: (typeof input.sources)[number]): boolean =>
    known.has(`${document}/${entry.file}`);
  const sources = input.sources.filter(isKnown);
  const others = input.sources.filter((source) => !isKnown(source));
  const ids = new Set(sources.map(({ document }) => document));
  const documents = input.documents.filter(({ id }) => ids.has(id));
  if (others.length === 0 && documents.length === input.documents.length) return all;

  // `content/decisions/mtr/2.1.yml`, `content/cards/mtr.json`
  const isOfOther = (path: string): boolean =>
    input.documents.some(({ id }) => !ids.has(id) && path.split(/[/.]/u)[2] === id);
  const remove = [
    ...others.flatMap(({ document, entry: { file } }) => [
      sourcePath(document, file),
      markedTextPath(document, file),
    ]),
    ...all.list().filter((path) => path.endsWith('.mdx') || isOfOther(path)),
  ];
  const { name } = layout.documents;
  const unlisted = input.documents.flatMap(({ id }, index) => (ids.has(id) ? [] : [[index]]));
  const listed = without(all.read(name).toString(), unlisted) ?? '';
  return withPublished(withoutPointers(withChanges(all, { write: [{ path: name, text: listed }], remove })));
}

/** The files without what names something that is not there. */
function withoutPointers(files: Files): Files {
  const found = generate(files).diagnostics.filter(({ code }) => /^(?:address|names)\//u.test(code));
  if (found.length === 0) return files;
  const edited = Array.from(
    Map.groupBy(found, ({ file }) => file),
    ([path, own]) => ({
      path,
      text: without(
        files.read(path).toString(),
        own.map((one) => one.path ?? []),
      ),
    }),
  );
  return withoutPointers(
    withChanges(files, {
      write: edited.flatMap(({ path, text }) => (text === undefined ? [] : { path, text })),
      remove: edited.flatMap(({ path, text }) => (text === undefined ? path : [])),
    }),
  );
}

/** A YAML text without the entries that these values are in, and what is empty then; undefined if the file is about one. */
function without(text: string, paths: readonly (readonly PropertyKey[])[]): string | undefined {
  if (paths.some(([key]) => key === undefined || key === 'source')) return undefined;
  const document = parseDocument(text);
  const entryOf = (path: readonly PropertyKey[]): readonly PropertyKey[] =>
    path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1 || path.length);
  const remove = (path: readonly PropertyKey[]): void => {
    document.deleteIn(path);
    const above = path.slice(0, -1);
    const left = document.getIn(above, true);
    if (above.length > 0 && isCollection(left) && left.items.length === 0) remove(entryOf(above));
  };
  const entries = new Map(paths.map(entryOf).map((path) => [path.join('\n'), path]));
  // The last entry of a list first: a place in it is then still the same one.
  for (const [, path] of [...entries].sort(([one], [other]) =>
    other.localeCompare(one, 'en', { numeric: true }),
  ))
    remove(path);
  return document.toString();
}

/** The files with the list of what is published of them: cards that only other texts name have no page here. */
function withPublished(files: Files): Files {
  const { build } = generate(files);
  const present = publishedIn(citablesIn(build ? recordsOf(build) : {}));
  const published = readPublishedOf(files);
  const lines = toPublishedLines(new Map([...present].filter(([address]) => published.has(address))));
  return withChanges(files, { write: [{ path: publishedFile, text: `${lines.join('\n')}\n` }], remove: [] });
}
