import { plainTitle, titlesOf } from '../../pipeline/inline/titles.ts';
import type {
  ByLanguage,
  CardNode,
  ChapterNode,
  PrintedLines,
  RulingNode,
} from '../../pipeline/join/tree.ts';
import type { Piece } from '../../pipeline/text/flow.ts';
import type { CardNames } from '../../schema/card.ts';
import { firstOf, inEachLanguage, mapTexts } from '../../schema/language.ts';
import { newRow, type Row } from './rows.ts';

/** Reads the rows of joined chapters: of the existing texts, or of a single text. */
export const readRows = (chapters: readonly ChapterNode[]): readonly Row[] => {
  const named: Readonly<Record<string, CardNames>> = Object.assign(
    {},
    ...chapters.map(({ decisions }) => decisions.names),
  );
  return chapters.map(({ id, headings, decisions, sections, groups }) => {
    const rows = [
      ...sections.map((section): Row => {
        const items = section.items.map((item) =>
          item.is === 'card'
            ? readCard('box', item, named)
            : newRow('note', item.id, { says: mapTexts(item.texts, ({ flow }) => flow.text) }),
        );
        return newRow('section', section.id, {
          ...{ says: headingsOf(section.headings, items), rows: items },
          titles: titlesOf(section.headings, decisions.sections?.[section.id]),
        });
      }),
      ...groups.flatMap(({ cards }) =>
        cards.filter(({ isLost }) => !isLost).map((card) => readCard('card', card, named)),
      ),
    ];
    const titles = titlesOf(headings, decisions.titles);
    return newRow('chapter', id, { says: headingsOf(headings, rows), rows, titles });
  });
};

/** The headings of a row, with an empty one for a language that has only the rows below it. */
const headingsOf = (headings: ByLanguage<Piece>, rows: readonly Row[]): ByLanguage<string> =>
  inEachLanguage(
    (lang) =>
      plainTitle(headings[lang]) ?? (rows.some(({ says }) => says[lang] !== undefined) ? '' : undefined),
  );

const readCard = (
  kind: 'card' | 'box',
  { slug, texts, rulings }: CardNode,
  named: Readonly<Record<string, CardNames>>,
): Row =>
  newRow(kind, slug, {
    ...{ names: named[slug], looks: looksOf(firstOf(texts)), rows: rulings.map(readRuling) },
    says: mapTexts(texts, ({ name }) => name?.flow.text ?? ''),
    face: mapTexts(texts, ({ nameEn, manaCost, typeLine, stats, text }) =>
      [nameEn, manaCost, typeLine, stats, ...text].flatMap((piece) => piece?.flow.text ?? []).join('\n'),
    ),
  });

const readRuling = ({ id, texts }: RulingNode): Row =>
  newRow('ruling', id, {
    says: mapTexts(texts, (parts) =>
      parts
        .flatMap(({ pieces }) => pieces)
        .map(({ flow }) => flow.text)
        .join('\n'),
    ),
  });

/** The signs and figures of a card's cost, its size, and the number of its lines. */
const looksOf = (lines: PrintedLines | undefined): string => {
  if (!lines) return '';
  const { name, nameEn, manaCost, typeLine, stats, text } = lines;
  const printed = [name, nameEn, manaCost, typeLine, stats, ...text].filter((piece) => piece !== null);
  const symbols = manaCost?.flow.text.match(/[{｛]/gu)?.length ?? 0;
  return `${symbols} ${stats?.flow.text.normalize('NFKC') ?? ''} ${printed.length}`;
};
