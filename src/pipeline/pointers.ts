import { type Citable, pageOf } from '../schema/citable.ts';
import type { Diagnostic } from '../schema/diagnostic.ts';
import { languages, languagesOf } from '../schema/language.ts';
import type { Redirect } from '../schema/redirect.ts';
import { cardTextId } from '../schema/unofficial.ts';
import { expandTarget } from '../schema/validity.ts';
import { errorAt } from './diagnostics.ts';
import type { EditionInput } from './edition-input.ts';
import { otherPages } from './published.ts';

/** What can be named, as messages call it, and what to do where there is no such thing. */
const kinds = {
  /** Anything that can be cited. */
  text: {
    what: 'page, section, clause, note, ruling or card',
    hint: 'Write its address, as content/published.txt has it: ipg/2.4/#definition-1, m10/rules-changes/#combat, m10/cards/clone/.',
  },
  /** Only what has a wording of its own. */
  wording: { what: 'text', hint: 'Name the text that it belongs to now, or take the entry out.' },
  /** What people can say something of: a wording, or a row of the contents. */
  spoken: {
    what: 'text or section of a guide',
    hint: 'Name the text that it belongs to now, or the row of the contents (s-3.1), or take the entry out.',
  },
  /** Any address that there is or was. */
  address: {
    what: 'address',
    hint: 'Write it like the addresses in content/published.txt: ipg/2.3/#remedy-1, m10/general-notes/, m10/cards/clone/#r2.',
  },
  source: {
    what: 'source',
    hint: 'Correct the name, or bring the text back with what says what its lines are.',
  },
  /** Of a guide. */
  section: { what: 'section', hint: 'Name a section that this list has.' },
  term: {
    what: 'term',
    hint: 'Write the ID of a term of content/terms.yml, or of a word of this file, or take it out.',
  },
  document: { what: 'document', hint: 'Name a document that content/documents.yml lists.' },
  /** A page or one of its texts in a language. */
  language: { what: 'text in this language:', hint: 'Correct the language, or take the entry out.' },
  /** A language that a text of a page lacks. */
  gap: { what: 'gap to give a reason for:', hint: 'Correct the language, or take the reason out.' },
  /** What can have a place on a page. */
  row: {
    what: 'row',
    hint: 'Name the ID of a clause, chapter, section or note, or the slug of a card, that the texts of the page have.',
  },
};

export type Named = keyof typeof kinds;
type Fields = Readonly<Record<string, unknown>>;

/** A value in a file that people write, and what it names. */
type PointerRow = readonly [
  file: RegExp,
  /** The keys down to the value: `[]` is each entry of a list, `{}` each key of a map, at the end the keys themselves; `=` is a value; none: the name of the file. */
  path: string,
  names: Named,
  toName?: ToName | undefined,
  /** The text whose wording it describes, so that a person looks again when that changes. */
  speaksOf?: ToName,
];

/** The full name, where the value alone is not. */
type ToName = (value: string, at: Place) => string | readonly string[];

/** Where a value is. */
interface Place {
  /** The maps that it is in, the innermost first. */
  readonly above: readonly Fields[];
  readonly path: readonly PropertyKey[];
  /** The page that its file or the map around it is about: `ipg/2.3/`. */
  readonly page: string;
}

const policy = /^content\/policy-changes\.yml$/u;
const contents = /^content\/contents\/[^/]+\.yml$/u;
const decisions = /^content\/decisions\/.*\.yml$/u;
const wording = /^content\/wording\.yml$/u;
const unofficial = /^content\/unofficial\/.*\.yml$/u;

