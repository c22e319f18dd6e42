import { stringify } from 'yaml';
import { type Document, shortName } from '../../schema/document.ts';
import { exonyms, inInterface, type Language, mapTexts } from '../../schema/language.ts';

interface Texts {
  readonly what: 'add' | 'update';
  readonly document: string;
  readonly section: string | undefined;
  readonly paths: ReadonlyMap<Language, string>;
}

/** Proposes an entry of `content/changes.yml` that tells readers about the texts. A person fills in the date. */
export const proposeChange = (
  { what, document, section, paths }: Texts,
  documents: readonly Document[],
): string => {
  const listed = documents.find(({ id }) => id === document);
  const name = [shortName(listed ?? { id: document }), section].filter(Boolean).join(' ');
  const langs = inInterface((lang) =>
    [...paths.keys()].map((one) => exonyms[one][lang]).join(lang === 'en' ? ', ' : '、'),
  );
  const sentence =
    what === 'add'
      ? {
          zh: `新增${langs.zh}文本。`,
          ja: `${langs.ja}の文章を加えました。`,
          en: `texts in ${langs.en} were added.`,
        }
      : {
          zh: `更新了${langs.zh}文本。`,
          ja: `${langs.ja}の文章を新しくしました。`,
          en: `newer texts in ${langs.en}.`,
        };
  const row = mapTexts(sentence, (words, lang) => `${name}${lang === 'en' ? ': ' : '：'}${words}`);
  return `\nFor readers, at the top of content/changes.yml, with the day:\n${stringify([
    {
      date: 'YYYY-MM-DD',
      what: row,
      where: [[document, section, ''].filter((part) => part !== undefined).join('/')],
    },
  ])}`;
};
