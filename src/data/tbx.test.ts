import { expect, test } from 'vitest';
import { readRoot } from '../../tests/lib/read-xml.ts';
import { termFileSchema } from '../schema/term.ts';
import { toTbx } from './tbx.ts';

const use = { zh: '用 <此>', ja: '用', en: 'used & <so>' };
const terms = termFileSchema.parse([
  {
    id: 'triggered-ability',
    zh: '触发式异能',
    ja: '誘発型能力',
    kana: 'ゆうはつがたのうりょく',
    en: 'triggered ability',
    abbreviation: 'TA',
    aliases: ['触发', '誘発', 'トリガー', 'trigger'],
    use,
  },
]);
const text = toTbx(terms, { notice: 'Unofficial.', license: 'Ours.', texts: [] });

test('the term base is well-formed XML, whatever its words', () => {
  expect(() => readRoot(text)).not.toThrow();
  expect(text).toContain('used &amp; &lt;so&gt;');
});

test('a term is a concept with its names in each language', () => {
  const langSecs = text.split('<langSec').slice(1);
  const names = langSecs.map((one) => [...one.matchAll(/<term>([^<]*)<\/term>/gu)].map(([, name]) => name));
  expect(names).toEqual([
    ['触发式异能', '触发'],
    ['誘発型能力', '誘発', 'トリガー'],
    ['triggered ability', 'TA', 'trigger'],
  ]);
  expect(text).toContain('<note>ゆうはつがたのうりょく</note>');
  expect(text).toContain('<conceptEntry id="triggered-ability">');
});
