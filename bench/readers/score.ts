import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { blocksOf } from '../../src/authoring/plan/read-section.ts';
import { nameParagraphs, paragraphsOfRows } from '../../src/authoring/read/name-paragraphs.ts';
import { readChapters } from '../../src/pipeline/join/faq-tree.ts';
import { foldToKey } from '../../src/pipeline/text/fold.ts';
import { canonicalManaCost, canonicalPlainCost } from '../../src/pipeline/text/mana.ts';
import { type Chunk, type Counts, countPairs, f1Of, type GoldText, sumOf } from '../align/gold.ts';
import type { Aligner } from '../align/trial.ts';
import { readText, type TextToTry } from './texts.ts';

/**
 * Scores the readings of texts against gold files of a folder, which people have written:
 *
 *   ipg-2024-1.1.pairs.json   the clauses of a section in Chinese and English, and the commentary on each
 *   faq-zen-zh.cards.tsv      the cards of a set FAQ with their cost and the number of their rulings
 */
export const scoreReadings = (
  gold: string,
  texts: readonly TextToTry[],
  align: Aligner,
): readonly string[] => {
  const goldOf = (end: string) =>
    readdirSync(gold)
      .sort()
      .filter((file) => file.endsWith(end))
      .map((file) => ({ name: file.slice(0, -end.length), content: readFileSync(join(gold, file), 'utf8') }));
  const sections = goldOf('.pairs.json').map(({ name, content }) => ({
    name,
    ...sectionSchema.parse(JSON.parse(content)),
  }));
  return [
    ...goldOf('-zh.cards.tsv').flatMap(({ name, content }) => scoreCards(name.slice(4), content, texts)),
    ...scorePairs(sections, texts, align),
    ...forms.map((form) => scoreVoices(form, sections, texts)),
  ];
};

const sectionSchema = z.object({
  clauses: z.array(
    z.object({
      en: z.string().nullish(),
      zh: z.string().nullish(),
      ann_en: z.array(z.string()),
      ann_zh: z.array(z.string()),
    }),
  ),
});
const both = ['zh', 'en'] as const;

type GoldSection = z.infer<typeof sectionSchema> & { readonly name: string };

const find = (texts: readonly TextToTry[], end: string): TextToTry | undefined =>
  texts.find(({ name }) => name === end || name.endsWith(`/${end}`));

/** Counts the cards of a gold file that are found, those with all rulings, and those with their cost. */
const scoreCards = (set: string, gold: string, texts: readonly TextToTry[]): readonly string[] => {
  const text = find(texts, `faq_${set}.txt`);
  if (!text) return [];
  const cards = new Map(
    cardsOf(text)
      .toReversed()
      .map((card) => [foldToKey(card.name), card]),
  );
  const rows = gold.trim().split('\n').slice(1);
  const scores = rows.map((row) => {
    const [name = '', cost = '', rulings = ''] = row.split('\t');
    const card = cards.get(foldToKey(name));
    return {
      hasCost: costOf(card?.cost ?? '') === costOf(cost),
      hasRulings: card?.rulings === Number(rulings),
      isFound: card !== undefined,
      remark: card ? `  ${name} ${card.rulings} of ${rulings}` : `  ${name} not found`,
    };
  });
  const share = (key: 'isFound' | 'hasCost' | 'hasRulings') =>
    `${scores.filter((each) => each[key]).length} of ${scores.length}`;
  return [
    `cards ${set}: found ${share('isFound')}, with all rulings ${share('hasRulings')}, with their cost ${share('hasCost')}`,
    ...scores.filter(({ hasRulings }) => !hasRulings).map(({ remark }) => remark),
  ];
};

/** The entries of a set FAQ, and the cards that are boxes of its notes. */
const cardsOf = (text: TextToTry) => {
  const { value } = readText(text);
  const chapters = readChapters(value.kind === 'set-faq' ? paragraphsOfRows(text.source, value, 'zh') : []);
  const entries = chapters.flatMap(({ groups }) => groups.flatMap(({ cards }) => cards));
  const boxes = chapters.flatMap(({ sections }) =>
    sections.flatMap(({ items }) => items.flatMap((item) => (item.is === 'card' ? item : []))),
  );
  return [...entries, ...boxes].map(({ texts: { zh }, rulings }) => ({
    name: zh?.name?.flow.text ?? '',
    cost: zh?.manaCost?.flow.text ?? '',
    rulings: rulings.length,
  }));
};

const costOf = (printed: string): string =>
  canonicalManaCost(printed) ?? canonicalPlainCost(printed) ?? printed;

