/** Where sentences begin and end, in printed and in folded text. */

/** Whether a text ends with the end of a sentence, before closing quotation marks and brackets: `…(or so.)`, `…である。」`. */
export const endsSentence = (text: string): boolean =>
  /[。．.!?！？…｡]$/u.test(text.slice(-12).replace(/[)）\]］』」”’"'》〉】〕*_†‡¹²³⁴-⁹\s]+$/u, ''));

/** Whether a text ends with a colon: `…any of the following:`. */
export const endsWithColon = (text: string): boolean =>
  /[:：︰]$/u.test(text.slice(-4).replace(/[*_\s]+$/u, ''));

/** Whether a text begins with punctuation that cannot begin a sentence: `。`, `」时，…`, `) is exiled.` */
export const beginsInsideSentence = (text: string): boolean =>
  /^(?:[，。．、；：！？）］」』》】〕”’]|[,.;:!?)\]](?!\S*[(（[]))/u.test(text);

/** Whether a text is only closing punctuation: a `。` that a page break has left alone. */
export const isLonePunctuation = (text: string): boolean =>
  /^[，。、；：！？）」』》】”’,.;:!?)\]]{1,4}$/u.test(text);
