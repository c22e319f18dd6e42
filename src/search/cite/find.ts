import { normalize } from '../text/normalize.ts';
import { once } from '../text/once.ts';
import { type CitedNames, type Lexicon, lexiconOf, partPattern } from './lexicon.ts';
import { addressOf, citedIn } from './places.ts';
import { type Cited, cardinals, type Mode, nth, proseGap, readAt, type Span } from './read.ts';

/** A citation in prose. `start` and `end` are indexes of the printed text. */
interface FoundCitation {
  readonly start: number;
  readonly end: number;
  readonly url: string;
}

export interface Settings {
  /** Whether the name of an infraction or chapter, without its guide, is a citation. */
  readonly areNamesCited?: boolean;
}

/**
 * Returns the citations in a text of any site, in order and without overlap. Unless `areNamesCited`, each names its
 * guide with a number, a chapter or an infraction. An item of a list can take the guide from another item.
 */
export function findCitations(names: CitedNames, printed: string, settings: Settings = {}): FoundCitation[] {
  const { text: plain, starts, ends } = normalize(printed);
  const text = names.fold(plain);
  const place = (start: number, end: number) => ({ start: starts[start] ?? 0, end: ends[end - 1] ?? 0 });
  const printedAt = (...span: [start: number, end: number]) => {
    const { start, end } = place(...span);
    return printed.slice(start, end).normalize('NFKC');
  };
  const prose: Mode = {
    isWhole: false,
    gap: proseGap,
    slots: [],
    accepts: (token, start, end) => isPrintedAs(token, printedAt(start, end)),
  };
  const isCited = ({ cited, start, end }: Span) => {
    const { document, section, chapter, named } = cited;
    if (document) return section !== undefined || chapter !== undefined || named !== undefined;
    return settings.areNamesCited && named && (named.length > 1 || !isEveryday.test(printedAt(start, end)));
  };
  const found: FoundCitation[] = [];
  let end = 0;
  for (const begin of text.matchAll(beginningsOf(lexiconOf(names)))) {
    if (begin.index < end || begin.groups?.skipped !== undefined) continue;
    const spans = readAt(lexiconOf(names), text, begin.index, prose);
    const last = spans.at(-1);
    if (!last) continue;
    if (isOfSomethingElse(text, begin.index, last)) {
      end = last.end;
      continue;
    }
    for (const span of spans.filter(isCited)) {
      const url = addressIn(names, span.cited);
      if (!url) continue;
      found.push({ ...place(span.start, span.end), url });
      end = span.end;
    }
  }
  return found;
}

/** Names of infractions that are everyday words. They count only together with another name: USC Major. */
const isEveryday = /^(?:minor|major|轻微|严重|軽度|重度)$/iu;

/**
 * Whether a match is no citation of this site: it is part of a file name, mail address, path or version, or the text
 * beside it names another guide.
 */
function isOfSomethingElse(text: string, start: number, { end, cited }: Span): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  const [cite, after] = [text.slice(start, end), text.slice(end, end + 60)];
  // In `MTR 4.2/IPG 2.5` the slash makes no path: a path has a second slash.
  const slashes = [before.endsWith('/'), /^[a-z]+\/\d/u.test(cite), after.startsWith('/')].filter(Boolean);
  if ((slashes.length > 1 && /\d/u.test(cite)) || joined.before.test(before) || joined.after.test(after))
    return true;
  return !cited.document && (otherGuide.before.test(before) || otherGuide.after.test(after));
}

const joined = { before: /(?:\w[@_]|\\)$/u, after: /^(?:\\|_\w|[-\w]*[.@]\w)/u };
const others =
  '(?:(?<![a-z])(?:jar|mtra|mtr|cr|comprehensive rules)(?![a-z])|完整规则|综合规则|総合ルール|比赛规则|イベント規定)(?: ?(?:§|第|sections? )?[\\d.]+[节節条]?)?';
const otherGuide = {
  before: new RegExp(`${others}[ :("〔~-]*$`, 'u'),
  after: new RegExp(`^(?: ?[(〔]| (?:of|in) (?:the )?)${others}`, 'u'),
};

/** Returns the address of the cited place; its section if several clauses match; undefined for several sections. */
function addressIn(names: CitedNames, cited: Cited): string | undefined {
  const [place, ...more] = citedIn(names, cited);
  if (!place || more.some(({ entry }) => entry !== place.entry)) return undefined;
  return more.length === 0 ? addressOf(place) : place.entry.url;
}

/** Whether a token is written as in a citation: names in title case, abbreviations and letters in capitals. */
function isPrintedAs(token: string, printed: string): boolean {
  if (token === 'part') return !/ [a-z]$/u.test(printed);
  if (!/^[A-Za-z]/u.test(printed)) return true;
  if (/^[\w@/]{2,4}$/u.test(printed)) return /[A-Z].*[A-Z]/u.test(printed);
  return printed.split(/[\s-]+/u).every((word) => /^[A-Z—–&]|^(?:at|a|of|the|and|to|in)$/u.test(word));
}

/** Matches where a citation can begin. The group `skipped` matches text that contains no citation. */
const beginningsOf = once(
  ({ guide, name }: Lexicon) =>
    new RegExp(
      // The guides of the site come first, so that `skipped` does not match them. A name that begins with a Latin
      // letter must not be the end of a longer word.
      `(?<![a-z\\d](?=[a-z]))(?:m|万智牌)?(?:${guide})|` +
        '(?<skipped>' +
        // Addresses, other guides, money and versions.
        '(?<![a-z\\d.-])(?:https?:|www\\.|(?:[a-z\\d-]{1,63}\\.){1,4}[a-z]{2,}/)(?:[\\w/?&=%#:+-]|\\.\\w)+|' +
        `${others}|(?:[$€£¥v]|version )\\d[\\d.]*)|` +
        `(?<![a-z](?=[a-z]))(?:${name})|` +
        `(?:第|§|(?<![a-z])(?:sections?|secs?\\.|chapter) ?)(?=[\\d一-九]|${cardinals} )|(?<![\\d.+-])\\d{1,2}\\.\\d|` +
        `(?<![a-z])(?:${partPattern}|para(?:graph|\\.)?)(?=[ \\d第の]|[a-z](?![a-z]))|` +
        `(?<![a-z\\d])${nth} (?=[a-z])`,
      'gu',
    ),
);
