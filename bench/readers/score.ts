import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { blocksOf } from '../../src/authoring/plan/read-section.ts';
import type { SectionText } from '../../src/authoring/plan/rows.ts';
import { nameParagraphs, paragraphsOfRows } from '../../src/authoring/read/name-paragraphs.ts';
import { readChapters } from '../../src/pipeline/join/faq-tree.ts';
import { foldToKey } from '../../src/pipeline/text/fold.ts';
import { canonicalManaCost, canonicalPlainCost } from '../../src/pipeline/text/mana.ts';
import type { Language } from '../../src/schema/language.ts';
import type { Chunk, GoldText } from '../align/held.ts';
import { countPairs, f1Of, sumOf } from '../align/measure.ts';
import type { Aligner } from '../align/trial.ts';
import { readText, type TextToTry } from './texts.ts';

/**
 * Scores the readings of texts against gold files of a folder, which people have written:
 *
 *   ipg-2024-1.1.pairs.json   the clauses of a section in both languages, and the commentary on each
 *   faq-zen-zh.cards.tsv      the cards of a set FAQ with their cost and the number of their rulings
 */
export const scoreReadings = (
  gold: string,
  texts: readonly TextToTry[],
  align: Aligner,
): readonly string[] => {
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

/** Counts the cards with all their rulings and their cost. */
const scoreCards = (gold: string, files: readonly string[], texts: readonly TextToTry[]): readonly string[] =>
  files.flatMap((file) => {
    const set = /^faq-(\w+)-\w+\.cards\.tsv$/u.exec(file)?.[1];
    const text = set && find(texts, `faq_${set}.txt`);
    if (!text) return [];
    const cards = cardsOf(text);
    const rows = readFileSync(join(gold, file), 'utf8').trim().split('\n').slice(1);
    const wanted = rows.map((row) => {
      const [name = '', cost = '', rulings = ''] = row.split('\t');
      const card = cards.find((one) => foldToKey(one.name) === foldToKey(name));
      return {
        isFound: card !== undefined,
        hasCost: costOf(card?.cost ?? '') === costOf(cost),
        hasRulings: card?.rulings === Number(rulings),
        remark: card ? `${name} ${card.rulings} of ${rulings}` : `${name} not found`,
      };
    });
    const share = (key: 'isFound' | 'hasCost' | 'hasRulings'): string =>
      `${wanted.filter((one) => one[key]).length} of ${wanted.length}`;
    return [
      `cards ${set}: found ${share('isFound')}, with all rulings ${share('hasRulings')}, with their cost ${share('hasCost')}`,
      ...wanted.filter(({ hasRulings }) => !hasRulings).map(({ remark }) => `  ${remark}`),
    ];
  });

/** The entries of a set FAQ, then the cards that are boxes of its notes. */
const cardsOf = (text: TextToTry) => {
  const { value } = readText(text);
  const chapters = readChapters(value.kind === 'set-faq' ? paragraphsOfRows(text.source, value, 'zh') : []);
  const entries = chapters.flatMap(({ groups }) => groups.flatMap(({ cards }) => cards));
  const boxes = chapters.flatMap(({ sections }) =>
    sections.flatMap(({ items }) => items.flatMap((item) => (item.is === 'card' ? [item] : []))),
  );
  return [...entries, ...boxes].flatMap(({ texts: { zh }, rulings }) =>
    zh
      ? [{ name: zh.name?.flow.text ?? '', cost: zh.manaCost?.flow.text ?? '', rulings: rulings.length }]
      : [],
  );
};

const costOf = (printed: string): string =>
  canonicalManaCost(printed) ?? canonicalPlainCost(printed) ?? printed;

/** Counts the clauses found and aligned in plain texts, for each guide and each section. */
const scorePairs = (
  sections: readonly NamedSection[],
  texts: readonly TextToTry[],
  align: Aligner,
): readonly string[] => {
  const scores = sections.flatMap(({ name, section }) => {
    const [zh, en] = (['zh', 'en'] as const).map((lang) => {
      const text = find(texts, `${name}-${lang}.txt`);
      return text && { text: readGuide(text, lang), gold: toGold(text, section, lang) };
    });
    if (!zh?.text || !en?.text) return [];
    return [
      { name, guide: name.split('-')[0], counts: countPairs(align([zh.text, en.text]), zh.gold, en.gold) },
    ];
  });
  const show = (counts: (typeof scores)[number]['counts']): string =>
    `right ${counts.right} of ${counts.wanted}, found ${counts.found}, F1 ${f1Of(counts).toFixed(3)}`;
  return [
    ...Array.from(
      Map.groupBy(scores, ({ guide }) => guide),
      ([guide, own]) => `pairs ${guide}: ${show(sumOf(own.map(({ counts }) => counts)))}`,
    ),
    ...scores.map(({ name, counts }) => `  ${name} ${show(counts)}`),
  ];
};

const readGuide = (text: TextToTry, lang: Language): SectionText | undefined => {
  const { value } = readText(text);
  const paragraphs = nameParagraphs(text.source, value, lang);
  return value.kind === 'guide'
    ? { ...{ lang, paragraphs }, source: text.source, blocks: blocksOf(paragraphs) }
    : undefined;
};

const toGold = (
  { source: { file, text }, kind }: TextToTry,
  { clauses }: NamedSection['section'],
  lang: 'zh' | 'en',
): GoldText => {
  const ranges = locate(
    text,
    clauses.map((clause) => clause[lang] ?? ''),
  );
  const chunks: Chunk[] = [];
  let at = 0;
  for (const [index, { start, end }] of [...ranges].sort((one, other) => one[1].start - other[1].start)) {
    if (start < at) continue;
    chunks.push({ text: text.slice(at, start) }, { text: text.slice(start, end), id: `c${index}` });
    at = end;
  }
  return { lang, kind, file, chunks: [...chunks, { text: text.slice(at) }] };
};

/** The ranges of some texts within a text, by index, compared by letters and digits only. */
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

/** The forms of an annotated text, by the ends of their names. */
const forms = [
  '-annotated-{lang}.txt',
  '-annotated-{lang}.txt beside plain',
  '.source.md',
  '.source.md beside plain',
];

/** Counts the paragraphs of annotated texts read correctly as rule or commentary, by the form of the text. */
const scoreVoices = (sections: readonly NamedSection[], texts: readonly TextToTry[]): readonly string[] =>
  forms.map((form) => {
    const told = sections.flatMap(({ name, section }) =>
      (['zh', 'en'] as const).flatMap((lang) => {
        const text = find(texts, `${name}${form.replace('{lang}', lang)}`);
        return text ? tellVoices(text, section, lang) : [];
      }),
    );
    const right = told.filter(({ isRight }) => isRight).length;
    const asked = told.filter(({ isAsked }) => isAsked).length;
    const wrong = told.filter(({ isRight, isAsked }) => !isRight && !isAsked).length;
    return `voices ${form}: right ${right} of ${told.length}, asked ${asked}, wrong and not asked ${wrong}`;
  });

const tellVoices = (text: TextToTry, { clauses }: NamedSection['section'], lang: 'zh' | 'en') => {
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
  return Array.from(ranges, ([index, { start, end }]) => {
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
