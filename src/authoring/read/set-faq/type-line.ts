/**
 * The type line of a card, in the three languages:
 *
 *   生物～人类／德鲁伊     神器生物~魔像     传奇生物 -- 灵俑     部族瞬间～妖精     基本地～树林
 *   Legendary Creature — Angel     Tribal Instant -- Elf     クリーチャー — 天使     伝説のアーティファクト
 *
 * Power and toughness, or a mana cost, can stand behind it on the same line.
 */

/** True when a line is a type line and nothing else. */
export const isTypeLine = (text: string): boolean =>
  text.length <= 80 &&
  text
    .replace(colorIndicator, '')
    .split(/\s*[/／]{2,}\s*/u)
    .every((half) => isOneType(half.trim()));

/** `〔青〕クリーチャー―人間`: the color of a side that has no cost. */
const colorIndicator = /^[〔【［[(（][^〔〕【】［］[\]()（）]{1,8}[〕】］\])）]\s*/u;

const isOneType = (text: string): boolean =>
  languages.some((language) => language.test(text)) || isInTwoLanguages(text);

/** `生物～天使 Creature — Angel`, `结界/Enchantment` */
const isInTwoLanguages = (text: string): boolean => {
  const [, local = '', english = ''] =
    /^(\P{Script=Latin}*[^\p{Script=Latin}\s/／（(])\s*[/／（(]?\s*([A-Z].*?)[)）]?$/u.exec(text) ?? [];
  return local !== '' && [local, english].every((half) => languages.some((language) => language.test(half)));
};

/** True for the type line of a land, which has no mana cost. */
export const isLandLine = (text: string): boolean =>
  /地|land|土地/iu.test(text.split(typeSeparator)[0] ?? '');

/** True for the type line of a token, which has no mana cost. */
export const isTokenLine = (text: string): boolean =>
  /衍生|トークン|token/iu.test(text.split(typeSeparator)[0] ?? '');

/** True for the type line of a creature, which has power and toughness. */
export const isCreatureLine = (text: string): boolean =>
  /生物|creature|クリーチャー/iu.test(text.split(typeSeparator)[0] ?? '');

/** True for the type line of a planeswalker, which has loyalty. */
export const isPlaneswalkerLine = (text: string): boolean =>
  /鹏洛客|鵬洛客|旅法[师師]|planeswalker|プレインズウォーカー/iu.test(text.split(typeSeparator)[0] ?? '');

/** True for the type line of a vehicle, which has power and toughness too. */
export const isVehicleLine = (text: string): boolean => /载具|載具|vehicle|機体/iu.test(text);

/** True for the type line of a battle, which has a defense. */
export const isBattleLine = (text: string): boolean =>
  /战役|戰役|battle|バトル/iu.test(text.split(typeSeparator)[0] ?? '');

/** Marks between types and subtypes; a plain hyphen too. */
const typeSeparator = /\s*[～~〜∼—–―─－−-]{1,3}\s*/u;

const subtypes = String.raw`(?:\s*[～~〜∼—–―─－−-]{1,3}\s*[^\s。！？!?；;，,：:「」{}～~—–―]{1,24}(?:\s?[^\s。！？!?；;，,：:「」{}～~—–―]{1,24}){0,6})?`;

const chinese = {
  super: '传奇|傳奇|基本|雪境|世界|精英|衍生物?|持续|持續|Tribal|Legendary',
  type: '生物|神器|结界|結界|瞬间|瞬間|法术|法術|巫术|巫術|鹏洛客|鵬洛客|旅法师|旅法師|部族|部落|地|时空|時空|异象|異象|诡局|詭局|阴谋|陰謀|计谋|計謀|先锋|先鋒|战役|戰役|地城',
};
const english = {
  super: 'Legendary|Basic|Snow|World|Elite|Ongoing|Token',
  type: 'Artifact|Creature|Enchantment|Instant|Sorcery|Land|Planeswalker|Tribal|Kindred|Plane|Phenomenon|Scheme|Vanguard|Conspiracy|Battle|Dungeon',
};
const japanese = {
  super: '伝説の|基本|氷雪|ワールド|持続|トークン',
  type: 'アーティファクト|クリーチャー|エンチャント|インスタント|ソーサリー|土地|プレインズウォーカー|部族|次元|現象|計略|ヴァンガード|策略|バトル|ダンジョン|同族',
};

const languages: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:${chinese.super})\\s?){0,3}(?:(?:${chinese.type})[\\s/／]?){1,3}(?:衍生物)?${subtypes}$`,
    'u',
  ),
  new RegExp(
    `^(?:(?:${english.super})\\s+){0,3}(?:${english.type})(?:(?:\\s+|\\s?/\\s?)(?:${english.type})){0,2}(?:\\s+Token)?${subtypes}$`,
    'iu',
  ),
  new RegExp(
    `^(?:(?:${japanese.super})[・\\s]?){0,3}(?:${japanese.type})(?:[・／/\\s]?(?:${japanese.type})){0,2}(?:・トークン)?${subtypes}$`,
    'u',
  ),
];
