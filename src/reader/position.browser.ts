/** Marks the current part in the list of parts: the first one that crosses a band in the upper third. */
export function showPosition(links: readonly HTMLAnchorElement[]): void {
  const parts = links.flatMap(
    (link) => document.getElementById(link.hash.slice(1))?.closest('section') ?? [],
  );
  const visible = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target);
        else visible.delete(target);
      }
      const current = parts.findIndex((part) => visible.has(part));
      for (const [at, link] of links.entries()) {
        if (at === current) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
      // The list scrolls sideways if it is wider than the window.
      const list = links[current]?.parentElement;
      if (list) list.scrollLeft = (links[current]?.offsetLeft ?? 0) - list.clientWidth / 3;
    },
    { rootMargin: '-20% 0px -70%' },
  );
  for (const part of parts) observer.observe(part);
}
