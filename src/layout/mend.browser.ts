import { base } from '../site/base-path.ts';
import { mendPath } from '../site/mend-path.ts';

/** Redirects a wrong address to the corrected one, if that page exists. */
const asked = location.pathname.slice(base.length);
const mended = mendPath(asked);
if (mended !== asked && /^(?:zh|ja|en)\//u.test(mended))
  fetch(base + mended, { method: 'HEAD' }).then(
    ({ ok }) => {
      if (ok) location.replace(base + mended + location.search + location.hash);
    },
    // Without a network, the page stays.
    () => undefined,
  );
