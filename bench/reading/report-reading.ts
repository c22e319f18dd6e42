import type { ColdReading } from './read-coldly.ts';

/**
 * The section of bench/RESULTS.md on opening pages: each with the bare page with its words, opened by turns with it.
 * `where` names machine, versions and rounds.
 */
export function reportReading(pairs: readonly (readonly ColdReading[])[], where: string): string {
  const rows = pairs.flatMap(([page, bare]) =>
    page && bare
      ? [
          [
            `\`/${page.address}\``,
            `${(page.bytes / 1000).toFixed(1)} kB`,
            String(page.requests),
            ...[page.fcp, page.lcp, page.tbt].map(milliseconds),
            page.cls.toFixed(3),
            milliseconds(bare.lcp),
            milliseconds(bare.tbt),
            (page.lcp / bare.lcp).toFixed(2),
          ],
        ]
      : [],
  );
  return [
    '## Reading',
    where,
    "A page opened for the first time on a phone (412 by 823) under 'slow 4G, 4x CPU': 562.5 ms a round trip, 1.44 Mbit/s, processor slowed 4 times, a new profile each time, gzip. Bytes are counted at the server, with 200 for the head of each answer, and hold everything that the page asks for by itself. FCP and LCP: first and largest contentful paint; TBT: total blocking time; CLS: layout shift. Bare: the same words without script, style and picture, opened by turns with the page; of bare: LCP of the page by LCP of the bare page.",
    [
      ['page', 'bytes', 'requests', 'FCP', 'LCP', 'TBT', 'CLS', 'bare LCP', 'bare TBT', 'LCP of bare'],
      ['---', ...Array(9).fill('---:')],
      ...rows,
    ]
      .map((row) => `| ${row.join(' | ')} |`)
      .join('\n'),
  ].join('\n\n');
}

const milliseconds = (time: number) => `${Math.round(time)} ms`;
