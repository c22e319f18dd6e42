import { type Document, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import type { SourceKind } from '../../schema/document-kind.ts';
import { type Language, languages } from '../../schema/language.ts';
import type { Quoting, TakenFrom } from '../../schema/source.ts';
import { print } from './yaml.ts';

/** What people say of where a text is from, by its language; what is not said is asked. */
export type Provenance = Readonly<Partial<Record<Language, SaidOfSource>>>;

interface SaidOfSource {
  readonly origin?: string;
  readonly owner?: string;
  /** A day, or `unknown`. */
  readonly date?: string;
}

/** What is known of a text that has just come in. */
export interface NewSource {
  readonly file: string;
  readonly kind: SourceKind;
  readonly languages: readonly Language[];
  /** The section, for guides. */
  readonly section?: string | undefined;
  readonly sha256: string;
  /** The sources of the older edition. */
  readonly replaces?: readonly string[] | undefined;
  /** The file that the text was taken from. */
  readonly takenFrom?: TakenFrom | undefined;
  /** The date that the text gives itself. */
  readonly asOf?: string | null | undefined;
  /** What the marks of an annotated text set apart, where that is said or settled. */
  readonly quoted?: Quoting | undefined;
  readonly provenance?: Provenance;
}

/** A head, and what a person is to look into. */
export interface PlannedHead {
  readonly head: string;
  readonly questions: readonly string[];
}

/**
 * The head of a text that comes in. What nobody has said is said to be unknown, and asked. A text that is there, or an older
 * edition of it (`before` is its head), gives what people do not say anew; of a newer text all of it has to be looked into.
 */
export const planHead = (before: string | undefined, source: NewSource): PlannedHead => {
  const { languages: own, asOf, provenance = {} } = source;
  const said = (key: keyof SaidOfSource): string | undefined =>
    own.map((lang) => provenance[lang]?.[key]).find((one) => one !== undefined);
  const [origin, owner] = [said('origin'), said('owner')];
  const editions = own.map((lang) => planEdition(lang, provenance[lang]?.date, asOf));
  const fresh = parseDocument(
    [
      ...linesOf(source),
      'editions:',
      ...editions.map(({ yaml }) => yaml),
      `origin: ${origin === undefined ? unknown.origin : `{ ${languageOf(origin)}: ${JSON.stringify(origin)} }`}`,
      `owner: ${owner === undefined ? 'Not known.' : JSON.stringify(owner)}`,
      '',
    ].join('\n'),
  );
  const open = editions.flatMap(({ question }) => question ?? []);
  const asked = [
    ...(origin === undefined ? ['where does this text come from? Write it under `origin` in the head.'] : []),
    ...(owner === undefined ? ['whose text is it? Write it under `owner` in the head.'] : []),
  ];
  if (before === undefined) return { head: printHead(fresh), questions: [...open, ...asked] };
  const isSame = parseDocument(before).get('sha256') === source.sha256;
  const isDated = own.some((lang) => provenance[lang]?.date !== undefined);
  const renewed = keysToRenew(before, fresh, { origin, owner }, isSame && !isDated);
  const kept = Object.entries({ origin, owner }).flatMap(([key, words]) =>
    words === undefined ? [key] : [],
  );
  return {
    head: renewHead(before, fresh, renewed),
    questions: [
      ...(renewed.includes('editions') ? open : []),
      ...(isSame || kept.length === 0
        ? []
        : [`${kept.join(' and ')} in the head: still so of the newer text?`]),
    ],
  };
};

/** What needs no person. */
const linesOf = ({
  file,
  sha256,
  takenFrom,
  kind,
  section,
  quoted,
  replaces = [],
  languages: own,
}: NewSource): readonly string[] => [
  `source: ${file}`,
  `sha256: ${sha256}`,
  ...(takenFrom
    ? [`takenFrom: { file: ${JSON.stringify(takenFrom.file)}, sha256: ${takenFrom.sha256} }`]
    : []),
  `kind: ${kind}`,
  ...(section === undefined ? [] : [`section: "${section}"`]),
  ...(replaces.length === 0
    ? []
    : [`replaces: ${replaces.length === 1 ? replaces[0] : `[${replaces.join(', ')}]`}`]),
  ...(quoted ? [`quoted: ${quoted}`] : []),
  `languages: [${own.join(', ')}]`,
];

/** What of the head that is there does not hold any more, or is said anew. */
const keysToRenew = (
  before: string,
  fresh: Document,
  said: { readonly origin: string | undefined; readonly owner: string | undefined },
  isOfSameDay: boolean,
): readonly string[] => {
  const known = parseDocument(before);
  const hasDate = datesIn(fresh) === datesIn(known) && /\d/u.test(datesIn(fresh));
  return [
    ...['sha256', 'takenFrom', 'languages', 'kind', 'quoted'],
    ...(fresh.has('replaces') ? ['source', 'replaces'] : []),
    ...(isOfSameDay || hasDate ? [] : ['editions']),
    ...Object.entries(said).flatMap(([key, words]) => (words === undefined ? [] : [key])),
  ];
};

/** A head with other values for some keys; what has the same value stays as it is written. */
const renewHead = (before: string, fresh: Document, keys: readonly string[]): string => {
  const head: Document = parseDocument(before);
  const inFull = (document: Document, key: string): string =>
    JSON.stringify({ ...document.toJS() }[key] ?? null);
  const changed = keys.filter((key) => inFull(head, key) !== inFull(fresh, key));
  for (const key of changed) {
    const value = fresh.get(key, true);
    if (value) head.set(key, value);
    else head.delete(key);
  }
  return changed.length === 0 ? before : printHead(head);
};

/** The head of a text that has lost a language. */
export const headWithout = (before: string, lang: Language, sha256: string): string => {
  const head: Document = parseDocument(before);
  const own = head.get('languages');
  if (isSeq<Node>(own)) own.items = own.items.filter((one) => !isScalar(one) || one.value !== lang);
  head.deleteIn(['editions', lang]);
  head.set('sha256', sha256);
  return printHead(head);
};

const printHead = (head: Document): string => print(head, { flowCollectionPadding: false });

const datesIn = (head: Document): string =>
  languages.map((lang) => head.getIn(['editions', lang, 'date'])).join();

/** The language that a note is written in, by its characters. */
const languageOf = (note: string): Language => {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(note)) return 'ja';
  return /\p{sc=Han}/u.test(note) ? 'zh' : 'en';
};

