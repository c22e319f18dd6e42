import { languageMarks, languages } from '../schema/language.ts';

/**
 * The styles for each language of the texts: its sign, and whether its column is in view. The custom property
 * `--zh` is `none` while Chinese is closed; a row turned to Chinese (`data-turn`) overrides that. In a column of
 * Chinese, `--d` is `--zh`.
 */
export const languageStyle = (): string => `@layer components{${rules()}}`;

const rules = () =>
  [
    // A language is closed if `data-open` lacks it or, without scripts, if its box is unchecked.
    ofEach((lang) => [
      `[data-column='${lang}']{--d:var(--${lang});--sign:'${languageMarks[lang]}'}`,
      `html[data-open]:not([data-open~='${lang}']),`,
      `html:not(.js)[data-languages]:not(:has([data-toggle='${lang}']:checked)){--${lang}:none}`,
      `[data-turn='${lang}']{--${lang}:initial}`,
      // A selection that begins in a column (selection.browser.ts) leaves out the other columns.
      `[data-selects~='${lang}'] [data-column]:not([data-column='${lang}']){${unselected}}`,
      // If a language has no official text, the head of the page or column has the mark of unofficial texts. A
      // translation then shows its own mark only if a link leads to it.
      `@media screen{[data-official-absent~='${lang}'] [data-column='${lang}'] .unofficial-mark:not([data-outdated],:target *){${unseen}}}`,
    ]),
    // A phone shows one language of each text: the first open one, unless its row is turned.
    `@media screen and (width < 40rem){${ofEach((lang) => [
      `html[data-open]:not([data-open^='${lang}']),[data-turn]:not([data-turn='${lang}']){--${lang}:none}`,
    ])}}`,
    // Stacked languages need only one heading.
    `@media screen and (width < 65rem){${ofEach((lang) => [
      `html[data-open]:not([data-open^='${lang}']) h2>[data-column='${lang}']{--d:none}`,
    ])}}`,
  ].join('');

/** Visible to screen readers and in copies only. */
const unseen = 'position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden';

/** Needs Safari's prefix here, because the build adds it only to style sheets. */
const unselected = '-webkit-user-select:none;user-select:none';

const ofEach = (write: (lang: (typeof languages)[number]) => readonly string[]) =>
  languages.flatMap(write).join('');
