import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, it } from 'vitest';
import { packData, zipPack } from '../src/data/pack.ts';
import { openContent } from '../src/records/open-content.ts';
import { root } from './lib/run.ts';

const invented = path.join(root, 'tests/invented');
const content = openContent(invented);
const target = mkdtempSync(path.join(os.tmpdir(), 'sidejudge-pack-'));
afterAll(() => rmSync(target, { recursive: true, force: true }));
const pack = (to: string) =>
  spawnSync(process.execPath, [path.join(root, 'scripts/pack-data.ts'), to], {
    encoding: 'utf8',
    env: { ...process.env, SITE_URL: '', BASE_PATH: '', CONTENT: path.join(invented, 'content') },
  });

it('writes the files of the index as a folder and as an archive, with checksums, a version and owners', () => {
  const folder = path.join(target, 'sidejudge-data');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'gone.json'), 'of an earlier pack');
  const { status, stdout, stderr } = pack(target);
  expect([status, stderr]).toEqual([0, '']);
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const version = read('VERSION').trim();
  expect(stdout).toContain(version);

  const sums = new Map(
    read('SHA256SUMS')
      .trimEnd()
      .split('\n')
      .map((line) => [line.slice(66), line.slice(0, 64)] as const),
  );
  for (const [file, sum] of sums)
    expect(createHash('sha256').update(read(file)).digest('hex'), file).toBe(sum);
  for (const { path: file, sha256 } of JSON.parse(read('index.json')).files)
    expect(sums.get(file)).toBe(sha256);
  for (const { file, owner } of content.sources)
    expect(read('LICENSE-OF-EACH-PART.md')).toContain(`texts of ${file}: ${owner}`);

  const archive = unzipSync(readFileSync(`${folder}.zip`));
  const own = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)).replaceAll(path.sep, '/'));
  const prefix = `sidejudge-data-${version}/`;
  expect(Object.keys(archive).toSorted()).toEqual(own.map((file) => `${prefix}${file}`).toSorted());
  expect(own).not.toContain('gone.json');
  expect(strFromU8(archive[`${prefix}terms.json`] ?? new Uint8Array())).toBe(read('terms.json'));
});

it('names a folder that cannot be made', () => {
  const file = path.join(target, 'file');
  writeFileSync(file, '');
  const { status, stderr } = pack(path.join(file, 'below'));
  expect([status, stderr]).toEqual([2, expect.stringContaining('not a directory (ENOTDIR). Check that')]);
});

it('has the same bytes for the same content, and another version for other content', () => {
  const input = { ...content, notice: { zh: '', ja: '', en: 'Unofficial.' }, front: '/' };
  const zip = () => Buffer.from(zipPack(packData({ ...input, ...openContent(invented) }, 'MIT')));
  expect(zip().equals(zip())).toBe(true);
  const terms = content.terms.map((term, index) => (index === 0 ? { ...term, zh: `${term.zh}。` } : term));
  expect(packData({ ...input, terms }, 'MIT').version).not.toBe(packData(input, 'MIT').version);
});
