let timer: ReturnType<typeof setTimeout> | undefined;

/** Says something in the page's status line; what asks for an answer stays until something else is said. */
export function announce(text: string, { isKept = false } = {}): void {
  const status = document.querySelector<HTMLElement>('[data-copy-status]');
  if (!status) return;
  clearTimeout(timer);
  status.textContent = text;
  if (isKept || text === '') return;
  timer = setTimeout(() => {
    status.textContent = '';
  }, 4000);
}
