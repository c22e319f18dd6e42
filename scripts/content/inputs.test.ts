import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ContentCopy, copyForEach } from './content-copy.fixture.ts';

const registry = 'content/registry/ipg/2.3.yml';
const sources = 'content/sources/ipg/source.yml';

type Spoil = (copy: ContentCopy) => void;
const swap =
  (file: string, from: string | RegExp, to: string): Spoil =>
  ({ edit }) =>
    edit(file, (text) => text.replace(from, to));
const drop =
  (file: string): Spoil =>
  ({ root }) =>
    rmSync(join(root, file));

describe('content that does not fit together', () => {
  const content = copyForEach('ipg');

  const faults: readonly (readonly [name: string, spoil: Spoil, message: RegExp])[] = [
    [
      'a text file without an entry',
      ({ edit }) => edit(sources, (text) => withoutEntry(text, 'ipg-2.3.en.txt')),
      /ipg\/ipg-2\.3\.en\.txt error read\/unnamed-source: .*ipg-2\.3\.en\.txt/u,
    ],
    [
      'a registry that names a text without an entry',
      swap(registry, 'en: ipg-2.3.en.txt', 'en: ipg-2.3.eng.txt'),
      /ipg\/2\.3\.yml:8 error registry\/unknown-source: .*ipg-2\.3\.eng\.txt/u,
    ],
    [
      'a registry that names a text for a language it is not in',
      swap(registry, 'en: ipg-2.3.en.txt', 'en: ipg-2.3.ja.txt'),
      /ipg\/2\.3\.yml:8 error registry\/unknown-language: ipg-2\.3\.ja\.txt/u,
    ],
    [
      'rows in a language of which the registry names no text',
      swap(registry, '  en: ipg-2.3.en.txt\n', ''),
      /ipg\/2\.3\.yml:\d+ error registry\/no-source: definition-1 /u,
    ],
    [
      'a text that no registry uses',
      swap(registry, '  en: ipg-2.3.en.txt\n', ''),
      /ipg\/source\.yml:\d+ error registry\/unused-source: .*ipg-2\.3\.en\.txt/u,
    ],
    [
      'corrections of a text without an entry',
      ({ root }) => {
        mkdirSync(join(root, 'content/corrections'), { recursive: true });
        writeFileSync(join(root, 'content/corrections/x.yml'), 'source: x.txt\ncorrections: []\n');
      },
      /corrections\/x\.yml:1 error pointers\/no-source: .*x\.txt/u,
    ],
    [
      'translations of a page that is not there',
      ({ root }) => {
        mkdirSync(join(root, 'content/unofficial/ipg'), { recursive: true });
        const text = 'document: ipg\npage: "9.9"\ntexts: []\n';
        writeFileSync(join(root, 'content/unofficial/ipg/9.9.yml'), text);
      },
      /ipg\/9\.9\.yml:2 error pointers\/no-text: .*9\.9/u,
    ],
    [
      'a structure that is gone, and nothing else',
      drop('content/structure/ipg/ipg-2.3.ja.yml'),
      /^content\/structure\/ipg\/ipg-2\.3\.ja\.yml error structure\/missing: [^\n]*\n[^\n]*propose --write\n?$/u,
    ],
    [
      'a word in a structure that is not known, and nothing else',
      swap('content/structure/ipg/ipg-2.3.ja.yml', 'is: clause', 'is: claus'),
      /^content\/structure\/ipg\/ipg-2\.3\.ja\.yml:\d+ error read\/schema: `is` is “claus”[^\n]*\n[^\n]*\n?$/u,
    ],
    [
      'the registry of a section that is gone, and nothing else',
      drop('content/registry/ipg/2.4.yml'),
      /^content\/registry\/ipg\/2\.4\.yml error registry\/missing: [^\n]*ipg-2\.4\.zh-en\.txt[^\n]*\n[^\n]*\n?$/u,
    ],
    [
      'a part in the structure that is not that of the row',
      swap(
        'content/structure/ipg/ipg-2.3.zh.yml',
        'at: "8", is: clause, part: definition',
        'at: "8", is: clause, part: philosophy',
      ),
      /registry\/ipg\/2\.3\.yml:\d+ error registry\/other-part: definition-1 zh .*structure\/ipg\/ipg-2\.3\.zh\.yml:15 /u,
    ],
    [
      'lines that are in two rows of a structure, with both rows',
      swap('content/structure/ipg/ipg-2.3.zh.yml', '{ at: "10", is', '{ at: "8-10", is'),
      /^content\/sources\/ipg\/ipg-2\.3\.zh\.txt:8:1 error structure\/doubled: .*2\.3\.zh\.yml:15 and by .*2\.3\.zh\.yml:16\./u,
    ],
    [
      'a row of a structure that names no lines, with its place',
      swap('content/structure/ipg/ipg-2.3.zh.yml', '{ at: "10", is', '{ at: "99", is'),
      /^content\/structure\/ipg\/ipg-2\.3\.zh\.yml:16 error structure\/points-nowhere: /u,
    ],
    [
      'a mark that the line does not have, with the place of the row',
      swap('content/structure/ipg/ipg-2.3.zh.yml', 'mark: "A."', 'mark: "Q."'),
      /^content\/structure\/ipg\/ipg-2\.3\.zh\.yml:\d+ error structure\/no-mark: .*line 19 .*Q\./u,
    ],
    [
      'two terms with one ID',
      swap('content/terms.yml', '- id: game-play-error', '- id: infraction'),
      /content\/terms\.yml:\d{2,} error read\/duplicate-id: infraction /u,
    ],
    [
      'two changes of the rules with one ID',
      ({ edit }) => edit('content/rule-changes.yml', () => `${ruleChange}${ruleChange}`),
      /content\/rule-changes\.yml:6 error read\/duplicate-id: one /u,
    ],
    [
      'a mistake in the list of documents, and no registry that would be missing',
      swap('content/documents.yml', 'kind: guide', 'kind: book'),
      /^content\/documents\.yml:\d+ error read\/schema: [^\n]*“book”[^\n]*"guide"\|"set-faq"\.\n[^\n]*$/u,
    ],
    [
      'a document that is not listed',
      ({ root }) =>
        writeFileSync(
          join(root, 'content/documents.yml'),
          readFileSync(join(root, 'content/documents.yml'), 'utf8').replace('id: ipg', 'id: igp'),
        ),
      /content\/registry\/ipg error read\/unknown-document: content\/documents\.yml lists no document ipg\. It lists igp, m10\./u,
    ],
    [
      'an official text elsewhere of a section that is not there',
      swap('content/documents.yml', 'page: "2.4"', 'page: "2.9"'),
      /^content\/documents\.yml:\d+ error pointers\/no-address: [^\n]*ipg\/2\.9\/[^\n]*\n[^\n]*\n?$/u,
    ],
    [
      'an official text elsewhere without a whole address',
      swap('content/documents.yml', 'https://wiki.mtgjudge.cn/', 'wiki.mtgjudge.cn'),
      /^content\/documents\.yml:\d+ error read\/schema: [^\n]*“wiki\.mtgjudge\.cn”[^\n]*https:\/\//u,
    ],
    [
      'a document with the name of a page',
      swap('content/documents.yml', 'id: ipg', 'id: privacy'),
      /^content\/documents\.yml:\d+ error read\/schema: `id` is “privacy”\. A page of the site has this name\./u,
    ],
    [
      'a text outside the folders',
      ({ root }) => writeFileSync(join(root, 'content/sources/new.txt'), 'x\n'),
      /content\/sources\/new\.txt error read\/unknown-file: .*new\.txt/u,
    ],
    [
      'a text described as another section',
      swap(sources, 'section: "2.4"', 'section: "2.5"'),
      /^[^\n]*ipg\/source\.yml:\d+ error registry\/other-section: [^\n]*ipg-2\.4\.zh-en\.txt[^\n]*2\.5(?![\s\S]*other-section)/u,
    ],
    [
      'a section in a file of another number',
      swap(registry, 'section: "2.3"', 'section: "2.5"'),
      /ipg\/2\.3\.yml:4 error read\/other-name: .*2\.5/u,
    ],
    [
      'an ID of another part',
      swap(registry, 'id: definition-4\n', 'id: remedy-9\n'),
      /ipg\/2\.3\.yml:\d+ error registry\/other-part: .*remedy-9 .*definition/u,
    ],
    [
      'a row of a structure that is deleted, and nothing else',
      swap('content/structure/ipg/ipg-2.3.zh.yml', /^ {2}- \{ at: "10",.*\n/mu, ''),
      /^content\/sources\/ipg\/ipg-2\.3\.zh\.txt:10:1 error structure\/lost: [^\n]*\n[^\n]*\n?$/u,
    ],
    [
      'a row of a registry that is deleted, with its ID and all its lines, and nothing else',
      swap(registry, / {2}- id: remedy-2\n[\s\S]*?(?= {2}- id: remedy-3\n)/u, ''),
      /^[^\n]*zh\.txt:42:1 error registry\/unassigned: [^\n]*ja\.txt:40, [^\n]*en\.txt:41\.\n[^\n]*\n?$/u,
    ],
    [
      'a row that points nowhere, with the line it should name, and nothing else',
      swap(registry, 'en: "47"', 'en: "470"'),
      /^[^\n]*2\.3\.yml:\d+ error registry\/points-nowhere: remedy-5 en [^\n]*\n[^\n]*In no row is: 47\.\n?$/u,
    ],
    [
      'a text of another kind, and nothing else',
      swap(sources, 'kind: guide-annotated', 'kind: set-faq'),
      /^content\/sources\/ipg\/source\.yml:\d+ error registry\/other-kind: [^\n]*\n[^\n]*\n?$/u,
    ],
    [
      'a document of another kind, and nothing else',
      swap('content/documents.yml', 'kind: guide', 'kind: set-faq'),
      /^content\/documents\.yml:\d+ error read\/other-kind: ipg [^\n]*\n {2}Write `kind: guide`[^\n]*\n?$/u,
    ],
    [
      'a change of a guide of a clause that there is not, with its line',
      swap('content/policy-changes.yml', 'ipg/2.3/#', 'ipg/2.9/#'),
      /^content\/policy-changes\.yml:\d+ error pointers\/no-text: [^\n]* ipg\/2\.9\/#[^\n]*\n[^\n]*\n?$/u,
    ],
    [
      'two entries of one card',
      swap('content/cards/mentioned.json', /^\[\n(?<first>.*)\n/u, '[\n$<first>\n$<first>\n'),
      /cards\/mentioned\.json:3 error read\/duplicate-id: ancestral-recall /u,
    ],
    [
      'a change that leads nowhere',
      ({ edit }) =>
        edit(
          'content/changes.yml',
          () =>
            '- date: 2026-01-01\n  what: { zh: 一, ja: 一, en: one }\n  where: [ipg/2.3/, ipg/2.3/#remedy-99]\n',
        ),
      /content\/changes\.yml:3 error pointers\/no-address: .*ipg\/2\.3\/#remedy-99/u,
    ],
  ];
  it.each(faults)('stops the build, with its line: %s', (_name, spoil, message) => {
    spoil(content());
    const { code, err } = content().run('build');
    expect(code).toBe(1);
    expect(err).toMatch(message);
  });
});

describe('a chapter without registry', () => {
  const content = copyForEach();

  it('is one message that names its first line', () => {
    rmSync(join(content().root, 'content/registry/m10/card-rulings.yml'));
    const { code, err } = content().run('check');
    expect(code).toBe(1);
    expect(err).toMatch(
      /^content\/registry\/m10 error registry\/missing: [^\n]*line 360 of m10-faq\.zh\.txt[^\n]*\n[^\n]*$/u,
    );
  });

  it('is one message if there is none for any chapter', () => {
    rmSync(join(content().root, 'content/registry/m10'), { recursive: true });
    expect(content().run('check').err).toMatch(
      /^content\/registry\/m10 error registry\/missing: [^\n]*m10-faq\.zh\.txt[^\n]*\n[^\n]*$/u,
    );
  });
});

describe('lines that are on no page', () => {
  const content = copyForEach('ipg');
  const registry24 = 'content/registry/ipg/2.4.yml';
  const row = '  - { in: zh, at: "10", reason: furniture }';

  const faults: readonly (readonly [name: string, change: (text: string) => string, message: RegExp])[] = [
    [
      'one that no row lists',
      (text) => text.replace(/^.*at: "10", reason: furniture.*\n/mu, ''),
      /ipg-2\.4\.zh-en\.txt:10:1 error structure\/lost: .*\n.*`ledger`/u,
    ],
    [
      'a row for text that is on a page',
      (text) => text.replace(row, row.replace('"10"', '"10-16"')),
      /ipg-2\.4\.zh-en\.txt:12:1 error structure\/doubled: .*zh-en\.yml:\d+ and by .*registry\/ipg\/2\.4\.yml:\d+\./u,
    ],
  ];
  it.each(faults)('stop the build: %s', (_name, change, message) => {
    const before = readFileSync(join(content().root, registry24), 'utf8');
    expect(change(before)).not.toBe(before);
    content().edit(registry24, change);
    const { code, err } = content().run('build');
    expect(code).toBe(1);
    expect(err).toMatch(message);
  });

  it('are proposed by `add`, and marked for review', () => {
    const file = join(content().root, 'new.txt');
    writeFileSync(file, 'Definition\nA player leaves the table.\n\nPrevious post: Chairs\n');
    expect(content().run('add', 'ipg', '9.2', `en=${file}`, '--write').out).toContain(
      'on no page: en 4 (furniture)',
    );
    expect(content().run('build').err).toMatch(/9\.2\.yml:\d+ error registry\/to-review: .*Previous post/u);
  });

  it('keep their rows in a newer text, and only new rows are marked for review', () => {
    const file = join(content().root, 'new.txt');
    const text = readFileSync(join(content().root, 'content/sources/ipg/ipg-2.4.zh-en.txt'), 'utf8');
    writeFileSync(file, `${text.trimEnd()}\n\n上一篇：牌套\n`.replace(/^/u, '\n'));
    expect(content().run('update', 'ipg', '2.4', `zh=${file}`, `en=${file}`, '--write').code).toBe(0);
    const ledger = /^ledger:\n(?<rows>(?: .*\n)*)/mu.exec(
      readFileSync(join(content().root, registry24), 'utf8'),
    );
    const rows = ledger?.groups?.rows?.trimEnd().split('\n') ?? [];
    expect(rows.map((one) => /at: "(?<at>[^"]*)"/u.exec(one)?.groups?.at)).toEqual([
      '3',
      '4',
      '5',
      '6',
      '11',
      expect.any(String),
    ]);
    expect(rows.map((one) => one.includes('# review'))).toEqual([false, false, false, false, false, true]);
  });
});

