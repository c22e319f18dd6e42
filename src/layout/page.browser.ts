import { prepareLanguageLinks } from '../reader/language-links.browser.ts';
import { prepareSelection } from '../reader/menu/selection.browser.ts';
import { prepareCharacters } from '../reader/traditional/characters.browser.ts';
import { prepareFound, prepareQuickBox } from '../search/ui/opener.browser.ts';
import { prepareOnDemand } from './on-demand.browser.ts';
import { prepareRefresh } from './refresh.browser.ts';
import { prepareTheme } from './theme.browser.ts';

/** What every page does: Ctrl-K opens the search box, languages keep the place, clauses have menus. */

prepareLanguageLinks();
prepareFound(prepareCharacters());
prepareQuickBox();
prepareOnDemand();
prepareTheme();
prepareSelection();
prepareRefresh();
