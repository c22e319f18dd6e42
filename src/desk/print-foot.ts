/**
 * The style sheet that puts two lines at the foot of every printed page; the number beside them is every page's (print.css).
 * Margin boxes take no text from the page, so each page has its own sheet. What a text brings (quotes, `<`) is
 * escaped, so that it stays text.
 *
 * `printFoot(['IPG 2.3', '/zh/ipg/2.3/']) // => '@page{…content:"IPG 2.3\a /zh/ipg/2.3/"…}'`
 */
export function printFoot(lines: readonly string[]): string {
  const text = lines.map(escapeForCss).join('\\a ');
  return `@page{@bottom-left{content:"${text}";white-space:pre-line;font:7.5pt/1.5 sans-serif;vertical-align:top;padding-top:3mm}}`;
}

function escapeForCss(text: string): string {
  return text.replace(/["\\<\n\r\f]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `);
}
