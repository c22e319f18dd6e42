import { Lexer } from 'yaml';
import type { Diagnostic } from '../../schema/diagnostic.ts';

/**
 * Finds the questions of a YAML file: comments that begin with a question mark (`# ? why is there no zh?`). A `#`
 * inside a string is no comment.
 */
export const findQuestions = (yaml: string): readonly { readonly line: number; readonly what: string }[] => {
  // Most files have no question and need no lexer.
  if (!/#\s*\?/u.test(yaml)) return [];
  const marks: { line: number; what: string }[] = [];
  let line = 1;
  let before = '';
  for (const token of new Lexer().lex(yaml)) {
    // The lexer emits this control character before a scalar, which is no comment, whatever it contains.
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
    message: `Unanswered question: ${what}`,
    hint: 'Check the entry, correct it if it is wrong, and delete the comment that begins with ?.',
  }));
