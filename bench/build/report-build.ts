import type { BuildFigures } from './measure-build.ts';

/** The section of bench/RESULTS.md on the build of the site; `where` names machine and versions. */
export function reportBuild(
  { pages, seconds, cpu, memory, files, output }: BuildFigures,
  where: string,
): string {
  const cells = [
    pages.toLocaleString('en'),
    `${seconds.toFixed(1)} s`,
    `${cpu.toFixed(1)} s`,
    `${Math.round(memory).toLocaleString('en')} MB`,
    files.toLocaleString('en'),
    `${output.toFixed(1)} MB`,
  ];
  return [
    '## Build',
    where,
    'A page is one address in one language. CPU is processor time of the build, whatever else the machine does; memory is the most that was resident at once.',
    [
      '| pages | time | CPU | memory | files | output |',
      '| ---: | ---: | ---: | ---: | ---: | ---: |',
      `| ${cells.join(' | ')} |`,
    ].join('\n'),
  ].join('\n\n');
}
