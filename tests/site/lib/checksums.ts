import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The sha256 of every file of a folder, by its path in it. */
export function checksums(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const entries = files.map((file): [string, string] => {
    const full = path.join(file.parentPath, file.name);
    return [path.relative(folder, full), createHash('sha256').update(readFileSync(full)).digest('hex')];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
