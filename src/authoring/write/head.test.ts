import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { headSchema } from '../../schema/source.ts';
import { type NewSource, planHead } from './head.ts';

const source: NewSource = { file: 'a.en.txt', kind: 'guide', languages: ['en'], section: '9.1' };

describe('the head of a text', () => {
  it('says what is unknown, and asks about it', () => {
    const { head, questions } = planHead(undefined, source);
    expect(headSchema.parse(parse(head))).toMatchObject({
      source: 'a.en.txt',
      editions: { en: { date: null } },
    });
    expect(questions).toEqual([
      'does the en text state its date? If it does not, what dates it? Write it under `editions` in the head.',
      'where does this text come from? Write it under `origin` in the head.',
      'whose text is it? Write it under `owner` in the head.',
    ]);
  });

  it('has what a person says with the call, and asks nothing about that', () => {
    const provenance = { en: { origin: 'A hall.', owner: 'Sidejudge', date: '2020-01-01' } };
    const { head, questions } = planHead(undefined, { ...source, provenance });
    expect(questions).toEqual([]);
    expect(headSchema.parse(parse(head))).toMatchObject({
      owner: 'Sidejudge',
      editions: { en: { date: '2020-01-01' } },
    });
  });

  it.each([
    ['架空', ['ja'], 'ja'],
    ['架空', ['zh', 'ja'], 'zh'],
    ['为测试而写', ['en'], 'zh'],
    ['あるサイト', ['en'], 'ja'],
  ] as const)('says in which language a note is: %s on %s', (origin, own, lang) => {
    const provenance = { [own[0]]: { origin } };
    const { head } = planHead(undefined, { ...source, languages: own, provenance });
    expect(parse(head).origin).toEqual({ [lang]: origin });
  });

  const known = planHead(undefined, source)
    .head.replace('owner: Not known.', 'owner: Sidejudge')
    .replace('    evidence:', '    date: 2020-01-01 # on its cover\n    evidence:');

  it('stays as it is written while the text is the same', () => {
    expect(planHead(known, source, true)).toEqual({ head: known, questions: [] });
  });

  it('keeps date, origin and owner of an edition that is transcribed anew, and asks whether the last two are still so', () => {
    const { head, questions } = planHead(known, source);
    expect(head).toContain('date: 2020-01-01 # on its cover');
    expect(headSchema.parse(parse(head))).toMatchObject({ owner: 'Sidejudge' });
    expect(questions).toEqual([expect.stringContaining('origin and owner')]);
  });

  it('keeps origin and owner of a set FAQ that is replaced, and asks for these and its date', () => {
    const { head, questions } = planHead(known, { ...source, kind: 'set-faq', section: undefined });
    expect(parse(head)).toMatchObject({ owner: 'Sidejudge' });
    expect(parse(head).editions.en).not.toHaveProperty('date');
    expect(questions).toEqual([expect.stringContaining('date'), expect.stringContaining('origin and owner')]);
  });

  it('takes what is said of a newer text, and says what that replaces', () => {
    const newer = {
      ...source,
      file: 'ipg-9.1.en.2025-01-01.txt',
      replaces: ['ipg-9.1.en.txt'],
      provenance: { en: { origin: 'A site', owner: 'Another', date: '2025-01-01' } },
    };
    const { head, questions } = planHead(known, newer);
    expect(headSchema.parse(parse(head))).toMatchObject({
      source: 'ipg-9.1.en.2025-01-01.txt',
      replaces: 'ipg-9.1.en.txt',
      origin: { en: 'A site' },
      owner: 'Another',
      editions: { en: { date: '2025-01-01' } },
    });
    expect(questions).toEqual([]);
  });
});
