// `npm run pack:data [-- FOLDER]`: writes all of `/data` as a folder and as an archive, by default into `release/`. It
// builds the records in memory and does not read `content/docs`.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packData, zipPack } from '../src/data/pack.ts';
import { openContent } from '../src/records/open-content.ts';
import { fanContentNotice } from '../src/site/notice.ts';
import { finishChanges } from './content/write-files.ts';
import { contentRoot } from './lib/content-root.ts';
import { root, say } from './lib/run.ts';
import { normalizeBase } from './lib/serve.ts';
import { commitStaging, openStaging } from './lib/staging.ts';
import { refuseSystemError } from './lib/system-error.ts';

const [target = path.join(root, 'release')] = process.argv.slice(2);
try {
  writePack(path.join(target, 'sidejudge-data'));
} catch (error) {
  process.exitCode = refuseSystemError(error, {
    root,
    complain: (text) => process.stderr.write(`${text}\n`),
  });
}

function writePack(folder: string): void {
  finishChanges(contentRoot());
  const content = openContent(contentRoot());
  const { SITE_URL, BASE_PATH } = process.env;
  const base = normalizeBase(BASE_PATH);
  const front = SITE_URL ? new URL(base, SITE_URL).href : base;
  const pack = packData(
    { ...content, notice: fanContentNotice(content.site.name), front },
    readFileSync(path.join(root, 'LICENSE'), 'utf8'),
  );
  const staging = openStaging(path.join(root, '.cache/pack'));
  for (const [name, bytes] of pack.files) {
    const file = path.join(staging, 'folder', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  writeFileSync(path.join(staging, 'zip'), zipPack(pack));
  commitStaging(staging, [
    { from: path.join(staging, 'folder'), to: folder },
    // The name is the same for every version, so that the address of the latest release leads to it.
    { from: path.join(staging, 'zip'), to: `${folder}.zip` },
  ]);
  say(`${folder} and ${folder}.zip: version ${pack.version}, ${pack.files.size} files`);
}
