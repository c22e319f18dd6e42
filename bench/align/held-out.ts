import { z } from 'zod';
import { type Part, partSchema } from '../../src/schema/guide.ts';
import { type Language, languages, perLanguage } from '../../src/schema/language.ts';
import type { Chunk, GoldSection } from './gold-text.ts';

/** A section as `held-out/*.yml` has it. */
export const heldOutSchema = z.strictObject({
  section: z.string(),
  titles: perLanguage(z.string()),
  penalty: perLanguage(z.string()),
  parts: z.array(
    z.strictObject({
      part: partSchema,
      /** A text of several lines is several paragraphs. */
      clauses: z.array(perLanguage(z.string())),
    }),
  ),
});
type HeldOut = z.infer<typeof heldOutSchema>;

/** Writes an invented section as texts the way sources print them: headings, blank lines, letters. */
export const writeHeldOut = ({ section, titles, penalty, parts }: HeldOut): GoldSection => ({
  name: section,
  texts: languages
    .filter((lang) => titles[lang] !== undefined)
    .map((lang) => ({
      lang,
      kind: 'guide',
      file: `${section}.${lang}.txt`,
      languages: [lang],
      chunks: [
        other(`${section} ${titles[lang] ?? ''}\n\n${penaltyHeadings[lang]}\n\n${penalty[lang] ?? ''}\n\n\n`),
        ...parts.flatMap(({ part, clauses }) => [
          ...headingChunks(part, lang),
          ...clauses.flatMap((clause, index) => clauseChunks(part, index, clause[lang])),
          other('\n\n'),
        ]),
      ],
    })),
});

const other = (text: string): Chunk => ({ text, role: 'other' });

const headingChunks = (part: Part, lang: Language): readonly Chunk[] =>
  part === 'text' ? [] : [{ text: headings[lang][part], role: 'heading' }, other('\n\n')];

const clauseChunks = (part: Part, index: number, text: string | undefined): readonly Chunk[] => {
  if (text === undefined) return [];
  const letter = String.fromCharCode(65 + index);
  const id = part === 'examples' ? `example-${letter.toLowerCase()}` : `${part}-${index + 1}`;
  if (part === 'examples')
    return [{ text: `${letter}. ${text.trim()}`, role: 'clause', id, part }, other('\n')];
  return text
    .trim()
    .split('\n')
    .flatMap((paragraph): Chunk[] => [{ text: paragraph, role: 'clause', id, part }, other('\n\n')]);
};

const penaltyHeadings = { zh: '处罚', ja: '懲罰', en: 'Penalty' } as const satisfies Record<Language, string>;

const headings: Readonly<Record<Language, Readonly<Record<Exclude<Part, 'text'>, string>>>> = {
  zh: {
    penalty: '处罚',
    definition: '定义',
    examples: '范例',
    philosophy: '原则',
    remedy: '附加修正',
    upgrade: '升级',
    downgrade: '降级',
  },
  ja: {
    penalty: '懲罰',
    definition: '定義',
    examples: '例',
    philosophy: '理念',
    remedy: '追加措置',
    upgrade: '格上げ',
    downgrade: '格下げ',
  },
  en: {
    penalty: 'Penalty',
    definition: 'Definition',
    examples: 'Examples',
    philosophy: 'Philosophy',
    remedy: 'Additional Remedy',
    upgrade: 'Upgrade',
    downgrade: 'Downgrade',
  },
};
