import { expect, it } from 'vitest';
import { errorAt, formatDiagnostics, warningAt } from './diagnostics.ts';

it('prints the hint of several consecutive faults once', () => {
  const look = 'Look at the row.';
  const all = [
    errorAt('marked-text/question', { file: 'a.txt', line: 3 }, 'First.', look),
    errorAt('marked-text/question', { file: 'a.txt', line: 5 }, 'Second.', look),
    warningAt('check/other', { file: 'b.txt' }, 'Third.', 'Look at the file.'),
    errorAt('marked-text/question', { file: 'c.txt', line: 1, column: 2 }, 'Fourth.', look),
  ];
  expect(formatDiagnostics(all)).toEqual([
    'a.txt:3 error marked-text/question: First.',
    'a.txt:5 error marked-text/question: Second.\n  Look at the row.',
    'b.txt warning check/other: Third.\n  Look at the file.',
    'c.txt:1:2 error marked-text/question: Fourth.\n  Look at the row.',
  ]);
});
