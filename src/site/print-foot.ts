/**
 * The style sheet that puts two lines at the foot of every printed page, and the number of the page beside them.
 * Margin boxes take no text from the page, so each page has its own sheet. What a text brings (quotes, `<`) is
 * escaped, so that it stays text.
 *
 * `printFoot(['IPG 2.3', '/zh/ipg/2.3/']) // => '@page{…content:"IPG 2.3\a /zh/ipg/2.3/"…}'`
 */
export function printFoot(lines: readonly string[]): string {
  const text = lines.map(escapeForCss).join('\\a ');
  const type = 'font:7.5pt/1.5 sans-serif;vertical-align:top;padding-top:3mm';
  return `@page{@bottom-left{content:"${text}";white-space:pre;${type}}@bottom-right{content:counter(page)" / "counter(pages);${type}}}`;
}

/**
 * The same sheet with another address, and of the editions, which end its first line, those that are printed.
 *
 * `printFootAt(printFoot(['IPG 2.3 · zh 2009 · en 2010', '/zh/']), 'https://site/zh/#a..b', [true, false])`
 */
export function printFootAt(css: string, address: string, isPrinted: readonly boolean[] = []): string {
  return css.replace(
    /(content:")((?:(?!\\a )[^"])*)\\a [^"]*(?=";white-space)/u,
    (_, before: string, line: string) => {
      const names = line.split(' · ');
      const first = names.length - isPrinted.length;
      const kept = names.filter((_name, at) => isPrinted[at - first] ?? true);
      return `${before}${kept.join(' · ')}\\a ${escapeForCss(address)}`;
    },
  );
}

function escapeForCss(text: string): string {
  return text.replace(/["\\<\n\r\f]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `);
}
