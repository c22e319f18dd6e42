/** A text as a pattern that matches just that: `escapePattern('2.3') // => '2\\.3'` */
export const escapePattern = (text: string): string => text.replace(/[$()*+./?[\\\]^{|}]/gu, '\\$&');
