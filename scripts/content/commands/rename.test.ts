import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openContent } from '../../../src/records/open-content.ts';
import { copyForEach } from '../content-copy.fixture.ts';

const content = copyForEach();
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

it('renames a committed clause in all files, with a redirect', () => {
  commit();
  const { run, root } = content();
  expect(run('rename', 'ipg/2.3/#remedy-5', 'ipg/2.3/#remedy-9').out).toContain('Nothing is written yet');
  expect(run('rename', 'ipg/2.3/#remedy-5', 'ipg/2.3/#remedy-9', '--write')).toMatchObject({
    code: 0,
    out: expect.stringContaining('ipg/2.3/#remedy-5-note-1 -> ipg/2.3/#remedy-9-note-1, links lead there'),
  });
  expect(run('build')).toMatchObject({ code: 0 });
  const left = git('grep', '-n', 'remedy-5', '--', '.', ':!docs').split('\n');
  expect(
    left.filter((line) => !/^(?:published\.txt|decisions\/ipg\/2\.3\.yml:\d+: +remedy-5)/u.test(line)),
  ).toEqual(['']);
  expect(openContent(root).redirects).toContainEqual({ from: 'ipg/2.3/#remedy-5', to: 'ipg/2.3/#remedy-9' });
});

it('renames an uncommitted section and its notes without a redirect, even if its text has a question', () => {
  commit();
  const { run, edit, read, root } = content();
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
