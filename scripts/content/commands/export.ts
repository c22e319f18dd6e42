import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exportFor } from '../../../src/data/po.ts';
import { listProducts } from '../../../src/data/products.ts';
import type { OpenContent } from '../../../src/records/open-content.ts';
import { translatablesIn } from '../../../src/schema/citable.ts';
import { type Language, languages } from '../../../src/schema/language.ts';
import { fanContentNotice } from '../../../src/site/notice.ts';
import { readContent } from '../read-content.ts';
import { type Command, misused, parseCall, reportErrors, toLanguage } from './command.ts';

export const exportTranslations: Command = {
  usage: 'export ja [FOLDER]',
  does: 'lists the texts that a language lacks and its outdated translations; with FOLDER, writes them as the PO files of /data, for `import`',
  run: (args, shell) => {
    const [name = '', folder, ...rest] = parseCall(args, {}).positionals;
    const lang = toLanguage(name);
    if (rest.length > 0) return misused;
    if (!lang) {
      shell.complain(`${name || 'no language'}: write one of ${languages.join(', ')}`);
      return misused;
    }
    const { content, diagnostics } = readContent(shell.root);
    if (reportErrors(shell, [...diagnostics, ...content.build.diagnostics])) return 1;
    for (const line of listLacking(content, lang)) shell.print(line);
    if (folder === undefined) return 0;
    const files = poFilesOf(content, lang);
    for (const [file, text] of files) {
      const to = path.join(folder, file);
      mkdirSync(path.dirname(to), { recursive: true });
      writeFileSync(to, text);
    }
    shell.print(
      `${folder}: ${files.length} files. When they are translated: content -- import FILE.po --translator "NAME"`,
    );
    return 0;
  },
};

const poFilesOf = (
  content: OpenContent,
  lang: Language,
): readonly (readonly [file: string, text: string])[] => {
  // These files contain no address of the site.
  const input = { ...content, notice: fanContentNotice(content.site.name), front: '/' };
  return listProducts(content.documents)
    .filter((product) => product.path.endsWith('.{lang}.po'))
    .flatMap((product) => product.files(content))
    .filter(([file]) => file.endsWith(`.${lang}.po`))
    .map(([file, make]) => [file, make(input)]);
};

/** `ipg/2.4: 12 to translate, 1 outdated`: a line for each page with such texts, and a total. */
const listLacking = ({ sections, chapters, cards }: OpenContent, lang: Language): readonly string[] => {
  const rows = translatablesIn({ sections, chapters, cards }).map((page) => {
    const texts = exportFor([page], lang)?.pages.flatMap((one) => one.texts) ?? [];
    const missing = texts.filter(({ known }) => !known).length;
    const outdated = texts.filter(({ known }) => known?.outdated).length;
    return { page: `${page.document}/${page.page}`, missing, outdated };
  });
  const sum = (key: 'missing' | 'outdated') => rows.reduce((total, row) => total + row[key], 0);
  const tell = ({ page, missing, outdated }: (typeof rows)[number]): string =>
    `${page}: ${missing} to translate, ${outdated} outdated`;
  return [
    ...rows.filter(({ missing, outdated }) => missing + outdated > 0).map(tell),
    tell({ page: `all in ${lang}`, missing: sum('missing'), outdated: sum('outdated') }),
  ];
};
