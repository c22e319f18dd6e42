// @ts-check
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { files } from './src/build/integration.ts';
import { pages } from './src/build/pages.ts';
import { bodies, preloads, records } from './src/build/plugins.ts';

const site = process.env.SITE_URL;

export default defineConfig({
  // Without SITE_URL the origin is unknown, and pages have no canonical and social tags.
  ...(site ? { site } : {}),
  base: process.env.BASE_PATH || '/',
  output: 'static',
  trailingSlash: 'always',
  // `where`: the scope of a component adds no specificity to its styles.
  scopedStyleStrategy: 'where',
  build: {
    format: 'directory',
    // An external style sheet costs a round trip. With inline styles, the policy needs only hashes.
    inlineStylesheets: 'always',
  },
  security: {
    // The Content Security Policy in a <meta> of each page: inline code only if its hash is from the build,
    // everything else only from this site.
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "worker-src 'self'",
      ],
      // A WebAssembly program reads the search index.
      scriptDirective: { resources: ["'self'", "'wasm-unsafe-eval'"] },
    },
  },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  // No smart quotes: official wording is never altered.
  integrations: [mdx({ smartypants: false }), pages(), files()],
  vite: {
    plugins: [bodies(), preloads(), records()],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Each file costs a round trip, so each group is one file: the modules that match, with all their
              // imports.
              codeSplitting: {
                groups: [
                  {
                    name: 'page',
                    test: /src\/(?:layout\/page\.browser|schema\/(?:language|words)|site\/(?:announce|preload|texts-in)\.browser)\.ts|vite\/preload-helper/,
                  },
                  { name: 'reader', test: /src\/(?:reader\/reader|home\/last)\.browser\.ts/ },
                  // Names, and modules that the scripts of clauses and of the search share.
                  {
                    name: 'names',
                    test: /src\/(?:search\/names\/name-row|site\/(?:address|language-words|penalty-words|step\.browser)|text\/(?:name|part-names|status-words)|schema\/escape-pattern)\.ts/,
                  },
                  { name: 'search', test: /src\/search\/ui\/element\.browser\.ts/ },
                ],
              },
            },
          },
        },
      },
    },
    build: {
      // Browsers of two years ago (tests/site/support.test.ts). `esnext`, the default of Astro, neither lowers
      // syntax nor adds the prefixes that Safari needs.
      target: ['chrome131', 'firefox132', 'safari18.1'],
      rolldownOptions: {
        // Astro adds its own directive to every MDX file, and the bundler warns about each.
        onLog(level, log, handle) {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
    },
  },
});