const itself: ToName = (name) => name;
const ownPage: ToName = (_value, { page }) => page;
const onPage: ToName = (id, { page }) => `${page}${id === cardTextId ? '' : `#${id}`}`;
const inLanguage: ToName = (lang, { page }) => `${page} ${lang}`;
const inPlaceOf: ToName = (lang, { above: [effect] }) => `${pageOf(`${effect?.target}`)} ${lang}`;
/** Of `chapters.[].sections.[].penalty`: its section, and the text that says so. */
const sectionOfRow: ToName = (_value, { above }) => `${above.at(-1)?.document} ${above[0]?.number}`;
const penaltyOfRow: ToName = (_value, { above }) => `${above.at(-1)?.document}/${above[0]?.number}/#penalty`;
const listedSection: ToName = (number, { above }) => `${above.at(-1)?.document} ${number}`;
const documentPage: ToName = (page, { above: [, document] }) => `${document?.id}/${page}/`;
/** A title is taken from a text in a language: `ipg/2.3/#definition-2 ja`. */
const quoted: ToName = (from) => from.replace(/ .*$/u, '');
/** Of `clauses.{}.missing.{}`: the clause is a key on the way. */
const clauseLanguage: ToName = (lang, { page, path: [, id] }) => `${page}#${String(id)} ${lang}`;
const decidedCard: ToName = (slug, { page }) => `${page.replace(/[^/]+\/$/u, '')}cards/${slug}/`;
/** `ipg/2.3/: { remedy-5 } // => 'ipg/2.3/#remedy-5'` */
const saidText: ToName = (id, { path: [page] }) => `${String(page)}#${id}`;

/** Everything in the files that people write that names something in another file, a row each. */
const rows: readonly PointerRow[] = [
  [/^content\/validity\.yml$/u, '[].targets.[]', 'text', expandTarget, expandTarget],
  [/^content\/rule-changes\.yml$/u, '[].affects.[].target', 'text', itself, itself],
  [policy, 'changes.[].affects.[].target', 'text', itself, itself],
  [policy, 'changes.[].affects.[].langs.[]', 'language', inPlaceOf],
  [policy, 'comparisons.[].section', 'text', ownPage],
  [policy, 'comparisons.[].texts.{}', 'source'],
  [policy, 'comparisons.[].results.[].clauses.[]', 'text', onPage],
  [policy, 'comparisons.[].results.[].langs.[]', 'language', inLanguage],
  // Of the cards of a set it is the page that lists them.
  [/^content\/documents\.yml$/u, '[].elsewhere.[].page', 'address', documentPage],
  [/^content\/doubts\.yml$/u, '[].target', 'wording'],
  [/^content\/changes\.yml$/u, '[].where.[]', 'address'],
  [/^content\/said\.yml$/u, '{}', 'address'],
  [/^content\/said\.yml$/u, '{}.{}', 'spoken', saidText],
  [decisions, '', 'text', ownPage],
  [decisions, 'clauses.{}', 'text', onPage],
  [decisions, 'clauses.{}.differs.{}', 'language', clauseLanguage],
  [decisions, 'clauses.{}.missing.{}', 'gap', clauseLanguage],
  [decisions, 'clauses.{}.dismissed.[].lang', 'language', inLanguage],
  [decisions, 'after.{}', 'row', onPage],
  [decisions, 'after.{}.=', 'row', onPage],
  [decisions, 'sections.{}', 'text', onPage],
  [decisions, 'groups.{}', 'text', decidedCard],
  [decisions, 'names.{}', 'text', decidedCard],
  [decisions, 'titles.{}.from', 'wording', quoted],
  [decisions, 'titles.{}.from', 'language'],
  [decisions, 'retired.{}.=', 'address'],
  [contents, 'chapters.[].sections.[].penalty', 'section', sectionOfRow, penaltyOfRow],
  [/^content\/rule-numbers\.yml$/u, '[].document', 'document', (id) => `${id}/`],
  [wording, 'drift.unsaid.[]', 'term'],
  [wording, 'drift.loose.[]', 'term'],
  [wording, 'drift.exchanged.[].[]', 'term'],
  ...[1, 2, 3]
    .map((depth) => `fork${'.answers.[]'.repeat(depth)}`)
    .flatMap((answer): PointerRow[] => [
      [contents, `${answer}.sections.[]`, 'section', listedSection],
      [contents, `${answer}.because.[]`, 'text', itself, itself],
    ]),
  [/^content\/corrections\/[^/]+\.yml$/u, 'source', 'source'],
  [unofficial, '', 'text', ownPage],
  [unofficial, 'texts.{}', 'wording', onPage],
];

