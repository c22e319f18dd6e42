import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { toPo } from '../../../src/data/po.ts';
import { toXliff } from '../../../src/data/xliff.ts';
import { translatablesIn } from '../../../src/schema/citable.ts';
import { root } from '../../lib/run.ts';
import { type ContentCopy, copyForAll, copyForEach } from '../content-copy.fixture.ts';
import { generate } from '../generate.ts';

/** Section 2.4 of a copy, and the exported file of what it lacks in Chinese. */
const section = ({ root: folder }: ContentCopy) =>
  generate(folder).build?.sections.find(({ record }) => record.section === '2.4')?.record;
const exportFrom = (copy: ContentCopy): string => {
  const record = section(copy);
  return (
    (record &&
      toXliff(translatablesIn({ sections: [record] }, ['clause']), 'zh', {
        notice: '',
        license: '',
        texts: [],
      })) ??
    ''
  );
};

/** The same for every test. */
let exported = '';
const fill = (target: string): string =>
  exported.replace('</source>\n</segment>', `</source>\n<target>${target}</target>\n</segment>`);
const name = ['--translator', 'A. Translator', '--write'] as const;
const unofficial = 'content/unofficial/ipg/2.4.yml';

describe('content import', () => {
  const content = copyForEach('invented');
  beforeEach(() => {
    // Nothing is translated yet.
    rmSync(join(content().root, 'content/unofficial'), { recursive: true });
    exported ||= exportFrom(content());
  });
  const importText = (text: string, ...args: readonly string[]) => {
    const file = join(content().root, 'filled.xlf');
    writeFileSync(file, text);
    return content().run('import', file, ...args);
  };

  it('adds a translated text as unofficial, with the translator’s name, and changes nothing else', () => {
    expect(importText(fill('甲。\n\n乙 &lt;b&gt; {x}'), ...name)).toMatchObject({ code: 0, err: '' });
    expect(content().run('build').code).toBe(0);
    const clause = section(content())?.clauses.find(({ id }) => id === 'definition-2');
    expect(clause?.unofficial).toEqual({
      zh: { text: '甲。\n\n乙 <b> {x}', translator: 'A. Translator', from: 'en' },
    });
    expect(clause?.texts.zh).toBeUndefined();
    expect(clause?.missing).toHaveLength(1);
  });

  it('takes the annotations of a section, too', () => {
    const record = generate(content().root).build?.sections.find(
      ({ record: { section: id } }) => id === '2.3',
    );
    const pages = record ? translatablesIn({ sections: [record.record] }, ['annotation']) : [];
    exported = toXliff(pages, 'en', { notice: '', license: '', texts: [] }) ?? '';
    expect(importText(fill('A &amp; B'), ...name)).toMatchObject({ code: 0, err: '' });
    exported = '';
    const after = generate(content().root).build?.sections.flatMap(({ record: { clauses } }) => clauses);
    expect(after?.flatMap(({ annotations }) => annotations.ja?.[0]?.unofficial ?? [])).toEqual([
      { en: { text: 'A & B', translator: 'A. Translator', from: 'ja' } },
    ]);
  });

  it('is planned first: without --write nothing is written', () => {
    const { code, out } = importText(fill('甲'), '--translator', 'A. Translator');
    expect(code).toBe(0);
    expect(out).toMatch(/Nothing is written yet/u);
    expect(existsSync(join(content().root, unofficial))).toBe(false);
  });

  it('is in the next export, and can be replaced by the same translator', () => {
    importText(fill('甲'), ...name);
    const again = exportFrom(content());
    expect(again).toContain('<target>甲</target>');
    expect(importText(again.replace('甲', '乙'), ...name)).toMatchObject({ code: 0 });
    expect(readFileSync(join(content().root, unofficial), 'utf8')).toContain('zh: 乙');
  });

  it('says in a line that nothing changes, if the file comes back as it was exported', () => {
    importText(fill('甲'), ...name);
    content().edit(unofficial, (text) => text.replace('zh: 甲', 'zh: "甲"'));
    const again = exportFrom(content()).replace(/<unit id="(?!definition-2").*?<\/unit>/gsu, '');
    expect(importText(again, ...name)).toEqual({ code: 0, out: 'Nothing changes.', err: '' });
    expect(readFileSync(join(content().root, unofficial), 'utf8')).toContain('zh: "甲"');
  });

  it('says who has read the texts of a file that comes back, and `check` counts them', () => {
    importText(fill('甲'), ...name);
    const again = exportFrom(content());
    const reader = ['--read-by', 'B. Reader', '--date', '2026-11-20', '--write'];
    expect(importText(again, ...reader)).toMatchObject({ code: 0, err: '' });
    expect(content().run('build').code).toBe(0);
    expect(content().run('check').out).toMatch(/^1 unofficial texts, 1 read by a second person$/mu);
    const clause = section(content())?.clauses.find(({ id }) => id === 'definition-2');
    expect(clause?.unofficial?.zh?.readBy).toEqual({ name: 'B. Reader', date: '2026-11-20' });
  });

  it.each<[readonly string[], RegExp]>([
    [['--read-by', 'B. Reader'], /--date: Write the day of the reading/u],
    [['--read-by', 'B. Reader', '--date', ''], /--date: Write the day of the reading/u],
    [['--read-by', '', '--date', '2026-11-20'], /--read-by: Write the name/u],
  ])('refuses a reading that cannot be one: %j', (reading, message) => {
    const { code, out, err } = importText(fill('甲'), ...name, ...reading);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
    expect(existsSync(join(content().root, unofficial))).toBe(false);
  });

  it('reports that the official wording has changed since', () => {
    importText(fill('甲'), ...name);
    content().edit(unofficial, (text) => text.replace('Trivial snacks', 'Some'));
    const { diagnostics } = generate(content().root);
    expect(diagnostics.filter(({ code }) => code.startsWith('unofficial/'))).toMatchObject([
      { code: 'unofficial/outdated', severity: 'warning' },
    ]);
  });

  it('stops the build if the clause has an official text now', () => {
    importText(fill('甲'), ...name);
    content().edit(unofficial, (text) => text.replace('definition-2:', 'definition-1:'));
    expect(content().run('build')).toMatchObject({
      code: 1,
      err: expect.stringContaining('unofficial/superseded'),
    });
  });

  it('takes PO, with a byte order mark or without, and changes nothing where it comes back as it was exported', () => {
    const exportPo = () => {
      const record = section(content());
      return (
        (record &&
          toPo(translatablesIn({ sections: [record] }, ['clause']), 'zh', {
            notice: '',
            license: '',
            texts: [],
          })) ??
        ''
      );
    };
    const importPo = (text: string, ...args: readonly string[]) =>
      content().run('import', content().put('filled.po', text), ...args);
    const translated = exportPo().replace('msgstr ""\n\n', 'msgstr "甲\\n\\n乙"\n\n');
    expect(importPo(`\uFEFF${translated}`, ...name)).toMatchObject({ code: 0, err: '' });
    const before = readFileSync(join(content().root, unofficial), 'utf8');
    expect(before).toMatch(/definition-2:\n[\s\S]*甲\n\n +乙/u);
    const again = exportPo().replace(/^msgctxt "ipg\/2\.4\/#(?!definition-2)[\s\S]*?\n\n/gmu, '');
    expect(importPo(again, ...name).out).toMatch(/0 new, 0 replaced|^Nothing changes\.$/u);
    expect(readFileSync(join(content().root, unofficial), 'utf8')).toBe(before);
  });

  it.each(['x', 'ns0'])('takes a file in which each element has the prefix of a namespace: %s', (prefix) => {
    const prefixed = fill('甲')
      .replace(/<(?<end>\/?)(?=[a-z])/gu, `<$<end>${prefix}:`)
      .replace('xmlns=', `xmlns:${prefix}=`);
    expect(importText(prefixed, ...name)).toMatchObject({ code: 0, err: '' });
  });

  it.each<[string, (text: string) => string, readonly string[], RegExp]>([
    ['without a name', (text) => text, [], /:1 error import\/no-translator/u],
    ['with nothing filled in', () => exported, name, /:1 error import\/nothing-filled-in/u],
    [
      'for a text that is not there',
      (text) => text.replace('unit id="definition-2"', 'unit id="remedy-77"'),
      name,
      /:8 error import\/no-text/u,
    ],
    [
      'for a text with an official text',
      (text) => text.replace('unit id="definition-2"', 'unit id="definition-1"'),
      name,
      /:8 error import\/official/u,
    ],
    [
      'of another wording',
      (text) => text.replace('Trivial', 'Grave'),
      name,
      /:8 error import\/changed-source/u,
    ],
    [
      'of a page we do not have',
      (text) => text.replace('original="ipg/2.4"', 'original="ipg/9.9"'),
      name,
      /:3 error import\/no-page/u,
    ],
    [
      'cut in the middle',
      (text) => text.slice(0, text.length / 2),
      name,
      /:\d+:\d+ error xliff\/unreadable/u,
    ],
  ])('refuses a file %s, with line and hint, and writes nothing', (_name, spoil, args, message) => {
    const { code, out, err } = importText(spoil(fill('甲')), ...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
    expect(err).toMatch(/\n {2}\S/u);
    expect(existsSync(join(content().root, unofficial))).toBe(false);
  });
});

describe('content import of a translation that stands below an older official text', () => {
  const content = copyForEach('ipg');

  it('puts a newer wording in place of another translator’s, with who has read it, and touches nothing else', () => {
    const path = 'content/unofficial/ipg/2.3.yml';
    cpSync(join(root, path), join(content().root, path));
    const before = readFileSync(join(content().root, path), 'utf8');
    const sectionNow = () =>
      generate(content().root).build?.sections.find(({ record }) => record.section === '2.3')?.record;
    const old = sectionNow()?.clauses.find(({ id }) => id === 'definition-1')?.unofficial?.zh;
    expect(old).toMatchObject({ newer: true, translator: 'Sidejudge' });
    const pages = translatablesIn({ sections: [sectionNow() ?? []].flat() }, ['clause']);
    const file = (toXliff(pages, 'zh', { notice: '', license: '', texts: [] }) ?? '')
      .replace(old?.text ?? '', '重译。')
      .replace(/<unit id="(?!definition-1").*?<\/unit>/gsu, '');
    const importAgain = (...args: readonly string[]) =>
      content().run('import', content().put('filled.xlf', file), ...name, ...args);
    expect(importAgain()).toMatchObject({
      code: 2,
      err: expect.stringMatching(/import\/other-translator[^\n]*Sidejudge[^\n]*\n {2}[^\n]*--replace/u),
    });
    const reading = ['--read-by', 'B. Reader', '--date', '2026-11-20'];
    expect(importAgain(...reading, '--replace')).toMatchObject({ code: 0, err: '' });
    expect(sectionNow()?.clauses.find(({ id }) => id === 'definition-1')?.unofficial?.zh).toEqual({
      ...old,
      text: '重译。',
      translator: 'A. Translator',
      readBy: { name: 'B. Reader', date: '2026-11-20' },
    });
    const lines = before.split('\n');
    const after = readFileSync(join(content().root, path), 'utf8').split('\n');
    expect(lines.filter((line) => !after.includes(line))).toEqual([`    zh: ${old?.text}`]);
    expect(after.slice(-100)).toEqual(lines.slice(-100));
  });
});

