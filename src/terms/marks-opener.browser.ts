/**
 * The switch of the marked terms: on by default on a wide window, and as the reader left it. What marks them and the
 * words of the page are loaded when they are to be marked, so that a phone does not wait for them.
 */
const box = document.querySelector<HTMLInputElement>('[data-terms-toggle]');
let convert: ((text: string) => string) | undefined;

// Where the Chinese is shown in Traditional characters, its terms are looked for in those (reader/hant.ts).
addEventListener('hant', ({ detail }: CustomEventInit<(text: string) => string>) => {
  convert = detail;
});

if (box) {
  // Who has checked it before this script came means it.
  if (box.checked) remember(true);
  else box.checked = remembered() ?? matchMedia('(width >= 48rem)').matches;
  const show = () =>
    import('./marks.browser.ts')
      .then(({ showTerms }) => showTerms(box, () => convert))
      .catch(() => undefined);
  box.addEventListener('change', () => {
    remember(box.checked);
    show();
  });
  // The texts are there to be read first.
  if (box.checked && 'requestIdleCallback' in window) requestIdleCallback(show, { timeout: 1000 });
  else if (box.checked) setTimeout(show, 200);
}

function remembered(): boolean | null {
  try {
    const kept = localStorage.getItem('terms');
    return kept === null ? null : kept === '1';
  } catch {
    return null;
  }
}

function remember(isOn: boolean): void {
  try {
    localStorage.setItem('terms', isOn ? '1' : '0');
  } catch {
    // A browser that keeps nothing: the choice holds for this page.
  }
}
