import type { Ruling } from '../schema/card.ts';
import type { Document } from '../schema/document.ts';
import { type InterfaceLanguage, type Language, languagesOf, languageTags } from '../schema/language.ts';
import { originAddress } from '../site/address.ts';
import { type Dated, rangeLabel } from '../text/edition-label.ts';
import { clauseName } from '../text/name.ts';

interface Described {
  readonly lang: InterfaceLanguage;
  readonly document: Document;
  /** The path below the language: `ipg/2.3/`. */
  readonly path: string;
  readonly name: string;
  readonly editions: Readonly<Partial<Record<Language, Dated>>>;
  readonly rulings: readonly Pick<Ruling, 'id'>[];
}

/** The JSON-LD (schema.org) of a page. Escapes `<`, so that no text can end the script element. */
export function linkedDataBlock({ lang, document, path, name, editions, rulings }: Described): string {
  const work = { '@type': 'CreativeWork' };
  const { prevails, titles } = document;
  const toText = (each: Language) => ({
    ...work,
    inLanguage: languageTags[each],
    datePublished: editions[each]?.date ?? undefined,
    version: editions[each]?.date ? undefined : rangeLabel(lang, editions[each] ?? {}),
    translationOfWork: each === prevails ? undefined : { ...work, inLanguage: languageTags[prevails] },
  });
  const data = {
    '@context': 'https://schema.org',
    ...work,
    '@id': originAddress(`${lang}/${path}`),
    name,
    isPartOf: { ...work, '@id': originAddress(`${lang}/${document.id}/`), name: titles[lang] },
    license: originAddress(`${lang}/data/`),
    hasPart: [
      ...languagesOf(editions).map(toText),
      ...rulings.map(({ id }) => ({ ...work, '@id': `#${id}`, name: clauseName(lang, id) })),
    ],
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
