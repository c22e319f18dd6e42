import type { Diagnostic } from '../schema/diagnostic.ts';
import type { FindLine } from './diagnostics.ts';
import type { Edition } from './edition.ts';
import type { EditionInput } from './edition-input.ts';
import { citablesOf } from './emit/citable.ts';
import { policyChangesFile } from './emit/policy.ts';

/**
 * Everything that people have written and readers can find, sorted, a line for each: its kind and its name. The
 * committed list of these lines only grows, so the build notices when something is gone.
 *
 *   source ipg-2.3.en.txt                     correction m10-faq.zh.txt m10-15-1
 *   language ipg/2.3/ en                      doubt m10/cards/warp-world/#r1 如果很多位牌手的坟墓场中都有灵气
 *   text ipg/2.3/#definition-1 en             card m10 clone ja
 *   unofficial ipg/2.4/#remedy-1 ja           term infraction
 *   checked m10/general-notes/#combat-7       rule-number m10 702.13
 *   verdict m10/cards/clone/#r1 legend-rule   change 2026-11-21 3
 *   policy ipg/2.4/#remedy-1 mpe-remedy       compared ipg/2.4/
 *
 * Each single fact has a line as well: `card m10 clone manaCost`, `term infraction kana`, `rule-change hound since`.
 */
export const listInputs = (edition: Edition, input: EditionInput): readonly string[] => {
  const citables = citablesOf(edition);
  const count = new Map<string, number>();
  const next = (date: string): number => {
    count.set(date, (count.get(date) ?? 0) + 1);
    return count.get(date) ?? 1;
  };
  const all = [
    ...input.sources.map(({ entry }) => `source ${entry.file}`),
    ...citables
      .filter(({ address }) => address.includes('#'))
      .flatMap(({ address, texts }) =>
        Object.keys(texts).flatMap((lang) => [
          `language ${pageOf(address)} ${lang}`,
          `text ${address} ${lang}`,
        ]),
      ),
    ...edition.sections.flatMap(({ record: { document, section, clauses } }) =>
      clauses.flatMap(({ id, texts: own }) =>
        Object.entries(own).flatMap(([lang, { reasons = [] }]) =>
          reasons.map((_, index) => `differs ${document}/${section}/#${id} ${lang} ${index + 1}`),
        ),
      ),
    ),
    ...citables.flatMap(({ address, unofficial = {} }) =>
      Object.keys(unofficial).map((lang) => `unofficial ${address} ${lang}`),
    ),
    ...citables.flatMap(({ address, validity }) => [
      ...(validity?.checked === undefined ? [] : [`checked ${address}`]),
      ...(validity?.changes ?? []).map((change) => `verdict ${address} ${change}`),
      ...(validity?.notes ?? [])
        .filter(({ change }) => validity?.changes.includes(change))
        .map(({ change }) => `verdict ${address} ${change} note`),
    ]),
    ...input.policy.changes.flatMap(({ id, affects }) =>
      affects.flatMap(({ target, note }) => {
        const line = `policy ${target.replace('#', '/#')} ${id}`;
        return note === undefined ? [line] : [line, `${line} note`];
      }),
    ),
    ...input.policy.comparisons.flatMap(({ document, section, results }) => [
      `compared ${document}/${section}/`,
      ...results.flatMap(({ clauses = [], langs = [] }) => [
        ...clauses.map((id) => `compared ${document}/${section}/#${id}`),
        ...(clauses.length > 0 ? [] : langs.map((lang) => `compared ${document}/${section}/ ${lang}`)),
      ]),
    ]),
    ...input.corrections.flatMap(({ source, corrections }) =>
      corrections.map(({ id }) => `correction ${source} ${id}`),
    ),
    ...input.doubts.map(({ target, reads }) => `doubt ${target.replace('#', '/#')} ${reads}`),
    ...input.facts.flatMap(({ slug, names, said: _said, ...facts }) => [
      ...Object.keys(names).map((lang) => `card ${facts.set ?? 'mentioned'} ${slug} ${lang}`),
      ...factsOf(facts).map((fact) => `card ${facts.set ?? 'mentioned'} ${slug} ${fact}`),
    ]),
    ...input.terms.flatMap(({ id, kana, abbreviation, aliases }) => [
      `term ${id}`,
      ...factsOf({ kana, abbreviation, aliases }).map((fact) => `term ${id} ${fact}`),
    ]),
    ...input.ruleChanges.flatMap(({ id, since, rules, occasionNames }) => [
      `rule-change ${id}`,
      ...factsOf({ since, rules, occasionNames }).map((fact) => `rule-change ${id} ${fact}`),
    ]),
    ...input.ruleNumbers.flatMap(({ document, number, now }) => [
      `rule-number ${document} ${number}`,
      ...factsOf({ now }).map((fact) => `rule-number ${document} ${number} ${fact}`),
    ]),
    ...input.changes.flatMap(({ date, where }) => [
      `change ${date} ${next(date)}`,
      ...where.map((address) => `change ${date} ${address}`),
    ]),
  ];
  return [...new Set(all)].sort();
};

