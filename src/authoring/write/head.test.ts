import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { headSchema } from '../../schema/source.ts';
import { type NewSource, planHead } from './head.ts';

const source: NewSource = { file: 'a.en.txt', kind: 'guide', languages: ['en'], section: '9.1' };

describe('the head of a text', () => {
  it.each([
    ['架空', ['ja'], 'ja'],
    ['架空', ['zh', 'ja'], 'zh'],
    ['あるサイト', ['en'], 'ja'],
  ] as const)('guesses the language of its origin: %s in a text in %s', (origin, own, lang) => {
    const provenance = { [own[0]]: { origin } };
    const { head } = planHead(undefined, { ...source, languages: own, provenance });
    expect(parse(head).origin).toEqual({ [lang]: origin });
  });

  const known = planHead(undefined, source)
    .head.replace('owner: Not known.', 'owner: Sidejudge')
    .replace('    evidence:', '    date: 2020-01-01 # on its cover\n    evidence:');

  it('stays byte for byte if the text is the same', () => {
    expect(planHead(known, source, true)).toEqual({ head: known, questions: [] });
  });

  it('of a section keeps date, origin and owner of the same edition, and asks about the last two', () => {
    const { head, questions } = planHead(known, source);
    expect(head).toContain('date: 2020-01-01 # on its cover');
    expect(headSchema.parse(parse(head))).toMatchObject({ owner: 'Sidejudge' });
    expect(questions).toEqual([expect.stringContaining('origin and owner')]);
  });

  it('of a set FAQ keeps origin and owner, and asks about these and the date', () => {
    const { head, questions } = planHead(known, { ...source, kind: 'set-faq', section: undefined });
    expect(parse(head)).toMatchObject({ owner: 'Sidejudge' });
    expect(parse(head).editions.en).not.toHaveProperty('date');
    expect(questions).toEqual([expect.stringContaining('date'), expect.stringContaining('origin and owner')]);
  });
});
