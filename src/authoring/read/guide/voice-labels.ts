import { type Flow, rangesOf, sliceFlow, trimFlow } from '../../../pipeline/text/flow.ts';
import { fold } from '../../../pipeline/text/fold.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';
import { anyOf, toKey } from './word-patterns.ts';
import { type Voice, voiceWords } from './words.ts';

/** A label of who speaks, and what follows it in the line. */
interface Voiced {
  readonly voice: Voice;
  readonly rest: Flow;
  readonly markup: readonly Range[];
}

/**
 * Takes a label of who speaks off a line: `【注】此处…`, `【译注：此处…】`, `Note: …`, `**官方:** …`, `※ …`. A word with no
 * colon or bracket around it is none (`Note that …`).
 */
export const readVoiceLabel = (flow: Flow): Voiced | undefined => {
  const beginning = fold(flow.text.slice(0, longestLabel));
  const framed = frame.test(flow.text) ? framedLabel.exec(beginning) : null;
  const match = framed ?? voiceLabel.exec(beginning);
  if (!match || match[0].length === flow.text.length) return undefined;
  const { first, second = '' } = match.groups ?? {};
  const to = flow.text.length - (framed ? 1 : 0);
  return {
    voice: official.has(toKey(first ?? second)) ? 'official' : 'note',
    rest: trimFlow(sliceFlow(flow, match[0].length, to)),
    markup: [...rangesOf(flow, 0, match[0].length), ...rangesOf(flow, to, flow.text.length)],
  };
};

const longestLabel = 60;

const official: ReadonlySet<string> = new Set(voiceWords.official.map(toKey));

const words = anyOf(Object.values(voiceWords).flat());

/** With a number: `注①：…`, `【注2】…`, `Note 3: …`. */
const count = '\\s?(?:[①-⑳]|[0-9]{1,2}|[一二三四五六七八九十])?';

/** `[Note] …`, `【注】…`, `(注) …`; `Note: …`, `**Note:** …`; `※ …`, `→ …`. */
const voiceLabel = new RegExp(
  [
    `^[*_]{0,3}[\\[【〔(](?<first>${words})${count}:?[\\]】〕)][*_]{0,3}:?\\s*`,
    `^[*_]{0,3}(?<second>${words})${count}[*_]{0,3}\\s*:[*_]{0,3}\\s*`,
    '^※\\s*|^[→⇒➡➜]\\s*(?=\\S)',
  ].join('|'),
  'u',
);

/** Brackets around the whole of a comment, closed at the very end and not before. */
const frame = /^(?:\[[^[\]]*\]|［[^［］]*］|【[^【】]*】|〔[^〔〕]*〕|\([^()]*\)|（[^（）]*）)$/u;

/** `【译注：…】`, `（编按：…）`, `[Note: …]` */
const framedLabel = new RegExp(`^[\\[【〔(](?<first>${words})${count}\\s*:\\s*`, 'u');
