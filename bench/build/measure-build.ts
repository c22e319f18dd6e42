import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { builtFrom } from '../../scripts/lib/content-root.ts';
import { lean } from '../../scripts/lib/lean-memory.ts';

/**
 * Builds the site, and the same texts with a bare Astro, each in a folder of its own. Returns the section of
 * RESULTS.md.
 */
export function measureBuild(root: string): string {
  const bare = measureIn(root, 'bare Astro', (folder) => writeBareSite(root, folder));
  const ours = measureIn(root, 'Sidejudge', (folder) => {
    for (const name of [...builtFrom, 'content'])
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  });
  return `## Build

Written by \`npm run bench\`, with Node ${process.version}.

A page is one address in one language. CPU is processor time of the build; memory is its peak resident size. Bare Astro makes one page from each file of \`content/docs\`, with components that only frame their slots: no columns, no search, no data, nothing offline.

| build | pages | time | CPU | memory | files | output |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${bare}
${ours}`;
}

/**
 * Builds the project that `write` puts into an empty folder, and returns its row of the table. Throws with the end of
 * Astro's output if the build fails.
 */
function measureIn(root: string, name: string, write: (folder: string) => void): string {
  const folder = path.join(root, '.cache/bench', name.replace(' ', '-'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  write(folder);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));

  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...lean.flags, '--import', reportUsage, 'node_modules/astro/bin/astro.mjs', 'build'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...lean.environment, ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    },
  );
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`The build in ${folder} failed:\n${`${stdout}${stderr}`.slice(-2000)}`);
  const usage: NodeJS.ResourceUsage = JSON.parse(readFileSync(path.join(folder, 'usage.json'), 'utf8'));
  const files = readdirSync(path.join(folder, 'dist'), { recursive: true, withFileTypes: true }).filter(
    (file) => file.isFile(),
  );
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(file.parentPath, file.name)).size, 0);
  rmSync(folder, { recursive: true });
  const cells = [
    name,
    files.filter((file) => file.name.endsWith('.html')).length.toLocaleString('en'),
    `${seconds.toFixed(1)} s`,
    `${((usage.userCPUTime + usage.systemCPUTime) / 1e6).toFixed(1)} s`,
    `${Math.round(usage.maxRSS / 1024).toLocaleString('en')} MB`,
    files.length.toLocaleString('en'),
    `${(bytes / 1e6).toFixed(1)} MB`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Writes the smallest Astro project with a page for each MDX file; each component is a frame around its slots. */
function writeBareSite(root: string, folder: string): void {
  const docs = path.join(root, 'content/docs');
  cpSync(docs, path.join(folder, 'docs'), { recursive: true });
  const called = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => readFileSync(path.join(docs, file), 'utf8').match(/(?<=<)[A-Z]\w*/gu) ?? []);
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('package.json', '{ "type": "module" }');
  write(
    'astro.config.mjs',
    "import mdx from '@astrojs/mdx';\nexport default { integrations: [mdx({ smartypants: false })] };\n",
  );
  write('src/Frame.astro', '<div><slot /><slot name="zh" /><slot name="ja" /><slot name="en" /></div>');
  write(
    'src/pages/[...page].astro',
    `---
import Frame from '../Frame.astro';
export const getStaticPaths = () =>
  Object.entries(import.meta.glob('../../docs/**/*.mdx', { eager: true })).map(([file, { Content }]) => ({
    params: { page: file.slice('../../docs/'.length, -'.mdx'.length) },
    props: { Content },
  }));
const components = Object.fromEntries(${JSON.stringify([...new Set(called)])}.map((name) => [name, Frame]));
const { Content } = Astro.props;
---
<html lang="zh"><head><title>Text</title></head><body><Content components={components} /></body></html>
`,
  );
}

/** A module for the measured process, which writes its resource usage at exit. */
const reportUsage = `data:text/javascript,${encodeURIComponent(`
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
if (isMainThread)
  process.on('exit', () => writeFileSync('usage.json', JSON.stringify(process.resourceUsage())));
`)}`;
