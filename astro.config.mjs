// @ts-check
import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { files } from './src/build/integration.ts';
import { pages } from './src/build/pages.ts';
import { bodies, preloads, records } from './src/build/plugins.ts';

const site = process.env.SITE_URL;

export default defineConfig({
  // Without SITE_URL there is no origin to name: canonical and social tags are left out.
  ...(site ? { site } : {}),
  base: process.env.BASE_PATH || '/',
  output: 'static',
  trailingSlash: 'always',
  // What a component's style is scoped by adds no specificity.
  scopedStyleStrategy: 'where',
  build: {
    format: 'directory',
    // One external stylesheet costs a round trip; inline ones also let the policy be hashes only.
    inlineStylesheets: 'always',
  },
  security: {
    // The policy of every page, in a <meta> of hashes: nothing inline that was not built, nothing from elsewhere.
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "worker-src 'self'",
      ],
      // The search index is read by a WebAssembly program.
      scriptDirective: { resources: ["'self'", "'wasm-unsafe-eval'"] },
    },
  },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  // Official wording must come out as it went in: no smart quotes.
  integrations: [mdx({ smartypants: false }), pages(), files()],
  vite: {
    plugins: [bodies(), preloads(), records()],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // A file is a round trip. Each of these modules and all that it imports are one.
              codeSplitting: {
                groups: [
                  {
                    name: 'page',
                    test: /src\/(?:layout\/page\.browser|schema\/(?:language|words)|site\/(?:announce|preload|texts-in)\.browser)\.ts|vite\/preload-helper/,
                  },
                  { name: 'reader', test: /src\/(?:reader\/reader|home\/last)\.browser\.ts/ },
                  // Names, and what the scripts of clauses and of the search share.
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
      // What the engines were two years ago (tests/site/support.test.ts). Left alone, Astro takes `esnext`: nothing
      // is written for older ones, and Safari misses what it knows under a prefix.
      target: ['chrome131', 'firefox132', 'safari18.1'],
      rolldownOptions: {
        // Astro marks every MDX file with a directive of its own, and the bundler warns of each one.
        onLog(level, log, handle) {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
    },
  },
});
