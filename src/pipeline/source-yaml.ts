import type { Language } from '../schema/language.ts';
import type { SourceKind } from '../schema/source.ts';

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
