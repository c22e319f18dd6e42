import { normalize } from '../text/normalize.ts';
import { once } from '../text/once.ts';
import { certain, proofOf, proofOfName } from './context.ts';
import { type CitedNames, isChapterNumber, type Lexicon, lexiconOf, partPattern } from './lexicon.ts';
import { addressOf, citedIn } from './places.ts';
import { type Cited, cardinals, isPlaced, type Manner, nth, proseGap, readAt, type Span } from './read.ts';

/** A citation in prose: where it stands in the text as printed, and the address that it leads to. */
interface FoundCitation {
  readonly start: number;
  readonly end: number;
  readonly url: string;
}

/**
 * The citations in a text of any site, in order; they do not overlap. What has a guide's name or abbreviation is one, and what
 * has a number and name that agree, a chapter and an infraction, or a name with a numbered part. A name alone is one only
 * where enough in the text, or `around` it, is about the guide, judges or the game, or where `areNamesCited`.
 */
export function findCitations(names: CitedNames, printed: string, settings: Settings = {}): FoundCitation[] {
  const prose = openProse(names, printed, settings);
  const all = candidatesIn(names, prose);
  // A text that cites a guide is about it; so is one with an abbreviation that nothing else has.
  const isCiting = all.some(({ url, needed }) => url && needed === 0);
  const vouched = vouchedBy(all, prose);
  return all.flatMap(({ span, url, needed }) => {
    const isMeant = needed === 0 || (isCiting ? certain : prose.proof() + vouched) >= needed;
    return url && isMeant && Number.isFinite(needed) ? [{ ...prose.place(span), url }] : [];
  });
}

/**
 * What names of several infractions say for each other, or one and a clause of it: they are seldom together in a text about
 * something else. Abbreviations of three letters say half as much.
 */
function vouchedBy(all: readonly Candidate[], { printed }: Prose): number {
  const named = all.filter(({ cited, url }) => url && cited.named);
  const areSeveral = (isTold: (name: string) => boolean) =>
    new Set(named.filter(({ span }) => isTold(printed(span))).map(({ url }) => url)).size > 1;
  if (areSeveral(isLong)) return 1;
  return areSeveral((name) => name.length > 2) ? 0.5 : 0;
}

/** What may be a citation, and where it leads. */
interface Candidate {
  readonly span: Span;
  readonly cited: Cited;
  readonly url: string | undefined;
  /** How much has to say that it is one. */
  readonly needed: number;
}

function candidatesIn(names: CitedNames, prose: Prose): Candidate[] {
  const found: Candidate[] = [];
  /** The guide that the text has named last: `section 2.5` after it is of that guide. */
  let guide: string | undefined;
  /** The section that the text has cited last: `remedy 5` after it is of that section. */
  let place: Candidate | undefined;
  let end = 0;
  for (const begin of prose.text.matchAll(beginningsOf(lexiconOf(names)))) {
    if (begin.index < end) continue;
    const isOther = begin.groups?.other !== undefined;
    const spans = spansAt(names, prose, begin);
    const last = spans.at(-1);
    if (last && isOfSomethingElse(prose.text, begin.index, last)) {
      end = last.end;
      continue;
    }
    guide = isOther ? undefined : (spans.find(({ cited }) => cited.document)?.cited.document ?? guide);
    const candidates = spans.map((span): Candidate => {
      if (isClauseAlone(span.cited)) return clauseOf(names, place, span);
      const cited = { ...(span.cited.isSaid && guide && { document: guide }), ...span.cited };
      return { span, cited, url: addressIn(names, cited), needed: proofNeeded(prose, cited, span) };
    });
    found.push(...candidates);
    const possible = candidates.filter(({ url, needed }) => url && Number.isFinite(needed));
    place = isOther ? undefined : (possible.findLast(({ cited }) => isPlaced(cited)) ?? place);
    // What was read as nothing may have something in it.
    end = spans.length === 0 ? begin.index + begin[0].length : Math.max(end, possible.at(-1)?.span.end ?? 0);
  }
  return found;
}

const spansAt = (names: CitedNames, prose: Prose, begin: RegExpExecArray): Span[] =>
  begin.groups?.other !== undefined || isOtherNumber(prose, begin)
    ? []
    : readAt(lexiconOf(names), prose.text, begin.index, prose);

