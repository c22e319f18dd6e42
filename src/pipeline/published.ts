import { type Citable, pageOf } from '../schema/citable.ts';
import type { Diagnostic } from '../schema/diagnostic.ts';
import { type Document, pageNames } from '../schema/document.ts';
import { documentKinds, kindWith } from '../schema/document-kind.ts';
import { type Language, languages, languagesOf } from '../schema/language.ts';
import type { Redirect, Retired } from '../schema/retired.ts';
import { circlesIn } from './circles.ts';
import { errorAt } from './diagnostics.ts';
import type { EditionInput } from './edition-input.ts';

type WrittenRedirect = Redirect & Pick<Diagnostic, 'file' | 'path'>;

type Decisions = Pick<EditionInput, 'sectionDecisions' | 'chapterDecisions'>;

/** The retired IDs of all pages as addresses, each with its entry. An ID that contains a slash is an address already. */
export const redirectsOf = ({ sectionDecisions, chapterDecisions }: Decisions) =>
  [...sectionDecisions, ...chapterDecisions].flatMap(({ document, page, file, value: { retired = [] } }) => {
    const toAddress = (id: string): string => (id.includes('/') ? id : `${document}/${page}/#${id}`);
    return retired.map(({ id, now }, index) => ({
      from: toAddress(id),
      to: toAddress(now),
      file,
      path: ['retired', index],
    }));
  });

/**
 * The addresses below a page or document that is withdrawn (`content/retired.yml`), with the other pages of a set. A card
 * that another set treats leads to its page there.
 */
