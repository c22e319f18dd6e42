import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Projects, because they need different things: `unit` nothing, `bars` the texts of `content/` and the time to measure, `site` a
// built dist/, `browser` a built dist/, a server and a real Chromium. None of them reads the Astro config.
// No test is about time; a busy machine may take as long as it needs.
const patience = { testTimeout: 300_000, hookTimeout: 300_000 };
// Of its own accord Vitest leaves one core idle: on a machine of two it would run one file at a time.
const allCores = { maxWorkers: '100%' };

// To load every module anew for each file takes longer than most files. No test changes what others load.
const oneProcess = { isolate: false };

/** What the search answers, asked of the texts that `content/` has: other texts have other answers. */
const onOurTexts = ['src/search/{answers*,citing-doc}.test.ts'];

/**
 * What builds a site and the longest file of the browser begin: as the last ones they would leave the other cores without
 * work. Vitest itself goes by the size of files, until it has seen how long each takes.
 */
const long = /\/(?:fourth-language|rebuild|browser\/main-job)\.test\.ts$/u;
class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { begin = [], follow = [] } = Object.groupBy(await super.sort(files), ({ moduleId }) =>
      long.test(moduleId) ? 'begin' : 'follow',
    );
    return [...begin, ...follow];
  }
}

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
          // A page waits now and then: two Chromiums on one core, else one for each.
          maxWorkers: Math.max(2, availableParallelism()),
          // What a page does after it has been opened takes as long as the machine needs.
          expect: { poll: { timeout: 60_000 } },
          ...patience,
        },
      },
    ],
  },
});
