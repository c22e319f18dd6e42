/**
 * A text without its quotations and brackets, whose style is not the writer's. A bracket that never closes hides
 * nothing.
 *
 * `「唱えます」と宣言した。` // => `と宣言した。`
 */
export const withoutQuotes = (text: string): string => {
  let result = text;
  for (let round = 0; round < deepest; round += 1) {
    const inner = result.replace(innermost, '');
    if (inner === result) break;
    result = inner;
  }
  return result;
};

/** Brackets inside brackets are rarely deeper. */
const deepest = 4;

const innermost = new RegExp(
  ['「」', '『』', '()', '（）', '〔〕', '《》', '【】', '“”']
    .map(([open, close]) => `[${open}][^「」『』()（）〔〕《》【】“”]*[${close}]`)
    .join('|'),
  'gu',
);
