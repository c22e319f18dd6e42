import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { readPages } from './lib/pages.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Astro writes the doctype in capitals, and void elements without a slash; both are valid.
    'doctype-style': 'off',
    'void-style': 'off',
    // Titles keep their length, and texts the spaces and line breaks of their sources.
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'no-inline-style': 'error',
    'no-raw-characters': ['error', { relaxed: true }],
  },
});

test.each(readPages())('$address is valid HTML', async ({ html }) => {
  const report = await validator.validateString(html);
  const messages = report.results.flatMap((result) =>
    result.messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(messages).toEqual([]);
});
