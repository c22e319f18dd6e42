import { remember } from '../helpers.browser.ts';

const sizes = ['usual', 'large', 'largest'] as const;
type Size = (typeof sizes)[number];

/** Goes on to the next size of text, keeps it on this device, and returns it. */
export function nextSize(): Size {
  const { dataset } = document.documentElement;
  const now = sizes.indexOf((dataset.size ?? 'usual') as Size);
  const size = sizes[(now + 1) % sizes.length] ?? 'usual';
  if (size === 'usual') delete dataset.size;
  else dataset.size = size;
  remember('size', size === 'usual' ? null : size);
  return size;
}
