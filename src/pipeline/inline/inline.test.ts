import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../any-character.fixture.ts';
import { type InlineNode, parseInline, plainText, type Words } from './inline.ts';

/** `[i:…]` emphasis, `[b:…]` strong, `[url|…]` link, `[code=…]` symbol. */
const show = (nodes: readonly InlineNode[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.text;
      if (node.type === 'symbol') return `[${node.code}=${node.text}]`;
      if (node.type === 'link') return `[${node.url}|${node.text}]`;
      return `[${node.type === 'emphasis' ? 'i' : 'b'}:${show(node.children)}]`;
    })
    .join('');

/** All words of the nodes, in order. */
const wordsOf = (nodes: readonly InlineNode[]): readonly Words[] =>
  nodes.flatMap((node) => ('children' in node ? wordsOf(node.children) : node));

/** Expects that the nodes have all characters of a text in order, except mark-up. */
const expectKept = (text: string): void => {
  const offsets = wordsOf(parseInline(text)).flatMap(({ text: own, from }) => {
    expect(text.startsWith(own, from)).toBe(true);
    return own.split('').map((_, index) => from + index);
  });
  expect(offsets).toEqual([...new Set(offsets)].sort((one, other) => one - other));
  const kept = new Set(offsets);
  expect(
    text
      .split('')
      .filter((_, at) => !kept.has(at))
      .join(''),
  ).toMatch(/^[_*<>]*$/u);
};

const examples: readonly (readonly [text: string, shown: string])[] = [
  ['_万智牌2010_系列包括249张牌', '[i:万智牌2010]系列包括249张牌'],
  ['_万智牌2010_Launch Party：7月', '[i:万智牌2010]Launch Party：7月'],
  ['让_万智牌_的规则', '让[i:万智牌]的规则'],
  ['：_洛温_，_晨光_，以及_万智牌2010_。', '：[i:洛温]，[i:晨光]，以及[i:万智牌2010]。'],
  ['the _Magic: The Gathering_(R) set', 'the [i:Magic: The Gathering](R) set'],
  ['a snake_case_name and file_2 here', 'a snake_case_name and file_2 here'],
  ['_one_two_', '[i:one_two]'],
  ['_ 空 _', '_ 空 _'],
  ['展示*牌*的时候', '展示[b:牌]的时候'],
  ['力量为*/*，防御力为1+*', '力量为*/*，防御力为1+*'],
  ['2*3*4', '2*3*4'],
  ['***新规则***', '[b:新规则]'],
  ['_甲*乙_丙*', '[i:甲*乙]丙*'],
  ['*_两者_*', '[b:[i:两者]]'],
  [
    '请至<<http://locator.wizards.com>>查询',
    '请至[http://locator.wizards.com|http://locator.wizards.com]查询',
  ],
  [
    '下载：<www.wizards.com/Magic/rules>。',
    '下载：[https://www.wizards.com/Magic/rules|www.wizards.com/Magic/rules]。',
  ],
  ['<https://a.example/a_b_c>', '[https://a.example/a_b_c|https://a.example/a_b_c]'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['<<javascript:alert(1)>>', '<<javascript:alert(1)>>'],
  ['<http://a.example', '<http://a.example'],
  ['{横置}: 加{黑}或{白/蓝}', '[T={横置}]: 加[B={黑}]或[W/U={白/蓝}]'],
  ['{十一}{T}{U}', '[11={十一}][T={T}][U={U}]'],
  ['{此牌名}与{', '{此牌名}与{'],
];

describe('parseInline', () => {
  it.each(examples)('%s -> %s', (text, shown) => {
    expect(show(parseInline(text))).toBe(shown);
    expectKept(text);
  });

  it('keeps every character except mark-up at its place, in any text', () => {
    const signs = '_ * __ ** < << > >> http:// www.a { } {白} 横 a 1 。 𠮷'.split(' ');
    const piece = fc.constantFrom(' ', ...signs);
    fc.assert(fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => expectKept(pieces.join(''))));
    fc.assert(fc.property(fc.string({ unit: anyCharacter }), expectKept));
  });
});

describe('plainText', () => {
  it('drops delimiters and address brackets, and keeps symbols as printed', () => {
    const nodes = parseInline('_万智牌_的*牌*：{横置}，见<www.a.example>。');
    expect(plainText(nodes)).toBe('万智牌的牌：{横置}，见www.a.example。');
  });
});
