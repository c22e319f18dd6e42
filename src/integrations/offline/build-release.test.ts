import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { decodePack } from '../../offline/pack.ts';
import { readRelease, weighChoice } from '../../offline/release.ts';
import { buildRelease } from './build-release.ts';

const site = {
  'index.html': '<p>choose</p>',
  'zh/index.html': '<p>首页</p>',
  'zh/ipg/2.3/index.html': '<p>定义</p>',
  '_astro/image.woff2': '\u0000\u0001',
  'data/index.json': '{}',
};

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The release of a site of these files. */
function build(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sidejudge-release-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return buildRelease(folder, Object.keys(files), '2026-11-21');
}

const unpack = (file: Uint8Array | undefined) => decodePack(gunzipSync(file ?? '').toString());

describe('a release', async () => {
  const { files, release } = await build(site);

  test('is what its file says', () => {
    expect(readRelease(JSON.parse(Buffer.from(files.get('release.json') ?? '').toString()))).toEqual(release);
    expect(release.date).toBe('2026-11-21');
  });

  test('has each file in the pack of its part, and bytes that are no text as base64', () => {
    expect(unpack(files.get(`packs/${release.packs.shell.file}`))).toEqual([
      { path: '_astro/image.woff2', body: 'AAE=', isBase64: true },
      { path: 'index.html', body: '<p>choose</p>' },
    ]);
    expect(unpack(files.get(`packs/${release.packs['zh-ipg'].file}`))).toEqual([
      { path: 'zh/ipg/2.3/index.html', body: '<p>定义</p>' },
    ]);
  });

  test('is the same for the same files in any order', async () => {
    const again = await build(Object.fromEntries(Object.entries(site).reverse()));
    expect([...again.files]).toEqual([...files]);
  });

  test('is another one as soon as a stored byte is, and the same where only others are', async () => {
    const versionOf = async (files: Record<string, string>) => (await build(files)).release.version;
    expect(await versionOf({ ...site, 'zh/index.html': '<p>首頁</p>' })).not.toBe(release.version);
    expect(await versionOf({ ...site, 'data/index.json': '[]' })).toBe(release.version);
  });

  test('knows what a choice weighs', () => {
    const choice = { languages: ['zh'], documents: ['ipg'] } as const;
    const parts = ['shell', 'zh', 'zh-ipg'] as const;
    expect(weighChoice(release, choice).bytes).toBe(
      parts.reduce((sum, part) => sum + (files.get(`packs/${release.packs[part].file}`)?.length ?? 0), 0),
    );
  });
});

test.each([null, {}, { schemaVersion: 2 }, { schemaVersion: 1, version: 'a', date: '', packs: {} }])(
  '%j is no release',
  (value) => {
    expect(readRelease(value)).toBeNull();
  },
);
