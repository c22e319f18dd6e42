import { z } from 'zod';
import type { Provenance } from '../../../src/authoring/write/head.ts';
import { layout } from '../../../src/records/layout.ts';
import { openContent } from '../../../src/records/open-content.ts';
import { type Document, documentIdSchema } from '../../../src/schema/document.ts';
import { hasCards, hasSections, type SourceKind, textWith } from '../../../src/schema/document-kind.ts';
import { type Language, languages, ofEachLanguage } from '../../../src/schema/language.ts';
import { type Quoting, quotingSchema, sectionNumberSchema } from '../../../src/schema/source.ts';
import { type Desk, flag, parseCall, refuse, text, toLanguage, toSourceKind } from './command.ts';

/** A call that names texts of one section of a guide, or of a set FAQ. */
export interface TextCall {
  readonly what: 'add' | 'update';
  readonly document: string;
  /** Undefined for a set FAQ, and for all sections of a guide. */
  readonly section: string | undefined;
  /** All sections of a guide, whose files have them. */
  readonly isWhole: boolean;
  /** In the order of the languages. */
  readonly paths: ReadonlyMap<Language, string>;
  readonly kinds: ReadonlyMap<Language, SourceKind>;
  /** The plain texts beside annotated ones. */
  readonly plain: ReadonlyMap<Language, string>;
  readonly quoted: Quoting | undefined;
  /** Of a set FAQ that is not listed yet. */
  readonly titles: ReadonlyMap<Language, string>;
  readonly provenance: Provenance;
  /** The newer texts take the places of the older ones, which are not kept. */
  readonly isReplacing: boolean;
  readonly isToWrite: boolean;
}

/** The flags of such a call, of a guide and of a set FAQ. */
export const sectionFlags =
  '[--kind zh=guide-annotated] [--quoted comment|official] [--origin [zh=]TEXT] [--owner [zh=]TEXT] [--date [zh=]DAY|unknown] [--write]';
export const faqFlags =
  '[--title zh=NAME] [--origin [zh=]TEXT] [--owner [zh=]TEXT] [--date [zh=]DAY|unknown] [--write]';

/**
 * Reads `ipg 2.5 zh=FILE zh-annotated=FILE [--kind ja=guide-annotated] [--write]` or `zen zh=FILE [--title zh=NAME]`.
 * Gives undefined for a wrong call, and prints what to write instead.
 */
export const readTextCall = (
  args: readonly string[],
  desk: Desk,
  what: TextCall['what'],
): TextCall | undefined => {
  const list = { ...text, multiple: true } as const;
  const { values, positionals } = parseCall(args, {
    ...{ kind: list, title: list, origin: list, owner: list, date: list },
    quoted: text,
    replace: flag,
    write: flag,
  });
  const { documents } = openContent(desk.root, () => undefined);
  const { document, isFaq, isWhole, section, pairs } = readPlace(positionals, documents);
  const annotation = /^(?<lang>\w+)-annotated=/u;
  const annotated = pairsOf(
    pairs.flatMap((pair) => (annotation.test(pair) ? pair.replace(annotation, '$<lang>=') : [])),
  );
  const own = pairsOf(pairs.filter((pair) => !annotation.test(pair)));
  const [named, titles] = [pairsOf(values.kind ?? []), pairsOf(values.title ?? [])];
  const kinds = new Map([...named.found].map(([lang, name]) => [lang, toSourceKind(name)] as const));
  const quoted = quotingSchema.safeParse(values.quoted).data;
  const provenance = provenanceOf(values);
  const guides = documents.filter(hasSections).map(({ id }) => id);
  const dates = new Set(languages.flatMap((lang) => provenance[lang]?.date ?? []));
  const isRefused = refuse(desk, [
    [
      !isFaq && !guides.includes(document),
      `${document || 'no document'}: write the ID of a guide that ${layout.documents.name} lists${guides.map((id) => `: ${id}`).join('')}; a new one needs a row there (docs/adding-a-text.md, A section of rules)`,
    ],
    [
      section !== undefined && !sectionNumberSchema.safeParse(section).success,
      `${section || 'no section'}: write the number of the section as it is printed, like 2.5 or 10.4`,
    ],
    [isFaq && values.kind !== undefined, '--kind is for the sections of a guide'],
    [!isFaq && values.title !== undefined, '--title is for a set FAQ'],
    [pairs.length === 0, `no text: write ${anyOf('FILE')} for each language`],
    ...[own, annotated, named, titles].flatMap(({ faults }) => faults.map((fault) => [true, fault] as const)),
    ...Array.from(kinds, ([lang, kind]) => {
      const known = `${textWith('sections')} or ${textWith('sections', true)}`;
      const message = `--kind ${lang}=${named.found.get(lang)}: the kind of a section is ${known}`;
      return [!kind || !hasSections({ kind }), message] as const;
    }),
    [
      values.quoted !== undefined && quoted === undefined,
      `--quoted ${values.quoted}: write comment or official`,
    ],
    ...Array.from(dates, (date) => {
      const isDay = date === 'unknown' || z.iso.date().safeParse(date).success;
      return [!isDay, `--date ${date}: write the day as 2026-01-31, or unknown`] as const;
    }),
  ]);
  if (isRefused) return undefined;
  const paths = new Map([...own.found, ...annotated.found]);
  return {
    what,
    document,
    section,
    isWhole,
    paths: new Map(languages.flatMap((lang) => (paths.has(lang) ? [[lang, paths.get(lang) ?? '']] : []))),
    kinds: new Map([
      ...[...kinds].flatMap(([lang, kind]) => (kind ? [[lang, kind] as const] : [])),
      ...[...annotated.found.keys()].map((lang) => [lang, textWith('sections', true)] as const),
    ]),
    plain: new Map([...own.found].filter(([lang]) => annotated.found.has(lang))),
    quoted,
    titles: titles.found,
    provenance,
    isReplacing: values.replace === true,
    isToWrite: values.write === true,
  };
};