/** A pointer in a file. */
export interface Pointer {
  readonly file: string;
  readonly path: readonly PropertyKey[];
  readonly names: Named;
  /** The value as it is written, and what it stands for: several names for a range. */
  readonly written: string;
  readonly all: readonly string[];
  /** The texts whose wording its entry describes. */
  readonly speaksOf: readonly string[];
}

/** Every pointer in the files that people write. */
export const pointersIn = (
  files: readonly { readonly file: string; readonly value: unknown }[],
): readonly Pointer[] =>
  files.flatMap(({ file, value }) =>
    rows
      .filter(([pattern]) => pattern.test(file))
      .flatMap(([, steps, names, toName = itself, speaksOf]) =>
        valuesAt(value, steps).map(({ path, written, above }): Pointer => {
          const at = { above, path, page: pageAround(above, file) };
          return {
            file,
            path,
            names,
            written,
            all: [toName(written, at)].flat(),
            speaksOf: speaksOf ? [speaksOf(written, at)].flat() : [],
          };
        }),
      ),
  );

/** The page of a file of decisions or translations, or that which a map around a value names. */
const pageAround = (above: readonly Fields[], file: string): string => {
  const named = /^content\/(?:decisions|unofficial)\/(?<page>.*)\.yml$/u.exec(file)?.groups?.page;
  const { document, page, section } = above.find((one) => one.document !== undefined) ?? {};
  return named === undefined ? `${document}/${page ?? section}/` : `${named}/`;
};

/** A value of a file, where it is, and the maps that it is in, the innermost first. */
interface PlacedValue {
  readonly path: readonly PropertyKey[];
  readonly written: string;
  readonly above: readonly Fields[];
}

/** The values to which a path leads: `valuesAt([{ id: 'a' }], '[].id') // => [{ path: [0, 'id'], written: 'a', … }]` */
export const valuesAt = (content: unknown, path: string): readonly PlacedValue[] => {
  const walk = (
    value: unknown,
    [step, ...rest]: readonly string[],
    place: PlacedValue,
  ): readonly PlacedValue[] => {
    if (value === undefined || value === null) return [];
    if (step === '') return [place];
    if (step === undefined || step === '=') return [{ ...place, written: `${value}` }];
    if (Array.isArray(value))
      return value.flatMap((one, index) => walk(one, rest, { ...place, path: [...place.path, index] }));
    const fields = value as Fields;
    const keys = step === '{}' ? Object.keys(fields) : [step];
    return keys.flatMap((key) => {
      const inside = { ...place, path: [...place.path, key], above: [fields, ...place.above] };
      return step === '{}' && rest.length === 0
        ? [{ ...inside, written: key }]
        : walk(fields[key], rest, inside);
    });
  };
  return walk(content, path.split('.'), { path: [], written: '', above: [] });
};

/** The names of each kind that there are. */
export type KnownNames = Readonly<Record<Named, ReadonlySet<string>>>;

