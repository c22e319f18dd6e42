import { Document, isMap, isNode, isSeq, parseDocument, visit } from 'yaml';
import { type UnofficialEntry, type UnofficialFile, unofficialFileSchema } from '../../schema/unofficial.ts';
import { print } from '../write/yaml.ts';

/**
 * The text of a file of unofficial texts. `before` is its present text, if there is one: a text that stays the same stays
 * byte for byte, in its place and with its comments, and one that changes keeps its quotation marks. A new text follows
 * the one that it follows in `file`.
 */
export const unofficialToYaml = (before: string | undefined, file: UnofficialFile): string =>
  (before === undefined ? undefined : editTexts(before.replace(/\n?$/u, '\n'), file.texts)) ?? newFile(file);

const newFile = (file: UnofficialFile): string => {
  // One reader of many texts is written out at each: people edit this file.
  const document = new Document(file, { aliasDuplicateObjects: false });
  document.commentBefore = [
    ' Translations where a language has no official text here. They are marked as unofficial wherever they are shown, and count',
    ' nowhere as texts. `source` is what was translated: if the text changes, the build asks for a look at the translation.',
    ...(file.texts.some(({ edition }) => edition)
      ? [' `edition` is that of `source`. Below an official text it is there, and newer than that.']
      : []),
  ].join('\n');
  return print(document);
};

/** Characters of the file, and what stands there instead. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The file with these texts; undefined where that takes more than edits of single texts. */
const editTexts = (before: string, texts: readonly UnofficialEntry[]): string | undefined => {
  const list = listIn(before);
  if (!list) return undefined;
  const { column, entries } = list;
  const edits: Edit[] = [];
  // Before the first text that is there already, a new one goes to the head of the list.
  let follows = list.start;
  for (const text of texts) {
    const entry = entries.find(({ value }) => isOf(value, text));
    if (entry) follows = endOfComments(before, entry.end, column);
    if (!entry) {
      const block = toBlock(new Document([text], { aliasDuplicateObjects: false }), column);
      edits.push({ start: follows, end: follows, text: `${' '.repeat(column)}${block}` });
    } else if (!isSame(entry.value, text)) {
      const { start, end } = entry;
      edits.push({ start, end, text: editEntry(before.slice(start, end), text, column) });
    }
  }
  // A stable sort, so new texts at one place stay in order.
  const edited = edits
    .sort((a, b) => a.start - b.start)
    .reduceRight((result, { start, end, text }) => result.slice(0, start) + text + result.slice(end), before);
  return says(edited, texts) ? edited : undefined;
};

/** Whether a file has these texts. It may not, if somebody has written it with anchors and aliases. */
const says = (file: string, texts: readonly UnofficialEntry[]): boolean => {
  const found = listIn(file)?.entries.map(({ value }) => value) ?? [];
  return found.length === texts.length && texts.every((text) => found.some((one) => isSame(one, text)));
};

/** The texts of a file: what each says, and its place from the `-` to the end of its last line. */
interface List {
  /** Where the line after `texts:` begins. */
  readonly start: number;
  /** How far the `-` are indented. */
  readonly column: number;
  readonly entries: readonly {
    readonly value: UnofficialEntry;
    readonly start: number;
    readonly end: number;
  }[];
}

/** Undefined where no text in the file has a line with a `-`. */
const listIn = (before: string): List | undefined => {
  const document = parseDocument(before, { keepSourceTokens: true });
  if (document.errors.length > 0) return undefined;
  const { texts = [] } = unofficialFileSchema.safeParse(document.toJS()).data ?? {};
  const list = document.get('texts');
  if (!isSeq(list) || list.srcToken?.type !== 'block-seq') return undefined;
  const { items: tokens, indent } = list.srcToken;
  const key =
    isMap(document.contents) && document.contents.items.find((pair) => `${pair.key}` === 'texts')?.key;
  const keyEnd = (isNode(key) && key.range?.[1]) || 0;
  const entries = texts.map((value, index) => {
    const item = list.items[index];
    const dash = tokens[index]?.start.find(({ type }) => type === 'seq-item-ind');
    return { value, start: dash?.offset ?? 0, end: (isMap(item) && item.range?.[1]) || 0 };
  });
  return { start: before.indexOf('\n', keyEnd) + 1, column: indent, entries };
};

/** Comments that are indented further than the list are about the text above them. */
const endOfComments = (before: string, end: number, column: number): number => {
  const comments = new RegExp(`(?: {${column + 1},}#.*\\n)*`, 'uy');
  comments.lastIndex = end;
  return end + (comments.exec(before)?.[0].length ?? 0);
};

/** A text as it is written in the file, with other values in it. */
const editEntry = (written: string, text: UnofficialEntry, column: number): string => {
  const document = parseDocument(' '.repeat(column) + written);
  const entry = document.get(0);
  // What refers to another text of the file is written out.
  if (!isMap(entry) || hasAlias(document))
    return toBlock(new Document([text], { aliasDuplicateObjects: false }), column);
  const values = Object.entries(text).filter(([, value]) => value !== undefined);
  for (const { key } of [...entry.items]) if (!Object.hasOwn(text, `${key}`)) entry.delete(key);
  for (const [key, value] of values)
    if (JSON.stringify(asData(entry.get(key), document)) !== JSON.stringify(value))
      entry.set(key, typeof value === 'string' ? value : document.createNode(value));
  return toBlock(document, column);
};

/** A list of one text from its `-` on, indented as the list of the file. */
const toBlock = (document: Document, column: number): string =>
  `${print(document)
    .trim()
    .replace(/\n(?=.)/gu, `\n${' '.repeat(column)}`)}\n`;

const hasAlias = (document: Document): boolean => {
  let found = false;
  visit(document, {
    Alias: () => {
      found = true;
      return visit.BREAK;
    },
  });
  return found;
};

const asData = (value: unknown, document: Document): unknown =>
  isNode(value) ? value.toJS(document) : value;

/** Whether two texts have the same values; the keys within a value are in the order of the schema. */
const isSame = (left: UnofficialEntry, right: UnofficialEntry): boolean =>
  Object.keys({ ...left, ...right }).every(
    (key) => JSON.stringify(asRecord(left)[key]) === JSON.stringify(asRecord(right)[key]),
  );

const asRecord = (entry: UnofficialEntry): Readonly<Record<string, unknown>> => entry;

const isOf = (left: UnofficialEntry, right: UnofficialEntry): boolean =>
  left.id === right.id && left.lang === right.lang;
