import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { openContent } from '../records/open-content.ts';
import { publishFiles } from './files.ts';
import { jsonSchemasOf } from './schemas.ts';
import { toTypeDeclarations } from './types.ts';

const content = openContent('.');
const declarations = toTypeDeclarations(content.documents);

describe('the published types', () => {
  it('have one for every kind of file', () => {
    for (const name of jsonSchemasOf(content.documents).keys()) {
      const typeName = `${name.replace(/(?:^|-)(\w)/gu, (_, letter: string) => letter.toUpperCase())}File`;
      expect(declarations).toContain(`export type ${typeName} = `);
    }
    expect(declarations).not.toContain('unknown');
  });

  it('fit the published files, and refuse what is not published', () => {
    const files = [
      ['IndexFile', 'index.json'],
      ['CardFile', 'm10/cards/ajani-goldmane.json'],
      ['FaqFile', 'm10/faq.json'],
      ['IpgSectionFile', 'ipg/2.4.json'],
      ['RuleChangesFile', 'rule-changes.json'],
      ['CoverageFile', 'coverage.json'],
      ['ChangesFile', 'changes.json'],
      ['CardsMentionedFile', 'cards-mentioned.json'],
    ] as const;
    const notice = { zh: '', ja: '', en: '' };
    const input = { ...content, notice, front: '/' };
    const published = new Map(
      publishFiles(input).map((file) => [file.path, new TextDecoder().decode(file.bytes)]),
    );
    const uses = files.map(
      ([type, path], index) => `export const file${index}: ${type} = ${published.get(path)?.trim()};`,
    );
    // One compilation for both, because starting the compiler takes seconds.
    const misuse = "// @ts-expect-error\nexport const lang: Localized = { zh: '', ja: '' };";
    expect(problemsOf([declarations, ...uses, misuse].join('\n'))).toEqual([]);
  });
});

/** What the compiler says of a file that stands alone. */
function problemsOf(code: string): string[] {
  const options = { strict: true, noEmit: true, types: [], lib: ['lib.es5.d.ts'], skipLibCheck: true };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, target) =>
    name === 'test.ts' ? ts.createSourceFile(name, code, target) : getSourceFile.call(host, name, target);
  const program = ts.createProgram(['test.ts'], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n').slice(0, 300));
}
