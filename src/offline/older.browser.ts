import { keepPlace } from '../reader/place.browser.ts';
import { fill } from '../schema/words.ts';
import { base } from '../site/base-path.ts';
import { element, find, lang, recallList, remember } from '../site/helpers.browser.ts';
import { fetchRelease, findCopy } from './copy.ts';
import { offlineWords } from './words.ts';

const t = offlineWords[lang];

/** Tells readers of a stored page if the site has been updated. Asks no more in a session once the server answers. */
export async function sayIfOlder(): Promise<void> {
  const copy = await findCopy(base);
  if (!copy || !(await caches.match(location.pathname, { cacheName: copy.cache }))) return;
  const [asked, known] = recallList('newest');
  const newest = asked === copy.version ? known : (await fetchRelease(base))?.version;
  if (newest === undefined) return;
  remember('newest', JSON.stringify([copy.version, newest]));
  if (newest === copy.version) return;
  const link = element('a', { href: `${base}${lang}/offline/` }, t.update);
  const line = element('p', { class: 'notice', role: 'status', 'data-older-copy': '' });
  line.append(fill(t.older, { date: copy.date }), ' ', link);
  keepPlace(() => find('main').prepend(line));
}