const unknown = {
  origin: '{ zh: 来源不详。, ja: 出典不明。, en: Not known. }',
  date: '{ zh: 尚未查明。, ja: まだ調べていない。, en: Not looked into yet. }',
};

/**
 * The edition of a language. A person prevails, but for a date that the text gives and the person does not know; what dates
 * the text is asked where neither says it.
 */
const planEdition = (
  lang: Language,
  said: string | undefined,
  asOf: string | null | undefined,
): { readonly yaml: string; readonly question?: string } => {
  const date = said === 'unknown' && asOf ? undefined : said;
  const day = date ?? asOf ?? 'unknown';
  const lines = (evidence: string): string =>
    [`  ${lang}:`, ...(day === 'unknown' ? [] : [`    date: ${day}`]), `    evidence: ${evidence}`].join(
      '\n',
    );
  if (date !== undefined)
    return {
      yaml: lines(
        date === 'unknown'
          ? '{ zh: 日期不详。, ja: 日付は不明。, en: The date is not known. }'
          : '{ zh: 收录者所述。, ja: 収録した人による。, en: As said by the person who added the text. }',
      ),
    };
  if (asOf) return { yaml: lines('{ zh: 文中自述。, ja: 本文に記されている。, en: The text states it. }') };
  return {
    yaml: lines(unknown.date),
    question: `does the ${lang} text state its date? If it does not, what dates it? Write it under \`editions\` in the head.`,
  };
};
