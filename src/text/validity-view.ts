import type { InterfaceLanguage } from '../schema/language.ts';
import type { PolicyChange } from '../schema/policy.ts';
import type { Validity } from '../schema/validity.ts';
import { fill } from '../schema/words.ts';
import { rangeLabel } from './edition-label.ts';
import type { AnyContext } from './page-context.ts';
import { occasionIn } from './rule-changes.ts';
import { policyWords, stateWords, validityWords } from './words.ts';

/** What a validity is said of: a text that can be cited, or the card itself. */
export type About = 'text' | 'card';

/** What is said of the changes since a text was written, in one line, and which they are. */
export function viewValidity(
  { lang, ...known }: Pick<AnyContext, 'lang' | 'ruleChanges' | 'policyChanges'>,
  { state, notes, ...ids }: Validity,
  about: About,
) {
  const t = validityWords[lang];
  const policy = policyWords[lang];
  const policyChanges = known.policyChanges.filter(({ id }) => ids.policyChanges?.includes(id));
  const changes = known.ruleChanges
    .filter(({ id }) => ids.changes.includes(id))
    .map((change) => ({
      ...change,
      occasion: occasionIn(lang, change),
      note: notes?.find((note) => note.change === change.id)?.text[lang],
    }));
  const ofRules = {
    changed: t.changed,
    partly: about === 'card' ? t.cardReadsOtherwise : t.partly,
    'still-true': t.wordedOtherwise,
    // Its own line beside the text says so, and why.
    'in-doubt': t.wordedOtherwise,
    'not-checked': '',
  };
  const ofPolicy = {
    ...policy.states,
    'still-true': policy.states.gone,
    'in-doubt': '',
    'not-checked': '',
  };
  return {
    state,
    notes,
    /** What is said at sight, and the sentence behind it. */
    sign: state === 'changed' || state === 'partly' ? '△' : '',
    short: stateWords[lang][policyChanges.length > 0 && state === 'still-true' ? 'gone' : toSaid(state)],
    summary: (policyChanges.length > 0 ? ofPolicy : ofRules)[state],
    changes,
    policyChanges,
    isKnown: changes.length + policyChanges.length > 0,
  };
}

/** What nobody has checked says nothing, and no such validity is shown. */
const toSaid = (state: Validity['state']) => (state === 'not-checked' ? 'still-true' : state);

/** On what occasion the guide has changed, and what is known of the day where the occasion, an edition, does not name it. */
export function sayWhen(lang: InterfaceLanguage, { since, occasion, ...range }: PolicyChange): string {
  const months = since === null ? rangeLabel(lang, range) : undefined;
  const isDay = since?.length === 'YYYY-MM-DD'.length;
  const when = months
    ? fill(policyWords[lang].within, { range: months })
    : since && !isDay && fill(validityWords[lang].since, { date: since });
  return [when, occasion[lang]].filter(Boolean).join(' · ');
}
