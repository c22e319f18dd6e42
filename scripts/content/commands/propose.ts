import { createTwoFilesPatch } from 'diff';
import { createMentionReader } from '../../../src/authoring/align/mentions.ts';
import { planTexts } from '../../../src/authoring/plan/plan-texts.ts';
import { readAgain } from '../../../src/authoring/read/read-again.ts';
import { writeRows } from '../../../src/authoring/write/edit-edition.ts';
import { prepareSource } from '../../../src/pipeline/edition/prepare-source.ts';
import { replacedIn } from '../../../src/pipeline/edition/replaced.ts';
import { kept } from '../../../src/records/lazily.ts';
import { commonLanguage } from '../../../src/schema/language.ts';
import { readContent } from '../read-content.ts';
import { type Command, misused, report } from './command.ts';
import { knownCards, textsBefore } from './plan-call.ts';

export const propose: Command = {
  usage: 'propose [DOCUMENT [SECTION]]',
  does: 'reads the sources again, and prints how the marked texts would differ if nobody had decided anything',
  run: (args, desk) => {
    const content = readContent(desk.root);
    const { input } = content;
    const [document, section, ...more] = args;
    const wanted = input.sources.filter(
      (one) =>
        (document === undefined || one.document === document) &&
        (section === undefined || one.entry.section === section),
    );
    if (more.length > 0 || (wanted.length === 0 && args.length > 0)) {
      desk.complain(`${args.join(' ')}: there is no such text`);
      return misused;
    }
    const all = wanted.map((one) => prepareSource(one, input.corrections));
    // Older editions have been read, and stay as they are; of a file of two languages also where one of them is older.
    const texts = all.map(({ value }) => value);
    const prepared = all.filter(({ value }) => replacedIn(value, texts).length === 0);
    const faults = [...content.diagnostics, ...prepared.flatMap(({ diagnostics }) => diagnostics)];
    // What cannot be read would be taken for missing.
    if (report(desk, faults)) return 1;
    const readMentions = createMentionReader(input.terms, input.wording);
    const facts = kept(() => knownCards(input));
    const groups = Map.groupBy(
      prepared.map(({ value }) => value),
      (one) => `${one.document} ${one.entry.section ?? ''}`,
    );
    const proposed = [...groups.values()].flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const { document, entry } = first;
      const before = textsBefore({ document, section: entry.section, texts: own }, content);
      const known = { readMentions, facts: before.section === undefined ? facts() : [] };
      const next = readAgain(own).flatMap(({ languages, ...text }) =>
        languages.map((lang) => ({ lang, ...text })),
      );
      const { value: plan } = planTexts(before, next, known);
      return own.flatMap((text) => {
        const rows = plan.texts.get(text.source.file);
        return rows ? [{ text, rows }] : [];
      });
    });
    const changes = proposed.flatMap(({ text: { path, source, entry }, rows }) => {
      const before = content.content.textOf(path)?.text ?? '';
      const after = writeRows(before, source, rows, entry.languages[0] ?? commonLanguage);
      return before === after ? [] : [createTwoFilesPatch(path, path, before, after, '', '', { context: 1 })];
    });
    for (const change of changes) desk.print(change);
    desk.print(`${proposed.length} texts read, ${changes.length} would be marked otherwise`);
    return 0;
  },
};
