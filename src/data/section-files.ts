import type { GuideSection } from '../schema/guide.ts';
import { languages } from '../schema/language.ts';
import { hasXliff } from './xliff.ts';

/** What a section is served as for other programs: `{ product: 'ipg/{section}.csv', path: 'data/ipg/2.4.csv' }`. */
export function listSectionFiles(section: GuideSection) {
  const { section: id } = section;
  const missing = languages.filter((lang) => hasXliff(section, lang));
  return [
    { product: 'ipg/{section}.json', name: 'JSON', path: `data/ipg/${id}.json`, lang: undefined },
    { product: 'ipg/{section}.csv', name: 'CSV', path: `data/ipg/${id}.csv`, lang: undefined },
    { product: 'ipg/{section}.tmx', name: 'TMX', path: `data/ipg/${id}.tmx`, lang: undefined },
    ...missing.map((lang) => ({
      product: 'ipg/{section}.{lang}.xlf',
      name: 'XLIFF',
      path: `data/ipg/${id}.${lang}.xlf`,
      lang,
    })),
  ];
}
