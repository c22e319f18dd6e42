import type { GuideSection } from '../schema/guide.ts';
import { languages } from '../schema/language.ts';
import { hasXliff } from './xliff.ts';

/** What a section is served as for other programs: `{ product: 'ipg/{section}.csv', path: 'data/ipg/2.4.csv' }`. */
export function listSectionFiles(section: GuideSection) {
  const { document, section: id } = section;
  const missing = languages.filter((lang) => hasXliff(section, lang));
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
    ...missing.map((lang) => ({
      product: `${document}/{section}.{lang}.xlf`,
      name: 'XLIFF',
      path: `data/${document}/${id}.${lang}.xlf`,
      lang,
    })),
  ];
}
