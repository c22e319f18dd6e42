/** Thrown if no text can be extracted from a file. The hint says what to do. */
export class UnreadableFile extends Error {
  /** The last part of the diagnostic code: `encrypted`. */
  readonly code: string;
  readonly hint: string;

  constructor(code: keyof typeof hints, message: string) {
    super(message);
    this.code = code;
    this.hint = hints[code];
  }
}

const hints = {
  encrypted: 'Open it with its password and save or print a copy without one. Use that copy.',
  damaged: 'Download the file again, or open it in a program and save it again.',
  scanned:
    'If its pages are pictures, recognize the text with another program, proofread it, and use that text file.',
  'no-characters':
    'Its fonts have no mapping to characters, so its text cannot be extracted. Use a DOCX or HTML file, or recognize the text with another program.',
  numbered: 'Save it as PDF, which has the numbers in its text, and use that file.',
  'other-format': 'Save it as PDF, DOCX, HTML, Markdown or plain text, and use that file.',
} as const;