/** Counts the pairs of clauses that are aligned right in plain texts, for each guide and each section. */
const scorePairs = (
  sections: readonly GoldSection[],
  texts: readonly TextToTry[],
  align: Aligner,
): readonly string[] => {
  const scores = sections.flatMap((section) => {
    const own = both.flatMap((lang) => find(texts, `${section.name}-${lang}.txt`) ?? []);
    const [zh, en] = own.map((text) => toGold(text, section));
    if (!zh || !en) return [];
    const rows = align(own.map((text) => ({ ...text, lang: langOf(text), paragraphs: paragraphsOf(text) })));
    return { name: section.name, counts: countPairs(rows, zh, en) };
  });
  const show = (counts: Counts): string =>
    `right ${counts.right} of ${counts.wanted}, found ${counts.found}, F1 ${f1Of(counts).toFixed(3)}`;
  const guides = Map.groupBy(scores, ({ name }) => name.split('-')[0]);
  return [
    ...Array.from(
      guides,
      ([guide, own]) => `pairs ${guide}: ${show(sumOf(own.map(({ counts }) => counts)))}`,
    ),
    ...scores.map(({ name, counts }) => `  ${name} ${show(counts)}`),
  ];
};

const langOf = ({ languages }: TextToTry): (typeof both)[number] => (languages[0] === 'en' ? 'en' : 'zh');

const paragraphsOf = (text: TextToTry, lang = langOf(text)) =>
  nameParagraphs(text.source, readText(text).value, lang);

const toGold = (text: TextToTry, { clauses }: GoldSection): GoldText => {
  const { file, text: whole } = text.source;
  const lang = langOf(text);
  const ranges = locate(
    whole,
    clauses.map((clause) => clause[lang] ?? ''),
  );
  const chunks: Chunk[] = [];
  let at = 0;
  for (const { index, start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
    if (start < at) continue;
    chunks.push({ text: whole.slice(at, start) }, { text: whole.slice(start, end), id: `c${index}` });
    at = end;
  }
  return { lang, kind: text.kind, file, chunks: [...chunks, { text: whole.slice(at) }] };
};

/** The ranges of those `wanted` texts that `text` contains, compared by letters and digits only. */
const locate = (text: string, wanted: readonly string[]) => {
  const letters = [...text.matchAll(/[\p{L}\p{N}]/gu)];
  const whole = letters.map(([letter]) => letter).join('');
  // Letters outside of the basic plane are two units long.
  const offsets = letters.flatMap(({ 0: letter, index }) => Array.from(letter.split(''), () => index));
  let from = 0;
  return wanted.flatMap((one, index) => {
    const key = one.replace(/[^\p{L}\p{N}]/gu, '');
    const next = whole.indexOf(key, from);
    const at = next < 0 ? whole.indexOf(key) : next;
    if (key === '' || at < 0) return [];
    from = at + key.length;
    return { index, start: offsets[at] ?? 0, end: (offsets[from - 1] ?? 0) + 1 };
  });
};

/** The forms of an annotated text, by the ends of their names. */
const forms = [
  '-annotated-{lang}.txt',
  '-annotated-{lang}.txt beside plain',
  '.source.md',
  '.source.md beside plain',
];

/**
 * Counts the clauses and comments of the gold files that are read as what they are, rule or commentary, in the
 * annotated texts of one form; also those that the reader asks about, and those it gets wrong without asking.
 */
const scoreVoices = (form: string, sections: readonly GoldSection[], texts: readonly TextToTry[]): string => {
  const read = sections.flatMap((section) =>
    both.flatMap((lang) => {
      const text = find(texts, `${section.name}${form.replace('{lang}', lang)}`);
      return text ? readVoices(text, section, lang) : [];
    }),
  );
  const right = read.filter(({ isRight }) => isRight).length;
  const asked = read.filter(({ isAsked }) => isAsked).length;
  const wrong = read.filter(({ isRight, isAsked }) => !isRight && !isAsked).length;
  return `voices ${form}: right ${right} of ${read.length}, asked ${asked}, wrong and not asked ${wrong}`;
};

const readVoices = (text: TextToTry, { clauses }: GoldSection, lang: (typeof both)[number]) => {
  const wanted = clauses.flatMap((clause) => [
    { isNote: false, words: clause[lang] ?? '' },
    ...clause[`ann_${lang}`].map((words) => ({ isNote: true, words })),
  ]);
  const ranges = locate(
    text.source.text,
    wanted.map(({ words }) => words),
  );
  const blocks = blocksOf(paragraphsOf(text, lang));
  const blockAt = new Map(blocks.flatMap((block) => block.flow.offsets.map((offset) => [offset, block])));
  return ranges.map(({ index, start, end }) => {
    const own = Array.from({ length: end - start }, (_, at) => blockAt.get(start + at) ?? []).flat();
    const right = own.filter(({ role }) => (role === 'annotation') === wanted[index]?.isNote);
    return {
      isRight: right.length * 2 > own.length,
      isAsked: own.some(({ isVoiceOpen }) => isVoiceOpen),
    };
  });
};
