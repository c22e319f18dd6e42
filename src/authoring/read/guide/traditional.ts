/**
 * The forms of a word of the grammars in Traditional characters, the word itself first. A character can have two
 * (注 as 注 and 註), and a text may mix them.
 *
 * `traditionalForms('额外补救') // => '额外补救', '額外補救'`
 */
export const traditionalForms = (word: string): readonly string[] => {
  const forms = [...word].reduce(
    (begun, character) =>
      begun.flatMap((form) => [...(traditional[character] ?? character)].map((other) => form + other)),
    [''],
  );
  return [...new Set([word, ...forms])];
};

/** Of the characters in words for parts, penalties and voices. */
const traditional: Readonly<Record<string, string>> = {
  处: '處',
  罚: '罰',
  惩: '懲',
  则: '則',
  义: '義',
  范: '範',
  实: '實',
  举: '舉',
  学: '學',
  进: '進',
  补: '補',
  额: '額',
  级: '級',
  释: '釋',
  评: '評',
  语: '語',
  编: '編',
  译: '譯',
  论: '論',
  点: '點',
  说: '說',
  讲: '講',
  注: '注註',
  记: '記',
  条: '條',
  无: '無',
  没: '沒',
  诫: '誡',
  头: '頭',
  盘: '盤',
  负: '負',
  单: '單',
  游: '遊',
  戏: '戲',
  对: '對',
  赛: '賽',
  参: '參',
  资: '資',
  个: '個',
};
