import { spawnSync } from 'node:child_process';
import { po } from 'gettext-parser';
import { describe, expect, it } from 'vitest';
import { chapter, entry, section } from '../../tests/lib/records.ts';
import { translatablesIn } from '../schema/citable.ts';
import { toPo } from './po.ts';

const rights = { notice: 'Unofficial.', license: 'MIT', texts: [] };
const text = { text: '甲"乙"\n\n丙\\', translator: 'A. Translator', from: 'en' as const };
const clauses = section.clauses.map((clause) => ({ ...clause, unofficial: { ja: text } }));
const pages = translatablesIn({ sections: [{ ...section, clauses }], chapters: [chapter], cards: [entry] });
const exported = toPo(pages, 'ja', rights) ?? '';
const entriesOf = (file: string) =>
  Object.values(po.parse(file).translations).flatMap((own) =>
    Object.values(own).filter(({ msgid }) => msgid),
  );
const hasGettext = spawnSync('msgfmt', ['--version']).status === 0;

describe('the texts that a language lacks, as PO', () => {
  it('has address, source and existing translation of a text in an entry, and both languages in the head', () => {
    expect(entriesOf(exported)[0]).toMatchObject({
      msgctxt: 'ipg/9.1/#definition-1',
      msgid: section.clauses[1]?.texts.en?.text,
      msgstr: [text.text],
      comments: { extracted: 'Unofficial translation by A. Translator' },
    });
    expect(po.parse(exported).headers).toMatchObject({ Language: 'ja', 'X-Source-Language': 'en' });
  });

  it('says who translated and read a text, of which edition, and that the official text is older; marks outdated ones', () => {
    const readBy = { name: 'B. Reader', date: '2026-11-20' };
    const zh = { ...text, edition: '2024-09-23', newer: true, outdated: true, readBy } as const;
    const known = clauses.map((clause) => ({ ...clause, unofficial: { zh } }));
    const file = toPo(translatablesIn({ sections: [{ ...section, clauses: known }] }), 'zh', rights) ?? '';
    expect(entriesOf(file)[0]?.comments).toEqual({
      extracted:
        'Unofficial translation by A. Translator; of the edition of 2024-09-23; the official text is older; read by B. Reader, 2026-11-20',
      flag: 'fuzzy',
    });
  });

  it('are no file if no text is missing', () => {
    const full = section.clauses.filter(({ texts }) => texts.zh);
    expect(
      toPo(translatablesIn({ sections: [{ ...section, clauses: full }] }, ['clause']), 'zh', rights),
    ).toBeUndefined();
  });

  it.runIf(hasGettext)('passes the checks of gettext, and survives a round trip', () => {
    const run = (...[program = '', ...args]: string[]) =>
      spawnSync(program, args, { input: exported, encoding: 'utf8' });
    expect(run('msgfmt', '-c', '-o', '/dev/null', '-')).toMatchObject({ status: 0, stderr: '' });
    expect(entriesOf(run('msgcat', '-').stdout)).toEqual(entriesOf(exported));
  });
});
