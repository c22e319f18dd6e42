import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ipgSectionSchema } from '../../../schema/ipg.ts';
import { colorTokens } from '../color-tokens.ts';
import { drawSocialPicture, socialSize } from './draw.ts';
import { listSocialPictures, socialPictureOf } from './pictures.ts';
import { getRenderer } from './render.ts';

const sections = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    ipgSectionSchema.parse({
      schemaVersion: 1,
      document: 'ipg',
      section: `1.${index + 1}`,
      titles: {},
      penalty: {},
      editions: {},
      headings: [],
      clauses: [],
    }),
  );

test.each([2, 500, 501])('every page of %i sections names a picture that there is', (count) => {
  const pictures = listSocialPictures({ sections: sections(count), chapters: [], cards: [] });
  for (const path of ['', 'terms/', 'm10/', 'm10/cards/fog/', 'ipg/1.1/', `ipg/1.${count}/`])
    expect([...pictures.keys()]).toContain(socialPictureOf(path, 'zh', count).name);
});

test('sections have pictures of their own while they are few', () => {
  expect(socialPictureOf('ipg/1.2/', 'en', 2).name).toBe('ipg-1.2');
  expect(socialPictureOf('ipg/1.2/', 'en', 501).name).toBe('site');
});

test('a picture is a PNG of the size that the pages state', async () => {
  const { measure, toPng } = await getRenderer();
  const tokens = colorTokens(readFileSync('src/styles/tokens.css', 'utf8'));
  for (const [name, picture] of listSocialPictures({ sections: sections(1), chapters: [], cards: [] })) {
    const png = Buffer.from(toPng(drawSocialPicture(picture, tokens, measure)));
    expect(png.subarray(1, 4).toString(), name).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], name).toEqual([socialSize.width, socialSize.height]);
  }
});
