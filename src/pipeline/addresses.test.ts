import { expect, it } from 'vitest';
import { addressesIn, checkAddresses } from './addresses.ts';

const file = 'content/a.yml';
const addressesOf = (value: unknown) =>
  addressesIn([{ file, value }]).map(({ path, address }) => `${path.join('.')} ${address}`);

it('finds every key and value that is an address, with its path, and expands runs of addresses', () => {
  expect(
    addressesOf([
      { 'ipg/9.1/#remedy-1': { zh: ['抓牌', 'and/or', 'clone/r1'] } },
      { targets: ['m10/cards/clone/#r1..2'], from: 'ipg/', at: 'https://example.org/' },
    ]),
  ).toEqual([
    '0.ipg/9.1/#remedy-1 ipg/9.1/#remedy-1',
    '1.targets.0 m10/cards/clone/#r1',
    '1.targets.0 m10/cards/clone/#r2',
    '1.from ipg/',
  ]);
});

it('reports an unknown address at its place, with its redirect; of a run, only the first one', () => {
  const known = new Set(['ipg/9.1/', 'ipg/9.1/#remedy-1']);
  const value = ['ipg/9.1/', 'ipg/9.1/#remedy-2..4', 'ipg/9.2/'];
  const moved = [{ from: 'ipg/9.2/', to: 'ipg/9.1/' }];
  expect(checkAddresses(addressesIn([{ file, value }]), known, moved)).toMatchObject([
    { file, path: [1], message: 'There is no ipg/9.1/#remedy-2.' },
    { path: [2], hint: 'It is retired and redirects to ipg/9.1/: write that address, or delete the entry.' },
  ]);
});
