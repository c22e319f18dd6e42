import { isMap, isNode, Lexer, parse, parseDocument } from 'yaml';
import type { Diagnostic } from '../../schema/diagnostic.ts';

/**
 * Lines (1-based) of the YAML comments that ask a person to look: they begin with a question mark (`# ? why is there no zh?`).
 * A `#` inside a text is no comment.
 */
export const findQuestions = (yaml: string): readonly { readonly line: number; readonly what: string }[] => {
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

/** Every question as a diagnostic that stops the build: nobody has looked at what a machine proposed there. */
export const checkQuestions = (yaml: string, file: string): readonly Diagnostic[] =>
  findQuestions(yaml).map(({ line, what }) => ({
    code: 'decisions/question',
    severity: 'error',
    file,
    line,
    message: `Nobody has answered this yet: ${what}`,
    hint: 'Look at the entry, correct it where it is wrong, and delete the comment that begins with ?.',
  }));

/** A YAML text with questions above the entries that they are about, each once; nothing else of it changes. */
export const withQuestionsAt = (
  yaml: string,
  asked: readonly { readonly path: readonly PropertyKey[]; readonly text: string }[],
): string => {
  const document = parseDocument(yaml);
  /** Where an entry begins: of a map its key. */
  const startOf = (path: readonly PropertyKey[]): number => {
    const above = document.getIn(path.slice(0, -1), true);
    const key = isMap(above) && above.items.find((pair) => `${pair.key}` === `${String(path.at(-1))}`)?.key;
    const node = isNode(key) ? key : document.getIn(path, true);
    return (isNode(node) ? node.range?.[0] : undefined) ?? 0;
  };
  const placed = asked
    .map(({ path, text }) => {
      const line = yaml.lastIndexOf('\n', startOf(path) - 1) + 1;
      const indent = /^ */u.exec(yaml.slice(line))?.[0] ?? '';
      return { line, question: `${indent}# ? ${text}\n` };
    })
    .filter(({ question }) => !yaml.includes(question));
  const edited = placed
    .toSorted((one, other) => one.line - other.line)
    .reduceRight((text, { line, question }) => text.slice(0, line) + question + text.slice(line), yaml);
  // Inside a text of several lines there are no comments: then the questions are at the top.
  return JSON.stringify(parse(edited)) === JSON.stringify(parse(yaml))
    ? edited
    : placed.map(({ question }) => question.trimStart()).join('') + yaml;
};