/** What the files that people write can name. */
export const knownIn = (
  citables: readonly Citable[],
  redirects: readonly Redirect[],
  { documents, contents, terms, wording: { drift }, sources }: EditionInput,
): KnownNames => {
  const addresses = citables.map(({ address }) => address);
  const listed = contents.flatMap(({ document, chapters }) =>
    chapters.flatMap(({ sections }) => sections.map(({ number }) => ({ document, number }))),
  );
  const worded = citables.flatMap(({ address, texts }) => (languagesOf(texts).length > 0 ? [address] : []));
  const language = new Set(
    citables.flatMap(({ address, texts }) =>
      languagesOf(texts).flatMap((lang) => [`${pageOf(address)} ${lang}`, `${address} ${lang}`]),
    ),
  );
  const pages = citables.filter(({ kind }) => kind === 'page');
  return {
    text: new Set(addresses),
    wording: new Set(worded),
    spoken: new Set([...worded, ...listed.map(({ document, number }) => `${document}/#s-${number}`)]),
    address: new Set([
      ...addresses,
      ...redirects.map(({ from }) => from),
      ...otherPages(documents),
      ...terms.map(({ id }) => `terms/#${id}`),
    ]),
    source: new Set(sources.map(({ entry }) => entry.file)),
    section: new Set(listed.map(({ document, number }) => `${document} ${number}`)),
    term: new Set([...terms, ...drift.words, ...drift.possible].map(({ id }) => id)),
    document: new Set(documents.map(({ id }) => `${id}/`)),
    language,
    gap: new Set(
      citables.flatMap(({ kind, address, texts }) =>
        languages
          .filter((lang) => kind === 'clause' && !texts[lang] && language.has(`${pageOf(address)} ${lang}`))
          .map((lang) => `${address} ${lang}`),
      ),
    ),
    row: new Set([...addresses, ...citables.flatMap((one) => rowsOfPages(one, pages))]),
  };
};

/** Chapters, and cards in whatever chapter of their set: `m10/card-rulings/#clone` */
const rowsOfPages = ({ kind, document, page }: Citable, pages: readonly Citable[]): readonly string[] =>
  kind === 'page' || kind === 'card'
    ? pages
        .filter((one) => one.document === document)
        .map((one) => `${document}/${one.page}/#${page.replace(/^cards\//u, '')}`)
    : [];

/** Reports pointers to what does not exist. `moved` leads from an address that is gone to the one that replaces it. */
export const checkPointers = (
  pointers: readonly Pointer[],
  known: KnownNames,
  moved: ReadonlyMap<string, string>,
): readonly Diagnostic[] => {
  const found = pointers.flatMap(({ file, path, names, written, all }): readonly Diagnostic[] => {
    const [missing] = all.filter((name) => !known[names].has(name));
    // Where the page is not there either, that is what is said.
    if (
      missing === undefined ||
      ((names === 'language' || names === 'gap') && !known.text.has(missing.replace(/ .*$/u, '')))
    )
      return [];
    const inUse = inTodaysForm(missing);
    return [
      errorAt(
        `pointers/no-${names}`,
        { file, path, about: missing },
        `There is no ${kinds[names].what} ${missing}${['', missing].includes(written) ? '' : ` (“${written}”)`}.`,
        inUse !== missing && known[names].has(inUse)
          ? `Write ${inTodaysForm(written)}.`
          : (whereNow(moved.get(missing)) ?? hintFor({ path, names, written }, missing)),
      ),
    ];
  });
  // What is on a page that is not there is not told beside the page, nor the card again of which it is.
  const follows = (
    { about = '', path = [] }: Diagnostic,
    { about: page = '', path: above = [] }: Diagnostic,
  ) =>
    about === page
      ? above.length < path.length
      : !page.includes('#') && inTodaysForm(about).startsWith(inTodaysForm(page));
  return found.filter((one) => !found.some((other) => other.file === one.file && follows(one, other)));
};

const hintFor = ({ path, names, written }: Pick<Pointer, 'path' | 'names' | 'written'>, missing: string) => {
  if (path.length === 0) return ofFile;
  return names === 'text' && missing.endsWith(`#${written}`) ? ofPage : kinds[names].hint;
};

const whereNow = (now: string | undefined): string | undefined =>
  now === undefined
    ? undefined
    : `Its links lead to ${now || 'the first page'} now: name that, or take the entry out.`;

/** An address with the slash before its anchor, or at its end: `m10/cards/clone#r1 // => 'm10/cards/clone/#r1'` */
const inTodaysForm = (written: string): string =>
  written.includes('#') ? written.replace(/\/?#/u, '/#') : written.replace(/\/?$/u, '/');

/** What to do where an ID alone is written. */
const ofPage = 'Write the ID of a text that the page has, or take the entry out.';

/** What to do where the name of the file is wrong. */
const ofFile = 'Correct the name of the file, bring the text back that it is about, or remove it.';
