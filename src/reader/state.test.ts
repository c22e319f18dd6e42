import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ReaderPage, readState, writeMemory, writeState } from './state.ts';

const page: ReaderPage = {
  own: 'zh',
  all: ['zh', 'ja', 'en'],
  absent: [],
  beside: 'en',
  annotated: ['ja'],
  isWide: true,
};
const phone: ReaderPage = { ...page, isWide: false };
/** IPG 2.4 for a reader of Japanese: there is no Japanese text. */
const untranslated: ReaderPage = {
  own: 'ja',
  all: ['en', 'zh', 'ja'],
  absent: ['ja'],
  beside: 'zh',
  annotated: [],
  isWide: false,
};

describe('what is open', () => {
  test.each([
    { on: page, address: '', languages: 'zh,en' },
    { on: phone, address: '', languages: 'zh' },
    { on: phone, address: '?with=ja', languages: 'zh,ja' },
    { on: page, address: '?with=en,ja', languages: 'zh,ja,en' },
    // How they stand was a choice once.
    { on: phone, address: '?with=ja&layout=columns', languages: 'zh,ja' },
    { on: page, address: '?with=', languages: 'zh' },
    { on: page, address: '?columns=ja,en', languages: 'ja,en' },
    { on: page, address: '?columns=', languages: 'zh' },
    { on: page, address: '?show=ja', languages: 'zh,ja,en' },
    { on: phone, address: '?show=ja', languages: 'ja' },
    { on: phone, address: '?show=zh', languages: 'zh' },
    { on: phone, address: '?columns=ja,en&show=zh', languages: 'zh' },
    { on: page, address: '?show=__proto__,xx', languages: 'zh,en' },
    { on: untranslated, address: '', languages: 'en,ja' },
    { on: untranslated, address: '?columns=ja', languages: 'en,ja' },
  ] as const)('$address on a page of $on.own, wide: $on.isWide', ({ on, address, languages }) => {
    expect(readState(on, address).languages.join()).toBe(languages);
  });

  test('what nobody would write is passed over', () => {
    const address = '?with=%3Cscript%3E,zh,xx,ja,ja&layout=constructor&notes=%00&layout=single';
    expect(readState(page, address)).toEqual({
      languages: ['zh', 'ja'],
      notes: 'folded',
      areNotesChosen: false,
    });
  });
});

describe('the device', () => {
  const memory = 'with=ja&notes=1';

  test('is asked for what the address does not say', () => {
    expect(readState(page, '?notes=0&with=en', memory)).toMatchObject({
      languages: ['zh', 'en'],
      notes: 'folded',
    });
    expect(readState(page, '', memory)).toMatchObject({ languages: ['zh', 'ja'], notes: 'shown' });
  });

  test('keeps what it remembers open beside what has to be in view', () => {
    expect(readState(page, '?show=en', memory).languages).toEqual(['zh', 'ja', 'en']);
  });

  test.each([
    { open: 'zh,ja,en', to: 'en', written: 'with=ja,zh' },
    { open: 'zh,ja', to: 'en', written: 'with=ja' },
    { open: 'zh', to: 'ja', written: 'with=' },
    { open: 'zh,en', to: 'en', written: '' },
    // The page's own language is closed, and so it is on the next page.
    { open: 'ja', to: 'zh', written: 'columns=ja' },
  ] as const)('has $written where $open are open, for a page in $to', ({ open, to, written }) => {
    expect(writeMemory(page, readState(page, `columns=${open}`), readState(page, '').languages, to)).toBe(
      written,
    );
  });
});

describe('annotations', () => {
  test.each([
    { on: page, address: '', choice: 'folded' },
    { on: { ...page, own: 'ja' }, address: '', choice: 'shown' },
    { on: { ...page, own: 'ja' }, address: '?notes=0', choice: 'folded' },
    { on: page, address: '?notes=1', choice: 'shown' },
  ] as const)('$address on a page of $on.own are $choice', ({ on, address, choice }) => {
    expect(readState(on, address).notes).toBe(choice);
  });
});

describe('writing', () => {
  test.each([
    { address: '?with=ja', written: 'with=ja' },
    { address: '?columns=zh,ja', written: 'with=ja' },
    { address: '?columns=ja,en', written: 'columns=ja,en' },
    { address: '', written: 'with=en' },
    { address: '?with=en&layout=columns&notes=1', written: 'with=en&notes=1' },
    { address: '?show=ja&with=', written: 'with=ja' },
    { address: '?q=%E7%89%8C&with=ja,en', written: 'with=ja,en&q=%E7%89%8C' },
  ])('$address becomes "$written"', ({ address, written }) => {
    expect(writeState(page, readState(page, address), address)).toBe(written);
  });

  const values = fc.constantFrom('columns', 'alternating', 'single', '1', '0', 'hant', 'zh', 'ja,en', 'x');
  const key = fc.constantFrom('with', 'columns', 'show', 'layout', 'notes', 'script');
  const addresses = fc
    .array(fc.tuple(fc.oneof(key, fc.string()), fc.oneof(values, fc.string())), { maxLength: 6 })
    .map((pairs) => new URLSearchParams(pairs).toString());

  test('what is written is read again', () => {
    fc.assert(
      fc.property(addresses, addresses, fc.constantFrom(page, phone, untranslated), (address, memory, on) => {
        const state = readState(on, address, memory);
        expect(state.languages.some((each) => !on.absent.includes(each))).toBe(true);
        expect(readState(on, writeState(on, state, address))).toEqual(state);
      }),
    );
  });
});
