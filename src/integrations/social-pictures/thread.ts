// Draws every social picture in a thread of its own; see `socialPictures`. Posts how many there are.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { colorTokens } from '../../lib/page/color-tokens.ts';
import { drawSocialPicture } from '../../lib/page/social/draw.ts';
import { listSocialPictures } from '../../lib/page/social/pictures.ts';
import { getRenderer } from '../../lib/page/social/render.ts';
import { readSearchedContent } from '../read-records.ts';

const { root, folder }: SocialPicturesInput = workerData;
const tokens = colorTokens(readFileSync(path.join(root, 'src/styles/tokens.css'), 'utf8'));
const { measure, toPng } = await getRenderer();
const pictures = listSocialPictures(readSearchedContent(root));
mkdirSync(folder, { recursive: true });
for (const [name, picture] of pictures)
  writeFileSync(path.join(folder, `${name}.png`), toPng(drawSocialPicture(picture, tokens, measure)));
parentPort?.postMessage(pictures.size);

export interface SocialPicturesInput {
  /** The folder of the project. */
  readonly root: string;
  /** Where the pictures go. */
  readonly folder: string;
}
