import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  memoryIn,
  notesChoice,
  type ReaderPage,
  readState,
  withLanguages,
  withLayout,
  writeMemory,
  writeState,
} from './state.ts';

const page: ReaderPage = {
  own: 'zh',
  all: ['zh', 'ja', 'en'],
  absent: [],
  beside: 'en',
  annotated: ['ja'],
  room: 3,
};
const phone: ReaderPage = { ...page, room: 1 };
/** IPG 2.4 for a reader of Japanese: there is no Japanese text. */
const untranslated: ReaderPage = {
  own: 'ja',
  all: ['en', 'zh', 'ja'],
  absent: ['ja'],
  beside: 'zh',
  annotated: [],
  room: 1,
};

describe('what is open', () => {
  test.each([
    { on: page, address: '', languages: 'zh,en', layout: 'columns' },
    { on: phone, address: '', languages: 'zh', layout: 'single' },
    { on: phone, address: '?with=ja', languages: 'zh,ja', layout: 'alternating' },
    { on: page, address: '?with=en,ja', languages: 'zh,en,ja', layout: 'columns' },
    { on: { ...page, room: 2 }, address: '?with=en,ja', languages: 'zh,en,ja', layout: 'alternating' },
    { on: page, address: '?with=', languages: 'zh', layout: 'single' },
    { on: page, address: '?with=&layout=columns', languages: 'zh', layout: 'columns' },
    { on: page, address: '?with=ja,en&layout=single', languages: 'zh', layout: 'single' },
    { on: page, address: '?columns=ja,en&layout=single', languages: 'ja', layout: 'single' },
    { on: untranslated, address: '?with=ja,zh&layout=single', languages: 'en,ja', layout: 'single' },
    { on: page, address: '?columns=ja,en', languages: 'ja,en', layout: 'columns' },
    { on: page, address: '?columns=ja,zh&with=en', languages: 'ja,zh', layout: 'columns' },
    { on: page, address: '?columns=', languages: 'zh,en', layout: 'columns' },
    { on: phone, address: '?show=ja', languages: 'zh,ja', layout: 'alternating' },
    { on: phone, address: '?show=zh', languages: 'zh', layout: 'single' },
    { on: phone, address: '?with=en&show=ja', languages: 'zh,en,ja', layout: 'alternating' },
    { on: phone, address: '?columns=ja,en&show=zh', languages: 'ja,en,zh', layout: 'alternating' },
    { on: phone, address: '?layout=single&show=ja', languages: 'zh,ja', layout: 'alternating' },
    { on: phone, address: '?layout=single&show=zh', languages: 'zh', layout: 'single' },
    { on: page, address: '?show=en', languages: 'zh,en', layout: 'columns' },
    { on: page, address: '?show=__proto__,xx', languages: 'zh,en', layout: 'columns' },
    { on: untranslated, address: '', languages: 'en,ja', layout: 'single' },
    { on: untranslated, address: '?columns=ja', languages: 'ja,en', layout: 'single' },
  ] as const)(
    '$address on a page of $on.own with room for $on.room',
    ({ on, address, languages, layout }) => {
      const state = readState(on, address);
      expect(state.languages.join()).toBe(languages);
      expect(state.layout).toBe(layout);
    },
  );

  test('what nobody would write is passed over', () => {
    const address =
      '?with=%3Cscript%3E,zh,xx,ja,ja&layout=constructor&notes=%00&script=__proto__&layout=single';
    expect(readState(page, address)).toEqual({
      languages: ['zh', 'ja'],
      layout: 'columns',
      notes: 'own',
      script: 'hans',
    });
  });
});

describe('the device', () => {
  test('is asked for what the address does not say', () => {
    const memory = 'columns=zh,ja&on=zh&layout=single&notes=folded&script=hant';
    expect(readState(page, '?notes=0&with=en', memory)).toEqual({
      languages: ['zh', 'en'],
      layout: 'columns',
      notes: 'folded',
      script: 'hant',
    });
    expect(readState(page, '?notes=hidden', memory)).toMatchObject({ languages: ['zh'], notes: 'hidden' });
  });

  test('keeps what it remembers open beside what has to be in view', () => {
    const memory = 'columns=ja,en&on=zh&layout=single';
    expect(readState(page, '?show=zh', memory)).toMatchObject({ languages: ['ja', 'zh'], layout: 'columns' });
    expect(readState(page, '?show=ja', memory)).toMatchObject({ languages: ['ja'], layout: 'single' });
  });

  test('gives its languages to a page in another one, whose own stands first', () => {
    const memory = 'columns=zh,ja&on=zh';
    expect(readState({ ...page, own: 'ja', all: ['ja', 'zh', 'en'] }, '', memory).languages).toEqual([
      'ja',
      'zh',
    ]);
    expect(readState({ ...page, own: 'en', all: ['en', 'zh', 'ja'] }, '', memory).languages).toEqual([
      'en',
      'zh',
      'ja',
    ]);
  });

  test('keeps an order that puts another language before the page’s own', () => {
    const memory = writeMemory(page, { ...readState(page, ''), languages: ['ja', 'zh'] });
    expect(readState(page, '', memory).languages).toEqual(['ja', 'zh']);
  });
});

