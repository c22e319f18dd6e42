import { contentRoot } from '../../../scripts/lib/content-root.ts';
import { openContent } from '../../../src/records/open-content.ts';

const { facts, terms, sections, contents } = openContent(contentRoot());
const names = [
  ...facts,
  ...terms,
  ...sections,
  ...contents.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.sections)),
].length;

/** What the names beyond the first 500 may take, in compressed bytes: a content of more cards has more of them. */
export const bytesOfMoreNames = 30 * Math.max(0, names - 500);
