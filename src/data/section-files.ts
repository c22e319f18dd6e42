import type { GuideSection } from '../schema/guide.ts';
import { clausesToTranslate } from '../schema/translatable.ts';
import { listXliffs } from './xliff.ts';

/** What a section is served as for other programs: `{ product: 'ipg/{section}.csv', path: 'data/ipg/2.4.csv' }`. */
export function listSectionFiles(section: GuideSection) {
  const { document, section: id } = section;
  return [
    ...['json', 'csv', 'tmx'].map((ending) => ({
      product: `${document}/{section}.${ending}`,
      name: ending.toUpperCase(),
      path: `data/${document}/${id}.${ending}`,
      lang: undefined,
    })),
    ...listXliffs(`${document}/{section}`, `${document}/${id}`, [clausesToTranslate(section)]),
  ];
}
