/** Escapes a text for a regular expression that matches exactly it: `escapePattern('2.3') // => '2\\.3'` */
export const escapePattern = (text: string): string => text.replace(/[$()*+./?[\\\]^{|}]/gu, '\\$&');
