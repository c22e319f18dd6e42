import { setTimeout as pause } from 'node:timers/promises';
import type { Driver } from './browsers.ts';

/** The actions of a reader, in any of the browsers. */
export type Reader = ReturnType<typeof readerWith>;

/** Keys that are no characters (W3C WebDriver, "Keyboard actions"). */
const keys: Readonly<Record<string, string>> = { Control: '\uE009', Enter: '\uE007', Escape: '\uE00C' };

/** In milliseconds; shorter than the timeout of a test (vitest.config.ts). */
const patience = 120_000;

/** @param site the URL of the front page; addresses of pages are relative to it */
export function readerWith(driver: Driver, site: string) {
  /** Runs a function in the page, without the variables of its file. Arguments and result are JSON. */
  const ask = <In extends unknown[], Out>(run: (...given: In) => Out, ...given: In) =>
    driver.evaluate(`(${run})(...${JSON.stringify(given)})`) as Promise<Awaited<Out>>;

  /** Waits until a function in the page returns a truthy value. During navigation it fails, and is tried again. */
  const until = async <In extends unknown[], Out>(run: (...given: In) => Out, ...given: In) => {
    const end = performance.now() + patience;
    while (performance.now() < end) {
      const answer = await ask(run, ...given).catch(() => undefined);
      if (answer) return answer;
      await pause(50);
    }
    throw new Error(`After ${patience / 1000} s the page still gives nothing for ${run} ${given}`);
  };

  /** Waits until an element is visible, and returns its text. */
  const see = async (selector: string) => {
    const { text } = await until((wanted) => {
      const all = [...document.querySelectorAll<HTMLElement>(wanted)];
      const found = all.find((element) => element.checkVisibility({ visibilityProperty: true }));
      return found && { text: found.innerText };
    }, selector);
    return text;
  };

  /** Presses the middle of the first visible element. */
  const click = async (selector: string) => {
    await see(selector);
    const [x, y] = await ask((wanted) => {
      const found = [...document.querySelectorAll(wanted)].find((each) => each.checkVisibility());
      found?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = found?.getBoundingClientRect() ?? new DOMRect();
      return [Math.round(left + width / 2), Math.round(top + height / 2)];
    }, selector);
    const button = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    await driver.perform([
      { type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', x, y }, ...button] },
    ]);
  };

  /** `press('Control', 'k')` holds the first key while the second is pressed. */
  const press = async (...names: readonly string[]) => {
    const values = names.map((name) => keys[name] ?? name);
    const down = values.map((value) => ({ type: 'keyDown', value }));
    const up = values.toReversed().map((value) => ({ type: 'keyUp', value }));
    await driver.perform([{ type: 'key', id: 'keys', actions: [...down, ...up] }]);
  };

  const focus = async (selector: string) => {
    await see(selector);
    await ask((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);
  };

  return {
    ...{ ask, until, see, click, press, focus },
    open: (address: string) => driver.open(new URL(address, site).href),
    back: () => driver.back(),
    print: async () => (await driver.print?.()) ?? new Uint8Array(),
    async type(text: string) {
      for (const character of text) await press(character);
    },
  };
}
