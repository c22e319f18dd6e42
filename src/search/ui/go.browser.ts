import { interfaceLanguages, isOfInterface } from '../../schema/language.ts';
import { base } from '../../site/base-path.ts';
import { recall } from '../../site/helpers.browser.ts';

/* Redirects `go/?q=IPG 2.3 r4&lang=ja` to the place that the query cites or names alone, else to the search. */

const asked = new URLSearchParams(location.search);
const query = (asked.get('q') ?? '').trim();
// The language of the address, then the one chosen on this site, then those of the browser.
const preferred = [asked.get('lang') ?? '', recall('lang') ?? '', ...navigator.languages];
const tags = preferred.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
const lang = tags.find(isOfInterface) ?? interfaceLanguages[0];
// Loaded only if there is a query. If it cannot be loaded, the search page reports the error.
const findPlace = () => import('./ask.browser.ts').then((asking) => asking.findPlace(query));
const place = query === '' ? undefined : await findPlace().catch(() => undefined);
const search = `search/${query && `?${new URLSearchParams({ q: query })}`}`;
location.replace(`${base}${lang}/${place ?? search}`);
