/** Marks in the list of parts the one that is being read: the last whose heading has passed under the bar. */
export function showPosition(links: readonly HTMLAnchorElement[]): void {
  const parts = links.flatMap(
    (link) => document.getElementById(link.hash.slice(1))?.closest('section') ?? [],
  );
  const visible = new Set<Element>();
  // A band in the upper part of the window: whatever part crosses it is the one being read.
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
      // The list scrolls sideways by itself where it is too wide for the window.
      const list = links[current]?.parentElement;
      if (list) list.scrollLeft = (links[current]?.offsetLeft ?? 0) - list.clientWidth / 3;
    },
    { rootMargin: '-20% 0px -70%' },
  );
  for (const part of parts) observer.observe(part);
}
