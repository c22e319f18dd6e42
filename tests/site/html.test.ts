import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { readPage, readPages } from './lib/pages.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Astro writes the doctype in capitals, and void elements without a slash: both are right.
    'doctype-style': 'off',
    'void-style': 'off',
    // The language tags and addresses come from sources whose line breaks we do not choose.
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'no-inline-style': 'error',
    // What the sources print with several spaces is kept.
    'no-raw-characters': ['error', { relaxed: true }],
  },
});

const addresses = readPages().map(({ address }) => address);
const isCard = (address: string) => /^..\/[^/]+\/cards\/.+\/$/u.test(address);
// Of the many cards a sample: they come from one template.
const sample = addresses.filter(isCard).filter((_, index) => index % 36 === 0);

test.each([...addresses.filter((address) => !isCard(address)), ...sample])(
  '%s is valid HTML',
  async (address) => {
    const report = await validator.validateString(readPage(address).html);
    const messages = report.results.flatMap((result) =>
      result.messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(messages).toEqual([]);
  },
);
