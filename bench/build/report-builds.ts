import { growthExponent } from '../lib/growth.ts';
import type { BuildFigures } from './measure-build.ts';

/** Figures of one kind of site, smallest first. */
export interface SiteFigures {
  readonly name: string;
  readonly builds: readonly BuildFigures[];
}

/** The section of bench/RESULTS.md on builds. `real` is the site itself, `where` names machine, versions and date. */
export function reportBuilds(real: BuildFigures, sites: readonly SiteFigures[], where: string): string {
  return [
    '## Builds',
    where,
    'A page is one address in one language. Sidejudge makes three pages of each generated section, with search index and data; the others make a page of each language of the same sections. CPU is processor time of the build, whatever else the machine does; memory is the most that was resident at once.',
    table([
      ['site', 'pages', 'time', 'CPU', 'memory', 'files', 'output'],
      ['**the real site**', ...cells(real)],
      ...sites.flatMap(({ name, builds }) => builds.map((build) => [name, ...cells(build)])),
    ]),
    'Growth with the pages (exponent of the fitted power; 1 is in proportion), over the sizes of at least 1,000 pages where there are three of them, else over all:',
    table([
      ['site', 'time', 'CPU', 'memory', 'output'],
      ...sites
        .filter(({ builds }) => builds.length > 1)
        .map(({ name, builds }) => [
          name,
          ...(['seconds', 'cpu', 'memory', 'output'] as const).map((figure) => exponent(builds, figure)),
        ]),
    ]),
  ].join('\n\n');
}

const cells = ({ pages, seconds, cpu, memory, files, output }: BuildFigures): string[] => [
  pages.toLocaleString('en'),
  `${seconds.toFixed(1)} s`,
  `${cpu.toFixed(1)} s`,
  `${Math.round(memory).toLocaleString('en')} MB`,
  files.toLocaleString('en'),
  `${output.toFixed(1)} MB`,
];

function exponent(builds: readonly BuildFigures[], figure: 'seconds' | 'cpu' | 'memory' | 'output'): string {
  const large = builds.filter(({ pages }) => pages >= 990);
  const points = (large.length >= 3 ? large : builds).map((build) => [build.pages, build[figure]] as const);
  return growthExponent(points).toFixed(2);
}

const table = ([head = [], ...rows]: readonly (readonly string[])[]): string =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
