import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDiagnostic } from '../diagnostics.ts';
import { type MarkedLine, type MarkedText, parseMarkedText, writeMarkedText } from './marked-text.ts';

const head = 'source: a.zh.txt\n';
const parse = (body: string) => parseMarkedText('a.txt', `---\n${head}---\n${body}`);
const linesOf = (body: string) => parse(body).value.lines.map(({ line: _line, ...rest }) => rest);
const row = (more: Partial<Extract<MarkedLine, { is: 'row' }>>): MarkedLine => ({
  is: 'row',
  continuesLine: false,
  joins: '',
  margin: '',
  text: '',
  marks: [],
  ...more,
});

test.each<[string, MarkedLine]>([
  [
    'title en             | ⟨2.3⟩ Hidden',
    row({ margin: 'title en', text: '2.3 Hidden', marks: [{ start: 0, end: 3 }] }),
  ],
  ['+ title              |  失误', row({ margin: 'title', continuesLine: true, text: ' 失误' })],
  ['>                    | goes on', row({ joins: '>', text: 'goes on' })],
  [
    '+ > remedy-1 en | goes on',
    row({ continuesLine: true, joins: '>', margin: 'remedy-1 en', text: 'goes on' }),
  ],
  ['group', { is: 'unprinted', margin: 'group' }],
  ['  # so | far', { is: 'comment', text: 'so | far' }],
])('%j is read', (written, line) => {
  expect(linesOf(`r9 | x\n${written}\n`)[1]).toEqual(line);
});

test.each([
  ['title | a\nremedy-1| b\n', /:5 error marked-text\/no-bar: “remedy-1\| b” has no bar between/u],
  ['title | ⟨a\n', /:4 error marked-text\/marks: “⟨a” has an unpaired/u],
  ['title | a ⟨b⟨c⟩\n', /:4 .*has an unpaired/u],
  ['title | a⟨⟩\n', /:4 .*has an unpaired/u],
  ['title | a\\b\n', /:4 .*has an unpaired/u],
])('%j is refused', (body, message) => {
  expect(parse(body).diagnostics.map(formatDiagnostic)[0]).toMatch(message);
});

describe('writing and reading', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aé牌 |⟨⟩\\+#?>𠮟') });
  const marked = fc
    .tuple(fc.array(text, { minLength: 1, maxLength: 5 }), fc.boolean())
    .map(([pieces, isMarkFirst]) => {
      const marks: { start: number; end: number }[] = [];
      let all = '';
      pieces.forEach((piece, index) => {
        if (piece !== '' && index % 2 === (isMarkFirst ? 0 : 1))
          marks.push({ start: all.length, end: all.length + piece.length });
        all += piece;
      });
      return { text: all, marks };
    });
  const margin = fc.constantFrom(
    'title',
    'heading penalty en',
    'card ajani-goldmane',
    'combat-12 step inner',
  );
  const line: fc.Arbitrary<MarkedLine> = fc.oneof(
    fc.tuple(fc.boolean(), fc.constantFrom<'' | '>' | '/'>('', '>', '/'), margin, marked).map(
      ([continuesLine, joins, own, of]): MarkedLine => ({
        is: 'row',
        continuesLine,
        joins,
        margin: own,
        ...of,
      }),
    ),
    fc.nat(4).map((blanks): MarkedLine => row({ text: ' '.repeat(blanks) })),
    fc.constantFrom<MarkedLine>(
      { is: 'unprinted', margin: 'section exile' },
      { is: 'unprinted', margin: 'card fireball lost' },
      { is: 'question', text: 'is it | so?' },
      { is: 'comment', text: '牌' },
    ),
  );

  test('a written text is parsed unchanged', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const given: MarkedText = { head, lines: [row({ margin: 'title', text: 'a' }), ...lines] };
        const { value, diagnostics } = parseMarkedText('a.txt', writeMarkedText(given));
        expect(diagnostics).toEqual([]);
        expect({ ...value, lines: value.lines.map(({ line: _line, ...rest }) => rest) }).toEqual(given);
      }),
    );
  });
});
