import { normalize } from '../text/normalize.ts';
import { type CitedNames, isChapterNumber, type Lexicon, lexiconOf } from './lexicon.ts';
import { leadOf, placesOf } from './places.ts';
import { type Cited, type Manner, readAt, type Span } from './read.ts';

/** A citation in prose: where it stands in the text as printed, and the address that it leads to. */
export interface FoundCitation {
  readonly start: number;
  readonly end: number;
  readonly url: string;
}

/**
 * The citations in a text of any site, in order; they do not overlap. What has a guide's name or abbreviation is one, and what
 * has a number and name that agree, or a chapter and an infraction. A name alone is one only where the text, or `around` it,
 * mentions the guide, judges or the game, or where `areNamesCited`.
 */
export function findCitations(names: CitedNames, printed: string, settings: Settings = {}): FoundCitation[] {
  const prose = openProse(names, printed, settings);
  const found: FoundCitation[] = [];
  /** The guide that the text has named last: `section 2.5` after it is of that guide. */
  let guide: string | undefined;
  let end = 0;
  for (const begin of prose.text.matchAll(beginningsOf(lexiconOf(names)))) {
    if (begin.index < end) continue;
    const isOther = begin.groups?.other !== undefined;
    const spans =
      isOther || isOtherNumber(prose, begin) ? [] : readAt(lexiconOf(names), prose.text, begin.index, prose);
    guide = isOther ? undefined : (spans.find(({ cited }) => cited.document)?.cited.document ?? guide);
    const links = spans.flatMap((span) => linkTo(names, prose, span, guide));
    found.push(...links.map(({ url, span }) => ({ ...prose.place(span), url })));
    // What was read as nothing may have something in it.
    end =
      spans.length === 0
        ? begin.index + begin[0].length
        : Math.max(end, ...links.map(({ span }) => span.end));
  }
  return found;
}

function linkTo(names: CitedNames, prose: Prose, span: Span, guide: string | undefined) {
  const cited = span.cited.isSaid && guide ? { document: guide, ...span.cited } : span.cited;
  const isMeant = isCertain(cited) || (isNameAlone(prose, cited, span) && prose.mayBeName());
  const url = isMeant ? addressIn(names, cited) : undefined;
  return url ? [{ url, span }] : [];
}

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
  mayBeName(): boolean;
}

function openProse(names: CitedNames, text: string, { around = '', areNamesCited = false }: Settings): Prose {
  const { text: plain, starts, ends } = normalize(text);
  const folded = names.fold(plain);
  let isJudges: boolean | undefined;
  const place = ({ start, end }: Pick<Span, 'start' | 'end'>) => ({
    start: starts[start] ?? 0,
    end: ends[end - 1] ?? 0,
  });
  const printed = (span: Pick<Span, 'start' | 'end'>) => text.slice(place(span).start, place(span).end);
  return {
    text: folded,
    isWhole: false,
    accepts: (token, start, end) => isPrintedAs(token, printed({ start, end })),
    printed,
    place,
    before: (at) => text.slice(0, starts[at]),
    mayBeName: () =>
      (isJudges ??=
        areNamesCited ||
        isAboutGames(names, folded) ||
        isAboutGames(names, names.fold(normalize(around).text))),
  };
}

/** Where one place is meant, there; where several clauses of a section may be, to the section. */
function addressIn(names: CitedNames, cited: Cited): string | undefined {
  const lead = leadOf(names, cited);
  if (lead) return lead;
  const pages = new Set(placesOf(names, cited).map(({ entry }) => entry.url));
  return pages.size === 1 ? [...pages][0] : undefined;
}

/** It has more than a name: a guide with a number or name, a number with its own name, a chapter with an infraction. */
function isCertain({ document, section, chapter, named = [] }: Cited): boolean {
  if (document) return section !== undefined || chapter !== undefined || named.length > 0;
  const [first = [], second = []] = named;
  if (section) return named.length > 0 && named.every((each) => each.some((one) => one.section === section));
  return named.length > 1 && first.some((one) => second.includes(one));
}

