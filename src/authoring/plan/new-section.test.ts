import { describe, expect, it } from 'vitest';
import { createSourceText } from '../../pipeline/text/source-text.ts';
import { nameParagraphs } from '../read/name-paragraphs.ts';
import { readStructure } from '../read/read-structure.ts';
import { readMentions } from '../testing/wording.fixture.ts';
import { noTexts } from '../write/planned-files.ts';
import { toConfidence } from './align.ts';
import { partOfRow } from './guide-rows.ts';
import { labelOf } from './number.ts';
import { planSection } from './plan-section.ts';
import type { NextText, Row } from './rows.ts';

const read = (lang: 'zh' | 'en', text: string) => {
  const source = createSourceText(`5.9.${lang}.txt`, text);
  const { value: structure } = readStructure(source, 'guide', { languages: [lang] });
  return { lang, source, paragraphs: nameParagraphs(source, structure, lang) };
};

const planned = (texts: readonly NextText[]) => {
  const { value, diagnostics } = planSection(
    { document: 'ipg', section: '5.9', ...noTexts },
    texts,
    readMentions,
  );
  return { value: value.rows, doubtful: [...value.doubtful.keys()], diagnostics };
};

const textsOf = (row: Row) => ({
  id: row.id,
  part: partOfRow(row),
  label: labelOf(row.places),
  zh: row.lines.zh?.map(({ flow }) => flow.text),
  en: row.lines.en?.map(({ flow }) => flow.text),
});

const zh = read(
  'zh',
  '5.9 示例\n\n处罚\n\n警告\n\n定义\n\n牌手多抓了四张牌。\n\n范例\n\nA. 牌手抓了七张牌。\n',
);
const en = read(
  'en',
  '5.9 Sample\n\nPenalty\n\nWarning\n\nDefinition\n\nA player draws four cards too many.\n\nExamples\n\nA. A player draws seven cards.\n',
);

describe('a new section', () => {
  it('has rows with IDs, parts, labels and a score', () => {
    const { value, diagnostics } = planned([zh, en]);
    expect(diagnostics).toEqual([]);
    expect(value.map(textsOf)).toMatchObject([
      { id: 'penalty', part: 'penalty', zh: ['警告'], en: ['Warning'] },
      { id: 'definition-1', zh: ['牌手多抓了四张牌。'], en: ['A player draws four cards too many.'] },
      { id: 'example-a', label: 'A', zh: ['牌手抓了七张牌。'], en: ['A player draws seven cards.'] },
    ]);
    for (const { score } of value) {
      expect(toConfidence(score)).toBeGreaterThan(0.5);
    }
  });

  it('asks about a banner, and not about lines that have signs alone', () => {
    const text =
      '5.9 Sample\n\nDefinition\n\nA player sits on the table.\n\n> Tables are\n>\n> not seats.\n\nHome | 5.8 Seats | Next\n';
    const source = createSourceText('5.9.en.txt', text);
    const { value } = readStructure(source, 'guide-annotated', { languages: ['en'] });
    const { doubtful } = planned([{ lang: 'en', source, paragraphs: nameParagraphs(source, value, 'en') }]);
    expect(doubtful.map(({ piece }) => piece?.flow.text)).toEqual(['Home | 5.8 Seats | Next']);
  });

  it('has one ID for an annotation and its translation, and asks where one of them is missing', () => {
    const text = [
      ...['5.9 Sample 示例', 'Definition 定义'],
      ...['A player sits on the table.', '牌手坐在桌子上。'],
      ...['> Tables break.', '> Benches do not.', '> 桌子会坏。', '> 长凳不会。'],
      ...['The player gets up.', '牌手站起来。', '> Help them up.'],
    ].join('\n\n');
    const source = createSourceText('5.9.zh-en.md', text);
    const { value: structure } = readStructure(source, 'guide-annotated', {
      languages: ['zh', 'en'],
      quoted: 'comment',
    });
    const paragraphs = nameParagraphs(source, structure, 'zh');
    const { value } = planned([
      { lang: 'zh', source, paragraphs },
      { lang: 'en', source, paragraphs },
    ]);
    const notes = value.flatMap(({ annotations }) => annotations.map(({ id, lang }) => `${id} ${lang}`));
    expect(notes).toEqual([
      ...['definition-1-note-1 en', 'definition-1-note-2 en'],
      ...['definition-1-note-1 zh', 'definition-1-note-2 zh'],
      'definition-2-note-1 en',
    ]);
    expect(value.map(({ asks }) => asks)).toEqual([[], ['which annotation has which translation?']]);
  });

  it('reports a text without clauses', () => {
    expect(planned([en, { ...en, lang: 'zh' }]).diagnostics.map(({ code }) => code)).toEqual([
      'align/no-clauses',
    ]);
  });

  it('has no rows for no texts', () => {
    expect(planned([]).value).toEqual([]);
  });

  it('says where each piece stands in its source', () => {
    const [, row] = planned([zh, en]).value;
    expect(row?.lines.zh?.map(({ flow }) => zh.source.text.slice(flow.offsets[0]).slice(0, 4))).toEqual([
      '牌手多抓',
    ]);
  });
});
