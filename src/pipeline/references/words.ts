import type { Known, Language } from '../../schema/language.ts';

// How to tell names from other words, by language. The patterns match folded text: `，` is `,` and `（` is `(`.

/**
 * The ambiguity of a card name: `distinct` always means the card (峡谷牛头怪), `word` is also an ordinary word (取消,
 * Brainstorm), `term` also a term (系命), `type` also a type (沼泽). In running text `word` and `term` need evidence, and
 * `type` never means the card.
 */
export type NameKind = 'distinct' | 'word' | 'term' | 'type';

interface Evidence {
  readonly kinds: readonly NameKind[];
  readonly before?: RegExp;
  readonly after?: RegExp;
}

interface WordsAround {
  /** Whether running text prints card names without brackets. */
  readonly hasBareNames: boolean;
  /** Whether a card name is so short that it can also be an everyday word. */
  readonly isOrdinary: (name: string) => boolean;
  /** Whether a section name and the words before it show that it means the infraction. */
  readonly namesInfraction: (name: string, before: string) => boolean;
  /** Patterns around a name which show that it means the card. */
  readonly evidence: readonly Evidence[];
}

// Words and signs that end a name: 施放取消时. Without them, the name may be part of a longer word: 放重生盾.
const zhEnd = '(?:[,。、;:)]|$|时|后|前|之后|之前|来|以|与|和|或|的(?:牌手|操控者|对手|目标|异能))';

const isShort = (name: string): boolean => name.length <= 2;

/** For languages that print card names only in brackets, and for languages without rules here. */
const inBrackets: WordsAround = {
  hasBareNames: false,
  isOrdinary: isShort,
  namesInfraction: () => false,
  evidence: [],
};

/** The rules for names in a language. */
export const wordsAround = (lang: Language): WordsAround => known[lang] ?? inBrackets;

const known: Known<WordsAround> = {
  zh: {
    hasBareNames: true,
    isOrdinary: isShort,
    namesInfraction: (_name, before) => /(?:属于|视为|应为|判为|构成|违规为|违规是|适用)$/u.test(before),
    evidence: [
      // （例如地震）
      {
        kinds: ['word'],
        before: /(?:例如|比如|譬如|诸如|像是|好比|藉由)$/u,
        after: /^(?:[,。、;)]|$|等|或|与|和|这|之类)/u,
      },
      // 它不能当作是取消一样来追溯利用
      { kinds: ['word'], before: /(?:当作是?|如同|像是?)$/u, after: /^(?:一样|一般|那样)/u },
      // 例如被险境所转移
      { kinds: ['word'], before: /被$/u, after: /^所?(?:转移|反击|消灭|放逐|复制|防止|移回)/u },
      // 来施放施以援手，
      {
        kinds: ['word', 'term'],
        before: /(?:施放|打出)[了过]?(?:另?一张)?$/u,
        after: new RegExp(`^${zhEnd}`, 'u'),
      },
      // 眠梦咒与霜墙不同之处
      { kinds: ['word'], before: /[与和跟]$/u, after: /^的?不同/u },
      // 稍后才结算的跳跃，或是稍后才由你操控的飘浮）
      { kinds: ['word'], before: /(?:结算|操控|施放)的$/u, after: /^(?:[,。、;)]|$)/u },
      // 于险境结算时
      { kinds: ['word'], before: /(?:[于在当到]|才)$/u, after: /^结算(?:前|时|后|完毕|之)/u },
    ],
  },
  ja: inBrackets,
  en: {
    hasBareNames: true,
    isOrdinary: (name) => !/\s/u.test(name),
    // A one-word name (Cheating) at the start of a sentence is no evidence, because every first word has a capital
    // letter.
    namesInfraction: (name, before) =>
      /\s|^\p{Lu}+$/u.test(name) || /(?:^|[^\p{L}'])\p{Ll}[\p{Ll}']*,? $/u.test(before),
    evidence: [
      // such as a Brainstorm cast using green mana; not at the start of a sentence, and not in a title
      { kinds: ['word'], before: /(?:^|[^\p{L}'])\p{Ll}[\p{Ll}']*,? $/u, after: /^(?! \p{Lu})/u },
    ],
  },
};
