import { prepareQuickBox } from '../search/box/opener.ts';
import { prepareLanguageLinks } from './language-links.ts';
import { prepareOnDemand } from './on-demand.ts';
import { prepareScript } from './script-opener.ts';

/** What every page does: `/` opens the search box, languages keep the place, clauses have menus. */

prepareQuickBox();
prepareOnDemand();
prepareScript();
prepareLanguageLinks();
// Where a worker is in charge, this page may be read from the device.
if (navigator.serviceWorker?.controller) import('../offline/bar.ts');
