import { expect, it } from 'vitest';
import { editionSchema } from './source.ts';

const evidence = { zh: '依据', ja: '根拠', en: 'evidence' };

it.each([
  [{ date: '2009-06-23' }, true],
  [{ date: null }, true],
  [{ date: null, before: '2019-07-12' }, true],
  [{ date: null, notBefore: '2019-07-12', before: '2024-02-02' }, true],
  [{ date: null, notBefore: '2024-02-02', before: '2019-07-12' }, false],
  [{ date: null, notBefore: '2019-07-12', before: '2019-07-12' }, false],
  [{ date: '2009-06-23', before: '2019-07-12' }, false],
])('the date %j of an edition is valid: %s', (edition, isSane) => {
  expect(editionSchema.safeParse({ ...edition, evidence }).success).toBe(isSane);
});
