/** Elements in which no link is made. The author of a page can exclude any element with `data-no-cite`. */
const skipped =
  'a,button,label,summary,code,pre,kbd,samp,textarea,input,select,script,style,svg,math,[contenteditable]:not([contenteditable="false"]),[data-no-cite]';
const blocks =
  'address,article,aside,blockquote,body,caption,dd,details,div,dt,figcaption,footer,h1,h2,h3,h4,h5,h6,header,legend,li,main,nav,p,section,table,td,th';
const breaks = `br,hr,img,${blocks}`;

/** Text nodes of a block with only inline tags between them: `<b>IPG</b> 2.3`. */
type Run = Text[];

export function runsIn(root: Element): Run[] {
  if (root.closest(skipped)) return [];
  let isBroken = true;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
    const isSkipped = node.matches(skipped);
    isBroken ||= isSkipped || node.matches(breaks);
    return isSkipped ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
  });
  const runs: Run[] = [];
  let last: Element | null | undefined;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const block = node.parentElement?.closest(blocks);
    if (isBroken || block !== last) runs.push([]);
    runs.at(-1)?.push(node as Text);
    last = block;
    isBroken = false;
  }
  return runs;
}

/** One range for all links, because the browser updates every existing range after each change of the page. */
const range = new Range();

/** Wraps characters of a run in a link, with the elements that they fill. Does nothing if that splits an element. */
export function wrap(run: Run, from: number, end: number, link: HTMLAnchorElement): void {
  let at = 0;
  for (const text of run) {
    const next = at + text.length;
    if (from >= at && from < next) range.setStart(text, from - at);
    if (end > at && end <= next) range.setEnd(text, end - at);
    at = next;
  }
  while (range.startOffset === 0 && range.startContainer !== range.commonAncestorContainer)
    range.setStartBefore(range.startContainer);
  for (let node = range.endContainer; node !== range.commonAncestorContainer; node = range.endContainer) {
    if (range.endOffset < (node.nodeValue?.length ?? node.childNodes.length)) break;
    range.setEndAfter(node);
  }
  try {
    range.surroundContents(link);
  } catch {
    // The link would split an element.
  }
}
