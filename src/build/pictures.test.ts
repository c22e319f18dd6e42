import { expect, test } from 'vitest';
import type { Palette } from '../site/color-tokens.ts';
import { drawPictures } from './pictures.ts';

const color = { light: '#ffffff', dark: '#000000' };
const palette = { paper: color, action: color } as Palette;

test('a site can have its own picture for shared links', async () => {
  const share = Buffer.from('drawn by somebody');
  const pictures = new Map(await drawPictures({ logo: undefined, share }, palette));
  expect(pictures.get('social/site.png')).toBe(share);
});
