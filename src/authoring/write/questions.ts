import { Lexer } from 'yaml';
import type { Diagnostic } from '../../schema/diagnostic.ts';

/** Finds the questions of a YAML file: comments that begin with `?`, such as `# ? why is there no zh?`. */
export const findQuestions = (yaml: string): readonly { readonly line: number; readonly what: string }[] => {
  // Most files have no question and need no lexer.
  if (!/#\s*\?/u.test(yaml)) return [];
  const marks: { line: number; what: string }[] = [];
  let line = 1;
  let before = '';
  for (const token of new Lexer().lex(yaml)) {
    // The lexer emits U+001F before a scalar. A scalar can begin with `# ?`, but is not a comment.
    const what = before === '\u001F' ? undefined : /^#\s*\?\s*(?<what>.*)$/u.exec(token)?.groups;
    if (what) marks.push({ line, what: what.what?.trim() ?? '' });
    line += token.split('\n').length - 1;
    before = token;
  }
  return marks;
};

export const checkQuestions = (yaml: string, file: string): readonly Diagnostic[] =>
  findQuestions(yaml).map(({ line, what }) => ({
    code: 'decisions/question',
    severity: 'error',
    file,
    line,
    message: `Unanswered question: ${what}`,
    hint: 'Check the entry, correct it if it is wrong, and delete the comment that begins with ?.',
  }));
