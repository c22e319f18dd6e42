/** Where the browser gives no way to copy, the address bar, which the reader is sent to, has the place. */
document.addEventListener('click', (event) => {
  const id = (event.target as Element).closest<HTMLElement>('[data-copy]')?.dataset.copy;
  if (!id || navigator.clipboard) return;
  history.replaceState(history.state, '', `#${id}`);
  dispatchEvent(new Event('addresschange'));
});
