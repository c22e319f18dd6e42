import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { driftFileSchema } from '../../../src/schema/drift.ts';
import { root } from '../../lib/run.ts';
import { runCommand } from '../commands.ts';
import { driftFile } from '../generate.ts';

// What the rules find in the texts of the edition; content/drift.json is what the build last wrote, and
// `content -- check` holds it against the texts.
const { findings, names } = driftFileSchema.parse(JSON.parse(readFileSync(join(root, driftFile), 'utf8')));
const statesAt = (at: string, lang: string) =>
  findings.filter((finding) => finding.at === at && finding.lang === lang).map(({ state }) => state);

describe('the drift of the edition', () => {
  test.each([
    ['ipg/2.3/#definition-1', 'zh'],
    ['ipg/2.3/#definition-2', 'zh'],
    ['ipg/2.3/#remedy-4', 'ja'],
    ['ipg/2.3/#remedy-5', 'zh'],
    ['ipg/2.3/#remedy-5', 'ja'],
    ['ipg/2.3/#upgrade-1', 'zh'],
    ['ipg/2.3/#upgrade-1', 'ja'],
    ...['definition-2', 'philosophy-1', 'philosophy-2', 'remedy-1', 'remedy-2', 'remedy-3'].map(
      (id): [string, string] => [`ipg/2.4/#${id}`, 'zh'],
    ),
  ])('%s %s is found and confirmed', (at, lang) => {
    expect(statesAt(at, lang)).toContain('confirmed');
  });

  test.each(['philosophy-2', 'philosophy-3'])('%s ja (正常な状態) is found and waits for a person', (id) => {
    expect(statesAt(`ipg/2.3/#${id}`, 'ja')).toEqual(['open']);
  });

  test('at most two in ten are false alarms', () => {
    const dismissed = findings.filter(({ state }) => state === 'dismissed').length;
    expect(dismissed / findings.length).toBeLessThanOrEqual(0.2);
    // Gaps are the easy ones: without them the rules have to do as well.
    const judged = findings.filter(({ rule }) => rule !== 'missing');
    expect(dismissed / judged.length).toBeLessThanOrEqual(0.2);
  });

  test('names that are not printed are found in every document', () => {
    expect(new Set(names.map(({ name }) => name))).toEqual(
      new Set(['头脑风暴', '杰瓦岛狮身人面像', '腐霉毒蛇']),
    );
  });
});

describe('content drift', () => {
  const run = (...args: string[]) => runIn(root, ...args);
  const runIn = (folder: string, ...args: string[]) => {
    const printed: string[] = [];
    const complaints: string[] = [];
    const code = runCommand('drift', args, {
      root: folder,
      print: (text) => printed.push(text),
      complain: (text) => complaints.push(text),
    });
    return { code, printed, complaints };
  };

  test('prints the findings of a section, and how many are decided', () => {
    const { code, printed } = run('ipg', '2.4');
    expect(code).toBe(0);
    expect(printed.at(-1)).toBe('6 findings: 6 confirmed, 0 dismissed, 0 open');
    expect(printed[0]).toContain('ipg/2.4/#definition-2');
  });

  test('goes on with the other sections where one is not finished', () => {
    const copy = mkdtempSync(join(tmpdir(), 'sidejudge-'));
    try {
      cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true });
      const registry = join(copy, 'content/registry/ipg/2.3.yml');
      writeFileSync(registry, `${readFileSync(registry, 'utf8')}# review: is this so?\n`);
      expect(runIn(copy, 'ipg', '2.4')).toMatchObject({ code: 0, complaints: [] });
      const all = runIn(copy);
      expect(all).toMatchObject({ code: 1, complaints: [expect.stringContaining('2.3.yml')] });
      expect(all.printed.at(-1)).toBe('6 findings: 6 confirmed, 0 dismissed, 0 open');
      expect(runIn(copy, 'ipg', '2.3')).toMatchObject({ code: 1, printed: [] });
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });

  test('says how it is called when there is no such section', () => {
    const { code, complaints } = run('ipg', '9.9');
    expect(code).toBe(2);
    expect(complaints.join()).toContain('usage:');
  });
});
