import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { copyForEach, fixture } from '../content-copy.fixture.ts';

// If a person has changed the margin of a line, a newer text with the same line keeps that margin.

const provenance = ['--origin', 'Invented', '--owner', 'The tests'];

describe('a newer text of a set FAQ', () => {
  const content = copyForEach('no text');
  const path = 'content/texts/zen/zen-faq.zh.txt';
  const text = readFileSync(fixture('starry-night.zh.txt'), 'utf8')
    // The reader takes the first line for a ruling, and the second for the beginning of another ruling.
    .replace('闪耀\n* 此异能', '闪耀\n* （附注：由旅法师使用。）\n* 此异能')
    .replace('而输掉对局。', '而输掉对局。\n* 这也适用于空的牌库。')
    .replace('闪耀的正式规则', '本页由读者转抄。\n\n闪耀的正式规则');
  const edit = (from: RegExp, to: string): void =>
    content().edit(path, (written) => {
      expect(written).toMatch(from);
      return written.replace(from, to);
    });
  const add = (): void => {
    const file = content().put('zen.txt', text);
    expect(
      content().run('add', 'zen', `zh=${file}`, '--title', 'zh=星夜', ...provenance, '--write').code,
    ).toBe(0);
    content().answerAll();
    edit(/^\S+( +\| ⟨\*⟩ （附注)/mu, 'rules-text$1');
    edit(/^\S+( +\| )⟨\*⟩( 这也适用于)/mu, '>$1*$2');
    edit(/^\S+( +\| 本页由读者)/mu, 'furniture$1');
  };
  const update = (change: (text: string) => string): string => {
    const file = content().put('zen.txt', change(text));
    const { code, out } = content().run('update', 'zen', `zh=${file}`, ...provenance, '--write');
    expect(code).toBe(0);
    return out;
  };
  const marginOf = (words: string): string =>
    new RegExp(`^(\\S+) *\\|.*${words}`, 'mu').exec(content().read(path))?.[1] ?? '';

  it('keeps the margins that a person has changed, even if other lines change', () => {
    add();
    const out = update((one) =>
      one.replace('必须使用', '一定要使用').replace('闪耀是新的', '闪耀是一种新的'),
    );
    expect([marginOf('附注'), marginOf('这也适用于'), marginOf('本页由读者')]).toEqual([
      'rules-text',
      '>',
      'furniture',
    ]);
    expect(marginOf('一定要使用')).toBe('r2');
    expect(out).not.toContain('to look at');
    expect(content().read(path)).not.toMatch(/^\?(?! (?:does|where|whose))/mu);
  });

  it('keeps the margin of a moved line, and proposes a new one for a line that continued a deleted paragraph', () => {
    add();
    update((one) =>
      one
        .replace(/^\* 如果你的牌库.*\n/mu, '')
        .replace('本页由读者转抄。\n\n', '')
        .replace(/$/u, '\n本页由读者转抄。\n'),
    );
    expect([marginOf('本页由读者'), marginOf('这也适用于')]).toEqual(['furniture', 'r3']);
    expect(content().read(path)).toMatch(/^\? is it still this text\?\nr3 /mu);
  });
});
