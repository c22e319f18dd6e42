import { z } from 'zod';
import { layout } from '../../../src/records/layout.ts';
import { type Command, misused, parseCall } from './command.ts';

export const schema: Command = {
  usage: `schema ${Object.keys(layout).join('|')}`,
  does: 'prints the JSON Schema of a kind of file in content, for editors; for texts, that of the head',
  run: (args, shell) => {
    const { positionals } = parseCall(args, {});
    const [, row] = Object.entries(layout).find(([name]) => name === positionals.join(' ')) ?? [];
    if (!row) return misused;
    shell.print(JSON.stringify(z.toJSONSchema(row.schema, { io: 'input', unrepresentable: 'any' }), null, 2));
    return 0;
  },
};
