import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ReaderPage, readLanguages, readState as readStateOf, writeState } from './state.ts';

const readState = (on: ReaderPage, address: string, device?: string, tab?: string) =>
  readStateOf(on, address, device, tab, readLanguages);

const page: ReaderPage = {
  own: 'zh',
  all: ['zh', 'ja', 'en'],
  absent: [],
  official: ['zh', 'ja', 'en'],
  officialAbsent: [],
  beside: 'en',
  annotated: ['ja'],
  isWide: true,
};
const phone: ReaderPage = { ...page, isWide: false };
/** IPG 2.4 for a reader of Japanese: there is no Japanese text. */
const untranslated: ReaderPage = {
  ...phone,
  own: 'ja',
  all: ['en', 'zh', 'ja'],
  absent: ['ja'],
  official: ['en', 'zh', 'ja'],
  officialAbsent: ['ja'],
  beside: 'zh',
};

describe('the open languages', () => {
  test.each([
    { on: page, address: '', languages: 'zh,en' },
    { on: phone, address: '', languages: 'zh' },
    { on: phone, address: '?with=ja', languages: 'zh,ja' },
    { on: page, address: '?with=en,ja', languages: 'zh,ja,en' },
    { on: page, address: '?with=', languages: 'zh' },
    { on: page, address: '?with=-zh,ja', languages: 'ja' },
    { on: page, address: '?with=-zh', languages: 'zh' },
    { on: untranslated, address: '', languages: 'en,ja' },
    { on: untranslated, address: '?with=-en,ja', languages: 'en,ja' },
    // Older addresses.
    { on: page, address: '?columns=ja,en', languages: 'ja,en' },
    { on: page, address: '?columns=', languages: 'zh' },
    { on: page, address: '?show=ja', languages: 'zh,ja,en' },
  ] as const)(
    'of a page in $on.own at "$address" are $languages (wide: $on.isWide)',
    ({ on, address, languages }) => {
      expect(readState(on, address).languages.join()).toBe(languages);
    },
  );

  test('include one with an official text if unofficial texts are hidden', () => {
    const ours = { ...page, official: ['en', 'ja', 'zh'], officialAbsent: ['zh'] } as const;
    expect(readState(ours, '?with=-en,zh', 'unofficial=0').languages).toEqual(['en', 'zh']);
  });
});

test('languages, notes and script come from the address, else from the device; the rest from the device', () => {
  const device = 'with=ja&notes=1&script=hant&terms=0&unofficial=0&theme=dark&size=large';
  const kept = { unofficial: false, terms: false, theme: 'dark', size: 'large' };
  expect(readState(page, '', device)).toEqual({
    languages: ['zh', 'ja'],
    notes: true,
    script: 'hant',
    ...kept,
  });
  const asked = { languages: ['zh', 'en'], notes: false, script: 'hans', ...kept };
  expect(readState(page, '?with=en&notes=0&script=hans&theme=light', device)).toEqual(asked);
  // The last argument is the Chinese script that a link has set for this tab.
  expect(readState(page, '', device, 'hans').script).toBe('hans');
});

test('older words for 0 and 1 are read, in the address and on the device', () => {
  const older = readState(page, '?notes=folded', 'terms=off&unofficial=hidden');
  expect(older).toMatchObject({ notes: false, terms: false, unofficial: false });
  expect(readState(page, '?notes=shown').notes).toBe(true);
});

describe('writing', () => {
  test.each([
    { text: '?q=%E7%89%8C&with=ja', choice: { languages: ['zh', 'en'] }, written: 'with=en&q=%E7%89%8C' },
    { text: '', choice: { languages: ['ja', 'en'] }, written: 'with=-zh,ja,en' },
    { text: 'columns=ja&show=en', choice: { languages: ['zh'] }, written: 'with=' },
    { text: 'with=ja', choice: { notes: false, theme: 'dark' }, written: 'notes=0&theme=dark&with=ja' },
    { text: 'script=hant&x=1', choice: { script: undefined }, written: 'x=1' },
  ] as const)('$choice into "$text" gives "$written"', ({ text, choice, written }) => {
    expect(writeState(page.all, text, choice)).toBe(written);
  });

  const keys = fc.constantFrom('with', 'columns', 'show', 'notes', 'script', 'terms', 'theme', 'unofficial');
  const values = fc.constantFrom('1', '0', 'hant', 'zh', 'ja,en', '-zh,ja', '-en', 'dark', 'x');
  const texts = fc
    .array(fc.tuple(keys, values), { maxLength: 6 })
    .map((pairs) => new URLSearchParams(pairs).toString());

  test('a written state is read as it was', () => {
    fc.assert(
      fc.property(texts, texts, fc.constantFrom(page, phone, untranslated), (address, device, on) => {
        const state = readState(on, address, device);
        expect(state.languages.some((each) => !on.absent.includes(each))).toBe(true);
        const { languages, notes, script, ...kept } = state;
        const written = writeState(on.all, address, { languages, notes, script });
        expect(readState(on, written, writeState(on.all, device, kept))).toEqual(state);
      }),
    );
  });
});
