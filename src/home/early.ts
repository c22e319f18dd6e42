import type { LastRead } from './last.browser.ts';

/**
 * Shows the section that was read last on this device, in the language of the page where it has a name in that; again when
 * the back/forward cache gives the page back. Put into the page as text, as in site/early.ts.
 */
export function showLastRead(): void {
  const line = document.querySelector<HTMLElement>('[data-last-read]');
  const show = () => {
    try {
      const last: Partial<LastRead> = JSON.parse(localStorage.getItem('sidejudge-last') ?? '');
      const { path, number, names = {} } = last;
      if (!line || !path || !number) return;
      const { lang } = document.documentElement;
      const [link, name] = [document.createElement('a'), document.createElement('span')];
      name.lang = names[lang] === undefined ? 'en' : lang;
      name.textContent = names[name.lang] ?? '';
      link.href = `${line.dataset.lastRead}${path}`;
      link.append(`${number} `, name);
      line.querySelector('a')?.remove();
      line.append(link);
      line.hidden = false;
    } catch {
      // A browser that keeps nothing, or has kept nothing yet.
    }
  };
  show();
  addEventListener('pageshow', show);
}
