import { Converter } from 'opencc-js/cn2t';
import { expect, test } from 'vitest';
import { ask, placeOf, texts } from './answers.fixture.ts';

// Queries in Traditional characters, or typed by sound.

const toTraditional = (['t', 'tw', 'hk'] as const).map((to) => Converter({ from: 'cn', to }));

test('a run of Chinese text finds the same place in Traditional as in Simplified characters', async () => {
  const contexts = traditionalContexts();
  expect(contexts.size).toBeGreaterThan(300);
  const wrong: string[] = [];
  for (const [simplified, traditional] of contexts.values()) {
    const [[first], second] = [await ask(simplified, { lang: 'zh' }), await ask(traditional, { lang: 'zh' })];
    // A Traditional form can also be a Japanese word. Names with that word come first: 規定 is in イベント規定.
    const same = second.find(({ record, lang }) => record.url === first?.record.url || lang === 'zh');
    if (first?.record.url !== same?.record.url || !first) wrong.push(`${simplified} ${traditional}`);
  }
  expect(wrong).toEqual([]);
});

test.each(['影響', '行動'])(
  'texts that contain %s come before texts that contain it in the other script',
  async (run) => {
    const results = await ask(run);
    const has = results.map(({ record }) => record.passages.some(({ text }) => text.includes(run)));
    expect(has.slice(0, has.lastIndexOf(true))).not.toContain(false);
    expect(results.map(({ lang, langs = [lang] }) => langs.join()).join()).toContain('zh');
  },
);

test.each([
  ['paiku', '牌库', 'zh'],
  ['らいぶらりー', 'ライブラリー', 'ja'],
  ['raiburarii', 'ライブラリー', 'ja'],
] as const)(
  'the sound %s finds the texts of the guide that %s finds; results in %s come first',
  async (sound, name, lang) => {
    const [bySound, byName] = [await ask(sound), await ask(name)];
    const keys = (results: typeof bySound) => results.map(({ record, lang: own }) => `${own} ${record.url}`);
    expect(keys(bySound)).toEqual(expect.arrayContaining(keys(byName).filter((key) => key.includes('ipg/'))));
    const isOwn = bySound.map(({ lang: own }) => own === lang);
    expect(isOwn).toEqual(isOwn.toSorted((a, b) => Number(b) - Number(a)));
  },
);

test.each([
  ['pai ku xi pai', '牌库 洗牌'],
  ['raiburarii tefuda', 'ライブラリー 手札'],
])('several names typed by sound find the texts with all of them: %s, %s', async (sounds, names) => {
  const places = (await ask(sounds)).map(({ record }) => placeOf(record));
  const wanted = (await ask(names)).filter(({ tier }) => /^(?:words|literal|phrase)$/u.test(tier));
  expect(wanted.length).toBeGreaterThan(0);
  expect(places).toEqual(expect.arrayContaining(wanted.map(({ record }) => placeOf(record))));
});

/** For each character and each of its Traditional forms, a run of up to five characters around it in both scripts. */
function traditionalContexts(): Map<string, readonly [simplified: string, traditional: string]> {
  const runs = texts('zh').flatMap((text) => text.match(/\p{sc=Han}+/gu) ?? []);
  const contexts = new Map<string, readonly [simplified: string, traditional: string]>();
  for (const run of new Set(runs)) {
    for (const converted of toTraditional.map((convert) => convert(run))) {
      [...run].forEach((character, at) => {
        const around = [Math.max(at - 2, 0), at + 3] as const;
        const change = `${character}${converted[at]}`;
        if (character !== converted[at])
          contexts.set(change, [run.slice(...around), converted.slice(...around)]);
      });
    }
  }
  return contexts;
}
