import type { Language } from './language.ts';

/**
 * How far a text holds today, the strictest last:
 * - `unchecked`: nobody has compared it with what holds today
 * - `current`: no later change that we know of concerns it
 * - `changed`: the newest wording differs but, as far as we know, means the same
 * - `partly`, `outdated`: only part of the text, or none of it, holds under today's rules or guide
 */
export const statuses = ['unchecked', 'current', 'changed', 'partly', 'outdated'] as const;
export type Status = (typeof statuses)[number];

/** Whether a text misleads a reader who does not know the later changes. */
export const isOverruled = (status: Status | undefined): status is 'partly' | 'outdated' =>
  status === 'partly' || status === 'outdated';

export const strictest = (found: readonly Status[]): Status =>
  statuses.findLast((status) => found.includes(status)) ?? 'unchecked';

/** One status for all languages, or one for each. */
export interface Judged {
  readonly status?: Status | Partial<Record<Language, Status>> | undefined;
}

export const statusOf = ({ status = {} }: Judged, lang: Language): Status =>
  typeof status === 'string' ? status : (status[lang] ?? 'unchecked');
