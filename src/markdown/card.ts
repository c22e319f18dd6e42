import { roleRemark } from '../faq/cards/facts.ts';
import { printedLines } from '../faq/cards/printed-line.ts';
import { cardListWords, cardWords } from '../faq/cards/words.ts';
import type { CardRecord } from '../schema/card.ts';
import { type InterfaceLanguage, languagesFrom, languagesOf, mapTexts } from '../schema/language.ts';
import { punctuation } from '../site/language-words.ts';
import { toEditions } from '../text/edition-label.ts';
import { toTwin } from './head.ts';
import { heading, link, list, paragraph, paragraphsOf } from './markdown.ts';
import { anomalyLines, changeLines, correctionLines, type Twin } from './remarks.ts';
import { citedTwin, linesOf, quoteAll } from './texts.ts';

/** A card: what is known of it, what its sources print, its rulings. */
export const cardTwin = (twin: Twin, card: CardRecord): string => {
  const { lang, content } = twin;
  const t = cardWords[lang];
  const [name = card.names.en, ...otherNames] = languagesFrom(lang).flatMap((each) => card.names[each] ?? []);
  const printed = mapTexts(card.texts, ({ printed: lines, text }) =>
    lines ? linesOf(lines) : text.flatMap(paragraphsOf),
  );
  const hasTexts = card.rulings.length > 0 || languagesOf(printed).length > 0;
  return toTwin(
    twin,
    name,
    hasTexts ? toEditions(content.chapters[0]?.dates) : {},
    [...otherNames, ...factLines(lang, card)],
    [
      ...(hasTexts || card.unofficial ? [heading(2, t.asPrinted)] : []),
      ...list(changeLines(twin, card.changes)),
      ...quoteAll(lang, printed, card.unofficial),
      ...list(
        Object.values(card.texts)
          .flatMap((text) => printedLines(text.printed))
          .flatMap(({ corrections }) => correctionLines(lang, corrections)),
      ),
      ...(card.rulings.length > 0 ? [heading(2, t.rulings)] : []),
      ...card.rulings.flatMap((ruling) =>
        citedTwin(
          twin,
          ruling,
          mapTexts(ruling.texts, ({ blocks }) => blocks),
        ),
      ),
      ...(card.anomalies.length > 0 ? [heading(2, t.anomalies, 'anomalies')] : []),
      ...list(anomalyLines(lang, card.anomalies)),
      ...(card.mentionedIn.length > 0 ? [heading(2, t.mentionedIn)] : []),
      ...list(
        card.mentionedIn.map((path) => paragraph(link(twin.address(`${lang}/${path}`), `${lang}/${path}`))),
      ),
    ],
    card.rulings[0]?.id,
  );
};

/** Its type lines, cost, size, number and rarity, and why it has a page if it has no entry. */
const factLines = (lang: InterfaceLanguage, card: CardRecord) => {
  const t = cardWords[lang];
  const own = cardListWords[lang];
  const labeled: readonly (readonly [string, string | number | undefined])[] = [
    [own.cost, card.manaCost],
    [t.stats, card.power && `${card.power}/${card.toughness}`],
    [t.loyalty, card.loyalty],
    [own.number, card.number],
    ...languagesOf(card.texts).map((each) => [t.nameInSource, card.texts[each]?.nameInSource] as const),
  ];
  return [
    ...languagesFrom(lang).flatMap((each) => card.typeLine[each] ?? []),
    ...labeled.flatMap(([label, value]) =>
      value === undefined ? [] : [`${label}${punctuation[lang].colon}${value}`],
    ),
    card.rarity && own.rarities[card.rarity],
    roleRemark(card, lang),
  ];
};
