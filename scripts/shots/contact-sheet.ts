import type { Shot } from './choose.ts';

/** An HTML page that shows the pictures beside it, a row for each kind of page and scheme. */
export function toContactSheet(shots: readonly Shot[]): string {
  const rows = Map.groupBy(shots, ({ kind, scheme }) => `${kind}, ${scheme}`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>Sidejudge: every kind of page</title>
<style>
body { font: 14px/1.5 system-ui, sans-serif; margin: 1rem; }
section { display: flex; gap: 0.75rem; overflow-x: auto; align-items: flex-start; }
figure { margin: 0; }
img { display: block; height: 22rem; width: auto; max-width: none; object-fit: cover; object-position: top; border: 1px solid #8888; }
</style>
<h1>${shots.length} pictures</h1>
${[...rows].map(([title, row]) => `<h2>${title}</h2>\n<section>${row.map(toFigure).join('')}</section>`).join('\n')}
</html>
`;
}

function toFigure({ name, lang, width, address }: Shot): string {
  return `<figure><a href="${name}.png"><img loading="lazy" src="${name}.png" alt="${name}"></a><figcaption>${lang} ${width} <small>/${address.replaceAll('&', '&amp;')}</small></figcaption></figure>`;
}
