import type { RootContent } from 'mdast';
import { repeatedOf } from '../schema/contents.ts';
import { shortName } from '../schema/document.ts';
import { type Clause, type GuideSection, type Part, parts } from '../schema/guide.ts';
import { inLanguage, type Language } from '../schema/language.ts';
import { textToBlocks } from '../schema/plain-block.ts';
import { fill } from '../schema/words.ts';
import { languageNames } from '../site/language-words.ts';
import { viewClause } from '../text/clause-view.ts';
import { columnsOf } from '../text/columns.ts';
import { clauseName } from '../text/name.ts';
import { whatToDoNow } from '../text/newer.ts';
import { partNames } from '../text/part-names.ts';
import { changeWords, clauseWords, comparedWords, newerWords } from '../text/words.ts';
import { missingLanguages, toTwin } from './head.ts';
import { heading, list, paragraph, paragraphsOf, quote } from './markdown.ts';
import { changeLines, correctionLines, join, reasonLines, type Twin, unofficialLabel } from './remarks.ts';
import { officialLabel } from './texts.ts';

/** A section of a guide: its parts, each clause with what it says in every language, and its annotations. */
export const sectionTwin = (twin: Twin, section: GuideSection): string => {
  const { lang, document, content } = twin;
  const columns = columnsOf(section, lang);
  const title = section.titles[lang] ?? section.titles.en ?? '';
  const printed = section.headings.filter(({ part }) => part === 'title').map(({ text }) => text);
  const contents = content.contents.find((each) => each.document === document.id);
  const repeated = repeatedOf(contents, section.section);
  const partTwin = (part: Part): RootContent[] => {
    const clauses = section.clauses.filter((clause) => clause.part === part);
    if (clauses.length === 0) return [];
    const headings = section.headings.filter((one) => one.part === part && one.before === undefined);
    const nameIn = (each: Language) => headings.find((one) => one.lang === each)?.text;
    const names = [nameIn(lang) ?? partNames[lang][part], ...columns.all.map(nameIn)];
    const inside = (before: string | null) =>
      section.headings
        .filter((one) => one.part === part && one.before === before)
        .map(({ text }) => paragraph({ type: 'strong', children: [{ type: 'text', value: text }] }));
    return [
      heading(2, join(...new Set(names))),
      ...clauses.flatMap((clause) => [...inside(clause.id), ...clauseTwin(twin, section, clause)]),
      ...list([part === 'penalty' && repeated && `${repeated[lang]} ${changeWords[lang].ours}`]),
      ...inside(null),
    ];
  };
  return toTwin(
    twin,
    `${shortName(document)} ${section.section} ${title}`,
    section.editions,
    [
      ...whatToDoNow(lang, twin.path, content.laterChanges.changes).map(
        (now) => `${comparedWords[lang].now} ${now}`,
      ),
      ...printed,
      missingLanguages(lang, columns.official.absent),
    ],
    parts.flatMap(partTwin),
    section.clauses[0]?.id,
  );
};

const clauseTwin = (twin: Twin, section: GuideSection, { id }: Clause): RootContent[] => {
  const { lang, content } = twin;
  const columns = columnsOf(section, lang);
  const view = viewClause({ lang, section, columns, laterChanges: content.laterChanges.changes }, id);
  const { clause, cells, also, annotations, hasText } = view;
  const printedLabel = (of: Language, sourceLanguage: Language) =>
    fill(clauseWords[lang].alsoPrinted, {
      language: languageNames[lang][of],
      inLanguage: languageNames[lang][sourceLanguage],
    });
  const cellTwin = (cell: (typeof cells)[number]): RootContent[] => {
    const { column, text, printed, translation, newer, account, missing } = cell;
    const { remark } = translation ?? newer ?? {};
    return [
      ...(text
        ? [
            ...quote(officialLabel(lang, column), paragraphsOf(text.text)),
            ...list([...reasonLines(lang, text, cell.since), ...correctionLines(lang, text.corrections)]),
          ]
        : list([
            missing && join(languageNames[lang][column], missing.words + inLanguage(missing.note, lang).text),
          ])),
      ...printed.flatMap((one) => quote(printedLabel(one.lang, one.inLanguage), paragraphsOf(one.text))),
      ...(translation
        ? quote(unofficialLabel(lang, column, translation), textToBlocks(translation.text))
        : []),
      ...(newer ? quote(unofficialLabel(lang, column, newer, cell.status), textToBlocks(newer.text)) : []),
      ...list([remark]),
      ...(account ? list([fill(newerWords[lang].account, account), ...account.texts]) : []),
    ];
  };
  const annotationTwin = (note: (typeof annotations)[number]): RootContent[] => [
    ...note.printed.flatMap((column, index) => {
      const { text = '', corrections } = note.texts[column] ?? {};
      const label = join(languageNames[lang][column], clauseName(lang, note.id));
      return [
        ...quote(label, paragraphsOf(text), index === 0 ? note.id : undefined),
        ...list(correctionLines(lang, corrections)),
      ];
    }),
    ...columns.all.flatMap((column) => {
      const own = note.unofficial?.[column];
      return own ? quote(unofficialLabel(lang, column, own), textToBlocks(own.text)) : [];
    }),
  ];
  return [
    heading(3, clauseName(lang, id), id),
    ...list(changeLines(twin, clause.changes)),
    ...(hasText ? cells.flatMap(cellTwin) : []),
    ...also.flatMap((one) => quote(printedLabel(one.lang, one.inLanguage), paragraphsOf(one.text))),
    ...annotations.flatMap(annotationTwin),
  ];
};
