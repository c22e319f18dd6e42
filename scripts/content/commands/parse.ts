import { readStructure } from '../../../src/authoring/read/read-structure.ts';
import { isSection } from '../../../src/authoring/read/structure.ts';
import { faqParseView } from '../../../src/authoring/read/view-faq.ts';
import { viewSection } from '../../../src/authoring/read/view-section.ts';
import { sourceKindSchema } from '../../../src/schema/document-kind.ts';
import { languages } from '../../../src/schema/language.ts';
import { quotingSchema } from '../../../src/schema/source.ts';
import { type Command, misused, parseCall, reportErrors, text, toLanguage, toSourceKind } from './command.ts';
import { readSource } from './read-source.ts';

export const parse: Command = {
  usage: `parse --kind ${sourceKindSchema.options.join('|')} [--lang ${languages.join('|')}] [--quoted comment|official] [--section 2.5] FILE`,
  does: 'prints as JSON the structure that the program finds in a text',
  run: (args, shell) => {
    const { values, positionals } = parseCall(args, {
      kind: text,
      lang: { ...text, default: languages[0] },
      quoted: text,
      section: text,
    });
    const kind = toSourceKind(values.kind);
    const lang = toLanguage(values.lang);
    const [path] = positionals;
    if (!lang) shell.complain(`--lang ${values.lang}: write one of ${languages.join(', ')}`);
    const quoted = quotingSchema.optional().safeParse(values.quoted);
    if (!quoted.success) shell.complain(`--quoted ${values.quoted}: write comment or official`);
    if (!quoted.success || !kind || !lang || path === undefined || positionals.length !== 1) return misused;
    const source = readSource(path, shell, values.section);
    if (!source) return 2;
    const { value, diagnostics } = readStructure(source, kind, { languages: [lang], quoted: quoted.data });
    const view = isSection(value)
      ? viewSection(source, { value, diagnostics }, lang)
      : faqParseView(source, { value, diagnostics });
    shell.print(JSON.stringify(view, null, 2));
    return reportErrors(shell, diagnostics) ? 2 : 0;
  },
};
