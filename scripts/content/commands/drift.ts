import { createDriftFile } from '../../../src/authoring/drift/drift-file.ts';
import { hasErrors } from '../../../src/pipeline/diagnostics.ts';
import type { DriftEntry } from '../../../src/schema/drift.ts';
import { generate } from '../generate.ts';
import { readContent } from '../read-content.ts';
import { type Command, misused, report } from './command.ts';

/**
 * `drift [ipg 2.3]`: what may not be the same in all languages, what is decided about it, and what waits. A section
 * that is not finished is reported and left out.
 */
export const drift: Command = {
  usage: 'drift [ipg [SECTION]]',
  does: 'lists what may not be the same in all languages',
  run: (args, desk) => {
    const [document = 'ipg', section] = args;
    const { edition, diagnostics, diagnosticsOf } = generate(desk.root);
    if (!edition) {
      report(desk, diagnostics);
      return 1;
    }
    const known = edition.sections.map(({ record }) => record.section);
    if (section !== undefined && !known.includes(section))
      desk.complain(`${section}: there are ${known.join(', ')}`);
    if (document !== 'ipg' || args.length > 2 || (section !== undefined && !known.includes(section)))
      return misused;
    const { input } = readContent(desk.root);
    const asked = section === undefined ? known : [section];
    const open = asked.filter((one) => hasErrors(diagnosticsOf(one)));
    report(desk, [...new Set(open.flatMap(diagnosticsOf))]);
    const ready = asked.filter((one) => !open.includes(one));
    if (ready.length === 0) return 1;
    const { value, diagnostics: idle } = createDriftFile({
      sections: edition.sections.flatMap(({ record }) => (ready.includes(record.section) ? [record] : [])),
      chapters: [],
      cards: [],
      registries: input.sectionRegistries.filter((registry) => ready.includes(registry.section)),
      facts: input.facts,
      terms: input.terms,
    });
    const entries = value.findings;
    for (const entry of entries) desk.print(formatEntry(entry));
    const count = (state: DriftEntry['state']): number =>
      entries.filter((entry) => entry.state === state).length;
    desk.print(
      `${entries.length} findings: ${count('confirmed')} confirmed, ${count('dismissed')} dismissed, ${count('open')} open`,
    );
    report(desk, idle);
    return open.length > 0 ? 1 : 0;
  },
};

/** `open       ipg/2.3/#philosophy-2  ja against zh, en: term [- | order]` */
const formatEntry = ({ state, at, lang, against, rule, words, othersWords, reason }: DriftEntry): string => {
  const said = [words, othersWords].map((each) => each.join(', ') || '-').join(' | ');
  const beside = against.length > 0 ? ` against ${against.join(', ')}` : '';
  const why = reason ? ` (${reason.en})` : '';
  return `${state.padEnd(9)}  ${at}  ${lang}${beside}: ${rule} [${said}]${why}`;
};
