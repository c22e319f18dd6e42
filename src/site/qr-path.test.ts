import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

const address = 'https://sidejudge.example/zh/ipg/2.3/';

test('the path darkens exactly the modules of the code', () => {
  const { size, path } = qrPath(address);
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/gu)) {
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  expect(drawn).toEqual(encode(address, { ecc: 'M', border: 4 }).data);
});

test('the quiet zone is left free', () => {
  expect(qrPath(address).path).toMatch(/^M4 4h7v1/u);
});
