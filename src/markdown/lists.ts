import type { RootContent } from 'mdast';
import { nameOf } from '../faq/cards/facts.ts';
import { cardListWords } from '../faq/cards/words.ts';
import { changedWords, faqWords } from '../faq/words.ts';
import { listContents } from '../guide/contents-view.ts';
import { contentsWords } from '../guide/words.ts';
import { changesOfSet } from '../records/page-paths.ts';
import { nameOfSet } from '../schema/document.ts';
import { languagesOf } from '../schema/language.ts';
import { fill } from '../schema/words.ts';
import { punctuation } from '../site/language-words.ts';
import { penaltyWords } from '../site/penalty-words.ts';
import { toEditions } from '../text/edition-label.ts';
import { groupByOccasion, sayWhen } from '../text/later-changes.ts';
import { statusWords } from '../text/status-words.ts';
import { toTwin } from './head.ts';
import { heading, link, list, paragraph } from './markdown.ts';
import { join, type Twin } from './remarks.ts';

/** The contents of a guide: every section with its names and penalty, those that are here as links. */
export const guideTwin = (twin: Twin): string => {
  const { lang, document, content } = twin;
  const contents = content.contents.find((each) => each.document === document.id);
  const lead = contents ? fill(contentsWords[lang].lead, contents) : contentsWords[lang].leadHere;
  return toTwin(
    twin,
    document.titles[lang],
    {},
    [lead],
    [
      ...listContents(contents, content.sections).flatMap(({ number, titles, repeated, sections }) => [
        heading(2, join(number, ...languagesOf(titles).map((each) => titles[each]))),
        ...(repeated
          ? [paragraph(`${penaltyWords[lang].warning}${punctuation[lang].colon}${repeated[lang]}`)]
          : []),
        ...list(
          sections.map(({ number: own, titles: names, abbreviation, penalty, repeated: again, record }) => {
            const said = join(
              own,
              ...languagesOf(names).map((each) => names[each]),
              abbreviation,
              penalty && penaltyWords[lang][penalty],
              again?.[lang],
            );
            return record ? paragraph(toPage(twin, `${document.id}/${own}/`, said)) : paragraph(said);
          }),
        ),
      ]),
    ],
  );
};

/** A set FAQ: its chapters, and the list of its cards. */
export const setTwin = (twin: Twin): string => {
  const { lang, document, content } = twin;
  const cards = fill(cardListWords[lang].of, { set: nameOfSet(document)[lang] });
  return toTwin(
    twin,
    document.titles[lang],
    toEditions(content.chapters[0]?.dates),
    [document.about?.[lang]],
    [
      heading(2, faqWords[lang].chapters),
      ...list(
        content.chapters.map(({ slug, titles }) =>
          paragraph(toPage(twin, `${document.id}/${slug}/`, titles[lang])),
        ),
      ),
      ...list([paragraph(toPage(twin, `${document.id}/cards/`, cards))]),
    ],
  );
};

/** The cards of a set that have a page, by their names. */
export const cardsTwin = (twin: Twin): string => {
  const { lang, document, content } = twin;
  return toTwin(
    twin,
    fill(cardListWords[lang].of, { set: nameOfSet(document)[lang] }),
    toEditions(content.chapters[0]?.dates),
    [],
    [
      ...list(
        content.cards.map((card) => {
          const names = languagesOf(card.names).map((each) => card.names[each]);
          const others = names.filter((name) => name !== nameOf(card, lang));
          const path = `${document.id}/cards/${card.slug}/`;
          return paragraph(
            toPage(twin, path, nameOf(card, lang)),
            others.map((name) => ` · ${name}`).join(''),
          );
        }),
      ),
    ],
  );
};

/** What rules have changed since the texts of a set, and the texts that they concern. */
export const changedTwin = (twin: Twin): string => {
  const { lang, document, content, address } = twin;
  const t = changedWords[lang];
  const { asOf = '' } = content.chapters[0] ?? {};
  const lead = fill(t.lead, { set: nameOfSet(document)[lang], asOf });
  const occasions = groupByOccasion(
    changesOfSet(content.laterChanges.changes, content.documents, document.id),
  );
  return toTwin(
    twin,
    `${t.title} · ${document.titles[lang]}`,
    toEditions(content.chapters[0]?.dates),
    [lead],
    [
      ...occasions.flat().flatMap(({ id, what, affects, ...change }): RootContent[] => [
        heading(2, join(change.since ?? t.noDate, sayWhen(lang, change).occasion), id),
        paragraph(what[lang]),
        ...list(
          affects.map(({ target, status, note }) => {
            const page = address(`${lang}/${target}`);
            return paragraph(
              `${statusWords[lang][status]} `,
              link(page, target),
              note ? ` ${note[lang]}` : '',
            );
          }),
        ),
      ]),
    ],
  );
};

/** The twin of another page. */
const toPage = ({ lang, address }: Twin, path: string, words: string) =>
  link(address(`${lang}/${path}index.md`), words);
