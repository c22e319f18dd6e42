import type { CardRecord } from '../schema/card.ts';
import { type Language, languages } from '../schema/language.ts';
import { base } from '../site/base-path.ts';
import type { TermNames } from '../terms/term-names.ts';
import type { Reference } from './reference.ts';

/** What a popover shows. */
export interface Shown {
  readonly names: Readonly<Partial<Record<Language, string | undefined>>>;
  /** A line between the names and the text, in its language; the cost of a card (`{1}{R}`) is drawn. */
  readonly facts?: { readonly pieces: readonly string[]; readonly cost?: string; readonly lang: Language };
  readonly text: readonly string[];
  readonly textLang: Language;
}

/** Loads what a reference names: a card's own file, or the list of terms once. Rejects when it is not there. */
export function loadReference({ kind, id }: Reference, lang: Language): Promise<Shown> {
  return kind === 'card' ? loadCard(id, lang) : loadTerm(id, lang);
}

async function loadCard(path: string, lang: Language): Promise<Shown> {
  const card = (await fetchOnce(`data/${path}.json`)) as CardRecord;
  const typeLang = [lang, ...languages].find((each) => card.typeLine[each]) ?? lang;
  // The text is the one that a source prints.
  const textLang = [lang, ...languages].find((each) => card.texts[each]);
  const size = card.loyalty ?? (card.power === undefined ? undefined : `${card.power}/${card.toughness}`);
  return {
    names: card.names,
    facts: {
      pieces: [card.typeLine[typeLang], size].filter((piece) => piece !== undefined),
      ...(card.manaCost ? { cost: card.manaCost } : {}),
      lang: typeLang,
    },
    text: (textLang && card.texts[textLang]?.text) ?? [],
    textLang: textLang ?? lang,
  };
}

async function loadTerm(id: string, lang: Language): Promise<Shown> {
  const terms = (await fetchOnce(`${lang}/terms.json`)) as Readonly<Record<string, TermNames>>;
  const term = Object.hasOwn(terms, id) ? terms[id] : undefined;
  if (!term) throw new Error(`No term ${id}`);
  const { use, ...names } = term;
  return { names, text: [use], textLang: lang };
}

const answers = new Map<string, Promise<unknown>>();

/** What did not come is asked for again the next time. */
function fetchOnce(path: string): Promise<unknown> {
  const known = answers.get(path);
  if (known) return known;
  const answer = fetch(base + path).then((response) => {
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  });
  answers.set(path, answer);
  answer.catch(() => answers.delete(path));
  return answer;
}
