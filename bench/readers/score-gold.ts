import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { blocksOf } from '../../src/authoring/plan/read-section.ts';
import type { SectionText } from '../../src/authoring/plan/rows.ts';
import { nameParagraphs } from '../../src/authoring/read/name-paragraphs.ts';
import { foldToKey } from '../../src/pipeline/text/fold.ts';
import { canonicalManaCost, canonicalPlainCost } from '../../src/pipeline/text/mana.ts';
import type { Language } from '../../src/schema/language.ts';
import type { Chunk, GoldText } from '../align/gold-text.ts';
import { addCounts, type Counts, countPairs, f1Of, noCounts } from '../align/measure.ts';
import type { Aligner } from '../align/trial.ts';
import { cardsOf, readText } from './show-reading.ts';
import type { TextToTry } from './texts.ts';

/**
 * Scores the readings of texts against what people have said of them, in the files of a folder:
 *
 *   ipg-2024-1.1.pairs.json   the clauses of a section in both languages, and the commentary on each
 *   faq-zen-zh.cards.tsv      the cards of a set FAQ with their cost and the number of their rulings
 */
export const scoreReadings = (
  gold: string,
  texts: readonly TextToTry[],
  align: Aligner,
): readonly string[] => {
  if (!existsSync(gold)) return [];
  const files = readdirSync(gold).sort();
  const sections = files
    .filter((file) => file.endsWith('.pairs.json'))
    .map((file) => ({
      name: file.replace('.pairs.json', ''),
      section: goldSectionSchema.parse(JSON.parse(readFileSync(join(gold, file), 'utf8'))),
    }));
  return [
    ...scoreCards(gold, files, texts),
    ...scorePairs(sections, texts, align),
    ...scoreVoices(sections, texts),
  ];
};

const goldSectionSchema = z.object({
  clauses: z.array(
    z.object({
      en: z.string().nullish(),
      zh: z.string().nullish(),
      ann_en: z.array(z.string()),
      ann_zh: z.array(z.string()),
    }),
  ),
});

interface NamedSection {
  readonly name: string;
  readonly section: z.infer<typeof goldSectionSchema>;
}

const find = (texts: readonly TextToTry[], end: string): TextToTry | undefined =>
  texts.find(({ name }) => name === end || name.endsWith(`/${end}`));

/** How many cards have all their rulings and their cost. */
const scoreCards = (gold: string, files: readonly string[], texts: readonly TextToTry[]): readonly string[] =>
  files.flatMap((file) => {
    const set = /^faq-(?<set>\w+)-\w+\.cards\.tsv$/u.exec(file)?.groups?.set;
    const text = set && find(texts, `faq_${set}.txt`);
    if (!text) return [];
    const { entries, boxes } = cardsOf(text);
    const cards = [...entries, ...boxes];
    const rows = readFileSync(join(gold, file), 'utf8').trim().split('\n').slice(1);
    const wanted = rows.map((row) => {
      const [name = '', cost = '', rulings = ''] = row.split('\t');
      const card = cards.find((one) => foldToKey(one.name?.flow.text ?? '') === foldToKey(name));
      const counted = card?.rulings.length ?? 0;
      return {
        isFound: card !== undefined,
        hasCost: costOf(card?.manaCost?.flow.text ?? '') === costOf(cost),
        hasRulings: card !== undefined && counted === Number(rulings),
        remark: card ? `${name} ${counted} of ${rulings}` : `${name} not found`,
      };
    });
    const share = (rowsOf: readonly unknown[]): string => `${rowsOf.length} of ${wanted.length}`;
    return [
      `cards ${set}: found ${share(wanted.filter(({ isFound }) => isFound))}, with all rulings ${share(wanted.filter(({ hasRulings }) => hasRulings))}, with their cost ${share(wanted.filter(({ hasCost }) => hasCost))}`,
      ...wanted.filter(({ hasRulings }) => !hasRulings).map(({ remark }) => `  ${remark}`),
    ];
  });

const costOf = (printed: string): string =>
  canonicalManaCost(printed) ?? canonicalPlainCost(printed) ?? printed;

/** How many clauses of the plain texts of a section are found and aligned. */
const scorePairs = (
  sections: readonly NamedSection[],
  texts: readonly TextToTry[],
  align: Aligner,
): readonly string[] => {
  const sums = new Map<string, Counts>();
  const lines = sections.flatMap(({ name, section }) => {
    const [zh, en] = (['zh', 'en'] as const).map((lang) => {
      const text = find(texts, `${name}-${lang}.txt`);
      return text && { text: readGuide(text, lang), gold: toGold(text, section, lang) };
    });
    if (!zh?.text || !en?.text) return [];
    const rows = align([zh.text, en.text]);
    const counts = countPairs(rows, zh.gold, en.gold);
    const book = name.split('-')[0] ?? '';
    sums.set(book, addCounts(sums.get(book) ?? noCounts, counts));
    return [`  ${name} ${showPairs(counts)}`];
  });
  return [...[...sums].map(([book, counts]) => `pairs ${book}: ${showPairs(counts)}`), ...lines];
};