describe('opening and closing', () => {
  test.each([
    { on: phone, address: '', list: 'zh,ja', layout: 'alternating' },
    { on: phone, address: '?with=ja&layout=columns', list: 'zh,ja,en', layout: 'columns' },
    { on: phone, address: '?with=ja', list: 'zh', layout: 'single' },
    { on: page, address: '?with=ja&layout=single', list: 'zh,ja', layout: 'columns' },
    { on: phone, address: '?with=ja&layout=single', list: 'zh,ja', layout: 'alternating' },
  ] as const)('$address with $list becomes $layout', ({ on, address, list, layout }) => {
    const languages = list.split(',') as ('zh' | 'ja' | 'en')[];
    expect(withLanguages(on, readState(on, address), languages)).toMatchObject({ languages, layout });
  });
});

describe('one language alone', () => {
  const state = readState(page, '?with=ja,en');

  test('is the first, and the others are closed', () => {
    expect(withLayout(page, state, 'single', [])).toMatchObject({ languages: ['zh'], layout: 'single' });
  });

  test.each([
    { before: ['zh', 'ja', 'en'], languages: 'zh,ja,en' },
    { before: [], languages: 'zh,en' },
    // Another one was chosen since.
    { before: ['ja', 'en'], languages: 'zh,en' },
  ] as const)('gives way to $languages after $before', ({ before, languages }) => {
    const single = withLayout(page, state, 'single', []);
    expect(withLayout(page, single, 'alternating', before).languages.join()).toBe(languages);
  });
});

describe('annotations', () => {
  test.each([
    { on: page, address: '', choice: 'folded' },
    { on: { ...page, own: 'ja' }, address: '', choice: 'shown' },
    { on: { ...page, own: 'ja' }, address: '?notes=0', choice: 'folded' },
    { on: page, address: '?notes=1', choice: 'shown' },
    { on: page, address: '?notes=hidden', choice: 'hidden' },
  ] as const)('$address on a page of $on.own are $choice', ({ on, address, choice }) => {
    expect(notesChoice(on, readState(on, address))).toBe(choice);
  });
});

describe('writing', () => {
  test.each([
    { address: '?with=ja', written: 'with=ja' },
    { address: '?columns=zh,ja', written: 'with=ja' },
    { address: '?columns=ja,en', written: 'columns=ja,en' },
    { address: '', written: 'with=en' },
    {
      address: '?with=en&layout=columns&notes=1&script=hans',
      written: 'with=en&layout=columns&notes=shown&script=hans',
    },
    { address: '?with=&layout=columns', written: 'with=&layout=columns' },
    {
      address: '?layout=alternating&notes=hidden&script=hant',
      written: 'with=en&layout=alternating&notes=hidden&script=hant',
    },
    { address: '?show=ja&with=', written: 'with=ja' },
    { address: '?q=%E7%89%8C&with=ja,en', written: 'with=ja,en&q=%E7%89%8C' },
  ])('$address becomes "$written"', ({ address, written }) => {
    expect(writeState(page, readState(page, address), address)).toBe(written);
  });

  test('holds what is open against what another tab has chosen on this device', () => {
    const tab = '?with=en&notes=0';
    const memory = 'columns=zh,ja&on=zh&layout=alternating';
    const state = { ...readState(page, tab), notes: 'shown' } as const;
    const written = writeState(page, state, tab, memory);
    expect(written).toBe('with=en&layout=columns&notes=shown');
    expect(readState(page, written, memory)).toEqual(state);
  });

  const values = fc.constantFrom(
    'columns',
    'alternating',
    'single',
    'shown',
    'folded',
    '0',
    'hant',
    'zh',
    'ja,en',
    'x',
  );
  const key = fc.constantFrom('with', 'columns', 'show', 'layout', 'notes', 'script', 'on');
  const addresses = fc
    .array(fc.tuple(fc.oneof(key, fc.string()), fc.oneof(values, fc.string())), { maxLength: 6 })
    .map((pairs) => new URLSearchParams(pairs).toString());

  test('what is written is read again, from the address and from the device', () => {
    fc.assert(
      fc.property(addresses, addresses, fc.constantFrom(page, phone, untranslated), (address, memory, on) => {
        const state = readState(on, address, memory);
        expect(state.languages.length).toBeGreaterThan(0);
        expect(state.languages.some((each) => !on.absent.includes(each))).toBe(true);
        expect(readState(on, writeState(on, state, address))).toEqual(state);
        expect(readState(on, writeState(on, state, address, memory), memory)).toEqual(state);
        expect(readState(on, '', writeMemory(on, state))).toEqual(state);
      }),
    );
  });
});

describe('the same page in another language', () => {
  test.each([
    { memory: 'columns=zh,ja,en&on=zh', to: 'en', becomes: 'columns=en,ja,zh&on=en' },
    { memory: 'columns=zh,ja&on=zh', to: 'en', becomes: 'columns=en,ja&on=en' },
    { memory: 'columns=zh&on=zh', to: 'ja', becomes: 'columns=ja&on=ja' },
    { memory: 'columns=ja,en&on=zh', to: 'en', becomes: 'columns=en,ja&on=en' },
    { memory: 'columns=ja,en&on=zh', to: 'ja', becomes: 'columns=ja,en&on=ja' },
    { memory: 'layout=single&notes=0', to: 'ja', becomes: 'layout=single&notes=0' },
    { memory: 'columns=zh,en&on=zh&notes=0', to: 'en', becomes: 'columns=en,zh&on=en&notes=0' },
  ] as const)('$memory becomes $becomes', ({ memory, to, becomes }) => {
    expect(memoryIn(to, memory)).toBe(becomes);
  });
});
