import { z } from 'zod';

/** A name in addresses and files: `ajani-goldmane`, `london-mulligan-2019`. */
export const slugSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/u, 'Use lower-case letters, digits and hyphens; begin with a letter.');
