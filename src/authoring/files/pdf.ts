import type { OPS, PDFPageProxy as Page } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { withDrawnBullets } from './pdf-dots.ts';
import { type PdfItem, textOfPages } from './pdf-lines.ts';
import { UnreadableFile } from './unreadable-file.ts';

/**
 * Returns the text of a PDF file in printed order, without running titles and page numbers. Pictures are not decoded,
 * and no script in the file runs. Throws an `UnreadableFile` if the file is damaged, needs a password, or has hardly
 * any text or many unknown characters.
 */
export const readPdf = async (bytes: Uint8Array): Promise<string> => {
  const { getDocument, OPS, VerbosityLevel } = await loadPdfjs();
  const task = getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    // With the names of fonts, which tell bold from regular type.
    fontExtraProperties: true,
    maxImageSize: 1,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    cMapUrl: `${packageFolder}cmaps/`,
    standardFontDataUrl: `${packageFolder}standard_fonts/`,
  });
  try {
    const document = await task.promise;
    const pages: PdfItem[][] = [];
    for (let number = 1; number <= document.numPages; number += 1)
      pages.push(await readPage(await document.getPage(number), OPS));
    return checked(pages);
  } catch (error) {
    throw explained(error);
  } finally {
    await task.destroy();
  }
};

const packageFolder = decodeURIComponent(
  new URL('../../', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')).pathname,
);

/** pdf.js needs the drawing classes of browsers to exist, although nothing is drawn here. */
const loadPdfjs = (): Promise<typeof import('pdfjs-dist/legacy/build/pdf.mjs')> => {
  const drawing: Record<string, unknown> = globalThis as never;
  for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) drawing[name] ??= class {};
  return import('pdfjs-dist/legacy/build/pdf.mjs');
};

const readPage = async (page: Page, operators: typeof OPS): Promise<PdfItem[]> => {
  const { items } = await page.getTextContent();
  // pdf.js loads the fonts of a page only when its operators are listed.
  const drawn = await page.getOperatorList();
  const read = items.flatMap((item): PdfItem[] => {
    if (!('str' in item)) return [];
    const { str: text, width } = item;
    const [, , slant = 0, height = 0, x = 0, y = 0] = item.transform as number[];
    return [{ text, x, y, width, size: Math.hypot(slant, height), ...styleOf(page, item.fontName) }];
  });
  page.cleanup();
  return withDrawnBullets(read, drawn, operators);
};

const styleOf = (page: Page, fontName: string) => {
  const font: { name?: string; bold?: boolean; italic?: boolean } | false =
    page.commonObjs.has(fontName) && page.commonObjs.get(fontName);
  const { name = '', bold = false, italic = false } = font || {};
  const words = name.replace(/^[A-Z]{6}\+/u, '');
  return {
    bold: bold || /bold|black|heavy/iu.test(words),
    italic: italic || /italic|oblique/iu.test(words),
  };
};

const checked = (pages: readonly (readonly PdfItem[])[]): string => {
  const text = textOfPages(pages);
  const signs = text.replace(/\s/gu, '').length;
  if (signs < pages.length * fewestSigns)
    throw new UnreadableFile('scanned', `The file has hardly any text on its ${pages.length} pages.`);
  const unknown = text.match(/[\p{Co}\uFFFD\p{Cc}]/gu)?.filter((one) => one !== '\n').length ?? 0;
  if (unknown > signs * mostUnknown)
    throw new UnreadableFile('no-characters', `${unknown} of ${signs} characters of the file are unknown.`);
  return text;
};

const fewestSigns = 5;
const mostUnknown = 0.1;

const explained = (error: unknown): unknown => {
  if (error instanceof UnreadableFile || !(error instanceof Error)) return error;
  if (error.name === 'PasswordException') return new UnreadableFile('encrypted', 'The file has a password.');
  return new UnreadableFile('damaged', `The PDF file cannot be read (${error.message}).`);
};
