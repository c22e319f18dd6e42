import { isCollection, isPair, type Node, parse, visit } from 'yaml';
import type { SourceKind } from '../../schema/document-kind.ts';
import { type Language, type Localized, languages } from '../../schema/language.ts';
import { possibleLanguages } from '../../schema/scripts.ts';
import type { Quoting, TakenFrom } from '../../schema/source.ts';
import { openMap } from './yaml.ts';

/** Origin, owner and date of the text in each language, as the command line gives them. */
export type Provenance = Readonly<Partial<Record<Language, SaidOfSource>>>;

interface SaidOfSource {
  readonly origin?: string;
  readonly owner?: string;
  /** A day, or `unknown`. */
  readonly date?: string;
}

export interface NewSource {
  readonly file: string;
  readonly kind: SourceKind;
  readonly languages: readonly Language[];
  readonly section?: string | undefined;
  /** The sources of the older edition. */
  readonly replaces?: readonly string[] | undefined;
  readonly takenFrom?: TakenFrom | undefined;
  /** The date that the text states. */
  readonly asOf?: string | null | undefined;
  /** What `>` marks in an annotated text; undefined if unknown. */
  readonly quoted?: Quoting | undefined;
  readonly provenance?: Provenance;
}

interface PlannedHead {
  readonly head: string;
  readonly questions: readonly string[];
}

/**
 * Plans the head of an incoming text, with questions for a person. `before` is the present head of the text or of
 * its older edition; `isSame` says that no character of the text has changed. An origin or owner that the command
 * line does not give is copied from `before`, with a question if the text has changed; without `before`, it is “not
 * known”, with a question. A date that the command line does not give is copied only for the same edition.
 */
export const planHead = (before: string | undefined, source: NewSource, isSame = false): PlannedHead => {
  const { file, takenFrom, kind, section, quoted, replaces = [], provenance = {} } = source;
  const { languages: own } = source;
  const said = (key: keyof SaidOfSource): string | undefined =>
    own.map((lang) => provenance[lang]?.[key]).find((one) => one !== undefined);
  const unsaid = askedKeys.filter((key) => said(key) === undefined);
  const origin = said('origin');
  const editions = own.map((lang) => planEdition(lang, source));
  const open = editions.flatMap(({ question }) => question ?? []);
  const fresh: HeadValues = {
    ...{ source: file, takenFrom, kind, section },
    replaces: replaces.length > 1 ? replaces : replaces[0],
    ...{ quoted, languages: own },
    editions: Object.fromEntries(editions.map(({ edition }, index) => [own[index], edition])),
    origin: origin === undefined ? unknown.origin : { [languageOf(origin, own)]: origin },
    owner: said('owner') ?? 'Not known.',
  };
  if (before === undefined) {
    const questions = [...open, ...unsaid.map((key) => whatToWrite[key])];
    return { head: renewHead('', fresh, Object.keys(fresh)), questions };
  }
  const known: HeadValues = { ...parse(before) };
  const dates = datesIn(fresh);
  // A newer edition of a section gets a new file. A file that keeps its name is only transcribed anew.
  const isSameEdition = isSame || (section !== undefined && replaces.length === 0);
  const isDated =
    (isSameEdition && said('date') === undefined) || (/\d/u.test(dates) && dates === datesIn(known));
  const renewed = [
    ...['takenFrom', 'languages', 'kind', 'quoted'],
    ...(replaces.length === 0 ? [] : ['source', 'replaces']),
    ...(isDated ? [] : ['editions']),
    ...askedKeys.filter((key) => !unsaid.includes(key)),
  ];
  const isToLookInto = !isSame && unsaid.length > 0;
  return {
    head: renewHead(before, fresh, renewed),
    questions: [
      ...(isDated ? [] : open),
      ...(isToLookInto ? [`${unsaid.join(' and ')} in the head: is it still right for the newer text?`] : []),
    ],
  };
};

const askedKeys = ['origin', 'owner'] as const;
const whatToWrite: Readonly<Record<(typeof askedKeys)[number], string>> = {
  origin: 'where does this text come from? Write it under `origin` in the head.',
  owner: 'whose text is it? Write it under `owner` in the head.',
};

/** A key of the head with the value undefined is removed. */
type HeadValues = Readonly<Record<string, unknown>>;

/** Sets these keys of the head to their fresh values. Unchanged values keep their form. */
const renewHead = (before: string, fresh: HeadValues, keys: readonly string[]): string => {
  const known: HeadValues = { ...parse(before) };
  const changed = keys.filter((key) => JSON.stringify(known[key]) !== JSON.stringify(fresh[key]));
  if (changed.length === 0) return before;
  const document = openMap(before);
  for (const key of changed) {
    const value = fresh[key];
    if (value === undefined) document.delete(key);
    else document.set(key, inLines(document.createNode(value, { aliasDuplicateObjects: false })));
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
};

/** Writes each innermost list or map in one line. */
const inLines = (node: Node): Node => {
  visit(node, {
    Collection: (_key, collection) => {
      collection.flow = !collection.items.some((item) => isCollection(isPair(item) ? item.value : item));
    },
  });
  return node;
};

const datesIn = ({ editions }: HeadValues): string => {
  const own = (editions ?? {}) as Readonly<Partial<Record<Language, { readonly date?: string }>>>;
  return languages.map((lang) => own[lang]?.date).join();
};

/** Guesses the language of an origin from its characters. Prefers a language of the text. */
const languageOf = (origin: string, of: readonly Language[]): Language => {
  const possible = possibleLanguages(origin);
  return possible.find((lang) => of.includes(lang)) ?? possible[0] ?? 'en';
};

const unknown: Readonly<Record<'origin' | 'date', Localized>> = {
  origin: { zh: '来源不详。', ja: '出典不明。', en: 'Not known.' },
  date: { zh: '尚未查明。', ja: 'まだ調べていない。', en: 'Not looked into yet.' },
};

const evidence = {
  text: { zh: '文中自述。', ja: '本文に記されている。', en: 'The text states it.' },
  person: { zh: '收录者所述。', ja: '収録した人による。', en: 'As said by the person who added the text.' },
  nothing: { zh: '日期不详。', ja: '日付は不明。', en: 'The date is not known.' },
} as const satisfies Record<string, Localized>;

/**
 * The date is from the command line, else from the text. Without a date, there is a question; `unknown` prevents it
 * only for a guide, because the build needs the date of an FAQ.
 */
const planEdition = (
  lang: Language,
  { kind, provenance, asOf }: NewSource,
): { readonly edition: HeadValues; readonly question?: string } => {
  const said = provenance?.[lang]?.date;
  if (said !== undefined && said !== 'unknown') return { edition: { date: said, evidence: evidence.person } };
  if (asOf) return { edition: { date: asOf, evidence: evidence.text } };
  if (said !== undefined && kind !== 'set-faq') return { edition: { evidence: evidence.nothing } };
  return {
    edition: { evidence: unknown.date },
    question: `does the ${lang} text state its date? If not, how is the date known? Write both under \`editions\` in the head.`,
  };
};
