import { describe, expect, it } from 'vitest';
import { sectionRegistrySchema } from '../schema/registry.ts';
import { checkPublished, redirectsOf } from './published.ts';

const registry = (section: string, retired: { id: string; now: string }[]) =>
  sectionRegistrySchema.parse({ document: 'ipg', section, sources: {}, clauses: [], retired });

describe('addresses that were published', () => {
  const redirects = redirectsOf([registry('9.1', [{ id: 'remedy-2', now: 'remedy-1' }])], []);
  const alive = ['ipg/9.1/', 'ipg/9.1/#remedy-1', 'ipg/9.2/', 'ipg/9.2/#remedy-1'];

  it('may be gone if the registry of their page redirects them', () => {
    expect(
      checkPublished(['ipg/9.1/#remedy-2'], alive, redirects, 'published.txt', (file) => ({ file })),
    ).toEqual([]);
  });

  it('are reported if only another page retired that ID', () => {
    expect(
      checkPublished(['ipg/9.2/', 'ipg/9.2/#remedy-2'], alive, redirects, 'published.txt', (file) => ({
        file,
      })),
    ).toMatchObject([{ code: 'published/vanished', file: 'published.txt', line: 2 }]);
  });

  it('are reported if their redirect leads nowhere', () => {
    expect(checkPublished([], ['ipg/9.1/'], redirects, 'published.txt', (file) => ({ file }))).toMatchObject([
      { code: 'published/redirect-nowhere', file: 'content/registry/ipg/9.1.yml' },
    ]);
  });
});
