import { base } from '../../site/base-path.ts';
import { goTo, mayLead, readGo } from './go.ts';

const { lang, query } = readGo(location.search, navigator.languages);
// What reads citations is loaded for one alone. Where something does not come, the search page says what is wrong.
const findPlace = () => import('./ask.browser.ts').then((asking) => asking.findPlace(query));
const place = mayLead(query) ? await findPlace().catch(() => undefined) : undefined;
location.replace(base + goTo(lang, query, place));
