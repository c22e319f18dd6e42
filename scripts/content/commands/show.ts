import { recordsOf } from '../../../src/pipeline/build.ts';
import { type Citable, citablesIn } from '../../../src/schema/citable.ts';
import { type Language, languages, languagesOf } from '../../../src/schema/language.ts';
import { generate } from '../generate.ts';
import { type Command, misused, reportErrors } from './command.ts';

export const show: Command = {
  usage: 'show ipg 2.3; show m10 rules-changes; show m10 cards/clone',
  does: 'prints the IDs of a section, chapter or card with the first words of each language side by side',
  run: (args, shell) => {
    const [document, page, ...rest] = args;
    if (document === undefined || rest.length > 0) return misused;
    const { build, diagnostics } = generate(shell.root);
    const hasFaults = reportErrors(shell, diagnostics);
    // Shows the page even if there are errors, because it helps to find them.
    if (!build) return 1;
    const citables = citablesIn(recordsOf(build));
    const pages = [...new Set(citables.map((one) => `${one.document} ${one.page}`))];
    const asked = citables.filter((one) => one.document === document && one.page === page);
    if (asked.length === 0) {
      const own = pages.filter((one) => one.startsWith(`${document} `));
      const there = own.length > 0 ? own : pages;
      shell.complain(`${args.join(' ')}: no such page; there are ${there.join(', ')}`);
      return misused;
    }
    for (const line of formatTexts(asked)) shell.print(line);
    return hasFaults ? 1 : 0;
  },
};

const formatTexts = (all: readonly Citable[]): readonly string[] => {
  const rows = all.filter(({ kind }) => kind !== 'page');
  const shown = languages.filter((lang) => rows.some(({ texts }) => texts[lang] !== undefined));
  const widest = Math.max(...rows.map(({ id }) => id.length));
  const line = (name: string, cells: readonly string[]): string =>
    [name.padEnd(widest), ...cells.map((cell) => toCell(cell))].join('  ').trimEnd();
  return [
    line('', shown),
    ...rows.map(({ id, texts }) =>
      line(
        id,
        shown.map((lang) => wordsIn(texts, lang)),
      ),
    ),
  ];
};

/** The text in one line; a dash if the language lacks it; nothing for a section of a chapter, which has no text. */
const wordsIn = (texts: Citable['texts'], lang: Language): string => {
  const text = texts[lang];
  if (text !== undefined) return text.replace(/\s+/gu, ' ').trim();
  return languagesOf(texts).length > 0 ? '–' : '';
};

/** The width of a cell in terminal columns; a Chinese or Japanese character takes two. */
const cellWidth = 30;

const toCell = (text: string): string => {
  const [all, room] = [widthOf(text), cellWidth - 1];
  if (all <= cellWidth) return text + ' '.repeat(cellWidth - all);
  let [cut, width] = ['', 0];
  for (const character of text) {
    if (width + widthOf(character) > room) break;
    cut += character;
    width += widthOf(character);
  }
  return `${cut}…${' '.repeat(room - width)}`;
};

const widthOf = (text: string): number => Array.from(text).length + Array.from(text.matchAll(wide)).length;

const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303F\uFF01-\uFF60]/gu;
