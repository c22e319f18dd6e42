import { base } from '../../site/base-path.ts';
import { recall } from '../../site/helpers.browser.ts';
import { goTo, readGo } from './go.ts';

// The language to which the reader has turned a page, then those of the browser.
const { lang, query } = readGo(location.search, [recall('lang') ?? '', ...navigator.languages]);
// What reads citations is loaded for one alone. Where something does not come, the search page says what is wrong.
const findPlace = () => import('./ask.browser.ts').then((asking) => asking.findPlace(query));
const place = query === '' ? undefined : await findPlace().catch(() => undefined);
location.replace(base + goTo(lang, query, place));
