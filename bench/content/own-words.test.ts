import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { unofficialEntriesOf, unofficialFileSchema } from '../../src/schema/unofficial.ts';

// What we have written in `content/`: our own Chinese and Japanese has the signs of its language. What a source prints or a
// translator writes is theirs.

const own: string = parse(readFileSync('content/site.yml', 'utf8')).name;
const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.yml'));

describe.each(files.filter((file) => !file.startsWith('sources/')))('%s', (file) => {
  test('has Chinese signs in our Chinese, Japanese ones in our Japanese', () => {
    const content: unknown = parse(readFileSync(path.join('content', file), 'utf8'));
    const texts = file.startsWith('unofficial/') ? translationsIn(content) : notesIn(content);
    const wrong = texts.flatMap(({ lang, text }) => {
      const signs = wrongSigns(lang, text);
      return signs.length > 0 ? [`${signs.join(' ')} in ${text}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});

interface OwnText {
  readonly lang: 'zh' | 'ja';
  readonly text: string;
}

function translationsIn(content: unknown): OwnText[] {
  return unofficialEntriesOf(unofficialFileSchema.parse(content))
    .filter(({ translator }) => translator === own)
    .flatMap(({ lang, text, remark }) =>
      lang === 'zh' || lang === 'ja' ? [text, remark ?? ''].map((each) => ({ lang, text: each })) : [],
    );
}

/** What people have written in both languages: `what: { zh, ja, en }`. Names and searched words are no sentences. */
function notesIn(content: unknown): OwnText[] {
  if (typeof content !== 'object' || content === null) return [];
  const { zh, ja } = content as Partial<Record<OwnText['lang'], unknown>>;
  if (typeof zh === 'string' && typeof ja === 'string') {
    return [
      { lang: 'zh', text: zh },
      { lang: 'ja', text: ja },
    ].filter(({ text }) => text.includes('。')) as OwnText[];
  }
  return Object.values(content).flatMap(notesIn);
}

/** The game as its publisher spells it in Japanese, and a sign that has no other form. */
const spelledSo = /マジック:ザ・ギャザリング|\(c\)/gu;
const everyScript = /[,;:.!?()"']/u;
const otherScript = { zh: /[「」『』０-９Ａ-Ｚａ-ｚ]/u, ja: /[“”‘’，．０-９Ａ-Ｚａ-ｚ]/u };
/** A character of Chinese or Japanese, or the bracket of a symbol of the game. */
const neighbor = /[\u3000-\u30FF\u3400-\u9FFF\uFF00-\uFFEF“”{}]/u;

/** The signs that are those of another script, of the half-width ones such as stand beside Chinese or Japanese. */
function wrongSigns(lang: OwnText['lang'], written: string): string[] {
  const signs = [...written.replace(spelledSo, '')];
  return signs.filter((sign, index) => {
    if (otherScript[lang].test(sign)) return true;
    if (!everyScript.test(sign)) return false;
    const before = signs[index - 1] ?? '';
    const after = signs
      .slice(index + 1, index + 3)
      .join('')
      .trimStart()
      .charAt(0);
    // A point or colon after letters and digits belongs to them: `702.13. 絆魂`.
    return neighbor.test(/[.:]/u.test(sign) ? before : before + after);
  });
}