/**
 * Reports what is in the committed list and no longer in the edition, unless it is listed under `retired` or `missing`
 * of its registry, or by name in `content/retired.yml`. If a larger thing is gone, its parts are not reported as well.
 */
export const checkInputsKept = (
  listed: readonly string[],
  present: readonly string[],
  { input, edition, addresses }: { input: EditionInput; edition: Edition; addresses: readonly string[] },
  findLine: FindLine,
): readonly Diagnostic[] => {
  const here = new Set(present);
  const covers = (what: string, line: string): boolean => line === what || line.startsWith(`${what} `);
  const isRetired = (line: string): boolean => input.retired.some(({ what }) => covers(what, line));
  const pages = new Set(addresses);
  const explained = new Set(
    edition.sections.flatMap(({ record: { document, section, clauses } }) =>
      clauses.flatMap(({ id, missing }) =>
        missing.map(({ lang }) => `text ${document}/${section}/#${id} ${lang}`),
      ),
    ),
  );
  const isReportedOrSettled = (line: string): boolean => {
    const [kind = '', name = '', lang = ''] = line.split(' ');
    if (here.has(line) || isRetired(line) || explained.has(line)) return true;
    // `checkPublished` reports addresses that are gone.
    if (name.includes('/') && !pages.has(name)) return true;
    const owner = ownerOf[kind]?.(name, lang);
    if (owner !== undefined && owner !== line) return !here.has(owner);
    return kind === 'unofficial' && here.has(`text ${name} ${lang}`);
  };
  const gone = listed.flatMap((line, index): readonly Diagnostic[] =>
    isReportedOrSettled(line)
      ? []
      : [
          {
            code: 'published/input-gone',
            severity: 'error',
            file: publishedInputsFile,
            line: index + 1,
            message: `“${line}” was published and no longer exists.`,
            hint: `Restore it in ${homes[line.split(' ')[0] ?? ''] ?? 'content'}, or add an entry with your reason to ${retiredFile}: - { what: ${JSON.stringify(line)}, why: … }`,
          },
        ],
  );
  const wrong = input.retired
    .filter(({ what, now }) =>
      now === undefined
        ? present.some((line) => covers(what, line)) || !listed.some((line) => covers(what, line))
        : pages.has(what),
    )
    .map(
      ({ what }): Diagnostic => ({
        code: 'published/not-gone',
        severity: 'error',
        ...findLine(retiredFile, what),
        message: `“${what}” ${pages.has(what) || present.some((line) => covers(what, line)) ? 'still exists' : 'was never published'}.`,
        hint: `Remove the entry, or copy \`what\` exactly from ${publishedInputsFile}.`,
      }),
    );
  return [...gone, ...wrong];
};

export const publishedInputsFile = 'content/published-inputs.txt';
export const retiredFile = 'content/retired.yml';

/** The larger thing that a line belongs to, by its kind, from its next two words. If both are gone, only that is reported. */
const ownerOf: Readonly<Record<string, (name: string, next: string) => string>> = {
  correction: (source) => `source ${source}`,
  text: (address, lang) => `language ${pageOf(address)} ${lang}`,
  differs: (address, lang) => `text ${address} ${lang}`,
  card: (set, slug) => `card ${set} ${slug} en`,
  term: (id) => `term ${id}`,
  'rule-change': (id) => `rule-change ${id}`,
  'rule-number': (document, number) => `rule-number ${document} ${number}`,
};

/** The files where people write each kind. */
const homes: Readonly<Record<string, string>> = {
  source: 'content/sources',
  language: 'content/sources and content/registry',
  text: 'content/registry',
  unofficial: 'content/unofficial',
  differs: 'content/registry',
  checked: 'content/validity.yml',
  verdict: 'content/rule-changes.yml',
  policy: policyChangesFile,
  compared: policyChangesFile,
  correction: 'content/corrections',
  doubt: 'content/doubts.yml',
  'rule-change': 'content/rule-changes.yml',
  card: 'content/cards',
  term: 'content/terms.yml',
  'rule-number': 'content/rule-numbers.yml',
  change: 'content/changes.yml',
};

/**
 * The names of the facts in a record; of a list, each of its values too.
 *
 * `factsOf({ kana: 'むかつく', typeLine: { zh: '生物' }, rules: ['702.2'], since: null })`
 * `// => ['kana', 'typeLine.zh', 'rules 702.2']`
 */
const factsOf = (facts: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(facts).flatMap(([name, value]) => {
    if (value === undefined || value === null) return [];
    if (Array.isArray(value))
      return value.map((each) => `${name} ${typeof each === 'string' ? each : JSON.stringify(each)}`);
    return typeof value === 'object' ? Object.keys(value).map((key) => `${name}.${key}`) : [name];
  });

/** `ipg/2.3/#remedy-1 // => 'ipg/2.3/'` */
const pageOf = (address: string): string => address.replace(/#.*$/u, '');
