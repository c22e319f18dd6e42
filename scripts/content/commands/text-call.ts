import type { Provenance } from '../../../src/authoring/write/head.ts';
import { layout } from '../../../src/records/layout.ts';
import { openContent } from '../../../src/records/open-content.ts';
import { documentIdSchema } from '../../../src/schema/document.ts';
import { hasCards, type SourceKind, sourceKindSchema, textWith } from '../../../src/schema/document-kind.ts';
import { type Language, languages, ofEachLanguage } from '../../../src/schema/language.ts';
import { type Quoting, quotingSchema } from '../../../src/schema/source.ts';
import { flag, parseCall, type Shell, text } from './command.ts';

export interface TextCall {
  readonly what: 'add' | 'update';
  readonly document: string;
  /** Undefined for a set FAQ, and for all sections of a guide. */
  readonly section: string | undefined;
  /** Whether the call is for all sections of a guide: it names none. */
  readonly isWhole: boolean;
  /** In the order of `languages`. */
  readonly paths: ReadonlyMap<Language, string>;
  readonly kinds: ReadonlyMap<Language, SourceKind>;
  /** The plain texts beside annotated ones. */
  readonly plain: ReadonlyMap<Language, string>;
  readonly quoted: Quoting | undefined;
  /** For a set FAQ that is not listed yet. */
  readonly titles: ReadonlyMap<Language, string>;
  readonly provenance: Provenance;
  /** Whether the newer texts replace the older ones, which are then not kept. */
  readonly isReplacing: boolean;
  readonly isToWrite: boolean;
}

export const sectionFlags =
  '[--kind zh=guide-annotated] [--quoted comment|official] [--origin [zh=]TEXT] [--owner [zh=]TEXT] [--date [zh=]DAY|unknown] [--write]';
export const faqFlags =
  '[--title zh=NAME] [--origin [zh=]TEXT] [--owner [zh=]TEXT] [--date [zh=]DAY|unknown] [--write]';

const lang = `(?:${languages.join('|')})`;
const shape = (pattern: string, write: string) => ({ is: new RegExp(`^${pattern}$`, 'su'), write });

const shapes = {
  section: shape('\\d{1,2}\\.\\d{1,2}', 'the printed number of the section, like 2.5 or 10.4'),
  files: shape(`${lang}=.+`, 'zh=FILE, ja=FILE or en=FILE, each once'),
  kind: shape(`${lang}=guide(?:-annotated)?`, 'zh=guide or zh=guide-annotated'),
  title: shape(`${lang}=.+`, 'zh=NAME'),
  quoted: shape(quotingSchema.options.join('|'), quotingSchema.options.join(' or ')),
  date: shape(`(?:${lang}=)?(?:\\d{4}-\\d\\d-\\d\\d|unknown)`, 'the day as 2026-01-31, or unknown'),
} as const;

export const faultsIn = (name: keyof typeof shapes, values: readonly string[] = []): readonly string[] => {
  const names = values.map((value) => value.replace(/=.*/su, ''));
  const isAgain = (index: number): boolean => name === 'files' && names.indexOf(names[index] ?? '') < index;
  return values.flatMap((value, index) =>
    shapes[name].is.test(value) && !isAgain(index) ? [] : [`${value}: write ${shapes[name].write}`],
  );
};

/** Arguments such as `zh=a.txt`, by language. */
export const pairsOf = (pairs: readonly string[] = []): ReadonlyMap<Language, string> =>
  new Map(
    languages.flatMap((one) => {
      const pair = pairs.find((each) => each.startsWith(`${one}=`));
      return pair === undefined ? [] : [[one, pair.slice(one.length + 1)]];
    }),
  );

/**
 * Parses `ipg 2.5 zh=FILE zh-annotated=FILE [--kind ja=guide-annotated] [--write]` or `zen zh=FILE [--title
 * zh=NAME]`. For a wrong call, prints what to write instead and returns undefined.
 */
export const readTextCall = (
  args: readonly string[],
  shell: Shell,
  what: TextCall['what'],
): TextCall | undefined => {
  const list = { ...text, multiple: true } as const;
  const { values, positionals } = parseCall(args, {
    ...{ kind: list, title: list, origin: list, owner: list, date: list },
    ...{ quoted: text, replace: flag, write: flag },
  });
  const [document = '', ...files] = positionals;
  const section = files[0]?.includes('=') === false ? files.shift() : undefined;
  const { documents } = openContent(shell.root, () => undefined);
  const listed = documents.find(({ id }) => id === document);
  // Without a section, an unlisted document is a set FAQ.
  const isFaq = listed ? hasCards(listed) : section === undefined;
  const annotation = /-annotated=/u;
  const annotated = files.flatMap((file) => (annotation.test(file) ? file.replace(annotation, '=') : []));
  const plain = files.filter((file) => !annotation.test(file));
  const strange = isFaq ? { section, kind: values.kind, annotated: annotated[0] } : { title: values.title };
  const isKnown = isFaq ? documentIdSchema.safeParse(document).success : listed !== undefined;
  const faults = [
    ...(isKnown
      ? []
      : [
          `${document || 'no document'}: use an ID from ${layout.documents.name}, or give a new set FAQ an ID like zen; a new guide needs a row there (docs/adding-a-text.md, A section of rules)`,
        ]),
    ...Object.entries(strange).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}: not for a ${isFaq ? 'set FAQ' : 'guide'}`],
    ),
    ...(files.length === 0 ? faultsIn('files', ['no text']) : []),
    ...faultsIn('section', section === undefined ? [] : [section]),
    ...[plain, annotated].flatMap((own) => faultsIn('files', own)),
    ...(['kind', 'title', 'date'] as const).flatMap((name) => faultsIn(name, values[name])),
    ...faultsIn('quoted', values.quoted === undefined ? [] : [values.quoted]),
  ];
  for (const fault of faults) shell.complain(fault);
  if (faults.length > 0) return undefined;
  const [own, marked] = [pairsOf(plain), pairsOf(annotated)];
  return {
    ...{ what, document, section },
    isWhole: !isFaq && section === undefined,
    paths: pairsOf([...annotated, ...plain]),
    kinds: new Map([
      ...Array.from(pairsOf(values.kind), ([one, kind]) => [one, sourceKindSchema.parse(kind)] as const),
      ...Array.from(marked.keys(), (one) => [one, textWith('sections', true)] as const),
    ]),
    plain: new Map([...own].filter(([one]) => marked.has(one))),
    quoted: quotingSchema.optional().parse(values.quoted),
    titles: pairsOf(values.title),
    provenance: provenanceOf(values),
    ...{ isReplacing: values.replace === true, isToWrite: values.write === true },
  };
};

/** Origin, owner and date by language: `--origin zh=…` is for the Chinese text, `--origin …` for all others. */
const provenanceOf = (
  flags: Readonly<Partial<Record<'origin' | 'owner' | 'date', readonly string[] | undefined>>>,
): Provenance =>
  ofEachLanguage((one) =>
    Object.fromEntries(
      (['origin', 'owner', 'date'] as const).flatMap((key) => {
        const all = flags[key] ?? [];
        const value = pairsOf(all).get(one) ?? all.find((each) => !new RegExp(`^${lang}=`, 'u').test(each));
        return value === undefined ? [] : [[key, value]];
      }),
    ),
  );
