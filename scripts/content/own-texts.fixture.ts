import { createHash } from 'node:crypto';
import { addressableIn } from '../../src/authoring/retire/retire.ts';
import { withoutPointers } from '../../src/authoring/write/entries.ts';
import { editionPath, sourcePath } from '../../src/pipeline/edition/prepare-source.ts';
import { recordsOf } from '../../src/pipeline/edition.ts';
import { pointersIn, pointersToGone } from '../../src/pipeline/pointers.ts';
import { publishedFile, publishedIn, toPublishedLines } from '../../src/pipeline/published.ts';
import { type Files, filesOf, withChanges } from '../../src/records/files.ts';
import { layout } from '../../src/records/layout.ts';
import { openContent } from '../../src/records/open-content.ts';
import { citablesIn, pageOf } from '../../src/schema/citable.ts';
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
  const { input, content } = readContent(all);
  const isKnown = ({ document, entry }: (typeof input.sources)[number]): boolean =>
    known.has(`${document}/${entry.file}`);
  const sources = input.sources.filter(isKnown);
  const others = input.sources.filter((source) => !isKnown(source));
  const ids = new Set(sources.map(({ document }) => document));
  const documents = input.documents.filter(({ id }) => ids.has(id));
  if (others.length === 0 && documents.length === input.documents.length) return all;

  const edited = new Map<string, string | undefined>();
  const edit = (path: string, change: (text: string) => string | undefined): void => {
    const text = edited.has(path) ? edited.get(path) : all.read(path).toString();
    edited.set(path, text === undefined ? undefined : change(text));
  };
  const remove = (path: string): void => edit(path, () => undefined);
  for (const { document, entry } of others)
    for (const pathOf of [sourcePath, editionPath]) remove(pathOf(document, entry.file));
  // `content/decisions/mtr/2.1.yml`, `content/cards/mtr.json`
  const isOfOther = (path: string): boolean =>
    input.documents.some(({ id }) => !ids.has(id) && path.split(/[/.]/u)[2] === id);
  for (const path of all.list()) if (path.endsWith('.mdx') || isOfOther(path)) remove(path);
  const { known: named } = addressableIn({ ...input, documents, sources });
  const gone = pointersToGone(pointersIn(content.written), (kind, name) => !named[kind].has(name));
  for (const [path, pointers] of Map.groupBy(gone, ({ file }) => file))
    edit(path, (text) => withoutPointers(text, pointers));
  const unlisted = input.documents.flatMap(({ id }, index) => (ids.has(id) ? [] : [{ goes: [[index], []] }]));
  edit(layout.documents.name, (text) => withoutPointers(text, unlisted));
  return withPublished(withEdits(all, edited));
}

/** The files with the list of what is published of them. */
function withPublished(files: Files): Files {
  const { edition, diagnostics } = generate(files);
  const present = edition && publishedIn(citablesIn(recordsOf(edition)));
  // Cards that only other texts name have no page here.
  const vanished = new Set(
    diagnostics.flatMap(({ code, about }) => (code === 'published/vanished' ? [about] : [])),
  );
  const published = [...readPublishedOf(files)].filter(
    ([address]) => !vanished.has(address) && !vanished.has(pageOf(address)),
  );
  const lines = toPublishedLines(
    new Map(published.map(([address, langs]) => [address, present?.get(address) ?? langs])),
  );
  return withEdits(files, new Map([[publishedFile, `${lines.join('\n')}\n`]]));
}

function withEdits(files: Files, edited: ReadonlyMap<string, string | undefined>): Files {
  return withChanges(files, {
    write: [...edited].flatMap(([path, text]) => (text === undefined ? [] : [{ path, text }])),
    remove: [...edited].flatMap(([path, text]) => (text === undefined ? [path] : [])),
  });
}
