import { expect, it } from 'vitest';
import { emptyFlow } from '../../pipeline/text/flow.ts';
import { hangAnnotations } from './hang-annotations.ts';
import type { GuideBlock } from './structure.ts';

const block = (
  role: GuideBlock['role'],
  part: GuideBlock['part'],
  rest: Partial<GuideBlock> = {},
): GuideBlock => ({
  role,
  part,
  lang: 'ja',
  flow: emptyFlow,
  markup: [],
  ...rest,
});

const first = block('clause', 'examples', { label: 'A' });
const second = block('clause', 'examples', { label: 'B' });
const english = block('clause', 'remedy', { lang: 'en' });
const onLast = block('annotation', 'examples');
const onNamed = block('annotation', 'examples', { about: { scope: 'label', label: 'A' } });
const early = block('annotation', 'remedy');
const late = block('annotation', 'remedy');
const alone = block('annotation', 'upgrade');

it('hangs an annotation on the clause it names, or on the last one before it, within its part', () => {
  const hung = hangAnnotations([first, second, onLast, onNamed, early, english, late, alone]);
  expect(hung.get(onLast)).toEqual({ clause: second, isSure: true });
  expect(hung.get(onNamed)).toEqual({ clause: first, isSure: true });
  expect(hung.get(early)).toEqual({ clause: english, isSure: false });
  expect(hung.get(late)).toEqual({ clause: english, isSure: false });
  expect(hung.has(alone)).toBe(false);
});
