import { cardLines, writeMargin } from '../../pipeline/marked-text/margin.ts';
import { type MarkedLine, parseMarkedText, writeMarkedText } from '../../pipeline/marked-text/marked-text.ts';
import { type Language, languageSchema, languages } from '../../schema/language.ts';
import type { NamedText } from './marked-lines.ts';

type Remark = Extract<MarkedLine, { is: 'question' | 'comment' }>;

export const toQuestion = (text: string): Remark => ({ is: 'question', text });

/**
 * Returns the name of a row within its text: ID, kind or both, then the language if the margin names it. The slug of a
 * card comes first for its rulings and lines. Several rows can have the same name, such as `divider`.
 *
 * `nameInText('combat-7 bullet') // => 'combat-7'`, `nameInText('r1', 'clone') // => 'clone r1'`
 */
export const nameInText = (margin: string, card?: string): string => {
  const [first = '', ...more] = margin.split(' ');
  const own = hasId.has(first) ? more.slice(0, 1) : [];
  const lang = more.slice(own.length).filter((word) => languageSchema.safeParse(word).success);
  const isOfCard = card !== undefined && (/^r\d+$/u.test(first) || ofCards.has(first));
  return [...(isOfCard ? [card] : []), first, ...own, ...lang].join(' ');
};

const hasId: ReadonlySet<string> = new Set(['chapter', 'section', 'card', 'heading', 'subheading']);
const ofCards: ReadonlySet<string> = new Set(['item', 'step', ...cardLines]);

const nameRows = <Row>(
  rows: readonly Row[],
  marginOf: (row: Row) => string,
): readonly { readonly row: Row; readonly name: string }[] => {
  let card: string | undefined;
  return rows.map((row) => {
    const margin = marginOf(row);
    card = /^card (?<slug>\S+)/u.exec(margin)?.groups?.slug ?? card;
    return { row, name: nameInText(margin, card) };
  });
};

const nameLines = (lines: readonly MarkedLine[]) =>
  nameRows(lines, (line) => ('margin' in line ? line.margin : ''));

/** Questions and comments, by the name of the row below them. */
export const remarksOf = (lines: readonly MarkedLine[]): ReadonlyMap<string, readonly Remark[]> => {
  const remarks = new Map<string, readonly Remark[]>();
  let waiting: Remark[] = [];
  for (const { row, name } of nameLines(lines))
    if (row.is === 'question' || row.is === 'comment') waiting.push({ is: row.is, text: row.text });
    else if (name !== '' && waiting.length > 0) {
      remarks.set(name, [...(remarks.get(name) ?? []), ...waiting]);
      waiting = [];
    }
  return remarks;
};

/** Adds remarks to the first row of each name; `own` is the first language of the text. */
export const withRemarks = (
  rows: readonly NamedText[],
  said: ReadonlyMap<string, readonly Remark[]>,
  own: Language,
): readonly NamedText[] => {
  const open = new Map(said);
  return nameRows(rows, (row) => writeMargin(row.name, own)).map(({ row, name }) => {
    const remarks = open.get(name);
    open.delete(name);
    return remarks ? { ...row, remarks: [...remarks, ...(row.remarks ?? [])] } : row;
  });
};

const edit = (written: string, change: (lines: readonly MarkedLine[]) => readonly MarkedLine[]): string => {
  const { head, lines } = parseMarkedText('', written).value;
  return writeMarkedText({ head, lines: change(lines) });
};

/** Adds each question above the first row with its name, unless a row of this name already has it. */
export const withQuestions = (written: string, questions: ReadonlyMap<string, readonly string[]>): string =>
  edit(written, (lines) => {
    const open = new Map(questions);
    const said = remarksOf(lines);
    return nameLines(lines).flatMap(({ row, name }) => {
      const isSaid = (text: string): boolean => said.get(name)?.some((one) => one.text === text) ?? false;
      const own = (open.get(name) ?? []).filter((text) => !isSaid(text));
      open.delete(name);
      return [...own.map(toQuestion), row];
    });
  });

/** The questions, by the name of the row below them, without its language. */
export const questionsIn = (written: string): ReadonlyMap<string, readonly string[]> => {
  const questions = new Map<string, readonly string[]>();
  for (const [name, remarks] of remarksOf(parseMarkedText('', written).value.lines)) {
    const own = remarks.flatMap(({ is, text }) => (is === 'question' ? [text] : []));
    const bare = withoutLanguage(name);
    questions.set(bare, [...(questions.get(bare) ?? []), ...own]);
  }
  return questions;
};

/** Replaces the questions above the first row of each name by the result of `change`. */
export const withOtherQuestions = (
  written: string,
  change: (name: string, asked: readonly string[]) => readonly string[],
): string =>
  edit(written, (lines) => {
    const seen = new Set<string>();
    let waiting: readonly Remark[] = [];
    return nameLines(lines).flatMap(({ row, name: full }): readonly MarkedLine[] => {
      if (row.is === 'question' || row.is === 'comment') {
        waiting = [...waiting, row];
        return [];
      }
      const name = withoutLanguage(full);
      const said = waiting;
      waiting = [];
      if (name === '' || seen.has(name)) return [...said, row];
      seen.add(name);
      const asked = said.flatMap(({ is, text }) => (is === 'question' ? [text] : []));
      const comments = said.filter(({ is }) => is === 'comment');
      return [...comments, ...change(name, asked).map(toQuestion), row];
    });
  });

const withoutLanguage = (name: string): string =>
  name.replace(new RegExp(` (?:${languages.join('|')})$`, 'u'), '');

/** `ipg/2.3/#remedy-4 // => 'remedy-4'`, `m10/cards/clone/ // => 'clone'` */
export const nameOf = (address: string): string => address.replace(/\/$/u, '').replace(/^.*[/#]/u, '');

/** Renames IDs and slugs in the margins; `renamed` maps old addresses to new ones. */
export const withNewNames = (
  written: string,
  document: string,
  renamed: ReadonlyMap<string, string>,
): string => {
  const [, section] = /^section: "?(?<number>[\d.]+)/mu.exec(written) ?? [];
  const names = new Map(
    [...renamed]
      .filter(([address]) => section === undefined || address.startsWith(`${document}/${section}/`))
      .flatMap(([address, now]) => namesOfAddress(address).map((name) => [name, nameOf(now)] as const)),
  );
  return edit(written, (lines) =>
    nameLines(lines).map(({ row, name }) => {
      const now = names.get(withoutLanguage(name));
      if (now === undefined || !('margin' in row)) return row;
      const words = row.margin.split(' ');
      return { ...row, margin: words.with(hasId.has(words[0] ?? '') ? 1 : 0, now).join(' ') };
    }),
  );
};

/** An ID in a chapter can be a section or a note. `m10/cards/clone/#r1 // => ['clone r1']` */
const namesOfAddress = (address: string): readonly string[] => {
  const [, page = '', slug = '', id] =
    /^[^/]+\/(cards|[^/]+)\/(?:([^/#]+)\/)?(?:#(.+))?$/u.exec(address) ?? [];
  if (page === 'cards') return [id === undefined ? `card ${slug}` : nameInText(id, slug)];
  return id === undefined ? [`chapter ${page}`] : [id, `section ${id}`];
};
