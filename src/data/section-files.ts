import { translatablesIn } from '../schema/citable.ts';
import type { GuideSection } from '../schema/guide.ts';
import { toPo } from './po.ts';
import { languagesLacking } from './translator-export.ts';
import { toXliff } from './xliff.ts';

/** The formats in which translators get what is to be translated. */
export const translatorFormats = [
  { name: 'XLIFF 2.1', ending: 'xlf', toText: toXliff },
  { name: 'PO', ending: 'po', toText: toPo },
] as const;

/** What a section is served as for other programs: `{ name: 'CSV', path: 'data/ipg/2.4.csv' }`. */
export function listSectionFiles(section: GuideSection) {
  const stem = `data/${section.document}/${section.section}`;
  return [
    ...['json', 'csv', 'tmx'].map((ending) => ({
      name: ending.toUpperCase(),
      path: `${stem}.${ending}`,
      lang: undefined,
    })),
    ...languagesLacking(translatablesIn({ sections: [section] }, ['clause'])).flatMap((lang) =>
      translatorFormats.map(({ name, ending }) => ({
        name: name.replace(/ .*$/u, ''),
        path: `${stem}.${lang}.${ending}`,
        lang,
      })),
    ),
  ];
}
