import type { ColdReading } from './read-coldly.ts';

/** The section of bench/RESULTS.md on opening pages. `where` names machine, versions and rounds. */
export function reportReading(readings: readonly ColdReading[], where: string): string {
  const rows = readings.map(({ address, bytes, requests, fcp, lcp, tbt, cls }) => [
    `\`/${address}\``,
    `${(bytes / 1000).toFixed(1)} kB`,
    String(requests),
    ...[fcp, lcp, tbt].map((time) => `${Math.round(time)} ms`),
    cls.toFixed(3),
  ]);
  return [
    '## Reading',
    where,
    "A page opened for the first time on a phone (412 by 823) under 'slow 4G, 4x CPU': 562.5 ms a round trip, 1.44 Mbit/s, processor slowed 4 times, a new profile each time, gzip. Bytes are counted at the server, with 200 for the head of each answer, and hold everything that the page asks for by itself. FCP and LCP: first and largest contentful paint; TBT: total blocking time; CLS: layout shift.",
    [
      ['page', 'bytes', 'requests', 'FCP', 'LCP', 'TBT', 'CLS'],
      ['---', '---:', '---:', '---:', '---:', '---:', '---:'],
      ...rows,
    ]
      .map((row) => `| ${row.join(' | ')} |`)
      .join('\n'),
  ].join('\n\n');
}
