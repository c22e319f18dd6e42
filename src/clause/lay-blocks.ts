/**
 * Lays out the text of a clause: lines below a line, which are its points, as a list, and lines of cells between bars
 * as a table with a head. Takes and gives HTML as the MDX has it (paragraphs, with `<br>` between lines); everything
 * else comes back as it was. Bars stay in the text, out of sight, because they stand in the source.
 *
 * `layBlocks('<p>Do:<br>this<br>that</p>') // => '<p>Do:</p><ul><li>this</li><li>that</li></ul>'`
 */
export function layBlocks(html: string): string {
  if (!/<br|<p>\|/u.test(html)) return html;
  const paragraphs = [...html.matchAll(/<p>(.*?)<\/p>/gsu)].map(([, inner = '']) =>
    inner.split(/\s*<br\s*\/?>\s*/u),
  );
  // Anything but paragraphs is not for us to take apart.
  if (html.replaceAll(/<p>.*?<\/p>/gsu, '').trim() !== '') return html;
  const blocks: { isTable: boolean; lines: string[] }[] = [];
  for (const lines of paragraphs) {
    const isTable = lines.every(isRow);
    const last = blocks.at(-1);
    if (isTable && last?.isTable) last.lines.push(...lines);
    else blocks.push({ isTable, lines });
  }
  return blocks.map(({ isTable, lines }) => (isTable ? toTable(lines) : toList(lines))).join('');
}

const isRow = (line: string): boolean => /^\|.*\|$/su.test(line.trim());

function toList([lead = '', ...points]: readonly string[]): string {
  const list = points.map((point) => `<li>${point}</li>`).join('');
  return `<p>${lead}</p>${list && `<ul>${list}</ul>`}`;
}

function toTable(lines: readonly string[]): string {
  const rows = lines.map((line, at) => {
    // Bars in an attribute are none: they stand between a tag's brackets.
    const cells = line
      .trim()
      .split(/\|(?![^<]*>)/u)
      .slice(1, -1);
    const name = at === 0 && lines.length > 1 ? 'th' : 'td';
    const row = cells.map((cell) => `<${name}>${bar}${cell.trim()}</${name}>`).join('');
    // The bar that closes the row stands in its last cell.
    return `<tr>${row.slice(0, -5)}${bar}</${name}></tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}

const bar = '<span class="hidden-text" aria-hidden="true"> | </span>';
