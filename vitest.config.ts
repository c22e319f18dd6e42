import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// No test measures time: a slow machine must not make one fail.
const patience = { testTimeout: 300_000, hookTimeout: 300_000 };
// By default Vitest leaves one core idle: on a machine with two, it would run one file at a time.
const allCores = { maxWorkers: '100%' };

// Files share loaded modules: loading them again takes longer than most files, and no test changes a module.
const oneProcess = { isolate: false };

/** Tests that search our own texts; with other content the results differ. */
const onOurTexts = ['src/search/{answers*,citing-doc}.test.ts'];

/**
 * The longest files start first: those that build a site, and the longest of the browser. At the end they would
 * leave the other cores idle. Vitest itself sorts by size until it has measured how long each file takes.
 */
const long = /\/(?:fourth-language|rebuild|browser\/offline\/offline)\.test\.ts$/u;
class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { begin = [], follow = [] } = Object.groupBy(await super.sort(files), ({ moduleId }) =>
      long.test(moduleId) ? 'begin' : 'follow',
    );
    return [...begin, ...follow];
  }
}

// The projects need different things: `unit` nothing, `bars` the texts of `content/` and more time, `site` a built
// dist/, `browser` also a server and Chromium, `engines` Firefox ESR and WebKitGTK instead. None loads the Astro
// config.
export default defineConfig({
  test: {
    sequence: { sequencer: LongOnesFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: onOurTexts,
          ...oneProcess,
          ...allCores,
          ...patience,
        },
      },
      {
        test: {
          name: 'bars',
          environment: 'node',
          include: ['bench/**/*.test.ts', ...onOurTexts],
          ...oneProcess,
          ...allCores,
          ...patience,
        },
      },
      {
        test: {
          name: 'site',
          environment: 'node',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: ['tests/lib/build-invented.ts'],
          ...oneProcess,
          ...allCores,
          ...patience,
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['tests/lib/build-invented.ts', 'tests/browser/lib/serve-sites.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/lib/build-invented.ts', 'tests/browser/lib/serve-sites.ts'],
          setupFiles: ['tests/browser/lib/use.ts'],
          ...oneProcess,
          // Pages often wait, so at least two run at once.
          maxWorkers: Math.max(2, availableParallelism()),
          // A slow machine can take long until a page has reacted.
          expect: { poll: { timeout: 60_000 } },
          ...patience,
        },
      },
    ],
  },
});
