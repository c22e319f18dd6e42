/**
 * The media type of a file of the site by its ending; null for bytes whose type nobody asks for. A folder
 * (`zh/ipg/2.3/`) is a page.
 */
export function textTypeOf(path: string): string | null {
  if (path === '' || path.endsWith('/')) return 'text/html; charset=utf-8';
  return types[/\.(\w+)$/u.exec(path)?.[1] ?? ''] ?? null;
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};
