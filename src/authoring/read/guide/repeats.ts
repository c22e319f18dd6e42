import type { LedgerBlock } from '../../../pipeline/structure/structure.ts';
import type { SourceText } from '../../../pipeline/text/source-text.ts';
import type { Entry } from './entries.ts';
import { wholeFlow } from './paragraph.ts';

/** A paragraph that is printed in one part a second time goes to the ledger, whole. */
export const setRepeatsAside = (
  source: SourceText,
  entries: readonly Entry[],
): { readonly kept: readonly Entry[]; readonly ledger: readonly LedgerBlock[] } => {
  const seen = new Set<string>();
  const kept: Entry[] = [];
  const ledger: LedgerBlock[] = [];
  for (const entry of entries) {
    const id = identityOf(entry);
    if (entry.paragraph && id !== undefined && seen.has(id)) {
      ledger.push({ reason: 'repeated', flow: wholeFlow(source, entry.paragraph) });
      continue;
    }
    if (id !== undefined) seen.add(id);
    kept.push(entry);
  }
  return { kept, ledger };
};

const identityOf = ({ block, paragraph }: Entry): string | undefined => {
  const key = paragraph ? repeatKey(block.flow.text) : undefined;
  const { role, part, lang, label = '' } = block;
  return key === undefined ? undefined : `${role} ${part} ${lang} ${label} ${key}`;
};
/**
 * What makes two paragraphs the same print of one text: quotation marks, width of punctuation and spaces may
 * differ, nothing else. Undefined for a text too short to be told from chance.
 *
 * `处理此违规。"甲"` and `处理此违规。“甲”` have one key.
 */
export const repeatKey = (text: string): string | undefined => {
  const key = text.normalize('NFKC').replace(/["'“”„‟‘’‚‛«»「」『』＂＇\s]/gu, '');
  return key.length < shortestRepeat ? undefined : key;
};

const shortestRepeat = 12;
