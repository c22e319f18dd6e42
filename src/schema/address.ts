import { z } from 'zod';

const form = /^[a-z][a-z0-9-]*\/(?:[a-z0-9][a-z0-9.-]*\/)*(?:#[a-z][a-z0-9.-]*)?$/u;

export const isAddress = (text: string): boolean => form.test(text);

/** An address without language and base path: `ipg/2.3/#remedy-1`, `ipg/#s-3.1`, `m10/cards/clone/`. */
export const addressSchema = z
  .string()
  .regex(form, 'Write a complete address as in content/published.txt: ipg/2.3/#remedy-1, m10/cards/clone/.');
