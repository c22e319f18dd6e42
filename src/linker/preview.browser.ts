import { type InterfaceLanguage, languageTags } from '../schema/language.ts';
import type { CitedNames } from '../search/cite/lexicon.ts';
import { isComposing } from '../site/composing.browser.ts';
import { element } from '../site/helpers.browser.ts';
import css from './preview.css?inline';
import type { Preview, PreviewedClause } from './previews.ts';
import { linkerWords } from './words.ts';

interface Site {
  /** The URL of the root of this site, with a slash at the end. */
  readonly base: string;
  readonly lang: InterfaceLanguage;
  readonly names: CitedNames;
}

/**
 * Shows a preview on hover, on keyboard focus, or on a first tap. Closes it on Esc, on a tap elsewhere, or when
 * pointer and focus leave the link and the preview.
 */
export function startPreviews(site: Site): void {
  const load = loader(site);
  const { host, frame } = makeHost(languageTags[site.lang]);
  /** The link whose preview is open or loading, or could not be loaded. */
  let current: HTMLAnchorElement | null = null;
  let timer = 0;

  const close = () => {
    clearTimeout(timer);
    current?.removeAttribute('aria-describedby');
    current = null;
    host.remove();
  };
  const show = async (link: HTMLAnchorElement) => {
    clearTimeout(timer);
    if (current === link) return;
    close();
    current = link;
    const content = await load(link.dataset.cited ?? '');
    // Shows nothing if the pointer or focus has left, or if there is no preview.
    if (current !== link || !content || !link.isConnected) return;
    const { name, text, lang, says } = content;
    frame.replaceChildren(element('a', { href: link.href }, name), element('p', { lang }, text));
    if (says) frame.append(element('small', {}, says));
    // The preview follows the link in the DOM, so that the next Tab enters it. It is in the top layer, so that the
    // page does not move, and no element cuts the preview off.
    link.after(host);
    frame.showPopover({ source: link });
    link.setAttribute('aria-describedby', host.id);
  };
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && (host.contains(target) || current?.contains(target) === true);

  addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    clearTimeout(timer);
    const link = linkAt(target);
    if (link) timer = window.setTimeout(show, patience, link);
    else if (![target, document.activeElement].some(isInside)) timer = window.setTimeout(close, patience);
  });
  addEventListener('focusin', ({ target }) => {
    const link = linkAt(target);
    // Not after a tap, which focuses the link before its click.
    if (link?.matches(':focus-visible')) void show(link);
    else if (!isInside(target)) close();
  });
  // In the capture phase, so that a dialog of the page stays open.
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event) || !host.isConnected) return;
    event.preventDefault();
    event.stopPropagation();
    if (document.activeElement === host) current?.focus();
    close();
  };
  addEventListener('keydown', closeByKey, { capture: true });
  addEventListener('click', async (event) => {
    if ((event as PointerEvent).pointerType !== 'touch' || event.defaultPrevented) return;
    const link = linkAt(event.target);
    if (!link && !isInside(event.target)) close();
    if (!link || (link === current && host.isConnected)) return;
    event.preventDefault();
    await Promise.race([show(link), new Promise((resolve) => setTimeout(resolve, longest))]);
    if (current === link && !host.isConnected) location.assign(link.href);
  });
}

/** Milliseconds of hovering before a preview opens, and after leaving before it closes. */
const patience = 250;
/** Milliseconds that a tap waits for a preview. After that, the tap follows the link. */
const longest = 1000;

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-cited]') : null;

/** The host has a tag name of its own, so that styles of the page for `div` or `span` do not apply to it. */
function makeHost(lang: string): { host: HTMLElement; frame: HTMLElement } {
  const host = document.createElement('sidejudge-preview');
  host.id = 'sidejudge-preview';
  const frame = element('div', { popover: 'manual', lang, dir: 'ltr' });
  const root = host.attachShadow({ mode: 'open' });
  root.append(frame);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  return { host, frame };
}

/** Loads the preview of an address; null if there is none. One file has all clauses of a section. */
function loader({ base, lang, names }: Site): (url: string) => Promise<PreviewedClause | null> {
  const known = new Map<string, Preview>();
  const loadSection = async (path: string) => {
    const preview = known.get(path) ?? (await loadJson(`${base}linker/${path}.${lang}.json`));
    if (preview) known.set(path, preview);
    return preview;
  };
  return async (url) => {
    const absent = names.entries.find((entry) => entry.url === url && !entry.anchors);
    if (absent) {
      const guide = names.guides.find(({ id }) => id === absent.document)?.name;
      const name = `${guide} ${absent.section} ${absent.titles[lang] ?? absent.titles.en ?? ''}`.trim();
      return { name, text: linkerWords[lang].absent, lang: languageTags[lang], says: '' };
    }
    const [, path = '', id = ''] = /^(.+)\/(?:#(.*))?$/u.exec(url) ?? [];
    const preview = await loadSection(path);
    // For a whole section, the clause that represents it.
    const clause = preview?.clauses[id.replace(/\.\..*$/u, '')] ?? preview?.clauses[preview.first];
    return clause ? { ...clause, name: `${preview?.name}, ${clause.name}` } : null;
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
