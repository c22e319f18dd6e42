import type { LastRead } from './last.browser.ts';

/**
 * Shows the section that was read last on this device, with its title in the language of the page or in English. It
 * is inlined as text, like the functions of site/early.ts.
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
      // Storage is unavailable, empty or damaged.
    }
  };
  show();
  addEventListener('pageshow', show);
}
