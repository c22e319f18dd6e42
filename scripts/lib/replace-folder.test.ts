import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFolder } from './replace-folder.ts';

let root: string;
let dist: string;
let workshop: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'sidejudge-replace-'));
  [dist, workshop] = [path.join(root, 'dist'), path.join(root, '.cache/dist')];
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const writing =
  (text: string, isWhole = true) =>
  (folder: string) => {
    writeFileSync(path.join(folder, 'index.html'), text);
    return Promise.resolve(isWhole);
  };
const shown = () => readFileSync(path.join(dist, 'index.html'), 'utf8');

test('the new folder takes the place of the old one, with nothing left of it', async () => {
  await replaceFolder(dist, workshop, (folder) => {
    writeFileSync(path.join(folder, 'gone.html'), '');
    return writing('one')(folder);
  });
  await replaceFolder(dist, workshop, writing('two'));
  expect([shown(), readdirSync(dist), existsSync(workshop)]).toEqual(['two', ['index.html'], false]);
});

test('one that fails leaves the old folder as it was', async () => {
  await replaceFolder(dist, workshop, writing('one'));
  expect(await replaceFolder(dist, workshop, writing('half', false))).toBe(false);
  expect([shown(), existsSync(workshop)]).toEqual(['one', false]);
});

test('one that was killed while it wrote leaves nothing half-written, and the next succeeds', async () => {
  await replaceFolder(dist, workshop, writing('one'));
  mkdirSync(path.join(workshop, 'new'), { recursive: true });
  writeFileSync(path.join(workshop, 'new/half.html'), 'half');
  expect(shown()).toBe('one');
  await replaceFolder(dist, workshop, writing('two'));
  expect([shown(), readdirSync(dist)]).toEqual(['two', ['index.html']]);
});

test('one that was killed between its two moves loses nothing', async () => {
  mkdirSync(path.join(workshop, 'old'), { recursive: true });
  writeFileSync(path.join(workshop, 'old/index.html'), 'one');
  expect(await replaceFolder(dist, workshop, writing('half', false))).toBe(false);
  expect(shown()).toBe('one');
});
