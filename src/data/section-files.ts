import type { GuideSection } from '../schema/guide.ts';
import { clausesToTranslate } from '../schema/translatable.ts';
import { listXliffs } from './xliff.ts';

/** What a section is served as for other programs: `{ product: 'ipg/{section}.csv', path: 'data/ipg/2.4.csv' }`. */
export function listSectionFiles(section: GuideSection) {
  const { document, section: id } = section;
  return [
    {
      product: `${document}/{section}.json`,
      name: 'JSON',
      path: `data/${document}/${id}.json`,
      lang: undefined,
    },
    {
      product: `${document}/{section}.csv`,
      name: 'CSV',
      path: `data/${document}/${id}.csv`,
      lang: undefined,
    },
    {
      product: `${document}/{section}.tmx`,
      name: 'TMX',
      path: `data/${document}/${id}.tmx`,
      lang: undefined,
    },
    ...listXliffs(`${document}/{section}`, `${document}/${id}`, [clausesToTranslate(section)]),
  ];
}
