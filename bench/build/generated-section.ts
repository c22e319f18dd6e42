import { flowElement, frontmatterPath, paragraph, toMdx } from '../../src/pipeline/emit/mdx.ts';
import { type Clause, type IpgSection, ipgSectionSchema, parts } from '../../src/schema/ipg.ts';
import { languages } from '../../src/schema/language.ts';
import type { GeneratedPage } from '../lib/generate-texts.ts';

/** A generated page as the content build would write it: `content/docs/ipg/<section>.mdx`. */
export function toSectionMdx(page: GeneratedPage): { readonly section: string; readonly mdx: string } {
  const section = sectionOf(page);
  const record = ipgSectionSchema.parse({
    schemaVersion: 1,
    document: 'ipg',
    section,
    titles: page.titles,
    penalty: {},
    editions: Object.fromEntries(languages.map((lang) => [lang, edition(section, lang)])),
    headings: [],
    clauses: page.clauses.map((clause, index) => toClause(clause, section, index)),
  } satisfies IpgSection);
  const body = parts.flatMap((part) => {
    const children = record.clauses.flatMap((clause, index) =>
      clause.part === part
        ? [
            flowElement(
              'Clause',
              { of: frontmatterPath(`clauses[${index}]`) },
              languages.flatMap((lang) => {
                const text = clause.texts[lang]?.text;
                return text === undefined
                  ? []
                  : [flowElement('Text', { slot: lang }, [paragraph([{ type: 'text', value: text }])])];
              }),
            ),
          ]
        : [],
    );
    return children.length === 0 ? [] : [flowElement('Part', { id: part }, children)];
  });
  return { section, mdx: toMdx(record, body) };
}

/** The documents of the generator become chapters of one: `g3` with `12.7` is `312.7`. */
const sectionOf = ({ document, section }: GeneratedPage): string => {
  const [chapter = '', number = ''] = section.split('.');
  return `${Number(document.slice(1)) * 100 + Number(chapter)}.${number}`;
};

const toClause = (
  { id, part, texts }: GeneratedPage['clauses'][number],
  section: string,
  index: number,
): Clause => ({
  id,
  part,
  texts: Object.fromEntries(
    Object.entries(texts).map(([lang, text]) => [
      lang,
      {
        text,
        status: 'aligned' as const,
        source: { file: `ipg-${section}.${lang}.txt`, lines: [index + 1, index + 1] as [number, number] },
      },
    ]),
  ),
  missing: languages
    .filter((lang) => texts[lang] === undefined)
    .map((lang) => ({ lang, reason: { kind: 'omits' as const } })),
  annotations: {},
});

const edition = (section: string, lang: string) => ({
  file: `ipg-${section}.${lang}.txt`,
  origin: { zh: '生成的文本', ja: '生成された文', en: 'Generated text' },
  owner: 'Sidejudge',
  date: null,
  evidence: { zh: '为测量而生成。', ja: '計測のために生成された。', en: 'Generated for measuring.' },
});
