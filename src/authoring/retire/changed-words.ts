import { agesIn, foldSpace, unofficialPath } from '../../pipeline/emit/attach-unofficial.ts';
import type { Pointer } from '../../pipeline/pointers.ts';
import type { CardText } from '../../schema/card.ts';
import type { Citable } from '../../schema/citable.ts';
import type { GuideSection } from '../../schema/guide.ts';
import { type Language, languagesOf, mapTexts } from '../../schema/language.ts';
import type { UnofficialFile } from '../../schema/unofficial.ts';
import { sentencesIn } from '../compare/sentences.ts';
import { foldWording } from '../compare/similarity.ts';
import type { Addressable, RenewedValue } from './retire.ts';

// What words that change do to what people have said of them, by the table of what names what (pipeline/pointers.ts).

interface AskedEntry {
  readonly path: readonly PropertyKey[];
  readonly text: string;
}

/**
 * What a person is to look at, by file: each entry about a text whose words have changed, with the sentences that have,
 * and each that has lost a proof. An entry that comes with the newer text (it is not among `earlier`) is asked about
 * where it is proposed.
 */
export const askAgain = (
  pointers: readonly Pointer[],
  earlier: readonly Pointer[],
  before: Addressable,
  after: Addressable,
): ReadonlyMap<string, readonly AskedEntry[]> => {
  const [old, now] = [textsIn(before), textsIn(after)];
  const changes = changedTexts(old, now);
  const gone = goneTexts(old, now);
  const known = new Set(earlier.map(nameOf));
  const asked = pointers
    .filter((pointer) => known.has(nameOf(pointer)))
    .flatMap(({ file, speaksOf, path, goes: [entry = path], proves }) =>
      speaksOf
        .flatMap((name) => [...(changes.get(name) ?? []), ...((proves && gone.get(name)) ?? [])])
        .map((text) => ({ file, asked: { path: proves ?? entry, text } })),
    );
  return new Map(
    [...Map.groupBy(asked, ({ file }) => file)].map(([file, own]) => [file, own.map((one) => one.asked)]),
  );
};

const nameOf = ({ file, names, all }: Pointer): string => [file, names, ...all].join(' ');

/** What can be cited, of a card all that is printed of it. */
const textsIn = ({ citables, records }: Addressable): readonly Citable[] => {
  const cards = new Map(
    records.cards.map(({ document, slug, texts }) => [`${document}/cards/${slug}/`, texts]),
  );
  return citables.map((one) => {
    const texts = one.kind === 'card' ? cards.get(one.address) : undefined;
    return texts ? { ...one, texts: mapTexts(texts, wordsOfCard) } : one;
  });
};

const wordsOfCard = ({ printed, text }: CardText): string => {
  if (!printed) return text.join('\n');
  const { name, nameEn, manaCost, typeLine, stats } = printed;
  return [name, nameEn, manaCost, typeLine, stats, ...printed.text]
    .flatMap((line) => line?.text ?? [])
    .join('\n');
};

/** The questions about texts whose words have changed, by their addresses, and by address and language. */
const changedTexts = (
  before: readonly Citable[],
  after: readonly Citable[],
): ReadonlyMap<string, readonly string[]> => {
  const now = new Map(after.map((one) => [one.address, one.texts]));
  const [had, has] = [before, after].map(
    (all) => new Set(all.flatMap((one) => languagesOf(one.texts).map((lang) => `${pageOf(one)} ${lang}`))),
  );
  const changes = before.flatMap((one) => {
    const { address, texts } = one;
    const left = now.get(address);
    if (!left) return [];
    return languagesOf({ ...texts, ...left }).flatMap((lang) => {
      const [old = '', young = ''] = [texts[lang], left[lang]];
      const page = `${pageOf(one)} ${lang}`;
      // A language that comes to a page for the first time, or leaves it, changes no text.
      if (foldWording(old) === foldWording(young) || !had?.has(page) || !has?.has(page)) return [];
      const question = askWhether(address, lang, old, young);
      return [address, `${address} ${lang}`].map((name) => ({ name, question }));
    });
  });
  return new Map(
    [...Map.groupBy(changes, ({ name }) => name)].map(([name, own]) => [
      name,
      own.map(({ question }) => question),
    ]),
  );
};

/** The questions about texts that no language has any more, by their addresses. */
const goneTexts = (
  before: readonly Citable[],
  after: readonly Citable[],
): ReadonlyMap<string, readonly string[]> => {
  const left = new Set(after.map(({ address }) => address));
  return new Map(
    before
      .filter(({ address }) => !left.has(address))
      .map(({ address, texts }) => [
        address,
        languagesOf(texts).map((lang) => askWhether(address, lang, texts[lang] ?? '', '')),
      ]),
  );
};

const askWhether = (address: string, lang: Language, old: string, young: string): string =>
  `${address} ${lang} ${sayChange(old, young, lang)}: does this still hold?`;

const pageOf = ({ document, page }: Citable): string => `${document}/${page}/`;

/** Translations of words that a newer edition has left as they were are of that edition, too: by file, where its day is known. */
export const renewedEditions = (
  files: readonly UnofficialFile[],
  before: Addressable,
  after: Addressable,
): ReadonlyMap<string, readonly RenewedValue[]> =>
  new Map(
    files.flatMap((file) => {
      const [old, now] = [before, after].map(({ records }) => {
        const isOwn = (one: GuideSection) => one.document === file.document && one.section === file.page;
        const [section] = records.sections.filter(isOwn);
        const wordsOf = (id: string, lang: Language) =>
          section?.clauses.find((clause) => clause.id === id)?.texts[lang]?.text;
        return { wordsOf, ...agesIn({ sections: section ? [section] : [] }) };
      });
      const renewed = file.texts.flatMap(({ id, from, edition }, index): readonly RenewedValue[] => {
        const value = now?.editionOf(id, from);
        const isSame =
          foldSpace(old?.wordsOf(id, from) ?? '') === foldSpace(now?.wordsOf(id, from) ?? '') &&
          edition === old?.editionOf(id, from);
        return isSame && edition !== undefined && value !== undefined && value !== edition
          ? [{ path: ['texts', index, 'edition'], value }]
          : [];
      });
      return renewed.length === 0 ? [] : [[unofficialPath(file), renewed] as const];
    }),
  );

/** What has become of a text: `was “…” and is “…”`, `has now “…”`, `no longer has “…”`, `was “…” and is gone`. */
const sayChange = (old: string, young: string, lang: Language): string => {
  if (old === '') return `had no text and is “${young.replace(/\s+/gu, ' ')}”`;
  if (young === '') return `was “${old.replace(/\s+/gu, ' ')}” and is gone`;
  const [gone, come] = [only(old, young, lang), only(young, old, lang)];
  if (come === '' && gone !== '') return `no longer has “${gone}”`;
  return gone === '' && come !== '' ? `has now “${come}”` : `was “${gone || old}” and is “${come || young}”`;
};

/** The sentences of a text that another wording of it does not have. */
const only = (text: string, other: string, lang: Language): string => {
  const sentencesOf = (own: string): readonly string[] =>
    own.split('\n').flatMap((line) => sentencesIn(line, lang));
  const known = new Set(sentencesOf(other).map(foldWording));
  return sentencesOf(text)
    .filter((sentence) => !known.has(foldWording(sentence)))
    .join(' ')
    .replace(/\s+/gu, ' ');
};