const withdrawalsOf = (
  retired: readonly Retired[],
  published: readonly string[],
  addresses: readonly string[],
): readonly WrittenRedirect[] => {
  const alive = new Set(addresses);
  const cards = new Map(
    addresses.flatMap((address) => {
      const name = /\/cards\/[^#]+\/$/u.exec(address)?.[0];
      return name === undefined ? [] : [[name, address] as const];
    }),
  );
  return retired.flatMap(({ what, now }, index) => {
    const below = published.filter((address) => address.startsWith(what) && !alive.has(address));
    const isSet = below.some((address) => address.startsWith(`${what}cards/`));
    const others = isSet ? documentKinds[kindWith('cards')].pages : [''];
    const gone = others.map((page) => `${what}${page}`).filter((address) => !alive.has(address));
    return [...new Set([...gone, ...below])].map((from) => ({
      from,
      to: cards.get(/\/cards\/[^#]+\//u.exec(from)?.[0] ?? '') ?? now,
      file: retiredFile,
      path: [index, 'now'],
    }));
  });
};

/** Where the links to all that is gone lead: through whatever has itself been replaced since, to what is there. */
export const movedIn = (...gone: Parameters<typeof allRedirects>): readonly Redirect[] =>
  followRedirects(allRedirects(...gone));

const allRedirects = (
  input: Decisions & Pick<EditionInput, 'retired'>,
  published: readonly string[],
  addresses: readonly string[],
): readonly WrittenRedirect[] => [
  ...redirectsOf(input),
  ...withdrawalsOf(input.retired, published, addresses),
];

const followRedirects = (redirects: readonly Redirect[]): readonly Redirect[] => {
  const next = new Map(redirects.map(({ from, to }) => [from, to]));
  const end = (to: string, seen: readonly string[] = []): string => {
    const further = next.get(to);
    return further === undefined || seen.includes(to) ? to : end(further, [...seen, to]);
  };
  return redirects.map(({ from, to }) => ({ from, to: end(to) }));
};

/** The languages in which each address has an official text: a line of `content/published.txt` is `ipg/2.3/#remedy-1 zh en`. */
export type Published = ReadonlyMap<string, readonly Language[]>;

export const readPublished = (lines: readonly string[]): Published =>
  new Map(
    lines.map((line) => {
      const [address = '', ...langs] = line.split(' ');
      return [address, languages.filter((lang) => langs.includes(lang))];
    }),
  );

/** What is published now. */
export const publishedIn = (citables: readonly Citable[]): Published =>
  new Map(citables.map(({ kind, address, texts }) => [address, kind === 'card' ? [] : languagesOf(texts)]));

/** All that ever was, in the order in which it came. */
export const withPublished = (listed: Published, present: Published): Published =>
  new Map([
    ...[...listed].map(([address, langs]): [string, readonly Language[]] => {
      const now = present.get(address) ?? [];
      return [address, languages.filter((lang) => langs.includes(lang) || now.includes(lang))];
    }),
    ...[...present].filter(([address]) => !listed.has(address)),
  ]);

/** All that ever was, without the languages that addresses lose where texts change; what is gone keeps its line. */
export const withoutLost = (listed: Published, before: Published, after: Published): Published =>
  new Map(
    [...listed].map(([address, langs]) => {
      const [old = [], now = old] = [before.get(address), after.get(address)];
      return [address, langs.filter((lang) => !old.includes(lang) || now.includes(lang))];
    }),
  );

export const toPublishedLines = (published: Published): readonly string[] =>
  [...published].map(([address, langs]) => [address, ...langs].join(' '));

/** Reports published addresses that no longer exist and have no redirect; of a page that is gone itself, none of its texts. */
export const checkPublished = (
  published: Published,
  addresses: readonly string[],
  redirects: readonly Redirect[],
  documents: readonly Document[] = [],
): readonly Diagnostic[] => {
  const alive = new Set([...addresses, ...otherPages(documents)]);
  const redirected = new Set(redirects.map(({ from }) => from));
  const gone = new Set([...published.keys()].filter((one) => !alive.has(one) && !redirected.has(one)));
  return [...published.keys()].flatMap((about, index) =>
    !gone.has(about) || (about !== pageOf(about) && gone.has(pageOf(about)))
      ? []
      : errorAt(
          'published/vanished',
          { file: publishedFile, line: index + 1, about },
          `${about} was published and no longer exists.`,
          `Put its ID back into the margin of its text, or say in the decisions of its page, or of the chapter of its card, what replaces it: retired: [{ id: ${about.replace(/^[^/]+\/[^/]+\/#/u, '')}, now: … }]. If it was never committed, bring the list back instead: git checkout -- ${publishedFile}`,
        ),
  );
};

/**
 * Reports texts that were published in a language and are no longer, unless a decision says why (`explained`:
 * `ipg/2.3/#remedy-1 ja`). A page that has lost all its texts in a language is reported once.
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
        `${about} was published in ${langs} and is no longer.`,
        `Restore the text, or its ID in the margin. If it is withdrawn on purpose, \`content -- remove\` does it; or take ${langs} out of the lines of ${publishedFile}.`,
      );
    },
  );
};

/** Reports retired IDs that a text has. */
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
        `${about} is retired, but a text has it.`,
        'IDs are never used again: give the text the next free number, or take the entry out.',
      ),
    );

/** Reports redirects that never lead to a page: to themselves, alone or in a circle. */
export const checkCircles = (...gone: Parameters<typeof allRedirects>): readonly Diagnostic[] => {
  const alive = new Set(gone[2]);
  const written = new Map(
    allRedirects(...gone).flatMap((one) => (alive.has(one.from) ? [] : [[one.from, one] as const])),
  );
  const circles = circlesIn(new Map([...written].map(([from, { to }]) => [from, to])));
  return circles.flatMap((circle) => {
    const [about = '', ...others] = circle;
    const { file = '', path } = written.get(about) ?? {};
    return errorAt(
      'published/redirect-circle',
      { file, path, about },
      others.length === 0
        ? `${about} is gone, and its links are to lead to itself.`
        : `All of these are gone, and links of each are to lead to another one of them: ${circle.join(', ')}.`,
      'Write under `now` something that is there: an address whose page opens, or in decisions the ID of another text of the page.',
    );
  });
};

/** Reports withdrawals of what is still there, or never was. */
export const checkRetired = (
  retired: readonly Retired[],
  published: Published,
  addresses: readonly string[],
): readonly Diagnostic[] =>
  retired.flatMap(({ what: about }, index) => {
    const isThere = addresses.includes(about);
    if (!isThere && [...published.keys()].some((one) => one.startsWith(about))) return [];
    return errorAt(
      'published/not-gone',
      { file: retiredFile, path: [index, 'what'], about },
      `${about} ${isThere ? 'still exists' : 'was never published'}.`,
      `Remove the entry, or copy \`what\` exactly from ${publishedFile}.`,
    );
  });

/** Every address ever published, with its languages; it only grows. */
export const publishedFile = 'content/published.txt';
export const retiredFile = 'content/retired.yml';

/** The pages of the site that are not of a text or card. */
export const otherPages = (documents: readonly Document[]): readonly string[] => [
  '',
  ...pageNames.map((name) => `${name}/`),
  ...documents.flatMap(({ id, kind }) => documentKinds[kind].pages.map((page) => `${id}/${page}`)),
];
