import type { Records } from './open-content.ts';

/** Every page below the landing page that search engines may show, without language and base. */
export const pagePathsOf = ({
  documents,
  sections,
  chapters,
  cards,
}: Pick<Records, 'documents' | 'sections' | 'chapters' | 'cards'>): string[] => {
  const ofDocument = { guide: [''], 'set-faq': ['', 'changed/', 'cards/'] };
  return [
    ...documents.flatMap(({ id, kind }) => ofDocument[kind].map((path) => `${id}/${path}`)),
    ...(documents.some(({ kind }) => kind === 'set-faq') ? ['cards/'] : []),
    ...['terms/', 'status/', 'data/', 'offline/'],
    ...sections.map(({ document, section }) => `${document}/${section}/`),
    ...chapters.map(({ document, slug }) => `${document}/${slug}/`),
    ...cards.map(({ document, slug }) => `${document}/cards/${slug}/`),
  ];
};
