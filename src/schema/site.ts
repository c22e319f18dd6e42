import { z } from 'zod';
import { inInterface, localizedSchema } from './language.ts';
import { synonymsSchema } from './synonyms.ts';

/** The custom properties for colors; `src/site/tokens.css` explains them. */
export const colorNames = [
  ...(['paper', 'panel', 'ink', 'ink-2', 'rule', 'edge'] as const),
  ...(['action', 'ours', 'ours-ink', 'warn', 'hit'] as const),
] as const;
export type ColorName = (typeof colorNames)[number];

const colorSchema = z.string().regex(/^#[\da-f]{6}$/u, 'Write a color like `"#861f3c"`, in lower case.');
const colorsSchema = z.partialRecord(
  z.enum(colorNames),
  z.strictObject({ light: colorSchema, dark: colorSchema }),
);
export type Colors = z.infer<typeof colorsSchema>;

/** `content/site.yml`: the name, description and look of the site. */
export const siteSchema = z.strictObject({
  name: z.string().min(1),
  tagline: localizedSchema.describe('What the site is, in a few words; `description` says it in a sentence.'),
  description: localizedSchema,
  examples: z
    .strictObject(inInterface(() => z.array(z.string().min(1))))
    .describe('Searches that are offered before the first search, in each language of the interface.'),
  unrelated: synonymsSchema
    .optional()
    .describe(
      'Questions at a tournament that no text answers: for a question like these, the search shows no infraction.',
    ),
  colors: colorsSchema
    .optional()
    .describe('Replaced colors, each for light and dark; all others are as in src/site/tokens.css.'),
  owners: z
    .array(localizedSchema)
    .describe('The owners of the texts; the English name is the `owner` in the heads of texts.'),
  report: z
    .url({ protocol: /^https?$/u })
    .optional()
    .describe('Where problems are reported: the page of a repository, or of its issue forms.'),
});
export type Site = z.infer<typeof siteSchema>;

/** The default for content without `site.yml`. */
export const unnamedSite: Site = {
  name: 'Sidejudge',
  tagline: { zh: '裁判文件与释疑', ja: 'ジャッジ文書と裁定', en: 'Judge documents and rulings' },
  description: { zh: '裁判文件与释疑', ja: 'ジャッジ文書と裁定', en: 'Judge documents and rulings' },
  examples: inInterface(() => []),
  owners: [],
};
