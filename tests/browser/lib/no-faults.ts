import { afterEach, expect } from 'vitest';
import { takeFaults } from './faults.ts';

// Runs after every browser test, whatever the test is about.
afterEach(() => {
  expect(takeFaults(), 'what the pages did that none may do').toEqual([]);
});
