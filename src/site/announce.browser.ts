let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a text for four seconds in the status line of the page, which screen readers announce. */
export function announce(text: string): void {
  const status = document.querySelector<HTMLElement>('[data-copy-status]');
  if (!status) return;
  clearTimeout(timer);
  status.textContent = text;
  timer = setTimeout(() => {
    status.textContent = '';
  }, 4000);
}
