import type { Language } from '../../schema/language.ts';
import type { SourceKind } from '../../schema/source.ts';

/** What is known of a text that has just come in. */
export interface NewSource {
  readonly file: string;
  readonly kind: SourceKind;
  readonly languages: readonly Language[];
  readonly section: string;
  readonly sha256: string;
}

/**
 * The entry of a new text in `source.yml`. What nobody has said yet is said to be unknown, and marked
 * `# review`, so that the build waits for somebody who knows.
 */
export const newSourceToYaml = ({ file, kind, languages, section, sha256 }: NewSource): string =>
  [
    `- file: ${file}`,
    `  kind: ${kind}`,
    `  languages: [${languages.join(', ')}]`,
    `  section: "${section}"`,
    '  origin: # review: where does this text come from?',
    '    zh: 来源不详。',
    '    ja: 出典不明。',
    '    en: Not known.',
    '  owner: Not known. # review: whose text is it?',
    '  editions:',
    ...languages.flatMap((lang) => newEditionToYaml(lang)),
    `  sha256: ${sha256}`,
    '',
  ].join('\n');

const newEditionToYaml = (lang: Language): readonly string[] => [
  `    ${lang}:`,
  '      date: null # review: does the text state its date? If it does not, what dates it?',
  '      evidence:',
  '        zh: 尚未查明。',
  '        ja: まだ調べていない。',
  '        en: Not looked into yet.',
];

/**
 * `source.yml` with the entries of newer texts: an entry of the same file keeps its origin and owner, with the
 * new checksum and an edition to be looked into; another file gets an entry of its own, and entries of `gone`
 * files go. Everything else keeps every byte.
 */
export const updateSourceList = (
  list: string,
  sources: readonly NewSource[],
  gone: readonly string[],
): string => {
  const [head = '', ...entries] = list.split(/^(?=- file: )/mu);
  const kept = entries.flatMap((entry) => {
    const file = /^- file: (?<file>\S+)/u.exec(entry)?.groups?.file ?? '';
    if (gone.includes(file)) return [];
    const source = sources.find((one) => one.file === file);
    return source ? [renewEntry(entry, source)] : [entry];
  });
  const known = new Set(entries.map((entry) => /^- file: (?<file>\S+)/u.exec(entry)?.groups?.file));
  const added = sources.filter(({ file }) => !known.has(file)).map(newSourceToYaml);
  return `${[head + kept.join('').trimEnd(), ...added.map((entry) => entry.trimEnd())].join('\n\n')}\n`;
};

/** The entry of a file whose text has been replaced by a newer edition; the same text needs no new entry. */
const renewEntry = (entry: string, { kind, languages, sha256 }: NewSource): string => {
  if (entry.includes(`\n  sha256: ${sha256}\n`)) return entry;
  return entry
    .replace(/^ {2}kind: .*$/mu, `  kind: ${kind}`)
    .replace(/^ {2}sha256: .*$/mu, `  sha256: ${sha256}`)
    .replace(/^ {2}editions:[^\n]*\n(?: {4}.*\n|\n)*/mu, () =>
      ['  editions:', ...languages.flatMap((lang) => newEditionToYaml(lang)), ''].join('\n'),
    );
};
