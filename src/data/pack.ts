import { zipSync } from 'fflate';
import { hashOf } from '../records/read-file.ts';
import { publishFiles } from './files.ts';
import { license, type PublishInput } from './rights.ts';

interface DataPack {
  /** The day of the newest change and a hash of all files: `2026-11-24-1a2b3c4d5e6f`. */
  readonly version: string;
  /** By path: the files of `/data`, the licenses, the checksums and the version. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Collects the files of the archive. The same input gives the same bytes. `mit` is the text of our license. */
export const packData = (input: PublishInput, mit: string): DataPack => {
  const files = new Map<string, Uint8Array>([
    ...publishFiles(input).map(({ path, bytes }) => [path, bytes] as const),
    ['LICENSE', toBytes(mit)],
    ['LICENSE-OF-EACH-PART.md', toBytes(licenseOfEachPart(input))],
  ]);
  // The format of `sha256sum -c`.
  const sums = [...files].map(([path, bytes]) => `${hashOf(bytes)}  ${path}\n`).join('');
  files.set('SHA256SUMS', toBytes(sums));
  const version = [input.changes[0]?.date, hashOf(toBytes(sums)).slice(0, 12)].filter(Boolean).join('-');
  return { version, files: files.set('VERSION', toBytes(`${version}\n`)) };
};

export const zipPack = ({ version, files }: DataPack): Uint8Array =>
  zipSync(
    Object.fromEntries([...files].map(([path, bytes]) => [`sidejudge-data-${version}/${path}`, bytes])),
    // The earliest day of the ZIP format: the archive must not depend on the clock.
    { level: 9, mtime: new Date(1980, 0, 1) },
  );

/** `LICENSE-OF-EACH-PART.md`: the owners of the texts of each document, and our license. */
const licenseOfEachPart = ({ documents, texts, notice }: PublishInput): string => {
  const parts = documents.map(({ id, titles }) => {
    const own = texts.filter(({ document }) => document === id);
    const owners = own.map(({ entry: { file, owner } }) => `- texts of ${file}: ${owner}\n`);
    return `## ${id}/ and ${id}.*: ${titles.en}\n\n${owners.join('')}- everything else in these files: MIT (LICENSE)\n\n`;
  });
  return `# License of each part\n\n${notice.en}\n\n${license.en}\n\n${parts.join('')}## All other files\n\n- quoted texts: see \`rights\` in each JSON file\n- everything else: MIT (LICENSE)\n`;
};

const toBytes = (text: string) => new TextEncoder().encode(text);
