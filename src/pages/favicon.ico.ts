import favicon from '../../public/favicon.svg?raw';
import { getRenderer } from '../lib/page/social/render.ts';

/** The icon for what asks for `/favicon.ico` and reads no SVG: the same drawing, 32 pixels square. */
export async function GET(): Promise<Response> {
  const { toPng } = await getRenderer();
  const png = toPng(favicon.replace('<svg', '<svg width="32" height="32"'));
  return new Response(Buffer.concat([icoHeader(png.length), png]), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
}

/** An ICO file is a directory of pictures before them; here of one PNG. */
function icoHeader(bytes: number): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(bytes, 14);
  return header;
}
