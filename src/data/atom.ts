import { createHash } from 'node:crypto';
import type { Change } from '../schema/change.ts';
import { interfaceLanguages, languageTags } from '../schema/language.ts';
import { element, xmlDocument } from './xml.ts';

/**
 * `/data/changes.atom`: what changed here as an Atom 1.0 feed (RFC 4287), newest first, each entry in all three
 * languages. `name` is that of the site, `front` its address, a slash at its end: absolute, or root-relative where the
 * site does not know its origin. A reader resolves that against the address it has fetched, so there is no `xml:base`.
 */
export const toAtom = (changes: readonly Change[], front: string, name: string): string => {
  /** A page in each language. */
  const pages = (path: string): readonly string[] =>
    interfaceLanguages.map((lang) => {
      const href = `${front}${lang}/${path}`;
      return element('link', { rel: 'alternate', type: 'text/html', hreflang: languageTags[lang], href }, []);
    });
  const toItem = (path: string): string =>
    element('li', {}, [element('a', { href: `${front}en/${path}` }, path)]);
  const toEntry = ({ date, what, where }: Change): string =>
    element('entry', {}, [
      element('id', {}, `urn:uuid:${toUuid(`${date} ${what.en}`)}`),
      element('title', { 'xml:lang': 'en' }, what.en),
      element('updated', {}, toTimestamp(date)),
      ...pages(where[0] ?? ''),
      element('content', { type: 'xhtml' }, [
        element('div', { xmlns: 'http://www.w3.org/1999/xhtml' }, [
          ...interfaceLanguages.map((lang) =>
            element('p', { lang: languageTags[lang], 'xml:lang': languageTags[lang] }, what[lang]),
          ),
          ...(where.length > 1 ? [element('ul', {}, where.map(toItem))] : []),
        ]),
      ]),
    ]);
  return xmlDocument('feed', { xmlns: 'http://www.w3.org/2005/Atom' }, [
    element('id', {}, `urn:uuid:${feedUuid}`),
    element('title', {}, name),
    element('subtitle', { 'xml:lang': 'en' }, 'What changed in texts, corrections and notes'),
    // An empty list has to have a date as well, and the first edition's is the only honest one.
    element('updated', {}, toTimestamp(changes[0]?.date ?? '2026-11-21')),
    element('author', {}, [element('name', {}, name)]),
    element('link', { rel: 'self', type: 'application/atom+xml', href: `${front}data/changes.atom` }, []),
    ...pages(''),
    ...changes.map(toEntry),
  ]);
};

/** A change has a day and no hour. */
const toTimestamp = (date: string): string => `${date}T00:00:00Z`;

/** The name of the feed, for ever: its address may change. */
const feedUuid = '6f0a1c52-8c1f-4d0e-9f0b-5d1a6b7e2c34';

/**
 * A name-based UUID (version 5, RFC 9562) below that of the feed: the same words of the same day have the same
 * one in every build, wherever the site stands.
 */
const toUuid = (name: string): string => {
  const hash = createHash('sha1')
    .update(Buffer.from(feedUuid.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex', 0, 16);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-');
};
