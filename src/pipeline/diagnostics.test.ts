import { expect, it } from 'vitest';
import { errorAt, formatDiagnostics, warningAt } from './diagnostics.ts';

it('says once what to do about several faults in a row', () => {
  const look = 'Look at the row.';
  const all = [
    errorAt('edition/question', { file: 'a.txt', line: 3 }, 'First.', look),
    errorAt('edition/question', { file: 'a.txt', line: 5 }, 'Second.', look),
    warningAt('check/other', { file: 'b.txt' }, 'Third.', 'Look at the file.'),
    errorAt('edition/question', { file: 'c.txt', line: 1, column: 2 }, 'Fourth.', look),
  ];
  expect(formatDiagnostics(all)).toEqual([
    'a.txt:3 error edition/question: First.',
    'a.txt:5 error edition/question: Second.\n  Look at the row.',
    'b.txt warning check/other: Third.\n  Look at the file.',
    'c.txt:1:2 error edition/question: Fourth.\n  Look at the row.',
  ]);
});
