import { decisionsPath } from '../../pipeline/edition/decided.ts';
import { buildEdition, recordsOf } from '../../pipeline/edition.ts';
import type { EditionInput } from '../../pipeline/edition-input.ts';
import { type KnownNames, knownIn, type Pointer, pointersToGone } from '../../pipeline/pointers.ts';
import { movedIn, redirectsOf } from '../../pipeline/published.ts';
import { type Citable, citablesIn, type PageRecords } from '../../schema/citable.ts';
import type { Diagnostic } from '../../schema/diagnostic.ts';
import { withoutPointers, withRetired, withValuesAt } from '../write/entries.ts';
import { editsOf, type FileEdit } from '../write/planned-files.ts';
import { successorOf } from './successor.ts';

// What texts that go take along, whatever takes them out: what names them in other files goes, too, by the table of what names
// what (pipeline/pointers.ts), and their links lead to what is left.

/** What can be cited and named with some texts, whatever else is wrong with them. */
export interface Addressable {
  readonly input: EditionInput;
  readonly records: PageRecords;
  readonly citables: readonly Citable[];
  readonly known: KnownNames;
  readonly diagnostics: readonly Diagnostic[];
}

export const addressableIn = (input: EditionInput): Addressable => {
  const { value, diagnostics } = buildEdition(input);
  const records = recordsOf(value);
  const citables = citablesIn(records);
  return { input, records, citables, known: knownIn(citables, [], input), diagnostics };
};

/** A retired ID as the decisions of a page have it, where IDs of that page stand for themselves. */
export interface RetiredId {
  readonly id: string;
  readonly now: string;
}

/** What goes with texts that are gone, each by the file that has it. */
interface Retirement {
  readonly pointers: ReadonlyMap<string, readonly Pointer[]>;
  readonly ids: ReadonlyMap<string, readonly RetiredId[]>;
  /** Where earlier retired IDs lead now that led to what is gone. */
  readonly repointed: ReadonlyMap<string, readonly RenewedValue[]>;
}

export interface RenewedValue {
  readonly path: readonly PropertyKey[];
  readonly value: string;
}

/** Retires what texts that change take out: of the addresses that were published, those that are gone and lead nowhere else. */
export const retire = (
  pointers: readonly Pointer[],
  published: readonly string[],
  before: Addressable,
  after: Addressable,
): Retirement => {
  const [led, leads] = [movedFrom(before, published), movedFrom(after, published)];
  const isAlive = (address: string): boolean => after.known.text.has(address);
  const gone = published
    .filter((address) => !isAlive(address) && !leads.has(address))
    .flatMap((from) => {
      // A page that is gone may have said where the links to others lead.
      const last = led.get(from) ?? from;
      const one = before.citables.find(({ address }) => address === last);
      if (!one) return [];
      const page = pageFor(one, after.records);
      const home = `${one.document}/${page}/`;
      const to = isAlive(last) ? last : successorOf(one, before.citables, after.citables, home);
      return [{ from, to, file: decisionsPath(one.document, page) }];
    });
  const moved = new Map(gone.map(({ from, to }) => [from, to]));
  const decided = redirectsOf(after.input);
  return {
    pointers: byFile(
      pointersToGone(
        pointers,
        (named, name) => before.known[named].has(name) && !after.known[named].has(name),
      ),
    ),
    ids: byFile(gone.map(({ from, to, file }) => ({ file, id: idIn(file, from), now: idIn(file, to) }))),
    repointed: byFile(
      decided.flatMap(({ to, file, path = [] }) => {
        const now = moved.get(to);
        return now === undefined ? [] : [{ file, path: [...path, 'now'], value: idIn(file, now) }];
      }),
    ),
  };
};

/** A retirement as edits of files, with a question about where links lead, if that is not settled. */
export const editsOfRetirement = (
  { pointers, ids, repointed }: Retirement,
  whereTo: string | undefined,
): readonly FileEdit[] => [
  // What is at a place of a file comes before what takes entries out.
  ...editsOf(repointed, withValuesAt),
  ...editsOf(pointers, withoutPointers),
  ...editsOf(ids, (text, own) => withRetired(text, own, whereTo)),
];

const byFile = <One extends { readonly file: string }>(
  all: readonly One[],
): ReadonlyMap<string, readonly One[]> => Map.groupBy(all, ({ file }) => file);

const movedFrom = (
  { input, known }: Addressable,
  published: readonly string[],
): ReadonlyMap<string, string> =>
  new Map(movedIn(input, published, [...known.text]).map(({ from, to }) => [from, to]));

/** The page whose decisions have what is retired of another: itself, of a card or of what is gone the chapter of rulings. */
const pageFor = ({ document, page }: Citable, { sections, chapters }: PageRecords): string => {
  const own = chapters.filter((chapter) => chapter.document === document);
  const isThere =
    own.some(({ slug }) => slug === page) ||
    sections.some((one) => one.document === document && one.section === page);
  return isThere ? page : ((own.find(({ groups }) => groups) ?? own[0])?.slug ?? page);
};

/** `idIn('content/decisions/ipg/2.3.yml', 'ipg/2.3/#remedy-1') // => 'remedy-1'` */
const idIn = (file: string, address: string): string => {
  const page = file.replace(/^content\/decisions\/|\.yml$/gu, '');
  return address.startsWith(`${page}/#`) ? address.slice(page.length + 2) : address;
};
