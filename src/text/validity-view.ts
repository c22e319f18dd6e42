import type { Validity } from '../schema/validity.ts';
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
