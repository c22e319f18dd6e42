/** The name of a range. `joinNames('Additional Remedy 1', 'Additional Remedy 3') // => 'Additional Remedy 1–3'` */
export function joinNames(first: string, last: string): string {
  if (first === last) return first;
  const stem = /^.*?(?=\d+$|[A-Z]{1,2}$)/u.exec(first)?.[0] ?? '';
  const rest = stem !== '' && last.startsWith(stem) ? last.slice(stem.length) : last;
  return `${first}–${rest}`;
}
