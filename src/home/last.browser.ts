import { remember } from '../site/helpers.browser.ts';

/** The section read last, for the home page (early.ts). `names` are by language tag. */
export interface LastRead {
  /** `ipg/2.4/` */
  readonly path: string;
  /** `IPG 2.4` */
  readonly number: string;
  readonly names: Readonly<Record<string, string>>;
}

const article = document.querySelector<HTMLElement>('article[data-section]');
const { document: guide, section, cited } = article?.dataset ?? {};
if (article && guide && section) {
  const names = [...article.querySelectorAll<HTMLElement>('.section-head :is(h1, .names) > [lang]')].map(
    ({ lang, textContent }) => [lang, textContent],
  );
  const last: LastRead = {
    path: `${guide}/${section}/`,
    number: `${cited} ${section}`,
    names: Object.fromEntries(names),
  };
  remember('last', JSON.stringify(last));
}
