import { type Citable, pageOf } from '../schema/citable.ts';
import type { Diagnostic } from '../schema/diagnostic.ts';
import { languages, languagesOf } from '../schema/language.ts';
import type { Content } from './content.ts';
import { errorAt } from './diagnostics.ts';
import { type PlacedValue, valuesAt } from './values-at.ts';

// Checks names in content files: sources, documents, sections of the contents of a guide, languages, and IDs of rows
// on the page of the file. `addresses.ts` checks addresses.

/** The kinds of names, as messages call them. */
type Named = 'page' | 'row' | 'text' | 'gap' | 'source' | 'section' | 'document';

type Row = readonly [files: RegExp, path: string, names: Named, toName: ToName];

/** `page` is the page of the file (`ipg/2.3/`). Rows for files that are not about one page ignore it. */
type ToName = (value: PlacedValue, page: string) => string;

const asWritten: ToName = ({ written }) => written;
const onPage: ToName = ({ written }, page) => `${page}#${written}`;
const inLanguage: ToName = ({ written }, page) => `${page} in ${written}`;
const cardOf: ToName = ({ written }, page) => `${page.replace(/[^/]+\/$/u, '')}cards/${written}/`;
const inList: ToName = ({ written, above }) => `${above.at(-1)?.document} ${written}`;
/** In `clauses.{}.missing.{}`, the second key of the path is the ID of the clause. */
const ofClause: ToName = ({ written, path: [, id] }, page) => `${page}#${String(id)} in ${written}`;

const decisions = /^content\/decisions\/.*\.yml$/u;
const unofficial = /^content\/unofficial\/.*\.yml$/u;
const laterChanges = /^content\/later-changes\.yml$/u;

const rows: readonly Row[] = [
  [decisions, 'clauses.{}', 'row', onPage],
  [decisions, 'clauses.{}.differs.{}', 'text', ofClause],
  [decisions, 'clauses.{}.missing.{}', 'gap', ofClause],
  [decisions, 'clauses.{}.dismissed.[].lang', 'text', inLanguage],
  [decisions, 'sections.{}', 'row', onPage],
  [decisions, 'after.{}', 'row', onPage],
  [decisions, 'after.{}.=', 'row', onPage],
  [decisions, 'groups.{}', 'row', cardOf],
  [decisions, 'names.{}', 'row', cardOf],
  [unofficial, 'texts.{}', 'row', onPage],
  [/^content\/corrections\/[^/]+\.yml$/u, 'source', 'source', asWritten],
  ...[1, 2, 3].map(
    (depth): Row => [
      /^content\/contents\/[^/]+\.yml$/u,
      `fork${'.answers.[]'.repeat(depth)}.sections.[]`,
      'section',
      inList,
    ],
  ),
  [laterChanges, 'checks.[].texts.{}', 'source', asWritten],
  [laterChanges, 'changes.[].document', 'document', asWritten],
  [
    laterChanges,
    'changes.[].affects.[].langs.[]',
    'text',
    ({ written, above: [effect] }) => `${pageOf(`${effect?.target}`)} in ${written}`,
  ],
  [/^content\/rule-numbers\.yml$/u, '[].document', 'document', asWritten],
];

/** Reports unknown names, and files about a page that does not exist. */
export const checkNames = (
  files: readonly { readonly file: string; readonly value: unknown }[],
  input: Content,
  citables: readonly Citable[],
): readonly Diagnostic[] => {
  const known = namesIn(input, citables);
  return files.flatMap(({ file, value }) => {
    const about = /^content\/(?:decisions|unofficial)\/(?<page>.*)\.yml$/u.exec(file)?.groups?.page;
    if (about !== undefined && !known.page.has(`${about}/`))
      return [
        errorAt(
          'names/no-page',
          { file, path: [], about: `${about}/` },
          `There is no page ${about}/.`,
          'Correct the name of the file, restore the text of that page, or delete the file.',
        ),
      ];
    return rows
      .filter(([pattern]) => pattern.test(file))
      .flatMap(([, path, names, toName]) =>
        valuesAt(value, path).flatMap((placed) => {
          const name = toName(placed, `${about}/`);
          return known[names].has(name) ? [] : unknown(names, name, { file, path: placed.path });
        }),
      );
  });
};

const unknown = (names: Named, name: string, place: Pick<Diagnostic, 'file' | 'path'>): Diagnostic =>
  errorAt(
    `names/no-${names}`,
    { ...place, about: name },
    names === 'gap'
      ? `${name} is not a gap: either the text exists, or there is no such page.`
      : `There is no ${names} ${name}.`,
    'Correct the name, or delete the entry.',
  );

const namesIn = (
  { documents, contents, sources }: Content,
  citables: readonly Citable[],
): Readonly<Record<Named, ReadonlySet<string>>> => {
  const pages = citables.filter(({ kind }) => kind === 'page' || kind === 'card');
  const text = new Set(
    citables.flatMap(({ address, texts }) =>
      languagesOf(texts).flatMap((lang) => [`${pageOf(address)} in ${lang}`, `${address} in ${lang}`]),
    ),
  );
  return {
    page: new Set(pages.map(({ address }) => address)),
    row: new Set([
      ...citables.flatMap(({ kind, address, id }) =>
        kind === 'card' ? [address, `${address}#${id}`] : address,
      ),
      // Under `after`, the decisions of any chapter can name each card and chapter of the document.
      ...pages.flatMap(({ document, page }) =>
        pages
          .filter((one) => one.document === document)
          .map((one) => `${one.address}#${page.replace(/^cards\//u, '')}`),
      ),
    ]),
    text,
    gap: new Set(
      citables.flatMap(({ kind, address, texts }) =>
        languages
          .filter((lang) => kind === 'clause' && !texts[lang] && text.has(`${pageOf(address)} in ${lang}`))
          .map((lang) => `${address} in ${lang}`),
      ),
    ),
    source: new Set(sources.map(({ entry }) => entry.file)),
    section: new Set(
      contents.flatMap(({ document, chapters }) =>
        chapters.flatMap(({ sections }) => sections.map(({ number }) => `${document} ${number}`)),
      ),
    ),
    document: new Set(documents.map(({ id }) => id)),
  };
};
