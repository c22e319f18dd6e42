import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { readPages } from './lib/pages.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
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
