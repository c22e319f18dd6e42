import type { Diagnostic } from '../schema/diagnostic.ts';
import { cardTextId } from '../schema/unofficial.ts';
import { expandTarget } from '../schema/validity.ts';

/** A value in a file that people write, and what it names. */
interface PointerRow {
  readonly file: RegExp;
  /** The keys down to the value: `[]` is each entry of a list, `{}` each key of a map. */
  readonly path: string;
  readonly names: Named;
  /** The full name, where the value alone is not: from the maps that it is in, the innermost first, and the path of the file. */
  readonly toName?: (value: string, above: readonly Fields[], file: string) => string | readonly string[];
  /**
   * What goes when what it names is withdrawn, as paths, the innermost first: where the first leaves its list empty, the
   * next goes as well; the empty path is the file. Absent: nothing, since links to what is withdrawn lead on.
   */
  readonly goes?: readonly string[];
}

/**
 * What can be named: anything that can be cited (`text`), only what has a wording of its own, any address that there is or
 * was, a source, a section of a guide, a document, the text of a page in a language.
 */
export type Named = 'text' | 'wording' | 'address' | 'source' | 'section' | 'document' | 'language';
type Fields = Readonly<Record<string, unknown>>;

const policy = /^content\/policy-changes\.yml$/u;
const contents = /^content\/contents\/[^/]+\.yml$/u;
const unofficial = /^content\/unofficial\/.*\.yml$/u;

/** Everything in the files that people write that names something in another file, a row each. */
const rows: readonly PointerRow[] = [
  {
    file: /^content\/validity\.yml$/u,
    path: '[].targets.[]',
    names: 'text',
    toName: expandTarget,
    goes: ['[].targets.[]', '[]', ''],
  },
  {
    file: /^content\/rule-changes\.yml$/u,
    path: '[].affects.[].target',
    names: 'text',
    goes: ['[].affects.[]', '[]', ''],
  },
  {
    file: policy,
    path: 'changes.[].affects.[].target',
    names: 'text',
    goes: ['changes.[].affects.[]', 'changes.[]'],
  },
  {
    file: policy,
    path: 'changes.[].affects.[].langs.[]',
    names: 'language',
    toName: (lang, [effect]) => `${pageOf(`${effect?.target}`)} ${lang}`,
    goes: ['changes.[].affects.[].langs.[]', 'changes.[].affects.[]', 'changes.[]'],
  },
  {
    file: policy,
    path: 'comparisons.[].section',
    names: 'text',
    toName: (_section, [comparison]) => sectionPage(comparison),
    goes: ['comparisons.[]'],
  },
  {
    file: policy,
    path: 'comparisons.[].texts.{}',
    names: 'source',
    goes: ['comparisons.[].texts.{}', 'comparisons.[]'],
  },
  {
    file: policy,
    path: 'comparisons.[].results.[].clauses.[]',
    names: 'text',
    toName: (id, [, comparison]) => `${sectionPage(comparison)}#${id}`,
    goes: ['comparisons.[].results.[].clauses.[]', 'comparisons.[].results.[]', 'comparisons.[]'],
  },
  {
    file: policy,
    path: 'comparisons.[].results.[].langs.[]',
    names: 'language',
    toName: (lang, [, comparison]) => `${sectionPage(comparison)} ${lang}`,
    goes: ['comparisons.[].results.[].langs.[]', 'comparisons.[].results.[]', 'comparisons.[]'],
  },
  {
    // Of the cards of a set it is the page that lists them.
    file: /^content\/documents\.yml$/u,
    path: '[].elsewhere.[].page',
    names: 'address',
    toName: (page, [, document]) => `${document?.id}/${page}/`,
    goes: ['[].elsewhere.[]', '[].elsewhere'],
  },
  { file: /^content\/doubts\.yml$/u, path: '[].target', names: 'wording', goes: ['[]', ''] },
  { file: /^content\/changes\.yml$/u, path: '[].where.[]', names: 'address' },
  { file: /^content\/retired\.yml$/u, path: '[].now', names: 'address' },
  {
    file: /^content\/rule-numbers\.yml$/u,
    path: '[].document',
    names: 'document',
    toName: (id) => `${id}/`,
    goes: ['[]', ''],
  },
  {
    file: contents,
    path: 'fork.questions.[].yes',
    names: 'section',
    toName: (number, above) => `${above.at(-1)?.document} ${number}`,
  },
  {
    // Where a question has no other proof, all of them go: the order of what is left might lead to the wrong infraction.
    file: contents,
    path: 'fork.questions.[].because.[]',
    names: 'text',
    goes: ['fork.questions.[].because.[]', 'fork'],
  },
  {
    file: /^content\/registry\/.*\.yml$/u,
    path: 'retired.[].now',
    names: 'address',
    toName: (now, _above, file) => {
      const own = file.replace(/^content\/registry\/|\.yml$/gu, '');
      return now.includes('/') ? now : `${own}/#${now}`;
    },
  },
  { file: /^content\/corrections\/[^/]+\.yml$/u, path: 'source', names: 'source', goes: [''] },
  {
    file: unofficial,
    path: 'page',
    names: 'text',
    toName: (page, [file]) => `${file?.document}/${page}/`,
    goes: [''],
  },
  {
    file: unofficial,
    path: 'texts.[].id',
    names: 'wording',
    toName: (id, [, file]) => `${file?.document}/${file?.page}/${id === cardTextId ? '' : `#${id}`}`,
    goes: ['texts.[]', ''],
  },
  {
    file: unofficial,
    path: 'texts.[].from',
    names: 'language',
    toName: (lang, [, file]) => `${file?.document}/${file?.page}/ ${lang}`,
    goes: ['texts.[]', ''],
  },
];

