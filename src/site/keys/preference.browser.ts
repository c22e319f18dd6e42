const key = 'sidejudge-keys';

/** Whether single keys do something; a reader can switch them off (WCAG 2.1.4), and the device remembers. */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

export function switchKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // A browser that keeps nothing: the keys stay on.
  }
}

/** Whether what is pressed here is text, or belongs to an open dialog or panel. */
export function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable], dialog, [popover]') !==
      null
  );
}
