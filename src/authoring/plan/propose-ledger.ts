import { ledgerRowsOf } from '../../pipeline/registry/check-ledger.ts';
import type { StructuredSource } from '../../pipeline/registry/claim-section.ts';
import type { TextToAlign } from './propose-rows.ts';
import type { DraftLedgerRow } from './registry-draft.ts';
import { firstWords } from './section-units.ts';

/**
 * The ledger that the grammars propose for texts, a row for each stretch. Somebody has to look at each, but for
 * words that `before`, the texts they replace, kept from the pages for the same reason.
 */
export const proposeLedger = (
  texts: readonly TextToAlign[],
  before: readonly StructuredSource[] = [],
): readonly DraftLedgerRow[] => {
  const seen = new Set(
    before.flatMap(({ structure }) => structure.ledger.map(({ reason, flow }) => `${reason} ${flow.text}`)),
  );
  // A text of two languages is named by one of them.
  const named = texts.filter(
    ({ source }, index) => texts.findIndex((text) => text.source === source) === index,
  );
  return named.flatMap(({ lang, source, structure }) =>
    ledgerRowsOf(source, structure.ledger).map(({ at, reason, block }) => ({
      row: { in: lang, at, reason },
      words: firstWords(block.flow.text),
      isToReview: !seen.has(`${reason} ${block.flow.text}`),
    })),
  );
};

/** The list as it stands in a registry before its rows; nothing where it is empty. */
export const ledgerToYaml = (ledger: readonly DraftLedgerRow[]): string =>
  ledger.length === 0
    ? ''
    : [
        ledgerComment,
        'ledger:',
        ...ledger.map(
          ({ row, words, isToReview }) =>
            `  - { in: ${row.in}, at: "${row.at}", reason: ${row.reason} } # ${isToReview ? 'review, is it no part of the text? ' : ''}${words}`,
        ),
        '',
        '',
      ].join('\n');

export const ledgerComment =
  '# Lines that are on no page, and why: furniture is no part of the text, repeated is printed a second time.';
