import type { Language } from '../../schema/language.ts';
import type { SourceKind } from '../../schema/source.ts';
import type { LoneText } from './build-alone.ts';
import { findFaultOfPages, findFaultOfParse } from './find-fault.ts';
import { mutateText } from './mutate.ts';
import { createRandom, pick } from './random.ts';

/** The real sources by file name below `content/sources`, and how each is read. */
export const fuzzedSources = [
  { file: 'ipg/ipg-2.3.zh.txt', kind: 'guide', lang: 'zh' },
  { file: 'ipg/ipg-2.3.ja.txt', kind: 'guide-annotated', lang: 'ja' },
  { file: 'ipg/ipg-2.3.en.txt', kind: 'guide', lang: 'en' },
  { file: 'ipg/ipg-2.4.zh-en.txt', kind: 'guide', lang: 'zh' },
  { file: 'm10/m10-faq.zh.txt', kind: 'set-faq', lang: 'zh' },
] as const satisfies readonly { file: string; kind: SourceKind; lang: Language }[];

/** A mutation that something is wrong with: the number that makes it again, and the text. */
export interface Fault extends LoneText {
  readonly run: number;
  readonly fault: string;
}

/** How many mutations go through the grammars alone for one that goes through to the pages. */
const parsesPerBuild = 8;

/**
 * Reads one mutation of the sources; the same `seed` and `run` give the same one. Every now and then a mutation is
 * read as what it is not.
 */
export const fuzzOnce = (texts: readonly LoneText[], seed: number, run: number): Fault | undefined => {
  const random = createRandom(seed * 1_000_003 + run);
  const [first, ...rest] = texts;
  if (!first) return undefined;
  const { kind, lang, text } = pick(random, [first, ...rest]);
  const other = pick(random, [first, ...rest]);
  const lone: LoneText = {
    kind: random() < 0.1 ? other.kind : kind,
    lang,
    text: mutateText(text, other.text, random),
  };
  const fault =
    attempt(() => findFaultOfParse(lone)) ??
    (run % parsesPerBuild === 0 ? attempt(() => findFaultOfPages(lone)) : undefined);
  return fault === undefined ? undefined : { ...lone, run, fault };
};

const attempt = (find: () => string | undefined): string | undefined => {
  try {
    return find();
  } catch (error) {
    return error instanceof Error ? `${error.stack}`.split('\n').slice(0, 6).join('\n') : String(error);
  }
};
