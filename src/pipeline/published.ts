import { type Citable, pageOf } from '../schema/citable.ts';
import type { Diagnostic } from '../schema/diagnostic.ts';
import { type Document, pageNames } from '../schema/document.ts';
import { documentKinds } from '../schema/document-kind.ts';
import { type Language, languages, languagesOf } from '../schema/language.ts';
import type { Redirect } from '../schema/redirect.ts';
import type { Content } from './content.ts';
import { errorAt, warningAt } from './diagnostics.ts';
import { decisionsPath } from './join/decided.ts';

type Decisions = Pick<Content, 'sectionDecisions' | 'chapterDecisions'>;

/** The IDs under `retired` as addresses, with their places. An ID with a slash is already an address. */
export const redirectsOf = ({ sectionDecisions, chapterDecisions }: Decisions) =>
  [...sectionDecisions, ...chapterDecisions].flatMap(({ document, page, file, value: { retired = {} } }) =>
    Object.entries(retired).map(([id, to]) => ({
      from: id.includes('/') ? id : `${document}/${page}/#${id}`,
      to,
      file,
      path: ['retired', id],
    })),
  );

/** All redirects: those under `retired`, and one for each lost address below a retired page or document. */
export const movedIn = (
  decisions: Decisions,
  published: readonly string[],
  addresses: readonly string[],
): readonly Redirect[] => {
  const written = redirectsOf(decisions);
  const known = new Set([...addresses, ...written.map(({ from }) => from)]);
  const pages = written.filter(({ from }) => from.endsWith('/'));
  const below = published
    .filter((address) => !known.has(address))
    .flatMap((from) => {
      const page = pages.find((one) => from.startsWith(one.from));
      return page ? { from, to: page.to } : [];
    });
  return [...written.map(({ from, to }) => ({ from, to })), ...below];
};

/**
 * The languages of the official texts at each address. A line of `publishedFile` is like `ipg/2.3/#remedy-1 zh en`.
 */
export type Published = ReadonlyMap<string, readonly Language[]>;

export const readPublished = (lines: readonly string[]): Published =>
  new Map(
    lines.map((line) => {
      const [address = '', ...langs] = line.split(' ');
      return [address, languages.filter((lang) => langs.includes(lang))];
    }),
  );

/** The addresses of a build with the languages of their official texts. Printed cards have no languages. */
export const publishedIn = (citables: readonly Citable[]): Published =>
  new Map(citables.map(({ kind, address, texts }) => [address, kind === 'card' ? [] : languagesOf(texts)]));

/** Adds a build to the list: new languages on existing lines, new addresses at the end. */
export const withPublished = (listed: Published, present: Published): Published =>
  new Map([
    ...[...listed].map(([address, langs]): [string, readonly Language[]] => {
      const now = present.get(address) ?? [];
      return [address, languages.filter((lang) => langs.includes(lang) || now.includes(lang))];
    }),
    ...[...present].filter(([address]) => !listed.has(address)),
  ]);

/** Removes a language from the list if a text had it before a change and has it no longer. Every address stays. */
export const withoutLost = (listed: Published, before: Published, after: Published): Published =>
  new Map(
    [...listed].map(([address, langs]) => {
      const [old = [], now = old] = [before.get(address), after.get(address)];
      return [address, langs.filter((lang) => !old.includes(lang) || now.includes(lang))];
    }),
  );

export const toPublishedText = (published: Published): string =>
  [...published].map(([address, langs]) => `${[address, ...langs].join(' ')}\n`).join('');

/**
 * Reports published addresses that no longer exist and have no redirect: one diagnostic for the lost texts of a page,
 * and one for the lost pages of a document. If a whole page is missing, its texts are not listed.
 */
export const checkPublished = (
  published: Published,
  addresses: readonly string[],
  redirects: readonly Redirect[],
  documents: readonly Document[] = [],
): readonly Diagnostic[] => {
  const known = new Set([...addresses, ...otherPages(documents), ...redirects.map(({ from }) => from)]);
  const lines = [...published.keys()];
  const isGone = (address: string): boolean => !known.has(address) && published.has(address);
  const gone = lines.filter((one) => isGone(one) && (one === pageOf(one) || !isGone(pageOf(one))));
  return Array.from(Map.groupBy(gone, placeOf), ([place, all]) => {
    const [about = ''] = all;
    const [document = '', page = ''] = place.split('/');
    const file =
      about === keyOf(about)
        ? 'the decisions of a page that still exists, content/decisions/<document>/<page>.yml,'
        : decisionsPath(document, page);
    const retired = all.map((one) => `${keyOf(one)}: ${place}`).join(', ');
    return errorAt(
      'published/vanished',
      { file: publishedFile, line: lines.indexOf(about) + 1, about },
      all.length === 1
        ? `${about} was published and no longer exists.`
        : `${all.length} addresses below ${place} were published and no longer exist.`,
      `Restore the ID in the margin of the text, or write a redirect into ${file}: retired: { ${retired} }. If the address was never committed, restore the list: git checkout -- ${publishedFile}`,
    );
  });
};

