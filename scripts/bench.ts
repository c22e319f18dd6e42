// `npm run bench`: builds the real site and generated ones of several sizes, beside Astro with MDX and nothing else,
// and writes its section of bench/RESULTS.md. `-- --sizes 300,1000` takes other sizes; `--starlight` measures
// Starlight too, which is fetched for it; `--heap 4096` is the memory that JavaScript may
// take, in MB: for each 10,000 pages, and for fewer.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { replaceSection } from '../bench/align/results-file.ts';
import { type BuildFigures, measureBuild } from '../bench/build/measure-build.ts';
import { reportBuilds } from '../bench/build/report-builds.ts';
import { copyProject, type SiteKind, siteKinds, starlight } from '../bench/build/sites.ts';
import { learnTexts } from '../bench/lib/generate-texts.ts';
import { readSearchedContent } from '../src/integrations/read-records.ts';
import { languages } from '../src/schema/language.ts';
import { readFlags, refuse, toWholeNumbers } from './lib/flags.ts';
import { root } from './lib/run.ts';
import { fail, say } from './lib/terminal.ts';

const usage = 'npm run bench -- [--sizes 300,1000] [--heap MEGABYTES] [--starlight]';
const values = readFlags(usage, {
  sizes: { type: 'string', default: '300,1000,3000,10000,30000' },
  heap: { type: 'string', default: '3072' },
  starlight: { type: 'boolean', default: false },
});
const sizes =
  toWholeNumbers(values.sizes) ?? refuse(usage, '--sizes takes whole numbers, with commas between.');
const [heap = 0] = toWholeNumbers(values.heap) ?? refuse(usage, '--heap takes a whole number.');

const workshop = path.join(root, '.cache/bench');
const model = learnTexts(realTexts());
const kinds: readonly SiteKind[] = [
  ...siteKinds,
  ...(values.starlight ? [starlight(installStarlight())] : []),
];

const real = measureReal();
const sites = kinds.map((kind) => ({
  name: kind.name,
  builds: sizes.filter((size) => size <= kind.most).flatMap((size) => measureGenerated(kind, size)),
}));

const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules/astro/package.json'), 'utf8'));
const gigabytes = Math.round(os.totalmem() / 2 ** 30);
const where = `Node ${process.version}, Astro ${version}, ${os.cpus().length} cores, ${gigabytes} GB, heap of at most ${heap} MB, and as much again for each 10,000 pages beyond the first. Written by \`npm run bench\`.`;
const results = path.join(root, 'bench/RESULTS.md');
const before = existsSync(results) ? readFileSync(results, 'utf8') : '# Results of the benchmarks\n';
const report = reportBuilds(real, sites, where);
writeFileSync(results, replaceSection(before, report));
rmSync(workshop, { recursive: true, force: true });
say(report);

/** The real site in a clean copy. */
function measureReal(): BuildFigures {
  const folder = emptyFolder('real');
  copyProject(root, folder);
  return said('the real site', measureBuild(folder, heap));
}

function measureGenerated(kind: SiteKind, size: number): BuildFigures[] {
  const folder = emptyFolder('site');
  kind.write(folder, size, model, root);
  try {
    return [said(kind.name, measureBuild(folder, Math.round(heap * Math.max(1, size / 10_000))))];
  } catch (error) {
    // A size that one of them cannot build is a result too.
    say(`${kind.name}, ${size} pages: ${String(error)}`);
    return [];
  }
}

function said(name: string, figures: BuildFigures): BuildFigures {
  say(
    `${name}: ${figures.pages} pages in ${figures.seconds.toFixed(1)} s, CPU ${figures.cpu.toFixed(1)} s, ${Math.round(figures.memory)} MB`,
  );
  return figures;
}

function emptyFolder(name: string): string {
  const folder = path.join(workshop, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** A folder of its own, so that the project does not depend on what it is only compared with. */
function installStarlight(): string {
  const folder = emptyFolder('starlight');
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  const npm = process.env.npm_execpath ?? fail('Run this with `npm run bench`.');
  const packages = ['astro@7.3.4', '@astrojs/starlight@0.42.4'];
  execFileSync(process.execPath, [npm, 'install', '--ignore-scripts', ...packages], {
    cwd: folder,
    stdio: 'ignore',
  });
  return path.join(folder, 'node_modules');
}

function realTexts() {
  const { sections, chapters, cards } = readSearchedContent(root);
  return [
    ...sections.flatMap(({ clauses }) =>
      clauses.flatMap((clause) =>
        languages.flatMap((lang) => {
          const text = clause.texts[lang]?.text;
          return text === undefined ? [] : [{ lang, text }];
        }),
      ),
    ),
    ...chapters.flatMap(({ sections: parts }) =>
      parts.flatMap(({ notes }) => notes.map(({ text }) => ({ lang: 'zh' as const, text }))),
    ),
    ...cards.flatMap(({ rulings }) => rulings.map(({ text }) => ({ lang: 'zh' as const, text }))),
  ];
}
