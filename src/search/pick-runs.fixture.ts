/**
 * Picks runs of 3 to 8 characters from texts, the same for the same seed: every text as likely as it is long.
 * A run stays in one line and has a letter or digit.
 */
export function pickRuns(
  texts: readonly { readonly url: string; readonly text: string }[],
  count: number,
  seed: number,
  shortest = 3,
): { url: string; run: string }[] {
  const next = random(seed);
  const lines = texts.flatMap(({ url, text }) => text.split('\n').map((line) => ({ url, line: [...line] })));
  const total = lines.reduce((sum, { line }) => sum + line.length, 0);
  const runs: { url: string; run: string }[] = [];
  while (runs.length < count) {
    let place = Math.floor(next() * total);
    const found = lines.find(({ line }) => {
      place -= line.length;
      return place < 0;
    });
    if (!found) continue;
    const start = found.line.length + place;
    const run = found.line.slice(start, start + shortest + Math.floor(next() * (9 - shortest))).join('');
    if ([...run.trim()].length >= shortest && /[\p{L}\p{N}]/u.test(run)) runs.push({ url: found.url, run });
  }
  return runs;
}

/** Numbers from 0 to 1 (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