/** Warns of provisional names (`card-7`, `section-a`) before they are published, once for each chapter. */
export const checkProvisional = (
  { chapterDecisions }: Pick<Content, 'chapterDecisions'>,
  published: Published,
): readonly Diagnostic[] =>
  chapterDecisions.flatMap(({ document, page, file, value: { names = {}, sections = {} } }) => {
    const proposed = [
      ...Object.keys(names).map((id) => ({ key: 'names', id, address: `${document}/cards/${id}/` })),
      ...Object.keys(sections).map((id) => ({ key: 'sections', id, address: `${document}/${page}/#${id}` })),
    ].filter(({ id, address }) => /^(?:card-\d+|section-[a-z]{1,2})$/u.test(id) && !published.has(address));
    const [first] = proposed;
    if (!first) return [];
    const ids = proposed.map(({ id }) => id);
    const more = ids.length > 5 ? ` and ${ids.length - 5} more` : '';
    return warningAt(
      'published/provisional',
      { file, path: [first.key, first.id] },
      `This build publishes provisional names for ever: ${ids.slice(0, 5).join(', ')}${more}.`,
      `Rename each before you commit: npm run -s content -- rename ${first.address} ${first.address.replace(first.id, 'NAME')} --write`,
    );
  });

/** `placeOf('ipg/2.3/#remedy-1') // => 'ipg/2.3/'`, `placeOf('ipg/2.3/') // => 'ipg/'` */
const placeOf = (address: string): string => address.replace(/(?:#.*|[^/]+\/)$/u, '');

/** The key under `retired`: the ID on a section or chapter page; the whole address for pages, cards and rulings. */
const keyOf = (address: string): string => address.replace(/^[^/]+\/[^/]+\/#/u, '');

/**
 * Reports published texts that have lost a language. `explained` has the texts that a decision explains:
 * `ipg/2.3/#remedy-1 ja`. A page that has lost all texts in a language is reported once.
 */
export const checkLanguages = (
  published: Published,
  present: Published,
  explained: ReadonlySet<string>,
): readonly Diagnostic[] => {
  const left = new Set(
    [...present].flatMap(([address, langs]) => langs.map((lang) => `${pageOf(address)} ${lang}`)),
  );
  const lost = [...published].flatMap(([address, langs], index) => {
    const now = present.get(address);
    return langs
      .filter((lang) => now && !now.includes(lang) && !explained.has(`${address} ${lang}`))
      .map((lang) => {
        const page = pageOf(address);
        return { about: left.has(`${page} ${lang}`) ? address : page, line: index + 1, lang };
      });
  });
  return Array.from(
    Map.groupBy(lost, ({ about }) => about),
    ([about, all]) => {
      const langs = [...new Set(all.map(({ lang }) => lang))].join(', ');
      return errorAt(
        'published/language-gone',
        { file: publishedFile, line: all[0]?.line, about },
        `${about} was published in ${langs}, but no longer has a text in ${langs}.`,
        `Restore the text, or its ID in the margin. If it was deleted on purpose, remove ${langs} from its lines in ${publishedFile}.`,
      );
    },
  );
};

export const checkRetiredIds = (
  redirects: ReturnType<typeof redirectsOf>,
  addresses: readonly string[],
): readonly Diagnostic[] =>
  redirects
    .filter(({ from }) => addresses.includes(from))
    .map(({ from: about, file, path }) =>
      errorAt(
        'published/not-retired',
        { file, path, about },
        `${about} is retired, but a text still uses this ID.`,
        'IDs are never reused: give the text the next free number, or delete the entry.',
      ),
    );

/** Lists every address ever published. A committed address is never removed. */
export const publishedFile = 'content/published.txt';

/** The addresses of pages without a text or card: `terms/`, `ipg/`. */
export const otherPages = (documents: readonly Document[]): readonly string[] => [
  '',
  ...pageNames.map((name) => `${name}/`),
  ...documents.flatMap(({ id, kind }) => documentKinds[kind].pages.map((page) => `${id}/${page}`)),
];
