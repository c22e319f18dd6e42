import { contentRoot } from '../../../scripts/lib/content-root.ts';
import { openContent } from '../../../src/records/open-content.ts';
import { buildRecords } from '../../../src/search/index/records.ts';

const content = openContent(contentRoot());
const { facts, terms, sections, contents } = content;
const names = [
  ...facts,
  ...terms,
  ...sections,
  ...contents.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.sections)),
].length;

/** What the names beyond the first 500 may take, in compressed bytes: a content of more cards has more of them. */
export const bytesOfMoreNames = 30 * Math.max(0, names - 500);

/** What the texts beyond the first 1700 may take: each has a row in the files that say which texts there are. */
export const bytesOfMoreTexts = 8 * Math.max(0, buildRecords(content).length - 1700);
