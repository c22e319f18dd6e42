import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packData, zipPack } from '../src/data/pack.ts';
import { openContent } from '../src/records/open-content.ts';
import { root } from './lib/run.ts';

const invented = path.join(root, 'tests/invented');
const content = openContent(invented);
const input = { ...content, notice: { zh: '', ja: '', en: 'Unofficial.' }, front: '/' };

describe('npm run pack:data', () => {
  const target = mkdtempSync(path.join(os.tmpdir(), 'sidejudge-pack-'));
  const folder = path.join(target, 'sidejudge-data');
  const pack = (to: string) =>
    spawnSync(process.execPath, [path.join(root, 'scripts/pack-data.ts'), to], {
      encoding: 'utf8',
      env: { ...process.env, SITE_URL: '', BASE_PATH: '', CONTENT: path.join(invented, 'content') },
    });
  let said = '';
  beforeAll(() => {
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'gone.json'), 'of an earlier pack');
    const { status, stdout, stderr } = pack(target);
    expect([status, stderr]).toEqual([0, '']);
    said = stdout;
  });
  afterAll(() => rmSync(target, { recursive: true, force: true }));
  const read = (file: string) => readFileSync(path.join(folder, file));

  it('writes every file of the index, with checksums that are right', () => {
    const { files } = JSON.parse(read('index.json').toString());
    const sums = new Map(
      read('SHA256SUMS')
        .toString()
        .trimEnd()
        .split('\n')
        .map((line) => [line.slice(66), line.slice(0, 64)] as const),
    );
    const wrong = [...sums].filter(
      ([file, sum]) => createHash('sha256').update(read(file)).digest('hex') !== sum,
    );
    expect(wrong).toEqual([]);
    for (const { path: file, sha256 } of files) expect(sums.get(file)).toBe(sha256);
    const endings = new Set([...sums.keys()].map((file) => path.extname(file)));
    expect([...endings]).toEqual(expect.arrayContaining(['.json', '.csv', '.po', '.md']));
  });

  it('says its version, and whose each part is', () => {
    const version = read('VERSION').toString().trim();
    expect(said).toContain(version);
    const whose = read('LICENSE-OF-EACH-PART.md').toString();
    for (const { file, owner } of content.sources) expect(whose).toContain(`texts of ${file}: ${owner}`);
    expect(read('LICENSE').toString()).toMatch(/MIT/u);
  });

  it('has the same in the archive, below one folder', () => {
    const archive = unzipSync(readFileSync(`${folder}.zip`));
    const prefix = `sidejudge-data-${read('VERSION').toString().trim()}/`;
    const own = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => path.relative(folder, path.join(file.parentPath, file.name)).replaceAll(path.sep, '/'));
    expect(Object.keys(archive).toSorted()).toEqual(own.map((file) => `${prefix}${file}`).toSorted());
    expect(strFromU8(archive[`${prefix}terms.json`] ?? new Uint8Array())).toBe(read('terms.json').toString());
  });

  it('says which folder it cannot make', () => {
    const place = path.join(folder, 'LICENSE/below');
    const { status, stderr } = pack(place);
    expect(stderr).toContain(`${place}: not a directory (ENOTDIR). See that its folder is there`);
    expect(status).toBe(2);
  });
});

describe('a pack', () => {
  it('has the same bytes whenever it is made of the same content', () => {
    const again = zipPack(packData({ ...input, ...openContent(invented) }, 'MIT'));
    expect(Buffer.from(again).equals(Buffer.from(zipPack(packData(input, 'MIT'))))).toBe(true);
  });

  it('has another version once anything in it is other', () => {
    const [first] = content.terms;
    const terms = content.terms.map((term) => (term === first ? { ...term, zh: `${term.zh}。` } : term));
    expect(packData({ ...input, terms }, 'MIT').version).not.toBe(packData(input, 'MIT').version);
  });
});
