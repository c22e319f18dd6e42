import { decisionsFor } from '../../../src/authoring/plan/retire.ts';
import {
  findBrokenRun,
  isBeside,
  type Renamed,
  renamedWith,
  renameIn,
  withAddresses,
} from '../../../src/authoring/write/rename.ts';
import { withPlaces } from '../../../src/authoring/write/yaml.ts';
import { addressesIn } from '../../../src/pipeline/addresses.ts';
import { recordsOf } from '../../../src/pipeline/build.ts';
import { withoutQuestions } from '../../../src/pipeline/diagnostics.ts';
import { publishedFile, readPublished } from '../../../src/pipeline/published.ts';
import { type Changes, readIfThere, withChanges } from '../../../src/records/files.ts';
import { citablesIn, type PageRecords, pageOf } from '../../../src/schema/citable.ts';
import { generate, readPublishedOf } from '../generate.ts';
import type { ReadContent } from '../read-content.ts';
import { type Command, committed, flag, misused, parseCall, reportErrors } from './command.ts';
import { finishPlan } from './finish-plan.ts';

export const rename: Command = {
  usage: 'rename OLD NEW [--write], such as rename ipg/2.3/#remedy-4 ipg/2.3/#remedy-7',
  does: 'gives a text, section, chapter or card another address, in all files; a committed address redirects to the new one',
  run: (args, shell) => {
    const { values, positionals } = parseCall(args, { write: flag });
    const [old = '', to, ...rest] = positionals;
    if (to === undefined || rest.length > 0) return misused;
    const { read, build, diagnostics } = generate(shell.root);
    // A provisional name can be changed before its questions are answered.
    if (reportErrors(shell, withoutQuestions(diagnostics)) || !build) return 1;
    const records = recordsOf(build);
    const citables = citablesIn(records);
    const listed = readPublishedOf(read.files);
    const text = citables.find(({ address }) => address === old);
    const addresses = citables.map(({ address }) => address);
    const renamed: Renamed = text ? renamedWith(text, to, addresses) : new Map();
    const taken = [...renamed.values()].find((one) => addresses.includes(one) || listed.has(one));
    const written = addressesIn(read.content.existingFiles);
    const run = findBrokenRun(written, renamed);
    const faults: readonly (readonly [isWrong: boolean, message: string])[] = [
      [
        !text,
        `${old}: there is no such address; see content/published.txt, or \`show\` for the IDs of a page`,
      ],
      [!isBeside(old, to), `${to}: write it like ${old}, with another name at its end`],
      [
        taken !== undefined,
        `${taken}: this is or was the address of something else, and IDs are never reused`,
      ],
      [
        run !== undefined,
        `${run?.file}: first list the texts of ${run?.written} one by one, because the run would no longer include ${old}`,
      ],
    ];
    const wrong = faults.filter(([isWrong]) => isWrong);
    for (const [, message] of wrong) shell.complain(message);
    if (wrong.length > 0) return 2;
    const before = committed(shell.root, publishedFile);
    const published = before === undefined ? listed : readPublished(before.split('\n'));
    const redirected = [...renamed].filter(([address]) => published.has(address));
    const naming = written.filter(({ address }) => renamed.has(address)).map(({ file }) => file);
    const plan = planRename(read, records, renamed, new Map(redirected), new Set(naming));
    // A change that the build would refuse is not written.
    if (reportErrors(shell, withoutQuestions(generate(withChanges(read.files, plan)).diagnostics))) return 2;
    for (const [address, now] of renamed)
      shell.print(`${address} -> ${now}${published.has(address) ? ', links lead there' : ''}`);
    return finishPlan(shell, values.write === true, plan);
  },
};

/**
 * Plans the changed files. Retires committed addresses (`redirected`) with a redirect. Replaces other addresses in
 * the list of published addresses.
 */
const planRename = (
  { files }: ReadContent,
  records: PageRecords,
  renamed: Renamed,
  redirected: Renamed,
  naming: ReadonlySet<string>,
): Changes => {
  const [first = ''] = renamed.keys();
  const [document = ''] = first.split('/');
  const ofDocument = new RegExp(`^content/(?:texts|decisions|unofficial)/${document}/`, 'u');
  const old = files
    .list()
    .filter((path) => naming.has(path) || ofDocument.test(path))
    .map((path) => ({ path, text: readIfThere(files, path) ?? '' }));
  const now = new Map(old.map((file) => [file.path, renameIn(file, document, renamed)]));
  const texts = new Map(Array.from(now.values(), ({ path, text }) => [path, text]));
  const unpublished = new Map([...renamed].filter(([address]) => !redirected.has(address)));
  texts.set(publishedFile, withAddresses(readIfThere(files, publishedFile) ?? '', unpublished));
  for (const [address, to] of redirected) {
    const { file, id } = decisionsFor(address, records);
    const path = now.get(file)?.path ?? file;
    // If the page itself is renamed, the ID alone would belong to the new page.
    const retired = ['retired', renamed.has(pageOf(address)) ? address : id];
    texts.set(path, withPlaces(texts.get(path), [{ path: retired, value: to }]) ?? '');
  }
  return {
    write: Array.from(texts, ([path, text]) => ({ path, text })),
    remove: old.map(({ path }) => path).filter((path) => !texts.has(path)),
  };
};