/** Within a file name, mail address, path or version; or named beside another guide, which may have a section called so. */
function isOfSomethingElse(text: string, start: number, { end, cited }: Span): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  const [cite, after] = [text.slice(start, end), text.slice(end, end + 60)];
  // MTR 4.2/IPG 2.5 is no path: that has a second slash.
  const slashes = [before.endsWith('/'), /^[a-z]+\/\d/u.test(cite), after.startsWith('/')].filter(
    Boolean,
  ).length;
  if ((slashes > 1 && /\d/u.test(cite)) || joined.before.test(before) || joined.after.test(after))
    return true;
  return !cited.document && (otherGuide.before.test(before) || otherGuide.after.test(after));
}

const joined = { before: /(?:\w[@_]|\\)$/u, after: /^(?:\\|_\w|[-\w]*[.@]\w)/u };
const others =
  '(?:(?<![a-z])(?:jar|mtra|mtr|cr|comprehensive rules)(?![a-z])|完整规则|综合规则|総合ルール|比赛规则|イベント規定)';
const otherGuide = {
  before: new RegExp(`${others} ?(?:(?:§|第|sections? )?[\\d.]+[节節条]?)?[ :("〔~-]*$`, 'u'),
  after: new RegExp(`^(?: ?[(〔]| (?:of|in) (?:the )?)${others}`, 'u'),
};

/** A part with a number: `remedy 5`, 范例B. */
const isClauseAlone = (cited: Cited): boolean =>
  Boolean(cited.parts && cited.number && !cited.document && !cited.chapter && !isPlaced(cited));

/** A clause of what was cited before it, if that has one so called: it is cited where that is. */
function clauseOf(names: CitedNames, place: Candidate | undefined, span: Span): Candidate {
  const { to: _last, ...around } = place?.cited ?? {};
  const cited = { ...around, ...span.cited };
  const url = addressIn(names, cited);
  return {
    span,
    cited,
    url: /\d\/#/u.test(url ?? '') ? url : undefined,
    needed: place?.needed ?? Number.POSITIVE_INFINITY,
  };
}

/** A name of several words, or of as much in a script without spaces. */
const isLong = (name: string): boolean => (/[a-z]/u.test(name) ? / /u.test(name) : /[^\0-ɏ]{2}/u.test(name));

const isOtherNumber = (prose: Prose, { index, 0: begin }: RegExpExecArray) =>
  /^\d/u.test(begin) && notNumbered.test(prose.before(index));

export interface Settings {
  /** What else says what the text is about: its heading, the title of the page. */
  readonly around?: string;
  /** Whoever has written the text says that names in it are citations. */
  readonly areNamesCited?: boolean;
}

/** A text as it is compared, with the way back to what is printed. */
interface Prose extends Manner {
  readonly text: string;
  printed(span: Pick<Span, 'start' | 'end'>): string;
  before(at: number): string;
  place(span: Pick<Span, 'start' | 'end'>): { start: number; end: number };
  /** How much says that names in it are citations. */
  proof(): number;
}

function openProse(names: CitedNames, text: string, { around = '', areNamesCited = false }: Settings): Prose {
  const { text: plain, starts, ends } = normalize(text);
  const folded = names.fold(plain);
  let proof: number | undefined;
  const place = ({ start, end }: Pick<Span, 'start' | 'end'>) => ({
    start: starts[start] ?? 0,
    end: ends[end - 1] ?? 0,
  });
  const printed = (span: Pick<Span, 'start' | 'end'>) =>
    text.slice(place(span).start, place(span).end).normalize('NFKC');
  // A text whose sentences begin with small letters has its abbreviations in small letters, too.
  const isSmall = !/(?:^|[.!?] )(?!I\b)[A-Z]/u.test(text);
  return {
    text: folded,
    isWhole: false,
    gap: proseGap,
    slots: [],
    accepts: (token, start, end, cited) =>
      isPrintedAs(token, printed({ start, end }), cited) || (isSmall && token === 'name'),
    printed,
    place,
    before: (at) => text.slice(0, starts[at]),
    proof: () =>
      (proof ??= areNamesCited
        ? Number.POSITIVE_INFINITY
        : Math.max(...[folded, names.fold(normalize(around).text)].map((said) => proofOf(names, said)))),
  };
}

/** Where one place is meant, there; where several clauses of a section may be, to the section. */
function addressIn(names: CitedNames, cited: Cited): string | undefined {
  const [place, ...more] = citedIn(names, cited);
  if (!place || more.some(({ entry }) => entry !== place.entry)) return undefined;
  return more.length === 0 ? addressOf(place) : place.entry.url;
}

