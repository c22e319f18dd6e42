import { matchNames, type NameIndex } from '../names/names.ts';
import { normalizeText } from '../text/normalize.ts';
import { lexiconOf } from './lexicon.ts';
import { otherPlaces } from './others.ts';
import { addressOf, type CitedPlace, leadOf, placesOf } from './places.ts';
import { type Cited, isCitation, readAt } from './read.ts';
import { asWhole } from './whole.ts';

/**
 * Returns the places that a query cites; none if the query as a whole is no citation. An address, or a citation
 * copied from a page, also resolves. docs/citing.md lists the forms with examples.
 */
export function resolve(names: NameIndex, query: string): CitedPlace[] {
  const plain = toPlain(query);
  return placesIn(names, plain, readWhole(names, plain));
}

/** The only place that a query cites or names, without language and base path; undefined if several or none. */
export function leadTo(names: NameIndex, query: string): string | undefined {
  const plain = toPlain(query);
  const cited = readWhole(names, plain);
  const [only, ...more] = cited;
  const lead = only && more.length === 0 ? leadOf(names, only) : undefined;
  if (lead) return lead;
  const named = lexiconOf(names).namedBy(names.fold(plain));
  if (named.length === 1) return names.entries.find((entry) => entry === named[0])?.url;
  const places = placesIn(names, plain, cited).map(addressOf);
  if (places.length > 0) return places.length === 1 ? places[0] : undefined;
  const matches = matchNames(names, plain).filter(
    ({ fit, entry }) => fit === 'exact' && entry.kind !== 'term',
  );
  return matches.length === 1 ? matches[0]?.entry.url : undefined;
}

function placesIn(names: NameIndex, plain: string, cited: readonly Cited[]): CitedPlace[] {
  const clauses = cited.flatMap((each) => placesOf(names, each));
  return clauses.length > 0 ? clauses : otherPlaces(names, plain);
}

/** The citations of guides in a query; empty unless they are the whole query. */
function readWhole(names: NameIndex, plain: string): Cited[] {
  const text = names.fold(plain);
  const spans = readAt(lexiconOf(names), text, 0, asWhole);
  const isAll = /^[ "'()[\]〔〕【】.,:;!?/-]{0,4}$/u.test(text.slice(spans.at(-1)?.end ?? 0));
  const cited = spans.map((span) => span.cited);
  return spans.length > 0 && isAll && cited.every(isCitation) ? cited : [];
}

/** Normalizes a query. Removes the extra parts of copied citations and addresses. Empty if the query is too long. */
function toPlain(query: string): string {
  const plain = normalizeText(query)
    .replace(copiedRest, '')
    .replace(unofficial, '')
    .replace(addressStart, '')
    .replace(/\?[^#]*/u, '')
    .replace(/^["'([〔【#/]+|["')\].,:;!?〕】/]+$/gu, '')
    .replace(asThing, '');
  return plain.length > longest ? '' : plain;
}

const copiedRest = /(?: ?\((?:zh|ja|en)(?:-hant)?(?:[,:][^()]*)?\)(?: -.*)?| ?- ?\S*\/(?:zh|ja|en)\/\S*)$/u;
const unofficial = / ?\((?:非官方|非公式|not official)\)$/u;
/** `the Slow Play category`, 迟到这一条, 遅刻の項目 */
const asThing =
  /^(?:the|an?) | (?:section|category|infraction)$|[这那这個]?一?[条條节節]$(?<=[这那這]一?.)|の[項节節]目?$/gu;
const addressStart = /^(?:https?:\/\/\S*?)?\/?(?:(?:zh|ja|en)\/(?=[a-z][a-z\d-]*\/))/u;
const longest = 200;
