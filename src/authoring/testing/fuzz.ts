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

/** A mutation that shows a fault: its number, which makes it again, and its text. */
export interface Fault extends LoneText {
  readonly run: number;
  readonly fault: string;
}

/** One in this many mutations is also built to pages; the others are only read. */
const parsesPerBuild = 8;

/**
 * Reads one mutation of the sources. The same `seed` and `run` give the same mutation. One in ten is read as the kind of
 * another text.
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
