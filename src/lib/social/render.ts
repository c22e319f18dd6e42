import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { escapeXml, type MeasureText } from './draw.ts';

/** Turns drawings into PNG, with the face that comes as a package: the same bytes on every machine. */
export function getRenderer(): Promise<Renderer> {
  // One for the whole build: the program that draws can be started only once.
  renderer ??= createRenderer();
  return renderer;
}

export interface Renderer {
  readonly measure: MeasureText;
  /** In the size that the drawing states. */
  readonly toPng: (svg: string) => Uint8Array;
}

let renderer: Promise<Renderer> | undefined;

async function createRenderer(): Promise<Renderer> {
  const { resolve } = createRequire(import.meta.url);
  await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const fontBuffers = [400, 700].map((weight) =>
    readFileSync(resolve(`@fontsource/source-serif-4/files/source-serif-4-latin-${weight}-normal.woff2`)),
  );
  const draw = (svg: string) =>
    new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Source Serif 4' } });
  return {
    measure: (text, size, weight) =>
      draw(
        `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text font-family="Source Serif 4" font-size="${size}" font-weight="${weight}">${escapeXml(text)}</text></svg>`,
      ).getBBox()?.width ?? 0,
    toPng: (svg) => draw(svg).render().asPng(),
  };
}
