import type { Language } from '../../schema/language.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { type Strings, zh } from './zh.ts';

export type { Strings };

/** The interface strings of every language. A key that a language lacks is a type error. */
export const strings: Record<Language, Strings> = { zh, ja, en };
