import { addedIn, isAbout, rowNameOf } from '../../../src/authoring/plan/changed.ts';
import { questionsIn, withOtherQuestions } from '../../../src/authoring/write/edit-marked-text.ts';
import { type FileEdit, withEdits } from '../../../src/authoring/write/planned-files.ts';
import { withPlaces } from '../../../src/authoring/write/yaml.ts';
import { recordsOf } from '../../../src/pipeline/build.ts';
import { unofficialPath } from '../../../src/pipeline/emit/unofficial.ts';
import { decisionsPath } from '../../../src/pipeline/join/decided.ts';
import { markedTextPath } from '../../../src/pipeline/marked-text/prepare-source.ts';
import { readIfThere } from '../../../src/records/files.ts';
import { type Citable, citablesIn } from '../../../src/schema/citable.ts';
import { type ReadContent, readContent } from '../read-content.ts';
import { type Command, flag, misused, parseCall, report } from './command.ts';
import { finishPlan } from './finish-plan.ts';

export const answer: Command = {
  usage: 'answer ADDRESS same [--write], such as answer ipg/2.3/#remedy-4 same',
  does: 'answers update’s question about changed words with “same meaning”: deletes the question and the added reasons, and makes the present words the source of the translations',
  run: (args, shell) => {
    const { values, positionals } = parseCall(args, { write: flag });
    const [address = '', what, ...rest] = positionals;
    if (what !== 'same' || rest.length > 0) return misused;
    const content = readContent(shell.root);
    if (report(shell, content.diagnostics)) return 2;
    const found = editsFor(address, content);
    if (!found) {
      shell.complain(`${address}: no marked text has a question about its change`);
      return 2;
    }
    const { edits, added } = found;
    if (added.length > 0) shell.print(`Deletes the reasons that update added: ${added.join(', ')}.`);
    return finishPlan(
      shell,
      values.write === true,
      withEdits({ report: [], write: [], remove: [] }, edits, (path) => readIfThere(content.files, path)),
    );
  },
};

/** Returns the edits, and the languages whose added reasons are deleted; undefined if there is no question. */
const editsFor = (
  address: string,
  { content, files, input }: ReadContent,
): { readonly edits: readonly FileEdit[]; readonly added: readonly string[] } | undefined => {
  const changed = citablesIn(recordsOf(content.build.value)).find((one) => one.address === address);
  if (!changed) return undefined;
  const { document, page, id } = changed;
  const name = rowNameOf(changed);
  const asking = input.sources
    .filter((one) => one.document === document)
    .map(({ entry }) => markedTextPath(document, entry.file))
    .flatMap((path) => {
      const asked = questionsIn(readIfThere(files, path) ?? '').get(name) ?? [];
      return asked.filter((question) => isAbout(question, address)).map((question) => ({ path, question }));
    });
  if (asking.length === 0) return undefined;
  const added = asking.flatMap(({ question }) => addedIn(question));
  const edits = [
    ...asking.map(({ path }) => ({
      path,
      change: (text: string) =>
        withOtherQuestions(text, (_, asked) => asked.filter((question) => !isAbout(question, address))),
    })),
    ...(added.length > 0
      ? [
          {
            path: decisionsPath(document, page),
            change: (yaml: string) =>
              withPlaces(
                yaml,
                added.map((lang) => ({ path: ['clauses', id, 'differs', lang], value: undefined })),
              ),
          },
        ]
      : []),
    ...followIn(changed, input),
  ];
  return { edits, added };
};

/** Makes the present words of a text the source of its translations. */
const followIn = (
  { document, page, id, toTranslate }: Citable,
  { unofficial, sources }: ReadContent['input'],
): readonly FileEdit[] => {
  const own = unofficial.find((file) => file.document === document && file.page === page);
  const text = own?.texts.find((one) => one.id === id);
  const source = text && toTranslate[text.from];
  if (!source || source === text.source) return [];
  const newest = sources
    .filter((one) => one.document === document && (one.entry.section ?? page) === page)
    .flatMap(({ entry }) => entry.editions[text.from]?.date ?? [])
    .concat(text.edition ?? [])
    .toSorted()
    .at(-1);
  const places = [
    { path: ['texts', id, 'source'], value: source },
    ...(text.edition === undefined ? [] : [{ path: ['texts', id, 'edition'], value: newest }]),
  ];
  return [{ path: unofficialPath({ document, page }), change: (yaml) => withPlaces(yaml, places) }];
};