describe('decisions', () => {
  const content = copyForEach('ipg');

  it('need no file if there are none', () => {
    for (const name of [
      'doubts',
      'validity',
      'rule-changes',
      'policy-changes',
      'rule-numbers',
      'changes',
      'terms',
    ])
      rmSync(join(content().root, `content/${name}.yml`), { force: true });
    for (const name of ['redirects.json', 'published.txt', 'counts.txt', 'corrections', 'unofficial'])
      rmSync(join(content().root, 'content', name), { force: true, recursive: true });
    writeFileSync(join(content().root, 'content/doubts.yml'), '# None is left.\n');
    const { code, err } = content().run('build');
    expect([code, err.includes(' error ')]).toEqual([0, false]);
  });
});

describe('what was published', () => {
  const content = copyForEach();
  const read = (file: string): string => readFileSync(join(content().root, file), 'utf8');

  /** What is removed, how, and what is said of it; several at once. */
  type Kind = readonly [kind: string, take: Spoil, said: RegExp];
  const fewer = (file: string, what: string): RegExp =>
    new RegExp(
      `^content/counts\\.txt:\\d+ error published/fewer: content/${file} has \\d+ ${what}, where \\d+`,
      'mu',
    );
  const gone = (file: string): RegExp =>
    new RegExp(`^content/counts\\.txt:\\d+ error published/file-gone: content/${file} was published`, 'mu');
  const groups: readonly (readonly Kind[])[] = [
    [
      [
        'a verdict',
        swap('content/rule-changes.yml', /^.*target: m10\/rules-changes\/#rules-changes-2,.*\n/mu, ''),
        fewer('rule-changes.yml', 'verdicts'),
      ],
      [
        'a pass through the texts',
        swap('content/validity.yml', /^.*- .*#lifelink-1\.\.11\n/mu, ''),
        fewer('validity.yml', 'checked'),
      ],
      [
        'a term',
        swap('content/terms.yml', /^- id: game-play-error\n(?:(?: .*)?\n)*/mu, ''),
        fewer('terms.yml', 'terms'),
      ],
      [
        'a card',
        swap('content/cards/m10.json', /^.*"angels-mercy".*\n/mu, ''),
        fewer('cards/m10.json', 'cards'),
      ],
    ],
    [
      ['all verdicts', drop('content/rule-changes.yml'), gone('rule-changes.yml')],
      [
        'all that is known of the guide today',
        drop('content/policy-changes.yml'),
        gone('policy-changes.yml'),
      ],
      ['all passes through the texts', drop('content/validity.yml'), gone('validity.yml')],
      ['all terms', drop('content/terms.yml'), gone('terms.yml')],
      ['doubts', drop('content/doubts.yml'), gone('doubts.yml')],
      ['numbers of rules', drop('content/rule-numbers.yml'), gone('rule-numbers.yml')],
      ['changes', drop('content/changes.yml'), gone('changes.yml')],
      ['corrections', drop('content/corrections/m10-faq.zh.yml'), gone('corrections/m10-faq.zh.yml')],
      ['translations', drop('content/unofficial/ipg/2.4.yml'), gone('unofficial/ipg/2.4.yml')],
    ],
    [
      [
        'a text with its file, its entry and its rows',
        (copy) => takeEnglish(copy),
        /^content\/published\.txt:\d+ error published\/language-gone: ipg\/2\.3\/ was published in en and is no longer/mu,
      ],
    ],
  ];
  it.each(groups.map((kinds) => [kinds.map(([kind]) => kind).join(', '), kinds] as const))(
    'is reported if it is removed: %s',
    (_names, kinds) => {
      for (const [, take] of kinds) take(content());
      rmSync(join(content().root, 'content/docs/m10/legal.mdx'));
      const { code, err } = content().run('build');
      expect(code).toBe(1);
      for (const [, , said] of kinds) expect(err).toMatch(said);
      expect(existsSync(join(content().root, 'content/docs/m10/legal.mdx'))).toBe(false);
    },
  );

  it('may be removed if a person lowers its count', () => {
    content().edit('content/terms.yml', (text) =>
      text.replace(/^- id: game-play-error\n(?:(?: .*)?\n)*/mu, ''),
    );
    const before = Number(/terms\.yml terms (\d+)/u.exec(read('content/counts.txt'))?.[1]);
    content().edit('content/counts.txt', (text) => text.replace(`terms ${before}`, `terms ${before - 1}`));
    expect(content().run('build').code).toBe(0);
    expect(read('content/counts.txt')).toContain(`terms.yml terms ${before - 1}\n`);
  });

  it('is withdrawn only if it is gone, and was there', () => {
    writeFileSync(
      join(content().root, 'content/retired.yml'),
      '- { what: ipg/2.4/, now: ipg/, why: Too old. }\n- { what: ipg/2.9/, now: ipg/, why: Too old. }\n',
    );
    const { err } = content().run('check');
    expect(err).toMatch(/content\/retired\.yml:1 error published\/not-gone: ipg\/2\.4\/ still exists/u);
    expect(err).toMatch(
      /content\/retired\.yml:2 error published\/not-gone: ipg\/2\.9\/ was never published/u,
    );
  });

  it('is not reported if the registry gives the reason why a language has no text', () => {
    takeClause(content());
    expect(content().run('build')).toMatchObject({ code: 0 });
  });
});

/** Removes the English text of 2.3 and everything that names it. */
const takeEnglish = ({ root, edit }: ContentCopy): void => {
  rmSync(join(root, 'content/sources/ipg/ipg-2.3.en.txt'));
  edit(sources, (text) => withoutEntry(text, 'ipg-2.3.en.txt'));
  edit(registry, (text) => text.replace(/^ +en: (?:ipg-2\.3\.en\.txt|"[\d:, -]+" .*)\n/gmu, ''));
};

/** Removes one English clause of 2.3, and gives the reason for the gap. */
const takeClause = ({ root, edit }: ContentCopy): void => {
  const file = 'content/sources/ipg/ipg-2.3.en.txt';
  edit(file, (text) => text.replace(/^If an additional card is seen .*$/mu, ''));
  const sha256 = createHash('sha256')
    .update(readFileSync(join(root, file)))
    .digest('hex');
  edit(sources, (text) => text.replace(/(?<=file: ipg-2\.3\.en\.txt[\s\S]*?sha256: )\w+/u, sha256));
  edit(registry, (text) =>
    text
      .replace(/^ +en: "12" #.*\n/mu, '')
      .replace(/(?<=id: definition-4\n)/u, '    missing: [{ lang: en, reason: { kind: omits } }]\n'),
  );
};

const ruleChange = `- id: one
  since: null
  occasion: x
  what: { zh: 一, ja: 一, en: one }
  affects: []
`;

/** A list of sources without one of its entries. */
const withoutEntry = (list: string, file: string): string =>
  list
    .split(/^(?=- file: )/mu)
    .filter((entry) => !entry.startsWith(`- file: ${file}`))
    .join('');
