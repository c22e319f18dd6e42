import { createHash } from 'node:crypto';
import type { Change } from '../schema/change.ts';
import { type InterfaceLanguage, languageTags } from '../schema/language.ts';
import { words } from '../schema/words.ts';
import { firstWords } from '../text/first-words.ts';
import { element, xmlDocument } from './xml.ts';

const atomWords = words({
  subtitle: {
    zh: '文本、订正与说明的更改',
    ja: '本文・訂正・注記の変更',
    en: 'What changed in texts, corrections and notes',
  },
});

interface Feed {
  readonly lang: InterfaceLanguage;
  readonly name: string;
  /** The address of the site, with a slash at the end; root-relative if the site does not know its origin. */
  readonly front: string;
}

/** An Atom 1.0 feed (RFC 4287) of the changes in one language, newest first. */
export function toAtom(changes: readonly Change[], { lang, name, front }: Feed): string {
  const tag = languageTags[lang];
  const link = (rel: string, type: string, href: string) => element('link', { rel, type, href }, []);
  const page = (path: string) => `${front}${lang}/${path}`;
  const ofLanguage = lang === 'en' ? '' : `${lang} `;
  const toEntry = ({ date, what, where }: Change): string =>
    element('entry', {}, [
      element('id', {}, `urn:uuid:${toUuid(`${ofLanguage}${date} ${what.en}`)}`),
      element('title', {}, firstWords(what[lang], 40)),
      element('updated', {}, toTimestamp(date)),
      link('alternate', 'text/html', page(where[0] ?? '')),
      element('content', { type: 'xhtml' }, [
        element('div', { xmlns: 'http://www.w3.org/1999/xhtml', lang: tag }, [
          element('p', {}, what[lang]),
          ...where.map((path) => element('p', {}, [element('a', { href: page(path) }, path)])),
        ]),
      ]),
    ]);
  return xmlDocument('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': tag }, [
    element('id', {}, `urn:uuid:${lang === 'en' ? feedUuid : toUuid(lang)}`),
    element('title', {}, name),
    element('subtitle', {}, atomWords[lang].subtitle),
    // An empty feed has the date of the first release of the site.
    element('updated', {}, toTimestamp(changes[0]?.date ?? '2026-11-21')),
    element('author', {}, [element('name', {}, name)]),
    link('self', 'application/atom+xml', `${front}data/changes.${lang}.atom`),
    link('alternate', 'text/html', page('')),
    ...changes.map(toEntry),
  ]);
}

const toTimestamp = (date: string): string => `${date}T00:00:00Z`;

/** The permanent ID of the English feed, also if its address changes. */
const feedUuid = '6f0a1c52-8c1f-4d0e-9f0b-5d1a6b7e2c34';

/** A name-based UUID (version 5, RFC 9562): the same in every build and on every site. */
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
