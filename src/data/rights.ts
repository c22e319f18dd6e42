import type { Localized } from '../schema/language.ts';
import type { Rights } from '../schema/published.ts';
import type { SourceEntry } from '../schema/source.ts';

/** What we license, and what is not ours to license. */
export const license: Localized = {
  zh: '条文与释疑的文字属于各自的权利人。MIT 许可只及于 Sidejudge 自己的成果：编号、对齐、订正及其理由、说明、非官方译文、术语解释与数据结构。',
  ja: '条文と裁定の文章は、それぞれの権利者に帰属します。MITライセンスの対象は、Sidejudge自身の成果（ID、対応付け、訂正とその理由、注記、非公式訳、用語の説明、データ形式）だけです。',
  en: 'The texts belong to their owners. The MIT license covers only Sidejudge’s own work: IDs, alignment, corrections and their reasons, notes, unofficial translations, explanations of terms, and the data format.',
};

/**
 * The rights of a file that holds words of the sources named in `files`; sources without an entry are left
 * out. `notice` is the publisher's own wording.
 */
export const toRights = (
  notice: string,
  sources: readonly SourceEntry[],
  files: Iterable<string>,
): Rights => {
  const wanted = new Set(files);
  return {
    notice,
    license: license.en,
    texts: sources.filter(({ file }) => wanted.has(file)).map(({ file, owner }) => ({ file, owner })),
  };
};

/** The files that a record names as its sources, wherever they stand in it. */
export const sourceFilesOf = (record: unknown): ReadonlySet<string> => {
  const files = new Set<string>();
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    if ('file' in node && typeof node.file === 'string') files.add(node.file);
    for (const child of Object.values(node)) visit(child);
  };
  visit(record);
  return files;
};