describe('content add and update', () => {
  const content = copyForAll('ipg');
  const source = (lang: string): string => join(root, `content/sources/ipg/ipg-2.3.${lang}.txt`);
  const drink = join(root, 'scripts/content/fixtures/drink-2020.en.txt');

  it('write nothing without --write', () => {
    const newer = join(content().root, 'newer.txt');
    writeFileSync(newer, readFileSync(source('en'), 'utf8').replace('four cards', 'five cards'));
    for (const [command, section, file] of [
      ['add', '9.1', join(root, 'scripts/content/fixtures/drink-2020.en.txt')],
      ['update', '2.3', newer],
    ] as const) {
      const { code, out } = content().run(command, 'ipg', section, `en=${file}`);
      expect([command, code]).toEqual([command, 0]);
      expect(out).toMatch(/Nothing is written yet/u);
    }
    expect(existsSync(join(content().root, 'content/texts/ipg/ipg-9.1.en.txt'))).toBe(false);
    expect(readFileSync(join(content().root, 'content/sources/ipg/ipg-2.3.en.txt'))).toEqual(
      readFileSync(source('en')),
    );
  });

  it('refuse a text with a character that no page can show, with its line', () => {
    const file = content().put('odd.txt', readFileSync(drink, 'utf8').replace('open', '\u202Eopen'));
    const { code, err } = content().run('add', 'ipg', '9.1', `en=${file}`, '--write');
    expect(code).toBe(2);
    expect(err).toMatch(/odd\.txt:7:\d+ error source\/unprintable: U\+202E /u);
  });

  it('leave a text that is the same as before with the margin that people have written', () => {
    const file = 'content/texts/ipg/ipg-2.4.zh-en.txt';
    const before = readFileSync(join(content().root, file), 'utf8');
    content().edit(file, (text) => text.replace(/^(?=title en )/mu, '# Seen.\n'));
    const same = join(root, 'content/sources/ipg/ipg-2.4.zh-en.txt');
    const { out } = content().run('update', 'ipg', '2.4', `zh=${same}`, `en=${same}`);
    expect(out).toMatch(/Nothing changes\.$/u);
    content().edit(file, () => before);
  });

  it.each<readonly [readonly string[], RegExp]>([
    [['add'], /no document.*\nno section.*\nno text.*\nusage: /u],
    [['add', 'ipg', '2.3'], /no text: write zh=FILE/u],
    [
      ['add', 'mtr', '2.5', 'zh=a.txt'],
      /^mtr: write the ID of a guide [^\n]*docs\/adding-a-text\.md[^\n]*\nusage: npm run -s content -- add --help$/u,
    ],
    [['add', 'ipg', 'x', 'zh=a.txt'], /^x: write the number of the section/u],
    [['add', 'ipg', '8.8', 'fr=a.txt'], /^fr=a.txt: write zh=…, ja=… or en=…/u],
    [['add', 'ipg', '8.8', 'zh=no-such-file.txt'], /read\/unreadable/u],
    [
      ['add', 'ipg', '2.3', `zh=${source('zh')}`],
      /add\/already-there[^\n]*\n {2}For a newer edition of it, or another language:.*update ipg 2\.3/u,
    ],
    [
      ['add', 'ipg', '9.2', `en=${drink}`],
      /error content\/other-section: The text has the number 9\.1, not 9\.2/u,
    ],
    [
      ['add', 'ipg', '9.1', `zh=${drink}`, `en=${drink}`],
      /drink-2020\.en\.txt error align\/no-clauses: No clause in zh/u,
    ],
    [['add', 'ipg', '8.8', `zh=${source('zh')}`, '--kind', 'zh=novel'], /^--kind zh=novel: the kind/u],
    [['add', 'ipg', '8.8', `zh=${source('zh')}`, `zh=${source('zh')}`], /zh is given twice/u],
    [['update', 'ipg', '8.8', `zh=${source('zh')}`], /add ipg 8\.8/u],
    [['update', 'ipg', '2.4', `zh=${source('zh')}`], /The text has the number 2\.3, not 2\.4/u],
    [
      ['add', 'zen', `zh=${join(root, 'scripts/content/fixtures/starry-night.ja.txt')}`],
      /starry-night\.ja\.txt:1 error faq\/other-language: The text is written in ja, not in zh/u,
    ],
    [['import'], /usage: /u],
  ])('explain the call %j', ([command = '', ...args], message) => {
    const { code, out, err } = content().run(command, ...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });
});
