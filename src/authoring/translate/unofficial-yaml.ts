import { Document, isMap, isSeq, parse, type YAMLMap, type YAMLSeq } from 'yaml';
import { type UnofficialEntry, type UnofficialFile, unofficialFileSchema } from '../../schema/unofficial.ts';
import { parseWithComments, print, printEdited } from '../write/yaml.ts';

/**
 * The text of a file of unofficial texts. `before` is its present text, if there is one: a text that stays the same stays
 * byte for byte, in its place and with its comments, and one that changes keeps its quotation marks. A new text follows
 * the one that it follows in `file`.
 */
export const unofficialToYaml = (before: string | undefined, file: UnofficialFile): string =>
  (before === undefined ? undefined : editTexts(before, file.texts)) ?? newFile(file);

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

/** The file with these texts; undefined where it would not have them: somebody has written it with anchors and aliases. */
const editTexts = (before: string, texts: readonly UnofficialEntry[]): string | undefined => {
  const document = parseWithComments(before);
  const list = document.get('texts');
  if (document.errors.length > 0 || !isSeq(list)) return undefined;
  const known = textsIn(before);
  const nodes = known.map((entry, index) => ({ entry, node: list.items[index] }));
  list.flow = false;
  // Before the first text that is there already, a new one goes to the head of the list.
  let next = 0;
  for (const text of texts) {
    const old = nodes.find(({ entry }) => entry.id === text.id && entry.lang === text.lang);
    if (old && isMap(old.node)) editEntry(old.node, old.entry, text, document);
    else {
      leaveComments(list, next);
      list.items.splice(next, 0, document.createNode(text, { aliasDuplicateObjects: false }));
    }
    next = old ? list.items.indexOf(old.node) + 1 : next + 1;
  }
  const edited = printEdited(document, before);
  const written = textsIn(edited);
  const isThere = (text: UnofficialEntry): boolean =>
    written.some((one) => changedKeys(one, text).length === 0);
  return written.length === texts.length && texts.every(isThere) ? edited : undefined;
};

/** Comments that are about the text at an index go with it where another one comes before it. */
const leaveComments = (list: YAMLSeq, index: number): void => {
  const [above, below] = [list.items[index - 1], list.items[index]];
  if (!isMap(below)) return;
  if (!isMap(above)) {
    below.commentBefore = list.commentBefore ?? null;
    list.commentBefore = null;
  } else if (above.comment?.includes('\n\n')) {
    const [own = null, ...others] = above.comment.split('\n\n');
    above.comment = own;
    below.commentBefore = others.join('\n\n');
    below.spaceBefore = true;
  }
};

const textsIn = (yaml: string): readonly UnofficialEntry[] =>
  unofficialFileSchema.safeParse(parse(yaml)).data?.texts ?? [];

const editEntry = (node: YAMLMap, old: UnofficialEntry, text: UnofficialEntry, document: Document): void => {
  for (const key of changedKeys(old, text)) {
    const value = text[key];
    if (value === undefined) node.delete(key);
    else node.set(key, typeof value === 'string' ? value : document.createNode(value));
  }
};

/** The keys with other values; those within a value are in the order of the schema. */
const changedKeys = (left: UnofficialEntry, right: UnofficialEntry): readonly (keyof UnofficialEntry)[] =>
  (Object.keys({ ...left, ...right }) as (keyof UnofficialEntry)[]).filter(
    (key) => JSON.stringify(left[key]) !== JSON.stringify(right[key]),
  );
