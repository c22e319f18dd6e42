import { documentPaths } from '../../lib/address/address.ts';
import { listChapters, listSections } from '../../lib/catalog.ts';
import { loadTermIndex } from '../../lib/content.ts';
import { findTermWords } from '../../publish/find-terms.ts';
import { type Language, languages, languageTags } from '../../schema/language.ts';

/** The words by which terms stand in the texts of a page: by ID, those of each language (client/terms.ts). */
export interface PageTerms {
  /** `lang` of the texts. */
  readonly langs: readonly string[];
  /** By ID, in the order of `langs`. */
  readonly terms: Readonly<Record<string, readonly (readonly string[])[]>>;
}

/** A file for each page of text, the same for every language of the interface. */
export async function getStaticPaths() {
  const [sections, chapters] = await Promise.all([listSections(), listChapters()]);
  const ofSections = sections.map(({ id, data }) => ({
    params: { page: `ipg-${id}` },
    props: {
      texts: data.clauses.flatMap((clause) =>
        languages.flatMap((lang) =>
          [clause.texts[lang], ...(clause.annotations[lang] ?? [])].flatMap((of) =>
            of ? [{ lang, text: of.text }] : [],
          ),
        ),
      ),
    },
  }));
  const ofChapters = chapters.map(({ id, data }) => ({
    params: { page: `m10-${id}` },
    props: {
      texts: data.sections.flatMap(({ notes }) => notes.map(({ text }) => ({ lang: 'zh' as const, text }))),
    },
  }));
  return [
    ...(documentPaths('ipg').length > 0 ? ofSections : []),
    ...(documentPaths('m10').length > 0 ? ofChapters : []),
  ];
}

export function GET({ props }: { props: { texts: { lang: Language; text: string }[] } }): Response {
  const words = [...findTermWords(loadTermIndex(), props.texts)];
  const ids = new Set(words.flatMap(([, own]) => [...own.values()]));
  const wordsOf = (id: string) =>
    words.map(([, own]) => [...own].flatMap(([word, each]) => (each === id ? [word] : [])));
  return Response.json({
    langs: words.map(([lang]) => languageTags[lang]),
    terms: Object.fromEntries([...ids].map((id) => [id, wordsOf(id)])),
  } satisfies PageTerms);
}
