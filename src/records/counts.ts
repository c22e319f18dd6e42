import { sourceTexts } from './layout.ts';
import type { Content } from './open-content.ts';

/** How many things each file has that people write, and which texts there are. */
export const countsOf = ({ written, paths }: Content) =>
  [
    ...written.flatMap(({ file, value, row: { counts } }) =>
      Object.entries(
        (counts as ((value: unknown) => Readonly<Record<string, number>>) | undefined)?.(value) ?? {},
      ).map(([what, count]) => ({ file, what, count })),
    ),
    ...paths.filter((path) => sourceTexts.test(path)).map((file) => ({ file })),
  ].sort((one, other) => (one.file < other.file ? -1 : Number(one.file > other.file)));
