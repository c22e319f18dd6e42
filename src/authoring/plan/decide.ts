import { decisionsPath } from '../../pipeline/join/decided.ts';
import type { ByLanguage, SectionTree } from '../../pipeline/join/tree.ts';
import type { ClauseDecision } from '../../schema/decision.ts';
import type { MissingReason, Reason } from '../../schema/guide.ts';
import { inEachLanguage, type Language, languagesOf } from '../../schema/language.ts';
import type { WordingDiff } from '../compare/similarity.ts';
import { isSure, toConfidence } from './align.ts';
import type { Row, SectionText } from './rows.ts';

interface AskedSection {
  readonly before: SectionTree;
  /** The file of each language after the plan. */
  readonly files: ByLanguage<string>;
  readonly next: readonly SectionText[];
}

const isRenewed = ({ next }: AskedSection, lang: Language): boolean =>
  next.some((text) => text.lang === lang);

/** Sets decisions and questions. Consecutive gaps of a language share a question if all or none of them are losses. */
export const askAbout = (rows: readonly Row[], section: AskedSection): readonly Row[] => {
  const decided = rows.map((row) => decide(row, section));
  return decided.map((row, index) => ({
    ...row,
    gaps: languagesOf(row.decision.missing ?? {}).flatMap((lang) =>
      askAboutGap(decided, index, lang, section),
    ),
  }));
};

const decide = (row: Row, section: AskedSection): Row => {
  const before = row.before?.decision;
  const missing = missingOf(row, section);
  const differs = inEachLanguage((lang) => {
    const reasons = row.texts[lang] === undefined ? [] : differencesOf(row, lang, section);
    return reasons.length === 0 ? undefined : [...reasons];
  });
  return {
    ...row,
    decision: {
      ...(languagesOf(differs).length === 0 ? {} : { differs }),
      ...(languagesOf(missing).length === 0 ? {} : { missing }),
      ...(before?.dismissed ? { dismissed: before.dismissed } : {}),
    },
    asks: [...askAboutNew(row, languagesOf(missing), section), ...row.asks, ...askAboutChanges(row, section)],
  };
};

/** Returns no question for a gap that already had a reason, or that continues the gap above. */
const askAboutGap = (
  rows: readonly Row[],
  index: number,
  lang: Language,
  section: AskedSection,
): readonly string[] => {
  const lackAt = (at: number) => rows[at] && lackOf(rows[at], lang, section);
  const lack = lackAt(index);
  if (!lack || lackAt(index - 1) === lack) return [];
  let end = index;
  while (lackAt(end + 1) === lack) end += 1;
  const [first, last] = [rows[index]?.id, rows[end]?.id];
  const ids = first === last ? `${first}` : `${first} to ${last}`;
  return [
    lack === 'lost'
      ? `the newer ${lang} text does not have ${ids}: does the text only omit it, or has the publisher removed it? If removed, add a change to content/later-changes.yml.`
      : `why is there no ${ids} in ${lang}?`,
  ];
};

const lackOf = (row: Row, lang: Language, section: AskedSection): 'lost' | 'missing' | undefined => {
  const { before, decision } = row;
  if (!decision.missing?.[lang] || isAskedAsNew(row, section)) return undefined;
  if (isRenewed(section, lang) && before?.texts[lang] !== undefined) return 'lost';
  return before?.decision.missing?.[lang] ? undefined : 'missing';
};

/** Asks about a new clause, except one in several languages with a sure score. */
const askAboutNew = (row: Row, gaps: readonly Language[], section: AskedSection): readonly string[] => {
  const { before, texts, score } = row;
  const own = languagesOf(texts);
  const { document, section: page } = section.before;
  const reasons =
    gaps.length > 0
      ? `: why is it not in ${gaps.join(' and ')}? (${decisionsPath(document, page)})`
      : ': is that right?';
  return [
    ...(!before && own.length > 1 && !isSure({ score })
      ? [`do these texts belong together? (score ${toConfidence(score).toFixed(2)})`]
      : []),
    ...(isAskedAsNew(row, section) ? [`a new clause, in ${own.join(' and ')}${reasons}`] : []),
  ];
};

const isAskedAsNew = ({ before, texts, score }: Row, section: AskedSection): boolean => {
  const own = languagesOf(texts);
  const isCertain = own.length > 1 && isSure({ score });
  return !before && own.length > 0 && !isCertain && section.before.clauses.length > 0;
};

/** Asks about changed texts, unless all languages have changed and the score is sure. */
const askAboutChanges = ({ texts, changed, score }: Row, section: AskedSection): readonly string[] => {
  const [own, all] = [languagesOf(changed), languagesOf(texts)];
  const others = all.filter((lang) => !changed[lang]);
  const isPaired = isSure({ score }) && all.every((lang) => isRenewed(section, lang));
  if (own.length === 0 || (isPaired && others.length === 0)) return [];
  const [textHas, does] = own.length > 1 ? ['texts have', 'do they'] : ['text has', 'does it'];
  const as = others.length === 0 ? '' : ` as the ${others.join(' and ')} text`;
  const question = all.length === 1 ? '' : `: ${does} still say the same${as}?`;
  return [`the ${own.join(' and ')} ${textHas} changed${question}`];
};

/**
 * The reasons why a text differs: the present ones, else those that changed words add. If English has changed, an
 * unchanged language gets `older-edition`, or `says-otherwise` if it also has an incoming text. If English has not
 * changed, a language that has changed gets `says-otherwise`, unless all languages of the row have changed.
 */
const differencesOf = (
  { before, texts, changed }: Row,
  lang: Language,
  section: AskedSection,
): readonly Reason[] => {
  const decided = before?.decision.differs?.[lang];
  if (decided) return decided;
  const [own, english] = [changed[lang], changed.en];
  if (english && !own)
    return [
      {
        kind: isRenewed(section, lang) ? 'says-otherwise' : 'older-edition',
        ...quotedWords('against', english),
      },
    ];
  const isCompared = languagesOf(texts).some((one) => !changed[one]);
  return own && !english && isCompared ? [{ kind: 'says-otherwise', ...quotedWords('words', own) }] : [];
};

const quotedWords = (key: 'words' | 'against', { added }: WordingDiff): Partial<Reason> =>
  added.length === 0 ? {} : { [key]: added.join(' … ') };

const missingOf = ({ before, texts }: Row, section: AskedSection): NonNullable<ClauseDecision['missing']> => {
  const decided = before?.decision.missing ?? {};
  if (languagesOf(texts).length === 0) return decided;
  // Whether an incoming text replaces an older one, and does not only add a language.
  const isNewer = section.next.some(({ lang }) => section.before.entries[lang]);
  return inEachLanguage((lang): MissingReason | undefined => {
    if (texts[lang] !== undefined) return undefined;
    if (decided[lang]) return decided[lang];
    if (section.files[lang] === undefined) return undefined;
    // A language without a newer text lacks what the newer edition has added.
    return { kind: before || isRenewed(section, lang) || !isNewer ? 'omits' : 'older-edition' };
  });
};
