import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { killAt, systemError, textsIn, withFaults } from '../lib/faulty-disk.fixture.ts';
import { copyForAll, fixture } from './content-copy.fixture.ts';

const copy = copyForAll('invented');
const folder = () => join(copy().root, 'content');
let built: Readonly<Record<string, string>>;
beforeAll(() => {
  expect(copy().run('build').code).toBe(0);
  built = textsIn(folder());
});

/** Puts the content back as it was built. */
const reset = () => {
  rmSync(folder(), { recursive: true });
  for (const [name, text] of Object.entries(built)) {
    mkdirSync(dirname(join(folder(), name)), { recursive: true });
    writeFileSync(join(folder(), name), text);
  }
};
const texts = ['zh', 'en'].map((lang) => `${lang}=${fixture(`drink-2020.${lang}.txt`)}`);

describe('content add', () => {
  const args = ['house', '9.1', ...texts, '--origin', 'Invented', '--owner', 'The tests', '--write'];
  const run = () => copy().run('add', ...args);
  let before: Readonly<Record<string, string>>;
  let after: Readonly<Record<string, string>>;
  beforeAll(() => {
    reset();
    before = textsIn(folder());
    expect(run().code).toBe(0);
    after = textsIn(folder());
    expect(after).not.toEqual(before);
  });

  it('changes everything or nothing, no matter at which call it is killed; the next command completes the change', () => {
    for (let [last, isKilled] = [1, true]; isKilled; last += 1) {
      reset();
      isKilled = killAt(last, run);
      expect(copy().run('schema', 'terms').code).toBe(0);
      const left = textsIn(folder());
      const isWhole = [before, after].some((state) => isDeepStrictEqual(state, left));
      expect([last, isWhole]).toEqual([last, true]);
    }
  });

  it('changes nothing on a full disk, reports it, and works once there is room', () => {
    for (let [room, code] = [0, 2]; code === 2; room += 1) {
      reset();
      let written = 0;
      const result = withFaults((call) => {
        if (call.name === 'writeFileSync' && ++written > room) throw systemError('ENOSPC', call);
      }, run);
      if (result.code === 2) {
        expect(result.err).toBe(
          '.cache: no space left on device (ENOSPC). Make room on the disk, then repeat the command.',
        );
        expect(textsIn(folder())).toEqual(before);
        expect(run().code).toBe(0);
      }
      expect(textsIn(folder())).toEqual(after);
      ({ code } = result);
    }
  });

  it('reports a read-only folder; commands that only read still work', () => {
    reset();
    withFaults(
      (call) => {
        if (call.paths.some((path) => path.startsWith(folder()))) throw systemError('EROFS', call);
      },
      () => {
        expect(run()).toMatchObject({
          code: 2,
          err: expect.stringMatching(
            /^content\/\S+: read-only file system \(EROFS\)\. Check that its folder/u,
          ),
        });
        expect(copy().run('schema', 'terms')).toMatchObject({ code: 0, err: '' });
      },
    );
    expect(textsIn(folder())).toEqual(before);
  });
});
