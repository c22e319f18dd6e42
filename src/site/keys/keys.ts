/** What a single key does, in the order in which readers are shown them. */
export const keyTable = [
  { action: 'search', keys: ['/'] },
  { action: 'next', keys: ['j'] },
  { action: 'previous', keys: ['k'] },
  { action: 'link', keys: ['c'] },
  { action: 'back', keys: ['['] },
  { action: 'forward', keys: [']'] },
  { action: 'zh', keys: ['1'] },
  { action: 'ja', keys: ['2'] },
  { action: 'en', keys: ['3'] },
  { action: 'layout', keys: ['v'] },
  { action: 'notes', keys: ['n'] },
  { action: 'theme', keys: ['d'] },
  { action: 'size', keys: ['t'] },
  { action: 'help', keys: ['?'] },
] as const;

export type KeyAction = (typeof keyTable)[number]['action'];

/** Of a keyboard event, what decides; what it was typed into is the caller's business. */
export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly isComposing: boolean;
}

/**
 * The action of a key, or null. With a modifier a key is the browser's or the system's; while an input method
 * composes, it is the method's. Shift is no modifier here: on some keyboards `?` or a digit needs it, and with a
 * letter it is another key.
 */
export function actionOf(press: Press): KeyAction | null {
  if (press.ctrlKey || press.altKey || press.metaKey || press.isComposing) return null;
  return keyTable.find(({ keys }) => (keys as readonly string[]).includes(press.key))?.action ?? null;
}
