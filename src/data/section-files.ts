import { translatablesIn } from '../schema/citable.ts';
import type { GuideSection } from '../schema/guide.ts';
import { languagesLacking } from './po.ts';

/** The files of a section to download: `{ name: 'CSV', path: 'data/ipg/2.4.csv', lang: undefined }`. */
export function listSectionFiles(section: GuideSection) {
  const stem = `data/${section.document}/${section.section}`;
  return [
    ...['json', 'csv', 'tmx'].map((ending) => ({
      name: ending.toUpperCase(),
      path: `${stem}.${ending}`,
      lang: undefined,
    })),
    ...languagesLacking(translatablesIn({ sections: [section] }, ['clause'])).map((lang) => ({
      name: 'PO',
      path: `${stem}.${lang}.po`,
      lang,
    })),
  ];
}
