import {
  type DecidedDifference,
  findDecidedDifferences,
} from '../../../src/authoring/differences/decided.ts';
import {
  findUnofficialDifferences,
  reportUnofficialDifferences,
  type UnofficialDifference,
} from '../../../src/authoring/differences/unofficial.ts';
import { unprintedNamesIn } from '../../../src/authoring/differences/unprinted-names.ts';
import { recordsOf } from '../../../src/pipeline/build.ts';
import type { Content } from '../../../src/pipeline/content.ts';
import { citablesIn } from '../../../src/schema/citable.ts';
import { hasCards } from '../../../src/schema/document-kind.ts';
import type { GuideSection } from '../../../src/schema/guide.ts';
import { commonLanguage, inLanguage } from '../../../src/schema/language.ts';
import { generate, withLines } from '../generate.ts';
import { type Command, misused, report, reportErrors } from './command.ts';

export const differences: Command = {
  usage: 'differences [DOCUMENT [PAGE]]',
  does: 'lists clauses of guides whose languages may differ in meaning, and unofficial translations that may differ in meaning from their source',
  run: (args, shell) => {
    const { read, build, diagnostics } = generate(shell.root);
    const hasFaults = reportErrors(shell, diagnostics);
    if (!build) return 1;
    const { input } = read;
    const records = recordsOf(build);
    const isWanted = (document: string, page: string): boolean =>
      `${document}/${page}/`.startsWith(args.map((one) => `${one}/`).join(''));
    const citables = citablesIn(records).filter((one) => isWanted(one.document, one.page));
    const isThere = args.length === 0 || citables.length > 0;
    if (!isThere) {
      const pages = records.sections.map(({ document, section }) => `${document}/${section}`);
      const faqs = input.documents.filter(hasCards).map(({ id }) => id);
      shell.complain(`${args.join(' ')}: no such page; there are ${[...pages, ...faqs].join(', ')}`);
    }
    if (args.length > 2 || !isThere) return misused;
    const sections = records.sections.filter(({ document, section }) => isWanted(document, section));
    const translations = input.unofficial.filter(({ document, page }) => isWanted(document, page));
    const { found, translated, diagnostics: idle } = findDifferences(input, sections, translations);
    for (const one of translated) shell.print(formatTranslated(one));
    for (const one of found) shell.print(formatDifference(one));
    // The rule `unprinted-name` searches only clauses. This searches the official texts of FAQs.
    const others = citables.filter(({ kind }) => kind !== 'clause' && kind !== 'annotation');
    for (const { at, lang, name, card } of unprintedNamesIn(others, input.facts))
      shell.print(
        `name       ${at}  ${lang}: ${name} [printed: ${card.names[lang] ?? card.names[commonLanguage]}]`,
      );
    const count = (state: DecidedDifference['state']): number =>
      found.filter((one) => one.state === state).length;
    const dismissed = translated.filter(({ reason }) => reason !== undefined).length;
    shell.print(
      `${translations.flatMap(({ texts }) => texts).length} unofficial translations, ${translated.length} differences: ${dismissed} dismissed, ${translated.length - dismissed} open`,
    );
    shell.print(
      sections.length === 0
        ? 'The official texts of FAQs are not compared with each other.'
        : `${found.length} differences: ${count('confirmed')} confirmed, ${count('dismissed')} dismissed, ${count('open')} open`,
    );
    report(shell, withLines(idle, read.content));
    return hasFaults ? 1 : 0;
  },
};

/** Finds differences in clauses and translations. Warns of open ones in translations, and of idle dismissals. */
export const findDifferences = (
  input: Content,
  sections: readonly GuideSection[],
  translations = input.unofficial,
) => {
  const known = { cards: input.facts, terms: input.terms, wording: input.wording };
  const decisions = input.sectionDecisions;
  const { value: found, diagnostics } = findDecidedDifferences({ sections, decisions, ...known });
  const translated = findUnofficialDifferences(translations, known);
  const reported = reportUnofficialDifferences(translations, translated);
  return { found, translated, diagnostics: [...diagnostics, ...reported] };
};

/** `dismissed  m10/cards/clone/#r2  ja from zh: number [- | 两张] (why)` */
const formatTranslated = ({
  file,
  entry,
  rule,
  words,
  sourceWords,
  reason,
}: UnofficialDifference): string => {
  const said = [words, sourceWords].map((each) => each.join(', ') || '-').join(' | ');
  const at = `${file.document}/${file.page}/#${entry.id}`;
  const why = reason === undefined ? '' : ` (${reason})`;
  return `${(reason === undefined ? 'open' : 'dismissed').padEnd(9)}  ${at}  ${entry.lang} from ${entry.from}: ${rule} [${said}]${why}`;
};

/** `open       ipg/2.3/#philosophy-2  ja against en: number [- | three]` */
const formatDifference = (difference: DecidedDifference): string => {
  const { state, document, section, id, lang, against, rule, words, othersWords, reason } = difference;
  const said = [words, othersWords].map((each) => each.join(', ') || '-').join(' | ');
  const beside = against.length > 0 ? ` against ${against.join(', ')}` : '';
  const why = reason ? ` (${inLanguage(reason, commonLanguage).text})` : '';
  return `${state.padEnd(9)}  ${document}/${section}/#${id}  ${lang}${beside}: ${rule} [${said}]${why}`;
};