/** It has more than a name: a guide with a number or name, a chapter with an infraction, a numbered part. */
function isCertain({ document, section, chapter, named = [], parts, number }: Cited): boolean {
  if (document) return section !== undefined || chapter !== undefined || named.length > 0;
  if (section) return false;
  const [first = [], second = []] = named;
  if (named.length === 1) return parts !== undefined && number !== undefined;
  return named.length > 1 && first.some((one) => second.includes(one));
}

/** How much has to say that this is a citation: nothing where it is certain, without end where it is no name of one infraction. */
function proofNeeded({ text, printed }: Prose, cited: Cited, span: Pick<Span, 'start' | 'end'>): number {
  const { document, section, named = [], parts } = cited;
  if (isCertain(cited)) return 0;
  const name = printed(span);
  if (section && !document && (named[0] || parts)) return proofOfNumbered(cited, name);
  if (document || section || named.length !== 1) return Number.POSITIVE_INFINITY;
  const [before, after] = [text.slice(0, span.start), text.slice(span.end)];
  const proof = proofOfName({ name, before, after, part: parts?.[0] });
  if (proof === 0 || !named[0]?.some(({ section }) => isChapterNumber(section))) return proof;
  // TE and PE mean much else, and names of chapters are words like others, but for 比赛失误那一章.
  return /^[A-Z](?:[A-Z]{2}$|.* )/u.test(name) || /^那?一章/u.test(after)
    ? certain
    : Number.POSITIVE_INFINITY;
}

/** A number with a name or part: CPV 3.7 may be a code of another trade, and a hidden card error 2.3 that of a form. */
function proofOfNumbered({ section, named = [], parts, number }: Cited, printed: string): number {
  const isOwn = named[0] && named.every((each) => each.some((one) => one.section === section));
  // A number that is not that of the name beside it, or has none; few things but guides have remedies with numbers.
  if (!isOwn) return parts?.includes('remedy') && number ? 1 : certain;
  if (!isLong(printed)) return 0.5;
  return /[A-Z]|[^\0-ɏ]/u.test(printed) ? 0 : 1;
}

/** English names as titles, abbreviations in capitals, the letter of an example as one: else they are words like others. */
function isPrintedAs(token: string, printed: string, { parts, number }: Cited): boolean {
  if (token === 'part') return !/ [a-z]$/u.test(printed);
  if (token !== 'name' || !/^[A-Za-z]/u.test(printed)) return true;
  // After `remedy 4 of` it is one, however it is printed.
  if (parts && number && / /u.test(printed)) return true;
  // In small letters a phrase that is no sentence may be one: hidden card error.
  if (/^[a-z]+(?: [a-z]+){2,}$/u.test(printed) && !/ (?:at|a|of|the|and|to|in) /u.test(printed)) return true;
  if (/^[\w@/]{2,5}$/u.test(printed))
    return (printed.match(/[A-Z]/gu) ?? []).length > 1 || /^Minor|^Major/u.test(printed);
  return printed.split(/[\s-]+/u).every((word) => /^[A-Z—–&]|^(?:at|a|of|the|and|to|in)$/u.test(word));
}

/** Money, versions and other signs before a number, or the abbreviation of something else. */
const notNumbered =
  /(?:[\d.$€£¥￥#v+-]|\bv(?:er(?:sion)?)?\.? ?|(?<![A-Za-z])[A-Z]{2,6} ?|(?:[Cc]ode|[Ee]rror|エラー|コード|代[码碼]|错误码?)[ :：]*)$/u;

const beginningsOf = once(
  ({ guide, name }: Lexicon) =>
    new RegExp(
      // An address has no beginnings within it.
      '(?<![a-z\\d.-])(?:https?:|www\\.|(?:[a-z\\d-]{1,63}\\.){1,4}[a-z]{2,}/)(?:[\\w/?&=%#:+-]|\\.\\w)+|' +
        // A guide that the site has is no other; only what begins with a letter can be the end of a word.
        `(?<![a-z\\d](?=[a-z]))(?:m|万智牌)?(?:${guide})|` +
        `(?<other>${others})|` +
        `(?<![a-z](?=[a-z]))(?:${name})|` +
        `(?:第|§|(?<![a-z])(?:sections?|secs?\\.|chapter) ?)(?=[\\d一-九]|${cardinals} )|(?<![\\d.])\\d{1,2}\\.\\d|` +
        `(?<![a-z])(?:${partPattern}|para(?:graph|\\.)?)(?=[ \\d第の]|[a-z](?![a-z]))|` +
        `(?<![a-z\\d])${nth} (?=[a-z])`,
      'gu',
    ),
);
