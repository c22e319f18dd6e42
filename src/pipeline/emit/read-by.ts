import type { Diagnostic } from '../../schema/diagnostic.ts';
import type { UnofficialEntry } from '../../schema/unofficial.ts';

/**
 * Reports a reading (`readBy`) that cannot be one: by the translator, or on a day after `newest`, the last one in
 * `content/changes.yml`. Undefined `newest`: there is no such list, and no day is too late. `index` is the place of the
 * text in its file of unofficial texts.
 */
export const checkReadBy = (
  { id, lang, translator, readBy }: UnofficialEntry,
  newest: string | undefined,
  file: string,
  index?: number,
): readonly Diagnostic[] => {
  if (!readBy) return [];
  const report = (code: string, message: string, hint: string): Diagnostic => ({
    code: `unofficial/${code}`,
    severity: 'error',
    file,
    ...(index === undefined ? {} : { path: ['texts', index, 'readBy'] }),
    message: `The text ${id} in ${lang} ${message}`,
    hint,
  });
  return [
    ...(fold(readBy.name) === fold(translator)
      ? [
          report(
            'read-by-translator',
            `is read by ${readBy.name}, who translated it.`,
            'Only somebody else counts as its second reader: remove `readBy`, or name that person.',
          ),
        ]
      : []),
    ...(newest !== undefined && readBy.date > newest
      ? [
          report(
            'read-too-late',
            `was read on ${readBy.date}, later than the newest change of this site (${newest}).`,
            'Correct the date, or add what has changed to content/changes.yml first.',
          ),
        ]
      : []),
  ];
};

/** A name for comparison. */
const fold = (name: string): string => name.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
