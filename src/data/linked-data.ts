import type { Ruling } from '../schema/card.ts';
import type { Document } from '../schema/document.ts';
import { type InterfaceLanguage, type Language, languagesOf, languageTags } from '../schema/language.ts';
import type { LinkedData } from '../schema/linked-data.ts';
import { originAddress } from '../site/address.ts';
import { type Dated, rangeLabel } from '../text/edition-label.ts';
import { clauseName } from '../text/name.ts';

interface Described {
  readonly lang: InterfaceLanguage;
  readonly document: Document;
  /** Below the language: `ipg/2.3/`. */
  readonly path: string;
  readonly name: string;
  readonly editions: Readonly<Partial<Record<Language, Dated>>>;
  readonly rulings: readonly Pick<Ruling, 'id'>[];
}

/**
 * A page of a document as JSON-LD, for a page: what it is part of, its official texts with their dates, and the rulings of a
 * card. `<` would end the element that it is in.
 */
export const linkedDataBlock = ({ lang, document, path, name, editions, rulings }: Described): string => {
  const official = languagesOf(editions);
  const { prevails } = document;
  const original = official.includes(prevails)
    ? { '@id': `_:${prevails}` }
    : { ...work, inLanguage: languageTags[prevails] };
  const toText = (each: Language): LinkedData['hasPart'][number] => ({
    ...work,
    ...(each === prevails && official.length > 1 && { '@id': `_:${prevails}` }),
    inLanguage: languageTags[each],
    ...dateOf(lang, editions[each]),
    ...(each !== prevails && { translationOfWork: original }),
  });
  const data: LinkedData = {
    '@context': 'https://schema.org',
    ...work,
    '@id': originAddress(`${lang}/${path}`),
    name,
    isPartOf: { ...work, '@id': originAddress(`${lang}/${document.id}/`), name: document.titles[lang] },
    license: originAddress(`${lang}/data/`),
    hasPart: [
      ...official.map(toText),
      ...rulings.map(({ id }) => ({ ...work, '@id': `#${id}`, name: clauseName(lang, id) })),
    ],
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
};

const work = { '@type': 'CreativeWork' } as const;

/** The day that the text states, else between which months it is from, as far as known. */
const dateOf = (lang: InterfaceLanguage, edition: Dated = { date: null }) => {
  if (edition.date) return { datePublished: edition.date };
  const version = rangeLabel(lang, edition);
  return version === undefined ? {} : { version };
};
