/** Where sentences begin and end, in printed and in folded text. */

/** Whether a text ends a sentence, closing quotation marks and brackets aside: `…(or so.)`, `…である。」`. */
export const endsSentence = (text: string): boolean =>
  /[。．.!?！？…｡]$/u.test(text.slice(-12).replace(/[)）\]］』」”’"'》〉】〕*_†‡¹²³⁴-⁹\s]+$/u, ''));

/** Whether a text leads in to what follows: `…any of the following:`. */
export const endsWithColon = (text: string): boolean =>
  /[:：︰]$/u.test(text.slice(-4).replace(/[*_\s]+$/u, ''));

/** Whether a text begins with what can only be inside or at the end of a sentence: `。`, `」时，…`, `) is exiled.` */
export const beginsInsideSentence = (text: string): boolean =>
  /^(?:[，。．、；：！？）］」』》】〕”’]|[,.;:!?)\]](?!\S*[(（[]))/u.test(text);

/** Whether there is only punctuation that ends or closes: the `。` that a page end has left alone. */
export const isLonePunctuation = (text: string): boolean =>
  /^[，。、；：！？）」』》】”’,.;:!?)\]]{1,4}$/u.test(text);
