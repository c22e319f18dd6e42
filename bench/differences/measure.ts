import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Difference, findDifferences } from '../../src/authoring/differences/find-differences.ts';
import type { CardFact } from '../../src/schema/card.ts';
import type { GuideSection } from '../../src/schema/guide.ts';
import { interfaceLanguages, localizedSchema } from '../../src/schema/language.ts';
import type { Term } from '../../src/schema/term.ts';
import type { Wording } from '../../src/schema/wording.ts';

const changeKindSchema = z.enum(['penalty', 'number', 'card']);
type Clause = z.infer<typeof localizedSchema>;

/** Sections whose clauses say the same in all languages, and changes that make one language say something else. */
const sectionsSchema = z.array(
  z.strictObject({
    section: z.string(),
    clauses: z.array(localizedSchema),
    changes: z.array(z.tuple([changeKindSchema, z.enum(interfaceLanguages), z.string(), z.string()])),
  }),
);
type InventedSection = z.infer<typeof sectionsSchema>[number];

export const readInvented = (root: string): readonly InventedSection[] =>
  sectionsSchema.parse(parse(readFileSync(join(root, 'bench/differences/held.yml'), 'utf8')));

/** What the rules know beside the texts. */
interface Known {
  readonly terms: readonly Term[];
  readonly cards: readonly CardFact[];
  readonly wording: Wording;
}

/** A change made on purpose, and whether it is found at a clause that it concerns. */
export interface Trial {
  readonly kind: z.infer<typeof changeKindSchema>;
  readonly what: string;
  readonly isFound: boolean;
}

/** The differences found in texts that say the same: each is false. */
export const falseDifferences = (sections: readonly InventedSection[], known: Known): readonly Difference[] =>
  sections.flatMap(({ section, clauses }) => findIn(section, clauses, known));

/** Makes every change by itself. It is found if its clause has a difference that it has not without the change. */
export const tryChanges = (sections: readonly InventedSection[], known: Known): readonly Trial[] =>
  sections.flatMap(({ section, clauses, changes }) => {
    const before = new Set(findIn(section, clauses, known).map(show));
    const isFound = (changed: readonly Clause[]): boolean =>
      findIn(section, changed, known).some(
        (one) => !before.has(show(one)) && changed[indexOf(one)] !== clauses[indexOf(one)],
      );
    return changes.map(([kind, lang, from, to]): Trial => {
      const whole = clauses.filter((clause) => clause[lang] === from);
      const found = whole.length > 0 ? whole : clauses.filter((clause) => clause[lang].includes(from));
      if (found.length !== 1) throw new Error(`${section}: “${from}” is in ${found.length} clauses`);
      const changed = clauses.map((clause) =>
        clause === found[0] ? { ...clause, [lang]: clause[lang].replace(from, to) } : clause,
      );
      return { kind, what: `${section} ${lang}: ${from} -> ${to}`, isFound: isFound(changed) };
    });
  });

const findIn = (section: string, clauses: readonly Clause[], known: Known): readonly Difference[] =>
  findDifferences({ sections: [toSection(section, clauses)], ...known });

const show = ({ id, lang, rule, words, othersWords }: Difference): string =>
  `${id} ${lang} ${rule} ${words} | ${othersWords}`;

const indexOf = ({ id }: Difference): number => Number(id.replace(/\D+/u, '')) - 1;

const toSection = (section: string, clauses: readonly Clause[]): GuideSection =>
  ({
    document: 'ipg',
    section,
    clauses: clauses.map((texts, index) => ({
      id: `definition-${index + 1}`,
      part: 'definition',
      texts: Object.fromEntries(interfaceLanguages.map((lang) => [lang, { text: texts[lang] }])),
    })),
  }) as unknown as GuideSection;
