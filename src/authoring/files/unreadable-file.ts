/** Thrown where no text can be taken from a file: what is wrong with it, and what to do. */
export class UnreadableFile extends Error {
  /** The end of the code of a diagnostic: `encrypted`. */
  readonly code: string;
  readonly hint: string;

  constructor(code: keyof typeof hints, message: string) {
    super(message);
    this.code = code;
    this.hint = hints[code];
  }
}

const hints = {
  encrypted:
    'Open it with its password in a program that saves or prints it without one, and give that file.',
  damaged: 'Get the file again from where it was published, or save it anew in the program that opens it.',
  scanned:
    'Its pages are pictures. Recognize the text with another program, read it over, and give it as a text file.',
  'no-characters':
    'Its fonts do not say which characters they draw. Give the DOCX or HTML, or recognize the text with another program.',
  numbered: 'Save it as PDF, which has the numbers in its text, and give that file.',
  'other-format': 'Save it as PDF, DOCX, HTML, Markdown or plain text, and give that file.',
} as const;
