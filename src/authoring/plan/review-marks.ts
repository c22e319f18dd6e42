import { Lexer } from 'yaml';
import type { Diagnostic } from '../../schema/diagnostic.ts';

/**
 * Lines (1-based) of the YAML comments that ask a person to look: their first word is `review`
 * (`# review: no text in zh`, `#review`). A `#` inside a text is no comment.
 */
export const findReviewMarks = (
  yaml: string,
): readonly { readonly line: number; readonly what: string }[] => {
  const marks: { line: number; what: string }[] = [];
  let line = 1;
  let before = '';
  for (const token of new Lexer().lex(yaml)) {
    // The lexer announces a text with this control character; what follows is no comment, whatever it holds.
    const what = before === '\u001F' ? undefined : /^#+\s*review\b[\s:,]*(?<what>.*)$/iu.exec(token)?.groups;
    if (what) marks.push({ line, what: what.what?.trim() ?? '' });
    line += token.split('\n').length - 1;
    before = token;
  }
  return marks;
};

/** Every mark as a diagnostic that stops the build: nobody has looked at what a machine proposed there. */
export const checkReviewMarks = (yaml: string, file: string): readonly Diagnostic[] =>
  findReviewMarks(yaml).map(({ line, what }) => ({
    code: 'registry/to-review',
    severity: 'error',
    file,
    line,
    message: `Nobody has looked at this yet${what === '' ? '.' : `: ${what}`}`,
    hint: 'Lay the row beside its sources, correct it where it is wrong, and take the comment `# review …` out.',
  }));
