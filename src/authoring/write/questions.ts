import { Lexer } from 'yaml';
import type { Diagnostic } from '../../schema/diagnostic.ts';

/**
 * Lines (1-based) of the YAML comments that ask a person to look: they begin with a question mark (`# ? why is there no zh?`).
 * A `#` inside a text is no comment.
 */
export const findQuestions = (yaml: string): readonly { readonly line: number; readonly what: string }[] => {
  // Most files ask nothing, and need not be taken apart.
  if (!/#\s*\?/u.test(yaml)) return [];
  const marks: { line: number; what: string }[] = [];
  let line = 1;
  let before = '';
  for (const token of new Lexer().lex(yaml)) {
    // The lexer announces a text with this control character; what follows is no comment, whatever it holds.
    const what = before === '\u001F' ? undefined : /^#\s*\?\s*(?<what>.*)$/u.exec(token)?.groups;
    if (what) marks.push({ line, what: what.what?.trim() ?? '' });
    line += token.split('\n').length - 1;
    before = token;
  }
  return marks;
};

/** Reports every question as a diagnostic that stops the build. */
export const checkQuestions = (yaml: string, file: string): readonly Diagnostic[] =>
  findQuestions(yaml).map(({ line, what }) => ({
    code: 'decisions/question',
    severity: 'error',
    file,
    line,
    message: `Nobody has answered this yet: ${what}`,
    hint: 'Look at the entry, correct it where it is wrong, and delete the comment that begins with ?.',
  }));
