import { base } from '../../site/base-path.ts';
import { recall } from '../../site/helpers.browser.ts';
import { goTo, readGo } from './go.ts';

// The language that the reader has chosen on this site, then those of the browser.
const { lang, query } = readGo(location.search, [recall('lang') ?? '', ...navigator.languages]);
// Loaded only here. If it cannot be loaded, the search page reports the error.
const findPlace = () => import('./ask.browser.ts').then((asking) => asking.findPlace(query));
const place = query === '' ? undefined : await findPlace().catch(() => undefined);
location.replace(base + goTo(lang, query, place));
