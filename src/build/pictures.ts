import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { OpenContent } from '../records/open-content.ts';
import type { Palette } from '../site/color-tokens.ts';
import { icons } from './manifest.ts';

/** For a site without `content/logo.svg`. */
const ourLogo = readFileSync(new URL('../../public/favicon.svg', import.meta.url));

/**
 * Draws the icons and the picture for shared links from the logo. `content/share.png`, 1200 by 630 px, replaces
 * that picture.
 */
export async function drawPictures(
  { logo = ourLogo, share }: OpenContent['pictures'],
  { paper, action }: Palette,
): Promise<[path: string, bytes: string | Uint8Array][]> {
  const draw = (size: number) =>
    sharp(logo, { density: 72 * 16 })
      .resize(size, size, { fit: 'contain', background: clear })
      .png()
      .toBuffer();
  const frame = async (width: number, height: number, size: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .composite([{ input: await draw(size) }])
      .png()
      .toBuffer();
  return [
    ['favicon.svg', logo],
    ['favicon.ico', toIco(await draw(32), 32)],
    ...(await Promise.all(
      icons.map(
        async ({ name, size, purpose }): Promise<[string, Uint8Array]> => [
          `icons/${name}`,
          // Systems may crop a maskable icon to a circle, so its drawing takes only 60 % of the width.
          await (purpose === 'any' ? draw(size) : frame(size, size, Math.round(0.6 * size), action.light)),
        ],
      ),
    )),
    ['social/site.png', share ?? (await frame(1200, 630, 320, paper.light))],
  ];
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** A Windows icon with one PNG (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
