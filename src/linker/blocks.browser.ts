/** What the linker leaves alone: links, code, what is typed in, and what its author says. */
const left =
  'a,button,code,pre,kbd,samp,textarea,input,select,option,script,style,noscript,template,svg,math,iframe,[contenteditable]:not([contenteditable="false"]),[data-no-cite]';
const blocks =
  'address,article,aside,blockquote,body,caption,dd,details,div,dt,figcaption,footer,h1,h2,h3,h4,h5,h6,header,legend,li,main,nav,p,section,summary,table,td,th';

/** The texts of a block that may be linked, in order, and all that the block says. */
export interface Block {
  readonly texts: readonly Text[];
  readonly around: string;
}

/** The texts below an element, by the block that each is in. */
export function blocksIn(root: Element): Block[] {
  if (root.closest(left)) return [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (node instanceof Element)
      return node.matches(left) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    return node.nodeValue?.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
  });
  const found = new Map<Element, Text[]>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const block = node.parentElement?.closest(blocks);
    if (block) found.set(block, [...(found.get(block) ?? []), node as Text]);
  }
  return [...found].map(([block, texts]) => ({ texts, around: aroundOf(block) }));
}

/** What says what a text is about: its block, the heading above, the title of the page. */
function aroundOf(block: Element): string {
  const headings = block.closest('section,article,main,body')?.querySelectorAll('h1,h2,h3') ?? [];
  const said = [block, ...headings].map(({ textContent }) => textContent?.slice(0, mostAround));
  return [...said, document.title].join('\n');
}

const mostAround = 2000;
