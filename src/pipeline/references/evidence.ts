import type { Language } from '../../schema/language.ts';
import { textAfter, textBefore } from './candidate.ts';
import type { NameKind } from './name-index.ts';

/** Whether the words around a name show that it is the card. For names of types (沼泽) no words do. */
export const hasEvidence = (
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  { kind, lang }: { readonly kind: NameKind; readonly lang: Language },
): boolean => {
  if (kind === 'distinct') return true;
  const before = textBefore(text, from);
  const after = textAfter(text, to);
  return evidence.some(
    (row) =>
      row.lang === lang &&
      row.kinds.includes(kind) &&
      (row.before?.test(before) ?? true) &&
      (row.after?.test(after) ?? true),
  );
};

interface Evidence {
  /** The language of the name. */
  readonly lang: Language;
  readonly kinds: readonly NameKind[];
  readonly before?: RegExp;
  readonly after?: RegExp;
}

// What may come after a name: 施放取消时. Otherwise it may be part of a longer word: 放重生盾.
const zhEnd = '(?:[,。、;:)]|$|时|后|前|之后|之前|来|以|与|和|或|的(?:牌手|操控者|对手|目标|异能))';

/** Matched against the folded text: `，` is `,` and `（` is `(`. */
const evidence: readonly Evidence[] = [
  // （例如地震）
  {
    lang: 'zh',
    kinds: ['word'],
    before: /(?:例如|比如|譬如|诸如|像是|好比|藉由)$/u,
    after: /^(?:[,。、;)]|$|等|或|与|和|这|之类)/u,
  },
  // 它不能当作是取消一样来追溯利用
  { lang: 'zh', kinds: ['word'], before: /(?:当作是?|如同|像是?)$/u, after: /^(?:一样|一般|那样)/u },
  // 例如被险境所转移
  { lang: 'zh', kinds: ['word'], before: /被$/u, after: /^所?(?:转移|反击|消灭|放逐|复制|防止|移回)/u },
  // 来施放施以援手，
  {
    lang: 'zh',
    kinds: ['word', 'term'],
    before: /(?:施放|打出)[了过]?(?:另?一张)?$/u,
    after: new RegExp(`^${zhEnd}`, 'u'),
  },
  // 你手上有一张取消，
  { lang: 'zh', kinds: ['word', 'term'], before: /[一两三那这]张$/u, after: new RegExp(`^${zhEnd}`, 'u') },
  // 眠梦咒与霜墙不同之处
  { lang: 'zh', kinds: ['word'], before: /[与和跟]$/u, after: /^的?不同/u },
  // 稍后才结算的跳跃，或是稍后才由你操控的飘浮）
  { lang: 'zh', kinds: ['word'], before: /(?:结算|操控|施放)的$/u, after: /^(?:[,。、;)]|$)/u },
  // 于险境结算时
  { lang: 'zh', kinds: ['word'], before: /(?:[于在当到]|才)$/u, after: /^结算(?:前|时|后|完毕|之)/u },
  // 名称为取消的牌
  { lang: 'zh', kinds: ['word', 'term'], before: /(?:名称为|名为)$/u, after: /^[的之]牌/u },
  // such as a Brainstorm cast using green mana; not at the start of a sentence, and not in a title
  { lang: 'en', kinds: ['word'], before: /(?:^|[^\p{L}'])\p{Ll}[\p{Ll}']*,? $/u, after: /^(?! \p{Lu})/u },
  // A player casts Regenerate
  {
    lang: 'en',
    kinds: ['word', 'term'],
    before:
      /\b(?:cast|casts|casting|resolves?|resolved|resolving|copy of)(?: (?:an?|the|their|his|her|another))? $/iu,
    after: /^(?! \p{Lu})/u,
  },
  // Brainstorm resolves
  {
    lang: 'en',
    kinds: ['word'],
    before: /(?:^|[.!?]["')]? )$/u,
    after: /^(?:'s)? (?:resolves|resolved|is cast|was cast)\b/u,
  },
  // 牌手施放Anticipate，
  { lang: 'en', kinds: ['word', 'term'], before: /(?:施放|打出|结算|操控|例如|像是)[了过]?(?:另?一张)? ?$/u },
];
