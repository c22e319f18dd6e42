/**
 * A text without what stands in quotation marks and brackets: there somebody else speaks. A bracket that never
 * closes hides nothing. Linear in the length of the text.
 *
 * `「唱えます」と宣言した。` // => `と宣言した。`
 */
export const withoutQuotes = (text: string): string => {
  const closers: string[] = [];
  const starts: number[] = [];
  const hidden: { readonly from: number; readonly to: number }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const closer = pairs.get(character);
    if (closer !== undefined) {
      closers.push(closer);
      starts.push(at);
    } else if (closers.at(-1) === character) {
      closers.pop();
      const from = starts.pop() ?? at;
      // What lay hidden inside of this pair is part of it.
      while ((hidden.at(-1)?.from ?? -1) > from) hidden.pop();
      hidden.push({ from, to: at + 1 });
    }
  }
  let result = '';
  let from = 0;
  for (const range of hidden) {
    result += text.slice(from, range.from);
    from = range.to;
  }
  return result + text.slice(from);
};

const pairs = new Map([
  ['「', '」'],
  ['『', '』'],
  ['(', ')'],
  ['（', '）'],
  ['〔', '〕'],
  ['《', '》'],
  ['【', '】'],
  ['“', '”'],
]);
