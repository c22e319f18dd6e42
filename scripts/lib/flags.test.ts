import { describe, expect, it } from 'vitest';
import { parseFlags, toWholeNumbers } from './flags.ts';
import { runNode, siblingScript } from './run.ts';

describe('the flags of a script', () => {
  const options = { rounds: { type: 'string', default: '3' } } as const;

  it('are read, with their defaults', () => {
    expect(parseFlags(['--rounds', '5'], options)).toEqual({ flags: { rounds: '5' } });
    expect(parseFlags([], options)).toEqual({ flags: { rounds: '3' } });
  });

  it.each([
    [['--round', '5'], /--round\b/u],
    [['--rounds'], /--rounds/u],
    [['5'], /'5'/u],
  ])('that are not its own are named: %j', (args, named) => {
    expect(parseFlags(args, options)).toEqual({ wrong: expect.stringMatching(named) });
  });

  it.each([
    ['300', [300]],
    ['300,1000', [300, 1000]],
    ['', undefined],
    ['0', undefined],
    ['3,,4', undefined],
    ['1e3', undefined],
    ['-5', undefined],
    ['9'.repeat(400), undefined],
  ])('are whole numbers, or nothing: %j', (value, numbers) => {
    expect(toWholeNumbers(value)).toEqual(numbers);
  });
});

describe('a script', () => {
  const script = 'fuzz';

  it('says what it can be called with, and does nothing else', async () => {
    const { code, output } = await runNode([...siblingScript(script), '--help'], 'keep');
    expect(output).toMatch(/^usage: npm run /u);
    expect(code).toBe(0);
  });

  it('refuses a flag it does not know', async () => {
    const { code, output } = await runNode([...siblingScript(script), '--rond'], 'keep');
    expect(output).toMatch(/--rond[\s\S]*\nusage: npm run /u);
    expect(code).toBe(2);
  });
});
