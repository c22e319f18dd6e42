// `npm run -s sbom > sbom.cdx.json`: what the project is made of, as CycloneDX (https://cyclonedx.org). npm writes it
// from the lock file; the Node that the package `node` fetches by itself is added, and what changes from run to
// run is left out.

import { execFileSync } from 'node:child_process';
import { z } from 'zod';
import { root } from './lib/run.ts';
import { fail } from './lib/terminal.ts';

const npm = process.env.npm_execpath;
if (npm === undefined) fail('Run this with `npm run -s sbom`.');
const text = execFileSync(process.execPath, [npm, 'sbom', '--sbom-format', 'cyclonedx'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
  stdio: ['ignore', 'pipe', 'ignore'],
});
const sbom = z
  .looseObject({
    metadata: z.looseObject({ component: z.looseObject({}) }),
    components: z.array(z.looseObject({ name: z.string(), version: z.string() })),
  })
  .parse(JSON.parse(text));

const { version } =
  sbom.components.find(({ name }) => name === 'node') ?? fail('The package `node` is missing.');
const platformNode = {
  type: 'application',
  name: 'node',
  version,
  description: 'Node.js, installed by the package `node` for the platform at hand, outside the lock file',
  purl: `pkg:generic/node@${version}`,
  licenses: [{ license: { id: 'MIT' } }],
};
const { serialNumber: _, ...lasting } = sbom;
const { timestamp: __, component, ...metadata } = sbom.metadata;
process.stdout.write(
  `${JSON.stringify(
    {
      ...lasting,
      // npm takes the name of the folder.
      metadata: { ...metadata, component: { ...component, name: 'sidejudge', type: 'application' } },
      components: [...sbom.components, platformNode],
    },
    null,
    2,
  )}\n`,
);
