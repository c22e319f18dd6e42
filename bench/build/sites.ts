import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../../src/schema/language.ts';
import { type GeneratedPage, generatePages, type TextModel } from '../lib/generate-texts.ts';
import { toSectionMdx } from './generated-section.ts';

/** A kind of site that is built at several sizes. */
export interface SiteKind {
  readonly name: string;
  /** The most pages it is built with: some peers grow so that more would take hours. */
  readonly most: number;
  /** Writes a project of about `pages` pages into an empty folder; `root` is ours. */
  write(folder: string, pages: number, model: TextModel, root: string): void;
}

/** Our own site: our sources, generated sections in place of the content, three pages each. */
const sidejudge: SiteKind = {
  name: 'Sidejudge',
  most: Number.POSITIVE_INFINITY,
  write(folder, pages, model, root) {
    copyProject(root, folder);
    rmSync(path.join(folder, 'content/docs'), { recursive: true });
    for (const name of ['content/docs/ipg', 'content/docs/m10/cards'])
      mkdirSync(path.join(folder, name), { recursive: true });
    for (const page of generatePages(model, Math.ceil(pages / languages.length))) {
      const { section, mdx } = toSectionMdx(page);
      writeFileSync(path.join(folder, `content/docs/ipg/${section}.mdx`), mdx);
    }
  },
};

/** What `astro build` needs of our project, in an empty folder. */
export function copyProject(root: string, folder: string): void {
  for (const name of ['src', 'content', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json']) {
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
}

/** Astro with MDX and nothing else: a page for each language of a section. */
const bareAstro: SiteKind = {
  name: 'Astro with MDX',
  most: Number.POSITIVE_INFINITY,
  write(folder, pages, model, root) {
    writeFiles(folder, {
      'package.json': '{ "type": "module", "private": true }',
      'astro.config.mjs': `import mdx from '@astrojs/mdx';\nexport default { integrations: [mdx()], devToolbar: { enabled: false } };\n`,
      'src/layouts/Page.astro':
        '---\nconst { title } = Astro.props.frontmatter;\n---\n<!doctype html><html><head><meta charset="utf-8"><title>{title}</title></head><body><h1>{title}</h1><slot /></body></html>\n',
    });
    for (const page of generatePages(model, Math.ceil(pages / languages.length))) {
      for (const lang of languages) {
        const name = `src/pages/${lang}/${page.document}/${page.section.replace('.', '-')}.mdx`;
        writeFiles(folder, { [name]: toPlainMdx(page, lang, 'layout: ../../../layouts/Page.astro\n') });
      }
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  },
};

/** Starlight, the docs framework of Astro: the same pages; `node_modules` is a folder in which it is installed. */
export const starlight = (nodeModules: string): SiteKind => ({
  name: 'Starlight',
  // Each page holds the menu of all: output and time grow with the square.
  most: 3000,
  write(folder, pages, model) {
    writeFiles(folder, {
      // Astro looks here for packages that it has to build itself.
      'package.json': '{ "type": "module", "private": true, "dependencies": { "@astrojs/starlight": "*" } }',
      'astro.config.mjs': `import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight({ title: 'Bench', pagefind: true })] };\n`,
      'src/content.config.ts': `import { defineCollection } from 'astro:content';\nimport { docsLoader } from '@astrojs/starlight/loaders';\nimport { docsSchema } from '@astrojs/starlight/schema';\nexport const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };\n`,
    });
    for (const page of generatePages(model, Math.ceil(pages / languages.length))) {
      for (const lang of languages) {
        const name = `src/content/docs/${lang}/${page.document}/${page.section.replace('.', '-')}.mdx`;
        writeFiles(folder, { [name]: toPlainMdx(page, lang, '') });
      }
    }
    symlinkSync(nodeModules, path.join(folder, 'node_modules'));
  },
});

export const siteKinds: readonly SiteKind[] = [sidejudge, bareAstro];

const toPlainMdx = (page: GeneratedPage, lang: (typeof languages)[number], more: string): string =>
  [
    `---\ntitle: ${JSON.stringify(page.titles[lang])}\n${more}---`,
    ...page.clauses.flatMap(({ id, texts }) =>
      texts[lang] === undefined ? [] : [`## ${id}`, texts[lang].replace(/[{}<>\\*_`[\]~#&]/gu, '')],
    ),
  ].join('\n\n');

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}
