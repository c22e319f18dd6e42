import type { Language } from './language.ts';

/**
 * How far a text holds today, from nothing known to strictest:
 * - `unchecked`: nobody has compared it with what holds today
 * - `current`: no later change that we know of concerns it
 * - `changed`: the newest wording differs, in the same sense as far as is known
 * - `partly`, `outdated`: part of the text, or none of it, holds under today's rules or guide
 */
export const statuses = ['unchecked', 'current', 'changed', 'partly', 'outdated'] as const;
export type Status = (typeof statuses)[number];

/** Whether a text misleads readers who do not know what has changed since. */
export const isOverruled = (status: Status | undefined): status is 'partly' | 'outdated' =>
  status === 'partly' || status === 'outdated';

/** The strictest of some statuses; `unchecked` if there is none. */
export const strictest = (found: readonly Status[]): Status =>
  statuses.findLast((status) => found.includes(status)) ?? 'unchecked';

/** Anything with a status: one for all languages, or one for each. */
export interface Judged {
  readonly status?: Status | Partial<Record<Language, Status>> | undefined;
}

/** The status of a text in a language. */
export const statusOf = ({ status = {} }: Judged, lang: Language): Status =>
  typeof status === 'string' ? status : (status[lang] ?? 'unchecked');
