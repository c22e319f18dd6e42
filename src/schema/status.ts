import type { Clause } from './guide.ts';
import type { Language } from './language.ts';
import type { Known } from './policy.ts';
import type { Unofficial } from './unofficial.ts';
import type { Validity } from './validity.ts';

/**
 * How far a text holds today, from nothing known to strictest:
 * - `unchecked`: nobody has compared it with what holds today
 * - `current`: it holds as it is
 * - `changed`: the newest wording is another one, its sense is not, as far as is known
 * - `partly`, `outdated`: part of it, or none of it, holds under the rules or the guide of today
 */
export const statuses = ['unchecked', 'current', 'changed', 'partly', 'outdated'] as const;
export type Status = (typeof statuses)[number];

/** Whether a text misleads if it is read without what has changed since. */
export const isOverruled = (status: Status | undefined): status is 'partly' | 'outdated' =>
  status === 'partly' || status === 'outdated';

/** What a status follows from: a clause; a ruling, a note or a card, which have the same one in every language. */
interface Judged {
  readonly texts?: Partial<Record<Language, object>>;
  readonly known?: Clause['known'];
  readonly unofficial?: Unofficial | undefined;
  readonly validity?: Validity | undefined;
}

/**
 * The status of a text in a language: the strictest that follows from the changes of the rules, those of the guide, and
 * its difference from the newest text. A translation that stands in for a text has the status of what was translated.
 */
export function statusOf(
  { texts = {}, known = {}, unofficial = {}, validity }: Judged,
  lang: Language,
): Status {
  const translation = unofficial[lang];
  const text: object | undefined = texts[lang];
  const of = text ? lang : (translation?.from ?? lang);
  const isOlder = text !== undefined && translation?.newer === true;
  const differs = text !== undefined && 'status' in text && text.status === 'differs';
  const found: readonly Status[] = [
    ofKnown[known[of] ?? 'not-compared'],
    ...(validity ? [ofValidity(validity)] : []),
    ...(isOlder ? [differs ? ('partly' as const) : ('changed' as const)] : []),
  ];
  return statuses.findLast((status) => found.includes(status)) ?? 'unchecked';
}

const ofKnown: Readonly<Record<Known, Status>> = {
  'word-for-word': 'current',
  same: 'current',
  partly: 'partly',
  changed: 'outdated',
  gone: 'changed',
  'older-edition': 'partly',
  'unlike-english': 'partly',
  'as-english': 'unchecked',
  'not-compared': 'unchecked',
};

function ofValidity({ state, changes, policyChanges }: Validity): Status {
  if (state === 'changed') return 'outdated';
  if (state === 'partly') return 'partly';
  if (state === 'not-checked') return 'unchecked';
  return changes.length > 0 || policyChanges ? 'changed' : 'current';
}
