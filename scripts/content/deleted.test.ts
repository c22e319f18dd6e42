import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openContent } from '../../src/records/open-content.ts';
import { copyForEach } from './content-copy.fixture.ts';

const content = copyForEach();

it('a section is deleted by hand: the build names every place that still points to it, and links lead on', () => {
  const { root, edit, run } = content();
  for (const room of ['sources', 'texts']) rmSync(join(root, `content/${room}/ipg/ipg-2.4.zh-en.txt`));
  const { code, err } = run('build');
  expect(code).toBe(1);
  const named = [...new Set(err.match(/^content[^:]+(?=:\d+ error)/gmu))];
  expect(named).toEqual([
    'content/published.txt',
    'content/documents.yml',
    'content/later-changes.yml',
    'content/decisions/ipg/2.4.yml',
    'content/unofficial/ipg/2.4.yml',
  ]);
  expect(err).toContain('links lead now: retired: { ipg/2.4/: ipg/ }');
  for (const room of ['decisions', 'unofficial']) rmSync(join(root, `content/${room}/ipg/2.4.yml`));
  rmSync(join(root, 'content/later-changes.yml'));
  edit('content/documents.yml', (text) =>
    text.replace(/^ +- lang: \w+\n +page: ipg\/2\.4\/\n(?: {6}.*\n)*/mu, ''),
  );
  edit('content/decisions/ipg/2.3.yml', (text) => `${text}retired: { ipg/2.4/: ipg/ }\n`);
  expect(run('build')).toMatchObject({ code: 0 });
  expect(existsSync(join(root, 'content/docs/ipg/2.4.mdx'))).toBe(false);
  const leads = new Map(openContent(root).redirects.map(({ from, to }) => [from, to]));
  expect([leads.get('ipg/2.4/'), leads.get('ipg/2.4/#philosophy-1')]).toEqual(['ipg/', 'ipg/']);
});