/** What a call is about: `ipg 2.5 en=FILE`, `ipg en=FILE` (all sections of the file), `zen zh=FILE`. */
const readPlace = ([document = '', ...rest]: readonly string[], documents: readonly Document[]) => {
  const [second = ''] = rest;
  const hasNoSection = second.includes('=');
  const listed = documents.find(({ id }) => id === document);
  // A document that is not listed and has no section is a set FAQ.
  const isFaq = listed ? hasCards(listed) : documentIdSchema.safeParse(document).success && hasNoSection;
  const isWhole = !isFaq && hasNoSection;
  const own = { document, isFaq, isWhole };
  return isFaq || isWhole
    ? { ...own, section: undefined, pairs: rest }
    : { ...own, section: second, pairs: rest.slice(1) };
};

/** What a call says of where its texts are from: `--origin zh=…` of the Chinese one, `--origin …` of all others. */
const provenanceOf = (
  flags: Readonly<Partial<Record<'origin' | 'owner' | 'date', readonly string[] | undefined>>>,
): Provenance =>
  ofEachLanguage((lang) =>
    Object.fromEntries(
      (['origin', 'owner', 'date'] as const).flatMap((key) => {
        const values = flags[key] ?? [];
        const own = values.find((value) => value.startsWith(`${lang}=`))?.slice(lang.length + 1);
        const value = own ?? values.find((one) => toLanguage(one.replace(/=.*$/su, '')) === undefined);
        return value === undefined ? [] : [[key, value]];
      }),
    ),
  );

/** `zh=FILE, ja=FILE or en=FILE` */
const anyOf = (value: string): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(languages.map((lang) => `${lang}=${value}`));

/** Reads arguments such as `zh=a.txt`; `faults` are messages about wrong or repeated ones. */
export const pairsOf = (
  pairs: readonly string[],
): { readonly found: ReadonlyMap<Language, string>; readonly faults: readonly string[] } => {
  const found = new Map<Language, string>();
  const faults: string[] = [];
  for (const pair of pairs) {
    const [name = '', ...rest] = pair.split('=');
    const lang = toLanguage(name);
    const value = rest.join('=');
    if (!lang) faults.push(`${pair}: write ${anyOf('…')}`);
    else if (value === '') faults.push(`${pair}: write something after the equals sign`);
    else if (found.has(lang)) faults.push(`${pair}: ${lang} is given twice`);
    else found.set(lang, value);
  }
  return { found, faults };
};
