import { languageMarks, languages } from '../schema/language.ts';

/**
 * What each language of the texts needs in style sheets, so that none of these names one: its sign, and whether what is
 * in it (`data-column`) is in view. A property for each language says `none` where it is not; below it, a row that has
 * been turned to another language (`data-turn`) says otherwise. `--d` is that property of the element's own language.
 */
export const languageStyle = (): string => `@layer components{${rules()}}`;

const rules = () =>
  [
    // Which are open: as the root says, or, without scripts, as the boxes do.
    ofEach((lang) => [
      `[data-column='${lang}']{--d:var(--${lang});--sign:'${languageMarks[lang]}'}`,
      `html[data-open]:not([data-open~='${lang}']),`,
      `html:not(.js)[data-languages]:not(:has([data-toggle='${lang}']:checked)){--${lang}:none}`,
      `[data-turn='${lang}']{--${lang}:initial}`,
      // Where a selection begins in a column (selection.browser.ts), what is in the others.
      `[data-selects~='${lang}'] [data-column]:not([data-column='${lang}']){${unselected}}`,
      // Said at the head of the page or column, and again at a text that a link leads to.
      `@media screen{[data-official-absent~='${lang}'] [data-column='${lang}'] .unofficial-mark:not([data-outdated],:target *){${unseen}}}`,
    ]),
    // A phone shows one of each text: the first that is open, until its row is turned.
    `@media screen and (width < 40rem){${ofEach((lang) => [
      `html[data-open]:not([data-open^='${lang}']),[data-turn]:not([data-turn='${lang}']){--${lang}:none}`,
    ])}}`,
    // Where languages stand under each other, one heading is enough.
    `@media screen and (width < 65rem){${ofEach((lang) => [
      `html[data-open]:not([data-open^='${lang}']) h2>[data-column='${lang}']{--d:none}`,
    ])}}`,
  ].join('');

/** For screen readers and copies alone. */
const unseen = 'position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden';

/** No style sheet of the build, which would add the name that Safari knows. */
const unselected = '-webkit-user-select:none;user-select:none';

const ofEach = (write: (lang: (typeof languages)[number]) => readonly string[]) =>
  languages.flatMap(write).join('');
