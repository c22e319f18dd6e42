import { describe, expect, it } from 'vitest';
import { readFaq } from './set-faq/testing/read-faq.ts';

const text = [
  ...[
    '_示例_常见问题集',
    '此文件最近更新日期：2010年1月2日',
    '',
    '通则释疑',
    '',
    '新机制：回音',
    '',
    '* _回音_是新机制。',
    '- 1) 先做*这*个。',
  ],
  ...[
    '',
    '单卡解惑',
    '',
    '白色',
    '',
    '光之使者/ Envoy',
    '{一}{白}',
    '生物～天使',
    '2/2',
    '飞行',
    '',
    '* 步骤，见<www.a.example>：',
    '- 1) {横置}。',
    '- 2) 乙。',
  ],
  ...['', '。', '', '* 丙。'],
].join('\n');

describe('faqParseView', () => {
  it('shows title, date, chapters, cards and ledger as plain data', () => {
    const { view } = readFaq(text);
    expect(view).toEqual({
      title: '示例常见问题集',
      asOf: '2010-01-02',
      chapters: [
        {
          heading: null,
          kind: 'notes',
          sections: [
            {
              heading: null,
              notes: [{ kind: 'paragraph', text: '此文件最近更新日期：2010年1月2日', lines: [2, 2] }],
            },
          ],
        },
        {
          heading: '通则释疑',
          kind: 'notes',
          sections: [
            {
              heading: '新机制：回音',
              notes: [
                { kind: 'bullet', text: '回音是新机制。', lines: [8, 8] },
                { kind: 'step', label: '1', text: '先做这个。', lines: [9, 9] },
              ],
            },
          ],
        },
        {
          heading: '单卡解惑',
          kind: 'rulings',
          sections: [],
          groups: [{ heading: '白色', cards: ['光之使者'] }],
        },
      ],
      cards: [
        {
          name: '光之使者',
          nameEn: 'Envoy',
          manaCost: '{1}{W}',
          typeLine: '生物～天使',
          power: '2',
          toughness: '2',
          text: ['飞行'],
          rulings: [
            {
              text: '步骤，见www.a.example：\n{横置}。\n乙。',
              blocks: [
                { type: 'paragraph', text: '步骤，见www.a.example：' },
                { type: 'steps', items: ['{横置}。', '乙。'] },
              ],
              lines: [21, 23],
            },
            { text: '丙。', blocks: [{ type: 'paragraph', text: '丙。' }], lines: [27, 27] },
          ],
          lines: [15, 27],
        },
      ],
      examples: [],
      ledger: [{ reason: 'repeated', text: '。', lines: [25, 25] }],
      diagnostics: [],
    });
  });

  it('shows a text without anything as an empty FAQ', () => {
    expect(readFaq('').view).toMatchObject({
      title: null,
      asOf: null,
      chapters: [],
      cards: [],
      examples: [],
      ledger: [],
    });
  });
});
