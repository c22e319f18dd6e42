let timer: ReturnType<typeof setTimeout> | undefined;

/** Announces a text in the page's status line, for four seconds. */
export function announce(text: string): void {
  const status = document.querySelector<HTMLElement>('[data-copy-status]');
  if (!status) return;
  clearTimeout(timer);
  status.textContent = text;
  timer = setTimeout(() => {
    status.textContent = '';
  }, 4000);
}
