import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openContent } from '../../../src/records/open-content.ts';
import { copyForEach } from '../content-copy.fixture.ts';

describe('content rename', () => {
  const content = copyForEach('invented');
  const read = (name: string): string => content().read(name);
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], {
      cwd: join(content().root, 'content'),
      encoding: 'utf8',
    });
  const commit = (): void => {
    git('init', '-q');
    git('add', '-A');
    git('commit', '-qm', 'texts');
  };

  it('gives a published clause another address in all files, and links lead there', () => {
    commit();
    const { run, root } = content();
    expect(run('rename', 'ipg/2.3/#remedy-5', 'ipg/2.3/#remedy-9').out).toContain('Nothing is written yet');
    const { code, out } = run('rename', 'ipg/2.3/#remedy-5', 'ipg/2.3/#remedy-9', '--write');
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('ipg/2.3/#remedy-5-note-1 -> ipg/2.3/#remedy-9-note-1, links lead there'),
    ]);
    expect(run('build')).toMatchObject({ code: 0 });
    const left = git('grep', '-n', 'remedy-5', '--', '.', ':!docs').split('\n');
    expect(
      left.filter((line) => !/^(?:published\.txt|decisions\/ipg\/2\.3\.yml:\d+: +remedy-5)/u.test(line)),
    ).toEqual(['']);
    const { redirects } = openContent(root);
    expect(redirects).toContainEqual({ from: 'ipg/2.3/#remedy-5', to: 'ipg/2.3/#remedy-9' });
  });

  it('gives a section that is not committed yet, and whose text still asks, another name, with its notes and without a redirect', () => {
    commit();
    const { run, edit, root } = content();
    edit('content/published.txt', (text) => text.replace(/^dawn\/general-notes\/#.*\n/gmu, ''));
    git('commit', '-qam', 'not yet');
    run('build');
    const [old = ''] = /^dawn\/general-notes\/#[a-z-]+$/mu.exec(read('content/published.txt')) ?? [];
    const to = 'dawn/general-notes/#another-name';
    const asking = '\n? is the name right?';
    edit('content/texts/dawn/dawn-faq.zh.txt', (text) => text.replace('\nchapter legal', `${asking}$&`));
    expect(run('rename', old, to, '--write')).toMatchObject({ code: 0, err: '' });
    edit('content/texts/dawn/dawn-faq.zh.txt', (text) => text.replace(asking, ''));
    expect(run('build')).toMatchObject({ code: 0 });
    expect(read('content/published.txt')).toContain(`${to}-1`);
    expect(read('content/published.txt')).not.toContain(old);
    expect(openContent(root).redirects.filter(({ from }) => from === old)).toEqual([]);
  });

  it('refuses what is not there, what is taken, another place, and what the build would refuse', () => {
    const { run, root } = content();
    for (const [old, to, says] of [
      ['ipg/2.3/#remedy-99', 'ipg/2.3/#remedy-98', /no such address/u],
      ['ipg/2.3/#remedy-1', 'ipg/2.3/#remedy-2', /is or was the address of something else/u],
      ['ipg/2.3/#remedy-1', 'ipg/2.4/#remedy-9', /another name at its end/u],
      ['ipg/2.3/#remedy-1', 'ipg/2.3/#cure-1', /cure-1/u],
      ['dawn/cards/clone/', 'dawn/cards/copy/', /copy/u],
    ] as const) {
      const { code, err } = run('rename', old, to, '--write');
      expect([code, err]).toEqual([2, expect.stringMatching(says)]);
    }
    expect(existsSync(join(root, 'content/docs'))).toBe(false);
  });
});
