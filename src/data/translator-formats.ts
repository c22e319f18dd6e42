import { toPo } from './po.ts';
import { toXliff } from './xliff.ts';

/** The formats in which translators get what is to be translated. */
export const translatorFormats = [
  { name: 'XLIFF 2.1', ending: 'xlf', toText: toXliff },
  { name: 'PO', ending: 'po', toText: toPo },
] as const;
