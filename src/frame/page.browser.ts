import { prepareCharacters } from '../desk/characters.browser.ts';
import { prepareLanguageLinks } from '../desk/language-links.browser.ts';
import { prepareDesk } from '../desk/opener.browser.ts';
import { prepareSelection } from '../desk/selection.browser.ts';
import { prepareFound, prepareQuickBox } from '../search/box/opener.browser.ts';
import { prepareOnDemand } from './on-demand.browser.ts';
import { prepareRefresh } from './refresh.browser.ts';
import './theme.browser.ts';

/** What every page does: Ctrl-K opens the search box, languages keep the place, clauses have menus. */

prepareLanguageLinks();
prepareFound(prepareCharacters());
prepareQuickBox();
prepareOnDemand();
prepareDesk();
prepareSelection();
prepareRefresh();