/** `ipg/2.4/#remedy-1 // => 'ipg/2.4/'` */
const pageOf = (address: string): string => address.replace(/#.*$/u, '');

const sectionPage = (comparison: Fields | undefined): string =>
  `${comparison?.document}/${comparison?.section}/`;

/** A pointer in a file. */
export interface Pointer {
  readonly file: string;
  readonly path: readonly PropertyKey[];
  readonly names: Named;
  /** The value as it is written, and what it stands for: several names for a range. */
  readonly written: string;
  readonly all: readonly string[];
  /** What goes with what it names, as paths in the file. */
  readonly goes: readonly (readonly PropertyKey[])[];
}

/** Every pointer in the files that people write. */
export const pointersIn = (
  files: readonly { readonly file: string; readonly value: unknown }[],
): readonly Pointer[] =>
  files.flatMap(({ file, value }) =>
    rows
      .filter((row) => row.file.test(file))
      .flatMap((row) => {
        const { names, toName = (name: string) => name, goes = [] } = row;
        return valuesAt(value, row.path).map(
          ({ path, written, above }): Pointer => ({
            file,
            path,
            names,
            written,
            all: [toName(written, above, file)].flat(),
            goes: goes.map((one) => path.slice(0, stepsOf(one).length)),
          }),
        );
      }),
  );

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
    if (step === undefined) return [{ ...place, written: `${value}` }];
    if (Array.isArray(value))
      return value.flatMap((one, index) => walk(one, rest, { ...place, path: [...place.path, index] }));
    const fields = value as Fields;
    const keys = step === '{}' ? Object.keys(fields) : [step];
    return keys.flatMap((key) => {
      const inside = { ...place, path: [...place.path, key], above: [fields, ...place.above] };
      return step === '{}' ? [{ ...inside, written: key }] : walk(fields[key], rest, inside);
    });
  };
  return walk(content, stepsOf(path), { path: [], written: '', above: [] });
};

const stepsOf = (path: string): readonly string[] => (path === '' ? [] : path.split('.'));

/** The names of each kind that there are. */
export type Known = Readonly<Record<Named, ReadonlySet<string>>>;

/** The pointers to what is withdrawn. Of a range, all has to go. */
export const pointersToGone = (
  pointers: readonly Pointer[],
  isGone: (named: Named, name: string) => boolean,
): readonly Pointer[] =>
  pointers.filter(({ goes, names, all }) => goes.length > 0 && all.every((name) => isGone(names, name)));

/** Reports pointers to what does not exist. `moved` leads from an address that is gone to the one that replaces it. */
export const checkPointers = (
  pointers: readonly Pointer[],
  known: Known,
  moved: ReadonlyMap<string, string>,
): readonly Diagnostic[] => {
  const found = pointers.flatMap(({ file, path, names, written, all }): readonly Diagnostic[] => {
    const [missing] = all.filter((name) => !known[names].has(name));
    // Where the page is not there either, that is what is said.
    if (
      missing === undefined ||
      (names === 'language' && !known.text.has(pageOf(missing).replace(/ .*/u, '')))
    )
      return [];
    const { what, hint } = words[names];
    const inUse = inTodaysForm(missing);
    const now = moved.get(missing);
    return [
      {
        code: `pointers/no-${names}`,
        severity: 'error',
        file,
        path,
        about: missing,
        message: `There is no ${what} ${missing}${written === missing ? '' : ` (“${written}”)`}.`,
        hint:
          inUse !== missing && known[names].has(inUse)
            ? `Write ${inTodaysForm(written)}.`
            : [now === undefined ? '' : `It is ${now || 'the first page'} now. `, hint].join(''),
      },
    ];
  });
  const isInside = (about: string, page: string): boolean =>
    page.endsWith('/') && about !== page && about.startsWith(page);
  return found.filter(
    ({ file, about = '' }) =>
      !found.some((other) => other.file === file && isInside(about, other.about ?? '')),
  );
};

/** An address with the slash before its anchor, or at its end: `m10/cards/clone#r1 // => 'm10/cards/clone/#r1'` */
const inTodaysForm = (written: string): string =>
  written.includes('#') ? written.replace(/\/?#/u, '/#') : written.replace(/\/?$/u, '/');

const words: Readonly<Record<Named, { readonly what: string; readonly hint: string }>> = {
  text: {
    what: 'page, section, clause, note, ruling or card',
    hint: 'Write its address, as content/published.txt has it: ipg/2.4/#definition-1, m10/rules-changes/#combat, m10/cards/clone/.',
  },
  wording: {
    what: 'text',
    hint: 'Name the text that it belongs to now, or take the entry out.',
  },
  address: {
    what: 'address',
    hint: 'Write it like the addresses in content/published.txt: ipg/2.3/#remedy-1, m10/general-notes/, m10/cards/clone/#r2.',
  },
  source: {
    what: 'source',
    hint: 'Correct the name, or bring the text back with what says what its lines are.',
  },
  section: { what: 'section', hint: 'Name a section that this list has.' },
  document: { what: 'document', hint: 'Name a document that content/documents.yml lists.' },
  language: { what: 'text in this language:', hint: 'Name only languages that the section has.' },
};
