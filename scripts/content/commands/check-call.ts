import { scriptLanguage } from '../../../src/authoring/read/lines/script.ts';
import { errorAt } from '../../../src/pipeline/diagnostics.ts';
import type { ByLanguage } from '../../../src/pipeline/join/tree.ts';
import { markedTextPath, type PreparedSource } from '../../../src/pipeline/marked-text/prepare-source.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import { type Language, languages, languagesOf } from '../../../src/schema/language.ts';
import type { SourceEntry } from '../../../src/schema/source.ts';
import type { ReadText } from './read-texts.ts';
import type { TextCall } from './text-call.ts';

/** What is wrong with a call before a text is read; `entries` are those of the texts that there are. */
export const checkCall = (call: TextCall, entries: ByLanguage<SourceEntry>): readonly Diagnostic[] => {
  // A section is added with its first text; of a set FAQ each language is a text of its own.
  const there =
    call.section !== undefined && languagesOf(entries).length > 0 ? languages : languagesOf(entries);
  const wrong = [...call.paths.keys()].filter((lang) => there.includes(lang) !== (call.what === 'update'));
  return wrong.length > 0 ? [otherCommand(call, wrong)] : checkShared(call, entries);
};

const otherCommand = ({ what, document, section }: TextCall, wrong: readonly Language[]): Diagnostic => {
  const of = section === undefined ? `in ${wrong.join(', ')}` : `of ${section}`;
  const place = `${document} ${section === undefined ? '' : `${section} `}…`;
  const diagnostic = { severity: 'error', file: `content/texts/${document}` } as const;
  return what === 'add'
    ? {
        ...diagnostic,
        code: 'add/already-there',
        message: `There is already a text ${of}.`,
        hint: `For a newer edition${section === undefined ? '' : ' of it, or another language'}: npm run -s content -- update ${place}`,
      }
    : {
        ...diagnostic,
        code: 'update/not-there',
        message: `There is no text ${of} yet.`,
        hint: `For a new ${section === undefined ? 'language' : 'section'}: npm run -s content -- add ${place}`,
      };
};

/** A source of two languages that is not kept is replaced as a whole: nothing could name the rest of it. */
const checkShared = (call: TextCall, entries: ByLanguage<SourceEntry>): readonly Diagnostic[] =>
  languages
    .filter((lang) => call.isReplacing && call.paths.has(lang))
    .flatMap((lang) => {
      const entry = entries[lang];
      return (entry && sharedSource(call, entry, lang, entry.languages)) ?? [];
    });

/**
 * A newer text that has both languages of an older one is named for each: else the older one would go on as the text of the
 * other language.
 */
const checkBoth = (call: TextCall, text: ReadText, entries: ByLanguage<SourceEntry>): readonly Diagnostic[] =>
  text.languages.flatMap((lang) => {
    const entry = entries[lang];
    const shared = languages.filter((one) => entries[one]?.file === entry?.file);
    const asMuch = shared.filter((one) => isAsMuchIn(text, one, lang));
    return (entry && sharedSource(call, entry, lang, asMuch)) ?? [];
  });

/** Whether a text has at least half as many clauses in a language as in another: these are not only printed beside it. */
const isAsMuchIn = ({ paragraphs }: ReadText, lang: Language, own: Language): boolean => {
  const countIn = (one: Language): number =>
    paragraphs.filter(({ name }) => name.is === 'clause' && name.id !== 'penalty' && name.lang === one)
      .length;
  return countIn(lang) > 0 && countIn(lang) * 2 >= countIn(own);
};

const sharedSource = (
  { document, section, paths }: TextCall,
  { file }: SourceEntry,
  lang: Language,
  all: readonly Language[],
): Diagnostic | undefined => {
  const left = all.filter((one) => !paths.has(one));
  if (left.length === 0) return undefined;
  const both = [lang, ...left].map((one) => `${one}=FILE`).join(' ');
  return errorAt(
    'update/shared-source',
    { file: markedTextPath(document, file) },
    `This file also has the text in ${left.join(' and ')}.`,
    `Name the texts in ${left.join(' and ')} too: content -- update ${document} ${section} ${both}`,
  );
};

/** What is wrong with the texts of a call, beside those that there are (`current`; `entries` are those that hold). */
export const checkTexts = (
  call: TextCall,
  texts: readonly ReadText[],
  current: readonly PreparedSource[],
  entries: ByLanguage<SourceEntry>,
): readonly Diagnostic[] =>
  texts
    .flatMap((text) => [
      call.section === undefined ? otherLanguage(text) : otherSection(text, call.section),
      ...checkBoth(call, text, entries),
      sameEdition(text, current),
      olderEdition(call, text, current, entries),
    ])
    .filter((fault) => fault !== undefined);

/** A text of a set FAQ has one language. */
const otherLanguage = ({ path, languages: [lang], source }: ReadText): Diagnostic | undefined => {
  const own = scriptLanguage(source.text);
  if (!lang || lang === own) return undefined;
  return errorAt(
    'faq/other-language',
    { file: path, line: 1 },
    `The text is written in ${own}, not in ${lang}.`,
    `Name the file of ${lang}, or write ${own}= before this one.`,
  );
};

const otherSection = (
  { path, printedSection: printed }: ReadText,
  wanted: string,
): Diagnostic | undefined => {
  if (printed === null || printed === wanted) return undefined;
  return errorAt(
    'content/other-section',
    { file: path },
    `The text has the number ${printed}, not ${wanted}.`,
    `Name the file of ${wanted}, or write ${printed} in the command.`,
  );
};

/** A second text of one day is no newer edition. */
const sameEdition = (
  { path, file, replaces }: ReadText,
  current: readonly PreparedSource[],
): Diagnostic | undefined => {
  if (!replaces || !current.some(({ entry }) => entry.file === file)) return undefined;
  return errorAt(
    'update/same-edition',
    { file: path },
    `There is already an edition of that day: ${file}.`,
    'If this is the same edition, transcribed anew, repeat the command with --replace; else give its --date.',
  );
};

/** A text that has been here before, or is of an earlier day than that which is here. */
const olderEdition = (
  { document, isReplacing }: TextCall,
  { path, source: { text }, languages: own, provenance }: ReadText,
  current: readonly PreparedSource[],
  entries: ByLanguage<SourceEntry>,
): Diagnostic | undefined => {
  const there = new Set(own.map((lang) => entries[lang]?.file));
  const former = current.find(({ entry, source }) => source.text === text && !there.has(entry.file));
  if (former)
    return errorAt(
      'update/older-edition',
      { file: path },
      `This text is an older edition that is here already: ${markedTextPath(document, former.entry.file)}.`,
      'Name the file of the newer edition.',
    );
  const lang = own.find((one) => {
    const [day = 'unknown', known] = [provenance?.[one]?.date, entries[one]?.editions[one]?.date];
    return !isReplacing && day !== 'unknown' && known && day < known;
  });
  if (lang === undefined) return undefined;
  return errorAt(
    'update/older-edition',
    { file: path },
    `The text in ${lang} that is here is of ${entries[lang]?.editions[lang]?.date}, this one of ${provenance?.[lang]?.date}.`,
    'Give the day of this text in --date; if that which is here has the wrong one, correct it in its head first. An older edition is put in by hand (docs/adding-a-text.md, A new edition of a text).',
  );
};
