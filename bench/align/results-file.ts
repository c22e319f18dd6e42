/**
 * A results file with one section put in or replaced. Each benchmark writes its own section, from its heading to
 * the next of the same level, and leaves the others as they are.
 */
export const replaceSection = (text: string, section: string): string => {
  const heading = section.split('\n', 1)[0] ?? '';
  const body = section.trimEnd();
  const sections = text.split(/^(?=## )/mu);
  const at = sections.findIndex((one) => one.split('\n', 1)[0] === heading);
  const next = at < 0 ? [...sections, body] : sections.with(at, body);
  return `${next
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .join('\n\n')}\n`;
};
