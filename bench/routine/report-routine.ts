import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// The routine jobs of a webmaster, one after another on a copy of the project. After each, `content -- check` and the
// tests must be green, whatever the texts say.

/** The new texts of the jobs, each as `lang=FILE`. None of them is in the content. */
const newTexts = (root: string, name: string, ...languages: readonly string[]) =>
  languages.map((lang) => `${lang}=${path.join(root, 'scripts/content/fixtures', `${name}.${lang}.txt`)}`);

const provenance = ['--origin', '为测试而加', '--owner', 'Somebody', '--write'];

/**
 * Prints for each job that it is green, or its failures.
 *
 * @param args steps of `npm test`, or `all`; by default unit and site
 */
export function reportRoutine(root: string, args: readonly string[], print: (line: string) => void): void {
  const steps = args.length === 0 ? ['unit', 'site'] : args.filter((arg) => arg !== 'all');
  const copy = copyOf(root);
  const run = (script: string, ...args: readonly string[]): string => {
    const program = [...process.execArgv, path.join(copy, `scripts/${script}.ts`), ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: copy, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${script} ${args.join(' ')}\n${stderr}${stdout}`);
    return stdout;
  };
  const content = (...args: readonly string[]): string => run('content', ...args);
  const edit = (name: string, change: (text: string) => string): void => {
    const file = path.join(copy, 'content', name);
    fs.writeFileSync(file, change(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''));
  };
  /** Deletes every question, like a person who accepts all proposals. */
  const answer = (): void => {
    for (const name of fs.readdirSync(path.join(copy, 'content'), { recursive: true, encoding: 'utf8' }))
      if (/\.(?:yml|txt)$/u.test(name) && !name.startsWith('sources'))
        edit(name, (text) => text.replace(/^\? .*\n|^ *# \? .*\n| # \? .*$/gmu, ''));
  };
  const guide =
    fs.readFileSync(path.join(copy, 'content/documents.yml'), 'utf8').match(/^- id: (\S+)/mu)?.[1] ?? '';
  const section = newTexts(root, 'drink-2020', 'zh', 'en');

  const jobs: Readonly<Record<string, () => void>> = {
    'nothing yet': () => undefined,
    'a section': () => {
      content('add', guide, '9.1', ...section, ...provenance, '--date', '2020-01-01');
    },
    'a set FAQ': () => {
      const files = newTexts(root, 'starry-night', 'zh', 'ja', 'en');
      content('add', 'zen', ...files, '--title', 'en=zen FAQ', ...provenance, '--date', '2019-01-01');
    },
    'a second guide': () => {
      const row =
        'kind: guide, titles: { zh: 比赛规则, ja: イベント規定, en: Tournament Rules }, abbreviation: TR';
      edit('documents.yml', (text) => `${text.trimEnd()}\n- { id: rules, ${row}, prevails: en }\n`);
      const files = newTexts(root, 'leagues', 'zh', 'en');
      content('add', 'rules', '10.4', ...files, ...provenance, '--date', 'unknown');
    },
    'the next edition': () => {
      const english = section.at(-1)?.slice('en='.length) ?? '';
      const newer = path.join(copy, 'newer.txt');
      fs.writeFileSync(newer, fs.readFileSync(english, 'utf8').replace('open drink', 'full cup'));
      content('update', guide, '9.1', `en=${newer}`, ...provenance, '--date', '2031-01-01');
    },
    'a deleted guide': () => {
      for (const room of ['sources', 'texts', 'decisions', 'docs'])
        fs.rmSync(path.join(copy, 'content', room, 'rules'), { recursive: true, force: true });
      edit('documents.yml', (text) => text.replace(/^- \{ id: rules, .*\n/mu, ''));
      edit('published.txt', (text) => text.replace(/^rules\/.*\n/gmu, ''));
    },
    'another name': () => edit('site.yml', (text) => text.replace(/^name: .*$/mu, 'name: Courtyard')),
    'a new term': () =>
      edit('terms.yml', (text) => {
        const use = 'use: { zh: 有纸牌的桌子。, ja: 札のある卓。, en: A table with cards. }';
        return `${text.trimEnd()}\n- { id: card-table, zh: 牌桌, ja: 札の卓, en: card table, ${use} }\n`;
      }),
    'a correction': () => {
      const marked = fs.readFileSync(path.join(copy, 'content/texts/zen/zen-faq.zh.txt'), 'utf8');
      const [, card, reading] =
        /^card (\S+)(?: .*)?\n(?:(?!card ).*\n)*?r1 +\| (?:⟨.*?⟩ *)?(\p{Script=Han}{4})/mu.exec(marked) ?? [];
      const reason = 'reason: { zh: 印错了。 }';
      const entry = `id: zen-1, at: zen/cards/${card}/#r1, lang: zh, kind: substitution`;
      edit(
        'corrections/zen-faq.zh.yml',
        () =>
          `source: zen-faq.zh.txt\ncorrections:\n  - { ${entry}, reading: ${reading}, text: 万智牌手, effect: word, ${reason} }\n`,
      );
    },
    'other colors': () =>
      edit('site.yml', (text) => `${text}colors: { action: { light: "#14532d", dark: "#86e0a8" } }\n`),
  };

  for (const [name, work] of Object.entries(jobs)) {
    try {
      work();
      answer();
      content('build');
      content('check');
      if (steps.some((step) => step === 'site' || step === 'browser')) run('site', 'pages');
      print(
        `${name}: green (${run('test', ...steps)
          .trimEnd()
          .split('\n')
          .at(-1)})`,
      );
    } catch (error) {
      print(`${name}: red\n${redIn(String(error))}`);
    }
  }
  fs.rmSync(copy, { recursive: true });
}

/** The failures in an output: names of tests and errors of the content, at most twenty. */
const redIn = (printed: string): string =>
  printed
    .split('\n')
    .filter((line) => /^Error: |^ *(?:FAIL|✗)| error |AssertionError/u.test(line))
    .slice(0, 20)
    .map((line) => `    ${line}`)
    .join('\n');

/** A copy of the project with its packages, without build outputs and git. */
function copyOf(root: string): string {
  const copy = fs.mkdtempSync(path.join(tmpdir(), 'sidejudge-routine-'));
  const left = new Set(
    ['.git', '.cache', '.astro', 'dist', 'node_modules'].map((name) => path.join(root, name)),
  );
  fs.cpSync(root, copy, { recursive: true, filter: (place) => !left.has(place) });
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}