const showPairs = (counts: Counts): string =>
  `right ${counts.right} of ${counts.wanted}, found ${counts.found}, F1 ${f1Of(counts).toFixed(3)}`;

const readGuide = (text: TextToTry, lang: Language): SectionText | undefined => {
  const { value } = readText(text);
  const paragraphs = nameParagraphs(text.source, value, lang);
  return value.kind === 'guide'
    ? { ...{ lang, paragraphs }, source: text.source, blocks: blocksOf(paragraphs) }
    : undefined;
};

const toGold = (
  { source, kind, languages }: TextToTry,
  { clauses }: NamedSection['section'],
  lang: 'zh' | 'en',
): GoldText => {
  const ranges = locate(
    source.text,
    clauses.map((clause) => clause[lang] ?? ''),
  );
  const chunks: Chunk[] = [];
  let at = 0;
  for (const [index, range] of [...ranges.entries()].sort((one, other) => one[1].start - other[1].start)) {
    if (range.start < at) continue;
    chunks.push({ text: source.text.slice(at, range.start), role: 'other' });
    chunks.push({ text: source.text.slice(range.start, range.end), role: 'clause', id: `c${index}` });
    at = range.end;
  }
  chunks.push({ text: source.text.slice(at), role: 'other' });
  return { lang, kind, file: source.file, languages, chunks };
};

/** Where the texts of a list are in a text, blanks and signs set aside, by their index. */
const locate = (
  text: string,
  wanted: readonly string[],
): ReadonlyMap<number, { readonly start: number; readonly end: number }> => {
  const letters = [...text.matchAll(/[\p{L}\p{N}]/gu)];
  const whole = letters.map(([letter]) => letter).join('');
  // Letters outside of the basic plane are two units long.
  const offsets = letters.flatMap(({ 0: letter, index }) => Array.from(letter.split(''), () => index));
  let from = 0;
  return new Map(
    wanted.flatMap((one, index) => {
      const key = one.replace(/[^\p{L}\p{N}]/gu, '');
      const next = whole.indexOf(key, from);
      const at = next < 0 ? whole.indexOf(key) : next;
      if (key === '' || at < 0) return [];
      from = at + key.length;
      return [[index, { start: offsets[at] ?? 0, end: (offsets[from - 1] ?? 0) + 1 }] as const];
    }),
  );
};

/** How many paragraphs of annotated texts are told right, by the form of the text. */
const scoreVoices = (sections: readonly NamedSection[], texts: readonly TextToTry[]): readonly string[] => {
  const forms = [
    ['plain lines', (name: string, lang: Language) => `${name}-annotated-${lang}.txt`],
    [
      'plain lines beside plain text',
      (name: string, lang: Language) => `${name}-annotated-${lang}.txt beside plain`,
    ],
    ['Markdown', (name: string) => `${name}.source.md`],
    ['Markdown beside plain text', (name: string) => `${name}.source.md beside plain`],
  ] as const;
  return forms.map(([form, fileOf]) => {
    const told = sections.flatMap(({ name, section }) =>
      (['zh', 'en'] as const).flatMap((lang) => {
        const text = find(texts, fileOf(name, lang));
        return text ? tellOf(text, section, lang) : [];
      }),
    );
    const count = (is: (one: (typeof told)[number]) => boolean): number => told.filter(is).length;
    return `voices ${form}: right ${count(({ isRight }) => isRight)} of ${told.length}, asked ${count(({ isAsked }) => isAsked)}, wrong and not asked ${count(({ isRight, isAsked }) => !isRight && !isAsked)}`;
  });
};

const tellOf = (text: TextToTry, { clauses }: NamedSection['section'], lang: 'zh' | 'en') => {
  const wanted = clauses.flatMap((clause) => [
    { voice: 'clause', text: clause[lang] ?? '' },
    ...clause[`ann_${lang}`].map((note) => ({ voice: 'annotation', text: note })),
  ]);
  const ranges = locate(
    text.source.text,
    wanted.map((one) => one.text),
  );
  const blocks = readGuide(text, lang)?.blocks ?? [];
  const blockAt = new Map(
    blocks.flatMap((block) => block.flow.offsets.map((offset) => [offset, block] as const)),
  );
  return [...ranges].map(([index, { start, end }]) => {
    const own = Array.from({ length: end - start }, (_, at) => blockAt.get(start + at) ?? []).flat();
    const right = own.filter(
      ({ role }) => (role === 'annotation' ? role : 'clause') === wanted[index]?.voice,
    );
    return {
      isRight: right.length * 2 > own.length,
      isAsked: own.some(({ isVoiceOpen }) => isVoiceOpen),
    };
  });
};
