/** What the linker leaves alone: links, code, what is typed in, and what its author says. */
const left =
  'a,button,code,pre,kbd,samp,textarea,input,select,script,style,svg,math,[contenteditable]:not([contenteditable="false"]),[data-no-cite]';
const blocks =
  'address,article,aside,blockquote,body,caption,dd,details,div,dt,figcaption,footer,h1,h2,h3,h4,h5,h6,header,legend,li,main,nav,p,section,summary,table,td,th';
const breaks = `br,hr,img,${blocks}`;

/** Texts of a block with nothing between them but the edges of inline elements: `<b>IPG</b> 2.3`. */
export interface Run {
  readonly texts: readonly Text[];
  /** All that the block says, and what is above it. */
  readonly around: string;
}

/** The texts below an element. */
export function runsIn(root: Element): Run[] {
  if (root.closest(left)) return [];
  let isBroken = true;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
    const isLeft = node.matches(left);
    isBroken ||= isLeft || node.matches(breaks);
    return isLeft ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
  });
  const found: { block: Element; texts: Text[] }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const block = node.parentElement?.closest(blocks) ?? root;
    const last = found.at(-1);
    if (last?.block === block && !isBroken) last.texts.push(node as Text);
    else found.push({ block, texts: [node as Text] });
    isBroken = false;
  }
  const around = new Map(found.map(({ block }) => [block, '']));
  for (const block of around.keys()) around.set(block, aroundOf(block));
  return found.map(({ block, texts }) => ({ texts, around: around.get(block) ?? '' }));
}

/** What says what a text is about: its block, the heading above, the title of the page. */
function aroundOf(block: Element): string {
  const headings = block.closest('section,article,main,body')?.querySelectorAll('h1,h2,h3') ?? [];
  const said = [block, ...headings].map(({ textContent }) => textContent?.slice(0, mostAround));
  return [...said, document.title].join('\n');
}

const mostAround = 2000;
