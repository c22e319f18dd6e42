import { translatablesIn } from '../schema/citable.ts';
import type { GuideSection } from '../schema/guide.ts';
import { languagesLacking } from './translator-export.ts';
import { translatorFormats } from './translator-formats.ts';

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
