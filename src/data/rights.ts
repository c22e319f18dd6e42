import type { Records } from '../records/open-content.ts';
import { factsOfSet, withPrinted } from '../schema/facts-of-set.ts';
import type { Localized } from '../schema/language.ts';
import type { Rights } from '../schema/published.ts';

export const license: Localized = {
  zh: '条文与释疑的文字属于各自的权利人。MIT 许可只及于 Sidejudge 自己的成果：编号、对齐、订正及其理由、说明、非官方译文、术语解释与数据结构。',
  ja: '条文と裁定の文章は、それぞれの権利者に帰属します。MITライセンスの対象は、Sidejudge自身の成果（ID、対応付け、訂正とその理由、注記、非公式訳、用語の説明、データ形式）だけです。',
  en: 'The texts belong to their owners. The MIT license covers only Sidejudge’s own work: IDs, alignment, corrections and their reasons, notes, unofficial translations, explanations of terms, and the data format.',
};

export interface PublishInput extends Records {
  /** The notice that the Fan Content Policy of the publisher requires; `en` is its exact wording. */
  readonly notice: Localized;
  /** The address of the site, with a slash at the end; root-relative if the site does not know its origin. */
  readonly front: string;
}

export const ofDocument = <Input extends Records>(input: Input, id: string): Input => {
  const isOwn = ({ document }: { readonly document: string }) => document === id;
  const cards = input.cards.filter(isOwn);
  return {
    ...input,
    sections: input.sections.filter(isOwn),
    chapters: input.chapters.filter(isOwn),
    cards,
    facts: withPrinted(factsOfSet(input.facts, input.documents, id), cards),
  };
};

/** Lists the owners of all sources that `records` names, at any depth. Pass `null` if no owner is to be listed. */
export const rightsOf = (records: unknown, { notice, sources }: PublishInput): Rights => {
  const wanted = sourceFilesOf(records);
  return {
    notice: notice.en,
    license: license.en,
    texts: sources.filter(({ file }) => wanted.has(file)).map(({ file, owner }) => ({ file, owner })),
  };
};

const sourceFilesOf = (record: unknown): ReadonlySet<string> => {
  const files = new Set<string>();
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    if ('file' in node && typeof node.file === 'string') files.add(node.file);
    for (const child of Object.values(node)) visit(child);
  };
  visit(record);
  return files;
};
