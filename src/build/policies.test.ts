import { expect, test } from 'vitest';
import { nameStyles } from './policies.ts';

test('the policy of a page names the styles in it, and no others', () => {
  const page = (hash: string) =>
    `<meta content="script-src 'self' 'sha256-b'; style-src 'self'${hash};"><style>p{}</style>`;
  expect(nameStyles(page(" 'sha256-a' 'sha256-c'"))).toBe(
    page(" 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='"),
  );
});
