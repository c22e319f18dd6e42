/** Every string of a record that may be Chinese: what is marked as Japanese or English is left out. */
export function chineseIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(chineseIn);
  if (typeof value !== 'object' || value === null) return [];
  const { lang } = value as { lang?: unknown };
  if (lang === 'ja' || lang === 'en') return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'ja' || key === 'en' ? [] : chineseIn(each),
  );
}
