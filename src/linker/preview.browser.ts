import { type InterfaceLanguage, languageTags } from '../schema/language.ts';
import type { CitedNames } from '../search/cite/lexicon.ts';
import { isComposing } from '../site/composing.browser.ts';
import css from './preview.css?inline';
import type { Preview } from './previews.ts';
import { linkerWords } from './words.ts';

/** The links of a page, and the places of the site that they lead to, as addresses without the language. */
export interface Links {
  /** The address of the site, a slash at the end. */
  readonly base: string;
  readonly lang: InterfaceLanguage;
  readonly names: CitedNames;
  readonly made: ReadonlyMap<HTMLAnchorElement, string>;
}

/** Shows the preview of a link; false where there is none, or the reader has gone on. */
export type Show = (link: HTMLAnchorElement) => Promise<boolean>;

/**
 * Shows previews at links, one at a time: on hover, on focus, on a first tap; until Esc or until the pointer and focus
 * have left. It is loaded with the first of them, for which it gives back what shows one.
 */
export function startPreviews(links: Links): Show {
  const load = loader(links);
  const linkOf = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest('a') : null;
    return link && links.made.has(link) ? link : null;
  };
  const host = document.createElement('span');
  host.popover = 'manual';
  host.id = 'sidejudge-preview';
  // What the page says of its own popovers is stronger than `:host`.
  Object.assign(host.style, { padding: '0', border: '0' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  const place = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet, place];
  let shown: HTMLAnchorElement | null = null;
  let wanted: HTMLAnchorElement | null = null;
  let timer = 0;

  const close = () => {
    wanted = null;
    shown?.removeAttribute('aria-describedby');
    shown = null;
    host.remove();
  };
  const show = async (link: HTMLAnchorElement) => {
    clearTimeout(timer);
    if (shown === link) return true;
    wanted = link;
    const content = await load(link);
    // A tap asks for it when it focuses the link, and again when it ends.
    if (shown === link) return true;
    // The reader may have gone on; a link without a preview is a plain link.
    if (wanted !== link || !content) return false;
    close();
    shown = link;
    root.replaceChildren(draw(content));
    // After the link, so that the next Tab enters it; in the top layer, so that nothing moves or cuts it off.
    link.after(host);
    host.showPopover();
    place.replaceSync(placeAt(link, host));
    link.setAttribute('aria-describedby', host.id);
    return true;
  };
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && (host.contains(target) || shown?.contains(target) === true);
  const leave = () => {
    clearTimeout(timer);
    timer = window.setTimeout(close, patience);
  };

  addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    const link = linkOf(target);
    if (link) {
      clearTimeout(timer);
      timer = window.setTimeout(show, patience, link);
    } else if (isInside(target)) clearTimeout(timer);
    else if (shown || wanted) leave();
  });
  addEventListener('focusin', ({ target }) => {
    const link = linkOf(target);
    if (link) void show(link);
    else if (shown && !isInside(target)) close();
  });
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !isComposing(event)) close();
  });
  addEventListener('click', (event) => {
    const link = linkOf(event.target);
    const isTouch = (event as PointerEvent).pointerType === 'touch';
    if (!isTouch || event.defaultPrevented) return;
    if (!link) {
      if (shown && !isInside(event.target)) close();
    } else if (shown !== link) {
      event.preventDefault();
      // Without a preview the tap is that on any link.
      void show(link).then((isShown) => isShown || location.assign(link.href));
    }
  });
  return show;
}

/** What is shown at a link: a name that leads there, a text and what is said of it. */
interface Shown {
  readonly name: string;
  readonly href: string;
  readonly text: string;
  readonly lang: string;
  readonly says: string;
  /** Of the preview's own words. */
  readonly reader: string;
}

/** Finds what is shown at a link, in one file for each section; null where it does not come. */
function loader({ base, lang, names, made }: Links): (link: HTMLAnchorElement) => Promise<Shown | null> {
  const files = new Map<string, Promise<Preview | null>>();
  const fetchPreview = (path: string) => {
    const coming = files.get(path) ?? loadJson(base + path);
    files.set(path, coming);
    return coming;
  };
  return async (link) => {
    const url = made.get(link) ?? '';
    const [, document, number, id = ''] = /^([^/]+)\/(?:#s-)?([\d.]+)?(?:\/(?:#(.*))?)?$/u.exec(url) ?? [];
    const section = names.entries.find((each) => each.document === document && each.section === number);
    if (!section) return null;
    const own = { href: link.href, reader: languageTags[lang] };
    if (!section.anchors) {
      const guide = names.guides.find((each) => each.id === document)?.name;
      const name = section.titles[lang] ?? section.titles.en ?? '';
      const text = linkerWords[lang].absent;
      return { ...own, name: `${guide} ${number} ${name}`.trim(), text, lang: own.reader, says: '' };
    }
    const preview = await fetchPreview(`linker/${document}/${number}.${lang}.json`);
    // A clause of it, or the whole.
    const clause = preview?.clauses[id.replace(/\.\..*$/u, '')] ?? preview?.clauses[preview.first];
    return clause ? { ...clause, ...own, name: `${preview?.name}, ${clause.name}` } : null;
  };
}

async function loadJson(address: string): Promise<Preview | null> {
  try {
    const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

function draw({ name, href, text, lang, says, reader }: Shown): HTMLElement {
  const make = (tag: string, content: string) =>
    Object.assign(document.createElement(tag), { textContent: content });
  const frame = document.createElement('div');
  frame.lang = reader;
  frame.append(
    Object.assign(make('a', name), { href }),
    Object.assign(make('p', text), { lang }),
    ...(says ? [make('small', says)] : []),
  );
  return frame;
}

/** Below the link, or above it where there is more room; never beyond the window. */
function placeAt(link: Element, host: Element): string {
  const at = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { width, height } = host.getBoundingClientRect();
  const left = Math.max(8, Math.min(at.left, innerWidth - width - 8));
  const isBelow = at.bottom + height < innerHeight || at.top < innerHeight - at.bottom;
  return `:host{left:${left}px;top:${isBelow ? at.bottom : Math.max(0, at.top - height)}px}`;
}

/** Milliseconds in which a pointer may cross a link, or the way into its preview. */
const patience = 250;
