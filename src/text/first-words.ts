/**
 * Returns the first line of a text or the first row of a table, cut at the first pause after a third of `length`, at
 * the latest at `length`; an ellipsis marks the cut. Latin words stay whole; ASCII characters count half.
 * `firstWords('如果包含问题的牌叠已不复存在,则无需适用修正。', 20) // => '如果包含问题的牌叠已不复存在…'`
 */
export function firstWords(text: string, length: number): string {
  const [first = ''] = text.trim().split('\n');
  const line = first.replace(/^\|\s*|\s*\|$/gu, '').replace(/\s*\|\s*/gu, ' · ');
  const units = line.match(/(?:\d+\.(?=\d)|[\p{Script=Latin}\d’'-])+|\s+|./gsu) ?? [];
  let width = 0;
  let taken = '';
  for (const unit of units) {
    width += /^[\x20-\x7e’]+$/u.test(unit) ? unit.length / 2 : unit.length;
    const isPause = /^[，,、。：:；;.]$/u.test(unit) && width > length / 3;
    if (width > length || isPause) return `${taken.trimEnd().replace(/[(（「“‘]$/u, '')}…`;
    taken += unit;
  }
  return taken;
}
