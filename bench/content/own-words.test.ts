import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { unofficialEntriesOf, unofficialFileSchema } from '../../src/schema/unofficial.ts';

// Our own Chinese and Japanese in `content/` has the punctuation of its language. What a source prints or another
// translator writes is not tested.

const own: string = parse(readFileSync('content/site.yml', 'utf8')).name;
const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.yml') && !file.startsWith('sources/'));

test.each(files)('%s has the punctuation of the language in our Chinese and Japanese', (file) => {
  const content: unknown = parse(readFileSync(path.join('content', file), 'utf8'));
  const texts = file.startsWith('unofficial/') ? translationsIn(content) : notesIn(content);
  const wrong = texts.filter(
    ({ lang, text }) => otherScript[lang].test(text) || halfWidth.test(text.replace(spelledSo, '')),
  );
  expect(wrong).toEqual([]);
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

/** The sentences that people have written in both languages: `what: { zh, ja, en }`. */
function notesIn(content: unknown): OwnText[] {
  if (typeof content !== 'object' || content === null) return [];
  const { zh, ja } = content as Partial<Record<OwnText['lang'], unknown>>;
  if (typeof zh !== 'string' || typeof ja !== 'string') return Object.values(content).flatMap(notesIn);
  const both: readonly OwnText[] = [
    { lang: 'zh', text: zh },
    { lang: 'ja', text: ja },
  ];
  return both.filter(({ text }) => text.includes('。'));
}

/** The game as its publisher spells it in Japanese, and a sign that has no other form. */
const spelledSo = /マジック:ザ・ギャザリング|\(c\)/gu;
const otherScript = { zh: /[「」『』０-９Ａ-Ｚａ-ｚ]/u, ja: /[“”‘’，．０-９Ａ-Ｚａ-ｚ]/u };
/** A half-width sign beside Chinese or Japanese. A point or colon belongs to what is before it: `702.13. 絆魂`. */
const halfWidth =
  /(?<=[\u3000-\u30FF\u3400-\u9FFF\uFF00-\uFFEF“”{}])[,;:.!?()"']|[,;!?()"'](?=\s?[\u3000-\u30FF\u3400-\u9FFF\uFF00-\uFFEF“”{}])/u;
