// Source texts are input from strangers. Whatever they contain is shown as the same text or refused with file, line and
// reason. Nothing is executed, and the time grows with the length.

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBody } from '../pipeline/emit/mdx.ts';
import { createSourceText } from '../pipeline/text/source-text.ts';
import { languages } from '../schema/language.ts';
import { sourceKindSchema } from '../schema/source.ts';
import { noHints } from './read/lines/hints.ts';
import { readStructure } from './read/read-structure.ts';
import { buildAlone, type LoneText } from './testing/build-alone.ts';
import { activeNodes, findFaultOfPages, findFaultOfParse } from './testing/find-fault.ts';
import { fuzzedSources, fuzzOnce } from './testing/fuzz.ts';
import { hostileTexts } from './testing/hostile.ts';

const kinds = sourceKindSchema.options;

/** A text with a hostile piece in every kind of place. */
const surround: Readonly<Record<LoneText['kind'], (piece: string) => string>> = {
  guide: (piece) =>
    `2.3 Title ${piece}\n\nPenalty\nWarning\n\nDefinition ${piece}\n${piece}\nA player ${piece} draws.\n\nExamples\nA. ${piece}\n• ${piece}\n\nPhilosophy\n| ${piece} | b |\n${piece}: so.`,
  'guide-annotated': (piece) =>
    `定义\n> 牌手${piece}抓牌。\n${piece}\n【注】${piece}我们。\n范例\nA. ${piece}\n1. ${piece}\n${piece}`,
  'set-faq': (piece) =>
    `_甲${piece}_常见问题集\n\n通则释疑\n\n新词：${piece}\n\n${piece}说明。\n\n* ${piece}\n\n单卡解惑\n\n白色\n\n光${piece}/ Light ${piece}\n{二}{白}\n生物～天使\n1/1\n${piece}\n飞行${piece}\n\n* 甲${piece}乙。\n-- ${piece}\n-- 丙${piece}\n${piece}\n-----\n${piece}`,
};

const expectNoFault = (lone: LoneText): void => {
  expect(findFaultOfParse(lone)).toBeUndefined();
  expect(findFaultOfPages(lone)).toBeUndefined();
};

describe('hostile text', () => {
  it.each(hostileTexts)('%j is shown as it is, or refused', (piece) => {
    for (const kind of kinds)
      for (const lang of languages) expectNoFault({ kind, lang, text: surround[kind](piece) });
  });

  it('is shown as it is in any mixture, or refused', () => {
    const piece = fc.array(
      fc.oneof(
        fc.constantFrom(...hostileTexts),
        fc.string({ unit: 'grapheme', maxLength: 8 }),
        fc.string({ unit: fc.constantFrom(...'{}<>*_~`#-+=[]()!|\\&"\'$牌。「」： a1\n'), maxLength: 12 }),
      ),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(piece, fc.constantFrom(...kinds), fc.constantFrom(...languages), (parts, kind, lang) => {
        expectNoFault({ kind, lang, text: surround[kind](parts.join(' ')) });
      }),
      { numRuns: 120 },
    );
  });

  it.each(['\u0001', '\u202E', '\uD83D', '\uFFFF'])(
    '%j is refused with file, line and reason',
    (character) => {
      const text = surround.guide('x').replace('Definition', `Defi${character}nition`);
      const refusals = buildAlone({ kind: 'guide', lang: 'en', text })?.diagnostics.filter(
        ({ code }) => code === 'source/unprintable',
      );
      expect(refusals).toMatchObject([
        { severity: 'error', file: 'content/sources/ipg/lone.txt', line: 6, column: 5 },
      ]);
    },
  );
});

describe('mutations of the five sources', () => {
  const texts = fuzzedSources.map(({ file, kind, lang }) => ({
    kind,
    lang,
    text: readFileSync(new URL(`../../content/sources/${file}`, import.meta.url), 'utf8'),
  }));

  it('show no fault in 500 runs: no crash, no lost character, no success without content', () => {
    for (let run = 0; run < 500; run += 1) expect(fuzzOnce(texts, 1, run)).toBeUndefined();
  });
});

describe('the check for active content', () => {
  it.each([
    ['{process.exit()}', 'mdxFlowExpression'],
    ['<script>x</script>', '<script>'],
    ['<Ref card={evil()}>x</Ref>', '<Ref>'],
    ['[x](javascript:alert)', 'javascript:alert'],
    ['import x from "y"', 'mdxjsEsm'],
    ['# x', 'heading'],
    ['![x](y)', 'image'],
  ])('finds %s', (body, found) => {
    expect(activeNodes(parseBody(body))).toContain(found);
  });
});

/** Texts of any size that make careless programs slow. */
const shapes: Readonly<Record<string, (size: number) => string>> = {
  'one line': (size) => 'A player draws. 牌手抓牌。'.repeat(size),
  'one sentence': (size) => '牌手抓牌，a card '.repeat(size),
  'brackets that never close': (size) => '（「{'.repeat(size),
  'marks that never close': (size) => '*_a '.repeat(size),
  'letters in one line': (size) => 'A. 牌。'.repeat(size),
  bullets: (size) => `x.\n${'• A player draws.\n'.repeat(size)}`,
  'bullets ever deeper': (size) =>
    Array.from({ length: size }, (_, at) => `${' '.repeat(at % 60)}• a`).join('\n'),
  paragraphs: (size) => '牌手抓了一张牌。\n\n'.repeat(size),
  'lines that do not end': (size) => '甲乙丙\n'.repeat(size),
  'rows of a table': (size) => '| a | b |\n|---|---|\n'.repeat(size),
  'headings and penalties': (size) => 'Penalty\nWarning\nDefinition\n'.repeat(size),
  'labels of who speaks': (size) => 'Note:\n'.repeat(size),
  'hanging lines': (size) => `Examples\nA. a player.\n${'   and so on.\n\n'.repeat(size)}`,
  'page numbers': (size) =>
    Array.from({ length: size }, (_, at) => `and so on\n\n- ${at % 900} -\n`).join('\n'),
  cards: (size) => `单卡解惑\n${'甲乙\n{二}\n生物\n飞行\n* 丙。\n'.repeat(size)}`,
  'a broken text': (size) => `单卡解惑\n甲乙\n{二}\n生物\n${'当甲乙进战场时，将\n'.repeat(size)}`,
};

describe('a long text is read in linear time', () => {
  const pieces = 2000;
  /** Milliseconds. Each takes less than a second; a pattern with quadratic time takes longer than this limit. */
  const limit = 10_000;

  it.each(
    Object.entries(shapes).flatMap(([name, shape]) =>
      (['guide-annotated', 'set-faq'] as const).map((kind) => ({ name, kind, shape })),
    ),
  )(
    '$kind: $name',
    ({ kind, shape }) => {
      const source = createSourceText('a.txt', shape(pieces));
      const { value } = readStructure(source, kind, { languages: ['zh'], hints: noHints });
      expect(value.kind).toBe(kind === 'set-faq' ? 'set-faq' : 'guide');
    },
    limit,
  );

  it.each(['one line', 'bullets', 'paragraphs', 'rows of a table', 'cards'])(
    'up to the pages: %s',
    (name) => {
      const kind = name === 'cards' ? 'set-faq' : 'guide';
      const built = buildAlone({ kind, lang: 'zh', text: shapes[name]?.(200) ?? '' });
      expect(built?.value.coverage.sources[0]?.total).toBeGreaterThan(200);
    },
    limit,
  );
});
