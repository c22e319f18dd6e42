import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { escapeXml, type MeasureText } from './draw.ts';
import { unpackWoff } from './unpack-woff.ts';

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
  // Each drawing reads the faces anew; unpacked, they cost it nothing.
  const fontBuffers = [400, 700].map((weight) =>
    unpackWoff(
      readFileSync(resolve(`@fontsource/source-serif-4/files/source-serif-4-latin-${weight}-normal.woff`)),
    ),
  );
  const draw = (svg: string) =>
    new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Source Serif 4' } });
  const widthOf = (text: string, weight: number) => {
    const drawing = draw(
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text font-family="Source Serif 4" font-size="100" font-weight="${weight}">${escapeXml(text)}</text></svg>`,
    );
    const width = drawing.getBBox()?.width ?? 0;
    drawing.free();
    return width;
  };
  return { measure: measureByCharacters(widthOf), toPng: (svg) => toPng(draw(svg)) };
}

/** Three megabytes of pixels each: they are given back at once and not when memory runs out. */
function toPng(drawing: InstanceType<typeof Resvg>): Uint8Array {
  const picture = drawing.render();
  const png = picture.asPng();
  picture.free();
  drawing.free();
  return png;
}

/** The sum of what each character takes, measured once for each: what it adds between two others. */
function measureByCharacters(widthOf: (text: string, weight: number) => number): MeasureText {
  const widths = new Map<string, number>();
  const advance = (character: string, weight: number) => {
    const key = `${weight}${character}`;
    const width = widths.get(key) ?? widthOf(`H${character}H`, weight) - widthOf('HH', weight);
    widths.set(key, width);
    return width;
  };
  return (text, size, weight) =>
    [...text].reduce((sum, character) => sum + (advance(character, weight) * size) / 100, 0);
}
