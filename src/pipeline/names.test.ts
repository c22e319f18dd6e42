import { expect, it } from 'vitest';
import { inventedTexts } from '../../scripts/content/invented.fixture.ts';
import { openContent } from '../records/open-content.ts';
import { citablesIn } from '../schema/citable.ts';
import { recordsOf } from './build.ts';
import { checkNames } from './names.ts';

const { input, build } = openContent(inventedTexts);
const faultsOf = (name: string, value: unknown) =>
  checkNames([{ file: `content/${name}`, value }], input, citablesIn(recordsOf(build.value))).map(
    ({ path = [], message }) => `${path.join('.')} ${message}`,
  );
const decided = (missing: string) => ({ clauses: { 'definition-2': { missing: { [missing]: {} } } } });

it.each<[file: string, value: unknown, path: string, name: string]>([
  [
    'decisions/dawn/card-rulings.yml',
    { after: { clone: 'smoke-giant', 'smoke-giant': 'ox' } },
    'after.smoke-giant',
    'row dawn/card-rulings/#ox',
  ],
  [
    'decisions/ipg/2.4.yml',
    { clauses: { 'definition-2': { differs: { zh: [] } } } },
    'clauses.definition-2.differs.zh',
    'text ipg/2.4/#definition-2 in zh',
  ],
  ['decisions/dawn/card-rulings.yml', { names: { ox: {} } }, 'names.ox', 'row dawn/cards/ox/'],
  [
    'unofficial/dawn/cards/clone.yml',
    { texts: { text: {}, r99: {} } },
    'texts.r99',
    'row dawn/cards/clone/#r99',
  ],
  ['corrections/b.yml', { source: 'b.txt' }, 'source', 'source b.txt'],
  [
    'contents/ipg.yml',
    { document: 'ipg', fork: { answers: [{ answers: [{ sections: ['9.9'] }] }] } },
    'fork.answers.0.answers.0.sections.0',
    'section ipg 9.9',
  ],
  ['rule-numbers.yml', [{ document: 'm11' }], '0.document', 'document m11'],
])('in %s %j is reported', (file, value, path, name) => {
  expect(faultsOf(file, value)).toEqual([`${path} There is no ${name}.`]);
});

it('a reason for a missing text is reported if that text exists', () => {
  expect(faultsOf('decisions/ipg/2.4.yml', decided('zh'))).toEqual([]);
  expect(faultsOf('decisions/ipg/2.4.yml', decided('en'))).toHaveLength(1);
});
