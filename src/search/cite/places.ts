import type { NameEntry } from '../names/name-row.ts';
import { isChapter, isNumbered } from '../text/record.ts';
import type { CitedNames } from './lexicon.ts';
import type { Cited } from './read.ts';

export interface CitedPlace {
  readonly entry: NameEntry;
  readonly anchor?: string;
}

/** Returns the places of a citation, in the order of the site. Returns the section if the clause does not exist. */
export function placesOf(names: Pick<CitedNames, 'entries'>, cited: Cited): CitedPlace[] {
  const { document, section, chapter, named } = cited;
  const sections = names.entries.filter((entry) => isNumbered(entry) && isIn(entry, document));
  // A chapter means all its sections. A guide alone means the sections with a text on this site.
  if (chapter && !named)
    return sections.filter((entry) => entry.section.startsWith(`${chapter}.`)).map((entry) => ({ entry }));
  const places = citedIn(names, cited);
  if (section || named || places.length > 0 || !document) return places;
  return sections.filter(({ isListed }) => !isListed).map((entry) => ({ entry }));
}

/** Returns the cited clauses or sections. For a chapter, returns its own entry, unlike `placesOf`. */
export function citedIn({ entries }: Pick<CitedNames, 'entries'>, cited: Cited): CitedPlace[] {
  const sections = entries.filter((entry) => isNumbered(entry) && isIn(entry, cited.document));
  const meant = sectionsOf(sections, cited);
  if (meant) return meant.flatMap((entry) => clausesOf(entry, cited));
  // A clause without a section can be in any section.
  if (!cited.number) return [];
  return sections.flatMap((entry) => clausesOf(entry, cited)).filter(({ anchor }) => anchor);
}

/**
 * Returns the cited sections or chapters; undefined if none is cited. If the cited names share no meaning, the most
 * specific name decides.
 */
function sectionsOf(
  sections: readonly NameEntry[],
  { chapter, section = chapter, named }: Cited,
): NameEntry[] | undefined {
  if (section) return sections.filter((entry) => entry.section === section);
  if (!named) return undefined;
  const common = named.reduce((all, each) => all.filter((one) => each.includes(one)));
  const [fewest = []] = named.toSorted((a, b) => a.length - b.length);
  const meant = common.length > 0 ? common : fewest;
  const found = sections.filter((entry) => meant.includes(entry));
  const chapters = found.filter(isChapter);
  // `named` has all sections of a chapter, too, so that a second name can select one of them.
  return chapters.length > 0 ? chapters : found;
}

function clausesOf(entry: NameEntry, { parts, number, to }: Cited): CitedPlace[] {
  const { anchors = [] } = entry;
  if (!parts) return [{ entry }];
  const stems = parts.length > 0 ? parts.map((part) => part.replace(/s$/u, '')) : ['[a-z]+'];
  const [part = ''] = parts;
  // The fourth example is example D.
  const last = part === 'examples' && Number(number) ? (Number(number) + 9).toString(36) : number;
  const numbered = new RegExp(`^(?:${stems.join('|')})s?-${last}$`, 'u');
  const found =
    number === undefined
      ? [anchors.find((id) => id === part) ?? anchors.find((id) => id.startsWith(`${stems[0]}-`))]
      : anchors.filter((id) => numbered.test(id));
  const clauses = found.flatMap((id) => id ?? []);
  if (clauses.length === 0) return [{ entry }];
  return clauses.map((id) => ({ entry, anchor: toLast(id, to, anchors) }));
}

/** The address of a citation, without language and base path; undefined if it has several places or none. */
export function leadOf(names: Pick<CitedNames, 'entries'>, cited: Cited): string | undefined {
  const { document, section, chapter, named, parts } = cited;
  if (document && !section && !chapter && !named && !parts) return `${document}/`;
  const [place, ...more] = citedIn(names, cited);
  return place && more.length === 0 ? addressOf(place) : undefined;
}

/** `addressOf({ entry: { url: 'ipg/2.3/' }, anchor: 'remedy-4' }) // => 'ipg/2.3/#remedy-4'` */
export const addressOf = ({ entry, anchor }: CitedPlace): string =>
  anchor ? `${entry.url.replace(/#.*$/u, '')}#${anchor}` : entry.url;

/** Returns the range from `anchor` to number `to` (`remedy-1..remedy-3`), or `anchor` if no such end follows it. */
export function toLast(anchor: string, to: string | undefined, anchors: readonly string[] = []): string {
  const last = to && anchor.replace(/(?:\d+|(?<=-)[a-z])$/u, to);
  return last && anchors.indexOf(last) > anchors.indexOf(anchor) ? `${anchor}..${last}` : anchor;
}

export const isIn = (entry: NameEntry, document = entry.document): boolean => entry.document === document;
