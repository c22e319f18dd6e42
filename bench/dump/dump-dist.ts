import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type DumpFile, sha256 } from './dump.ts';

/**
 * A line for each file of a built site, without the hashes and sizes that the build writes into names and texts. Of
 * the status page, and of the offline copy, which holds that page, there is the name alone.
 */
export const dumpDist = (folder: string): readonly DumpFile[] => {
  const lines = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const name = relative(folder, path).replaceAll('\\', '/');
      const isLeft = /^(?:\w+\/status\/|offline\/packs\/)/u.test(name);
      // Byte for byte, whatever the file is.
      const text = isLeft ? '' : withoutHashes(readFileSync(path, 'latin1'));
      return `${withoutHashes(name)}  ${isLeft ? 'not compared' : sha256(text)}`;
    });
  return [['hashes.txt', `${lines.sort().join('\n')}\n`]];
};

const withoutHashes = (text: string): string =>
  text
    .replace(/(?<=\.)[\w-]{8}(?=\.(?:js|css)\b)/gu, '*')
    .replace(/\b(?=\d*[a-f])(?=[a-f]*\d)[0-9a-f]{8,64}\b/gu, '*')
    .replace(/(?<="(?:bytes|unpacked)": ?)\d+/gu, '*');
