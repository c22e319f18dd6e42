import type { Language } from '../../src/schema/language.ts';
import { compare, runsOf, whole } from '../../src/search/answers.fixture.ts';

/** How runs of a language's texts are answered, asked in Node: shares from 0 to 1. */
export interface Completeness {
  readonly lang: string;
  readonly count: number;
  /** Every record that has the run is found. */
  readonly complete: number;
  /** Nothing without it stands above what has it. */
  readonly clean: number;
}

/** Asks for random runs of 2 to 8 characters. Which of the records that have a run is first is no question: all are right. */
export async function measureRuns(lang: Language, count: number): Promise<Completeness> {
  const faults = await Promise.all(runsOf(lang, count).map((run) => compare(run, whole)));
  const shareWithout = (kind: string) =>
    1 - faults.filter((all) => all.some((fault) => fault.includes(kind))).length / count;
  return { lang, count, complete: shareWithout(': lost'), clean: shareWithout(': above') };
}
