/** Country codes that people write instead of the language. */
const codes: Readonly<Record<string, string>> = { jp: 'ja', cn: 'zh' };

/**
 * Corrects a path with the punctuation of a sentence, capitals, `.html`, or another code for the language.
 * `mendPath('zh-CN/ipg/2.3。') // => 'zh/ipg/2.3/'`
 */
export function mendPath(path: string): string {
  const [prefix = ''] = /^[a-z0-9/._-]*/u.exec(path.normalize('NFKC').toLowerCase()) ?? [];
  const [language = '', ...rest] = prefix.replace(/(?:\.html?|[/.])*$/u, '').split('/');
  return `${[codes[language] ?? language.replace(/^([a-z]{2})-.*$/u, '$1'), ...rest].join('/')}/`;
}
