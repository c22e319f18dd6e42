import { scriptLanguage } from '../../../src/authoring/read/lines/script.ts';
import { entriesOf, type TextsBefore } from '../../../src/authoring/write/planned-files.ts';
import { errorAt } from '../../../src/pipeline/diagnostics.ts';
import { markedTextPath } from '../../../src/pipeline/marked-text/prepare-source.ts';
import type { Diagnostic } from '../../../src/schema/diagnostic.ts';
import { type Language, languages, languagesOf } from '../../../src/schema/language.ts';
import type { IncomingText } from './read-texts.ts';
import type { TextCall } from './text-call.ts';

type Check = (call: TextCall, text: IncomingText, before: TextsBefore) => Diagnostic | undefined;

export const checkCall = (
  call: TextCall,
  texts: readonly IncomingText[],
  before: TextsBefore,
): readonly Diagnostic[] => {
  const other = otherCommand(call, before);
  return other
    ? [other]
    : texts.flatMap((text) => checks.flatMap((check) => check(call, text, before) ?? []));
};

/**
 * Reports `add` for existing texts and `update` for new ones. A section exists once it has a text in any language; in
 * a set FAQ, each language counts by itself.
 */
const otherCommand = ({ what, document, section, paths }: TextCall, before: TextsBefore) => {
  const own = languagesOf(entriesOf(before));
  const there = section !== undefined && own.length > 0 ? languages : own;
  const wrong = [...paths.keys()].filter((lang) => there.includes(lang) !== (what === 'update'));
  if (wrong.length === 0) return undefined;
  const of = section === undefined ? `in ${wrong.join(', ')}` : `of ${section}`;
  const place = { file: `content/texts/${document}` };
  const call = `${document} ${section === undefined ? '' : `${section} `}…`;
  return what === 'add'
    ? errorAt(
        'add/already-there',
        place,
        `There is already a text ${of}.`,
        `For a newer edition, or another language of a section, use: npm run -s content -- update ${call}`,
      )
    : errorAt(
        'update/not-there',
        place,
        `There is no text ${of} yet.`,
        `For a new section, or another language of a set FAQ, use: npm run -s content -- add ${call}`,
      );
};

const otherLanguage: Check = ({ section }, { path, languages: own, source }) => {
  const written = scriptLanguage(source.text);
  const wrong = section === undefined ? own.find((lang) => lang !== written) : undefined;
  if (!wrong) return undefined;
  return errorAt(
    'faq/other-language',
    { file: path, line: 1 },
    `The text is written in ${written}, not in ${wrong}.`,
    `Give the file in ${wrong}, or write ${written}=FILE if the file is meant to be in ${written}.`,
  );
};

const otherSection: Check = ({ section }, { path, printedSection: printed }) => {
  if (section === undefined || printed === null || printed === section) return undefined;
  return errorAt(
    'content/other-section',
    { file: path },
    `The text has the number ${printed}, not ${section}.`,
    `Give the file of ${section}, or write ${printed} in the command.`,
  );
};

/**
 * Reports a call that replaces only one language of a bilingual source, if the newer text has both languages, or if
 * `--replace` would delete the text of the other language.
 */
const sharedSource: Check = ({ document, section, paths, isReplacing }, text, before) => {
  const entries = entriesOf(before);
  const entry = text.languages.map((lang) => entries[lang]).find((one) => one && one.languages.length > 1);
  const left = entry?.languages.filter(
    (lang) =>
      !paths.has(lang) &&
      entries[lang] === entry &&
      (isReplacing || isAsMuchIn(text, lang, text.languages[0])),
  );
  if (!entry || !left?.length) return undefined;
  const both = [...text.languages, ...left].map((lang) => `${lang}=FILE`).join(' ');
  return errorAt(
    'update/shared-source',
    { file: markedTextPath(document, entry.file) },
    `This file also has the text in ${left.join(' and ')}.`,
    `Give the texts in ${left.join(' and ')}, too: content -- update ${document} ${section} ${both}`,
  );
};

/** Whether a text is bilingual: it has at least half as many clauses in `lang` as in its own language. */
const isAsMuchIn = ({ paragraphs }: IncomingText, lang: Language, own: Language | undefined): boolean => {
  const countIn = (one: Language | undefined): number =>
    paragraphs.filter(({ name }) => name.is === 'clause' && name.id !== 'penalty' && name.lang === one)
      .length;
  return countIn(lang) > 0 && countIn(lang) * 2 >= countIn(own);
};

const sameEdition: Check = (_call, { path, file, replaces }, { texts }) => {
  if (!replaces || !texts.some(({ entry }) => entry.file === file)) return undefined;
  return errorAt(
    'update/same-edition',
    { file: path },
    `There is already an edition of that day: ${file}.`,
    'If this is a new transcription of the same edition, repeat the command with --replace; else give its --date.',
  );
};

const formerText: Check = ({ document }, { path, source, languages: own }, before) => {
  const entries = entriesOf(before);
  const there = new Set(own.map((lang) => entries[lang]?.file));
  const former = before.texts.find((one) => one.source.text === source.text && !there.has(one.entry.file));
  if (!former) return undefined;
  return errorAt(
    'update/older-edition',
    { file: path },
    `This text is already here, as an older edition: ${markedTextPath(document, former.entry.file)}.`,
    'Give the file of the newer edition.',
  );
};

const earlierDay: Check = ({ isReplacing }, { path, languages: own, provenance }, before) => {
  const days = own.map((lang) => ({
    lang,
    day: provenance?.[lang]?.date ?? 'unknown',
    known: entriesOf(before)[lang]?.editions[lang]?.date,
  }));
  const wrong = days.find(({ day, known }) => day !== 'unknown' && known && day < known);
  if (isReplacing || !wrong) return undefined;
  return errorAt(
    'update/older-edition',
    { file: path },
    `The existing text in ${wrong.lang} is of ${wrong.known}, this one of ${wrong.day}.`,
    'Give the right day with --date, or correct the day in the head of the existing text. How to add an older edition by hand: docs/adding-a-text.md, A new edition of a text.',
  );
};

const checks = [otherLanguage, otherSection, sharedSource, sameEdition, formerText, earlierDay];
