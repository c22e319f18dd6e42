/** How the printed Chinese text of a card says each keyword, in the order in which the list offers them. */
const wordings = {
  deathtouch: /死触/u,
  defender: /守军/u,
  'double-strike': /连击/u,
  enchant: /结附于/u,
  equip: /佩带\{/u,
  'first-strike': /先攻/u,
  flash: /闪现/u,
  flying: /飞行/u,
  haste: /敏捷/u,
  indestructible: /不会毁坏/u,
  lifelink: /系命/u,
  protection: /反.{1,4}保护/u,
  reach: /延势/u,
  regenerate: /重生/u,
  trample: /践踏/u,
  vigilance: /警戒/u,
} as const satisfies Record<string, RegExp>;
export type Keyword = keyof typeof wordings;
export const keywords = Object.keys(wordings) as readonly Keyword[];

/**
 * The keywords that a card's text names, had, given or taken away. Reminder text, which explains other keywords,
 * does not count: `keywordsIn(['延势（此生物能阻挡具飞行异能的生物。）']) // => ['reach']`
 */
export function keywordsIn(text: readonly string[]): readonly Keyword[] {
  const own = text.join('\n').replace(/（[^）]*(?:）|$)|\([^)]*\)/gmu, '');
  return keywords.filter((keyword) => wordings[keyword].test(own));
}