/** A name of one infraction without anything that says so: long enough to be no other word, or with a part, or in brackets. */
function isNameAlone(
  { text, printed }: Prose,
  { document, section, named = [], parts }: Cited,
  { start, end }: Pick<Span, 'start' | 'end'>,
): boolean {
  const [meant = []] = named;
  if (document || section || named.length !== 1 || meant.some((one) => isChapterNumber(one.section)))
    return false;
  const name = printed({ start, end });
  if (usual.test(name)) return parts !== undefined && name.length > 8;
  const isBracketed = /[["〔【(]$/u.test(text.slice(0, start)) && /^[\])"〕】]/u.test(text.slice(end));
  if (/^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(name)) return name.length > 2 || isBracketed;
  // Two letters alone mean too much else.
  if (/^[A-Z]{2}$/u.test(name)) return false;
  const isSentence = /(?:^|[.!?:] ?|\.\.)["(]?$/u.test(text.slice(0, start));
  return /[ @/]|^[A-Za-z]{3,5}$/u.test(name) || parts !== undefined || isBracketed || !isSentence;
}

/** English names as titles, abbreviations in capitals, the letter of an example as one: else they are words like others. */
function isPrintedAs(token: string, printed: string): boolean {
  if (token === 'part') return !/ [a-z]$/u.test(printed);
  if (token !== 'name' || !/^[A-Za-z]/u.test(printed)) return true;
  if (/^[\w@/]{2,5}$/u.test(printed))
    return (printed.match(/[A-Z]/gu) ?? []).length > 1 || /^Minor|^Major/u.test(printed);
  return printed.split(/[\s-]+/u).every((word) => /^[A-Z—–]|^(?:at|a|of|the|and|to|in)$/u.test(word));
}

const usual = /^(?:minor|major|轻微|严重|軽度|重度)/iu;

/** Whether a text is about a guide, about judges or about the game. */
const isAboutGames = (names: CitedNames, folded: string): boolean =>
  context.test(folded) || new RegExp(`(?<![a-z])(?:${lexiconOf(names).guide})(?![a-z])`, 'u').test(folded);

const context =
  /(?<![a-z])(?:mtr|mtg|judg(?:e|es|ing)|infractions?|game loss|match loss|mulligans?|opponents?|magic:? the|magic (?:player|judge|tournament|game)s?)(?![a-z])|裁判|万智牌|萬智牌|牌手|再调度|ジャッジ|マジック|対戦相手|対战相手|マリガン|ライブラリー/u;

/** Money, versions and other signs before a number, or the abbreviation of something else. */
const notNumbered = /(?:[\d.$€£¥￥#v+-]|\bv(?:er(?:sion)?)?\.? ?|(?<![A-Za-z])[A-Z]{2,6} ?)$/u;

const beginnings = new WeakMap<Lexicon, RegExp>();
function beginningsOf(lexicon: Lexicon): RegExp {
  const { guide, name } = lexicon;
  const known =
    beginnings.get(lexicon) ??
    new RegExp(
      '(?<other>(?<![a-z])(?:jar|mtra|mtr|cr|comprehensive rules)(?![a-z])|完整规则|综合规则|総合ルール|比赛规则|イベント規定)|' +
        `(?<![a-z\\d])(?:m|万智牌)?(?:${guide})|(?<![a-z])(?:${name})|` +
        '(?:第|§|(?<![a-z])(?:sections?|secs?\\.|chapter) ?)(?=[\\d一-九])|(?<![\\d.])\\d{1,2}\\.\\d|' +
        '(?<![a-z])(?:(?:additional )?remedy|definition|philosophy|penalty|upgrade|downgrade|example|annotation)(?= )',
      'gu',
    );
  beginnings.set(lexicon, known);
  return known;
}
