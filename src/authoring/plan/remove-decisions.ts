import { expandTarget } from '../../pipeline/emit/validity.ts';
import type { Language } from '../../schema/language.ts';
import type { LanguageRemoval } from './remove-language.ts';
import { type Fields, fieldsOf, type Goes, withoutEntries } from './without-entries.ts';

/** What goes, as the files of decisions name it. */
export interface Gone {
  readonly document: string;
  /** The whole document goes. */
  readonly isWhole: boolean;
  /** Sections that lose this language, and keep others. */
  readonly lang: Language | undefined;
  readonly removals: readonly LanguageRemoval[];
  /** Whether nothing is left of a target (`m10/cards/clone#r1..6`). */
  readonly isGone: (target: string) => boolean;
  /** Sources that go. */
  readonly files: readonly string[];
}

/** `isGoneTarget((address) => address === 'ipg/2.4/#remedy-1')('ipg/2.4#remedy-1') // => true` */
export const isGoneTarget =
  (isGone: (address: string) => boolean): Gone['isGone'] =>
  (target) =>
    expandTarget(target).every((one) => isGone(one.includes('#') ? one.replace('#', '/#') : `${one}/`));

/** Which entries of the files of decisions go. */
export const decisionsToGo = (gone: Gone): Readonly<Record<string, Goes>> => {
  const isTargetGone = (entry: unknown): boolean => gone.isGone(`${fieldsOf(entry).target}`);
  const isOfDocument = (entry: unknown, key: string): boolean =>
    gone.isWhole && fieldsOf(entry)[key] === gone.document;
  return {
    documents: (path, entry) => path === '' && isOfDocument(entry, 'id'),
    doubts: (path, entry) => path === '' && isTargetGone(entry),
    'rule-numbers': (path, entry) => path === '' && isOfDocument(entry, 'document'),
    'rule-changes': (path, entry) =>
      (path === '' && areAllGone(fieldsOf(entry).affects, isTargetGone)) ||
      (path === 'affects' && isTargetGone(entry)),
    validity: (path, entry) =>
      (path === '' && areAllGone(fieldsOf(entry).targets, (one) => gone.isGone(`${one}`))) ||
      (path === 'targets' && gone.isGone(`${entry}`)),
    'policy-changes': policyToGo(gone),
  };
};

const areAllGone = (list: unknown, isOneGone: (one: unknown) => boolean): boolean =>
  Array.isArray(list) && list.length > 0 && list.every(isOneGone);

const policyToGo = ({ document, isGone, files, lang, removals }: Gone): Goes => {
  const loses = (section: string): boolean =>
    removals.some((one) => `${document}/${one.section}` === section);
  const sectionOf = ({ document: name, section, target }: Fields): string =>
    target === undefined ? `${name}/${section}` : `${target}`.replace(/#.*$/u, '');
  const isOnlyLang = (list: unknown): boolean => Array.isArray(list) && list.every((one) => one === lang);
  const isEffectGone = (entry: unknown): boolean => {
    const effect = fieldsOf(entry);
    return isGone(`${effect.target}`) || (loses(sectionOf(effect)) && isOnlyLang(effect.langs));
  };
  return (path, entry, above) => {
    const own = fieldsOf(entry);
    const section = above.map(sectionOf).find(loses);
    const isClauseGone = (id: unknown): boolean => isGone(`${section}#${id}`);
    switch (path) {
      case 'comparisons':
        return (
          isGone(sectionOf(own)) || Object.keys(fieldsOf(own.texts)).every((file) => files.includes(file))
        );
      case 'comparisons.results':
        return section !== undefined && (isOnlyLang(own.langs) || areAllGone(own.clauses, isClauseGone));
      case 'comparisons.results.clauses':
        return section !== undefined && isClauseGone(entry);
      case 'comparisons.results.langs':
      case 'changes.affects.langs':
        return section !== undefined && entry === lang;
      case 'changes':
        return areAllGone(own.affects, isEffectGone);
      case 'changes.affects':
        return isEffectGone(entry);
      default:
        return files.some((file) => path === `comparisons.texts.${file}`);
    }
  };
};

/**
 * The contents of a guide without proofs that go. Where a question has no other, all of them go: the order of what is left
 * might lead to the wrong infraction.
 */
export const contentsWithout = (yaml: string, { isGone }: Gone): string =>
  withoutEntries(yaml, (path, entry) => {
    const isProofGone = (address: unknown): boolean => isGone(`${address}`.replace('/#', '#'));
    const { questions } = fieldsOf(entry);
    return path === 'fork'
      ? Array.isArray(questions) && questions.some((one) => areAllGone(fieldsOf(one).because, isProofGone))
      : path === 'fork.questions.because' && isProofGone(entry);
  });

/** The unofficial texts of a section without those of IDs that go, and those made from a language that goes. */
export const unofficialWithout = (
  yaml: string,
  { gone }: Pick<LanguageRemoval, 'gone'>,
  lang: Language,
): string | undefined => {
  const ids = new Set(gone.map((address) => address.replace(/^.*#/u, '')));
  const left = withoutEntries(yaml, (path, entry) => {
    const { id, from } = fieldsOf(entry);
    return path === 'texts' && (ids.has(`${id}`) || from === lang);
  });
  return /^texts:/mu.test(left) ? left : undefined;
};

/** The list of sources without those that go, and without a language in those that keep another. */
export const sourcesWithout = (yaml: string, { files, removals, lang }: Gone): string => {
  const kept = new Set(removals.flatMap(({ file, source }) => (source === undefined ? [] : [file])));
  return withoutEntries(yaml, (path, entry, above) => {
    const at = path.replace(/^sources\.?/u, '');
    if (at === '') return files.includes(`${fieldsOf(entry).file}`);
    if (!above.some(({ file }) => kept.has(`${file}`))) return false;
    return (at === 'languages' && entry === lang) || at === `editions.${lang}`;
  });
};
