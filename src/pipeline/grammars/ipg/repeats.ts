/**
 * What makes two paragraphs the same print of one text: quotation marks, width of punctuation and spaces may
 * differ, nothing else. Undefined for a text too short to be told from chance.
 *
 * `处理此违规。"甲"` and `处理此违规。“甲”` have one key.
 */
export const repeatKey = (text: string): string | undefined => {
  const key = text.normalize('NFKC').replace(/["'“”„‟‘’‚‛«»「」『』＂＇\s]/gu, '');
  return key.length < shortestRepeat ? undefined : key;
};

const shortestRepeat = 12;
