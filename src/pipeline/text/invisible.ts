/** Characters that nobody sees and that are no text: zero-width blanks, marks of direction, soft hyphens in a line. */
export const invisible = /\u00AD(?!$)|[\u200B\u200E\u200F\u2060]/gu;
