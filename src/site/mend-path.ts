/** Codes of countries and regions that people write for the language of an address. */
const codes: Readonly<Record<string, string>> = { jp: 'ja', cn: 'zh' };

/**
 * Corrects the path of an address that is nearly right: with the punctuation of a sentence, in capitals, with `.html`,
 * or with another code for the language.
 *
 * `mendPath('zh-CN/ipg/2.3。') // => 'zh/ipg/2.3/'`
 */
export function mendPath(path: string): string {
  const [prefix = ''] = /^[a-z0-9/._-]*/u.exec(path.normalize('NFKC').toLowerCase()) ?? [];
  const [language = '', ...rest] = prefix.replace(/(?:\.html?|[/.])*$/u, '').split('/');
  return `${[codes[language] ?? language.replace(/^([a-z]{2})-.*$/u, '$1'), ...rest].join('/')}/`;
}
