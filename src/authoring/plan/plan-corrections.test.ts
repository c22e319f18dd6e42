import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createSourceText } from '../../pipeline/text/source-text.ts';
import { correctionFileSchema } from '../../schema/correction.ts';
import { formatCorrections, planCorrections } from './plan-corrections.ts';
import { correctionsToYaml } from './yaml.ts';

// Own wording: a text about cups with five places that are damaged.
const reason = 'reason: { zh: 误, ja: 誤, en: A slip. }';
const yaml = `# What is damaged.
source: a.txt
corrections:
  - { id: a-1, line: 1, kind: repetition, before: The, reading: " the", after: " cup", effect: none, ${reason} }
  - id: a-2 # looked at twice
    line: 2
    kind: substitution
    before: "cards are "
    reading: wat
    text: wet
    effect: word
    ${reason}
  - { id: a-3, line: 3, kind: omission, before: "is ", text: "not ", after: full, effect: reversed, ${reason} }
  - { id: a-4, line: 4, kind: substitution, reading: teh, text: the, after: " judge", effect: none, ${reason} }
  - { id: a-5, line: 5, kind: missing-bullet, effect: none, ${reason} }
`;
const file = correctionFileSchema.parse(parse(yaml));
const current = createSourceText('a.txt', 'The the cup\ncards are wat\nit is full\nteh judge\nA bullet.\n');
const next = createSourceText(
  'a.txt',
  'The the cup\n\nNew here.\ncards are wat\nit is not full\nWet.\nA bullet.\n',
);
const plan = planCorrections(file, current, next);

describe('planCorrections', () => {
  it('says which still apply, which have moved, and which are gone and why', () => {
    expect(plan).toMatchObject([
      { what: 'kept', correction: { id: 'a-1' } },
      { what: 'moved', correction: { id: 'a-2' }, line: 4 },
      { what: 'gone', correction: { id: 'a-3' }, why: 'printed-right' },
      { what: 'gone', correction: { id: 'a-4' }, why: 'not-there' },
      { what: 'moved', correction: { id: 'a-5' }, line: 7 },
    ]);
  });

  it('is told to people', () => {
    expect(formatCorrections('a.txt', plan).split('\n')).toEqual([
      '',
      'corrections of a.txt: 1 of 5 still apply where they are',
      '  a-2: applies in line 4 now, was 2',
      '  a-3 3: gone, the newer text prints it right',
      '  a-4 4: gone, the newer text has neither reading',
      '  a-5: applies in line 7 now, was 5',
    ]);
  });
});

describe('correctionsToYaml', () => {
  it('writes the new lines and leaves out what is gone, comments kept', () => {
    const text = correctionsToYaml(yaml, plan) ?? '';
    expect(parse(text).corrections.map(({ id, line }: { id: string; line: number }) => [id, line])).toEqual([
      ['a-1', 1],
      ['a-2', 4],
      ['a-5', 7],
    ]);
    expect(text).toContain('# What is damaged.');
    expect(text).toContain('# looked at twice');
  });

  it('changes nothing where everything is kept, and leaves no file where nothing is', () => {
    expect(correctionsToYaml(yaml, planCorrections(file, current, current))).toBe(yaml);
    expect(
      correctionsToYaml(yaml, planCorrections(file, current, createSourceText('a.txt', ''))),
    ).toBeUndefined();
  });
});
