/** A number as a list prints it, by the name of its form in DOCX or HTML: `numberAs('upperLetter', 3) // => 'C'`. */
export const numberAs = (format: string, number: number): string => (forms[format] ?? String)(number);

/** After Z comes AA. */
const letters = (number: number): string =>
  String.fromCharCode(65 + ((number - 1) % 26)).repeat(Math.ceil(number / 26));

const romans = Object.entries({
  ...{ M: 1000, CM: 900, D: 500, CD: 400, C: 100, XC: 90, L: 50, XL: 40 },
  ...{ X: 10, IX: 9, V: 5, IV: 4, I: 1 },
});

const roman = (number: number): string => {
  const largest = romans.find(([, value]) => value <= number);
  return largest ? largest[0] + roman(number - largest[1]) : '';
};

const chinese = (number: number): string => {
  const digits = '零一二三四五六七八九';
  if (number < 10) return digits.charAt(number);
  if (number > 99) return [...String(number)].map((digit) => digits.charAt(Number(digit))).join('');
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  return `${tens > 1 ? digits.charAt(tens) : ''}十${ones > 0 ? digits.charAt(ones) : ''}`;
};

const circled = (number: number): string =>
  number > 0 && number <= 20 ? String.fromCodePoint(0x245f + number) : `${number}`;

const lower =
  (form: (number: number) => string) =>
  (number: number): string =>
    form(number).toLowerCase();

const forms: Readonly<Record<string, (number: number) => string>> = {
  ...{ upperLetter: letters, A: letters, lowerLetter: lower(letters), a: lower(letters) },
  ...{ upperRoman: roman, I: roman, lowerRoman: lower(roman), i: lower(roman) },
  decimalZero: (number) => String(number).padStart(2, '0'),
  ...{ chineseCounting: chinese, chineseCountingThousand: chinese, taiwaneseCountingThousand: chinese },
  ...{ japaneseCounting: chinese, ideographDigital: chinese },
  ...{ decimalEnclosedCircle: circled, decimalEnclosedCircleChinese: circled },
};
