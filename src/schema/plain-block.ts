import { z } from 'zod';

/** A block of a ruling as plain text, without bullets and numbers. */
export const plainBlockSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('paragraph'), text: z.string() }),
  z.strictObject({ type: z.enum(['list', 'steps']), items: z.array(z.string()).min(1) }),
]);
export type PlainBlock = z.infer<typeof plainBlockSchema>;

/** `blocksToText([{ type: 'list', items: ['A', 'B'] }]) // => '- A\n- B'`. Steps get numbers. */
export const blocksToText = (blocks: readonly PlainBlock[]): string =>
  blocks
    .map((block) =>
      block.type === 'paragraph'
        ? block.text
        : block.items
            .map((item, index) => `${block.type === 'list' ? '-' : `${index + 1}.`} ${item}`)
            .join('\n'),
    )
    .join('\n\n');

/**
 * The inverse of `blocksToText`. A block is a list if each line begins with `- `, and steps if each line begins with
 * a number.
 */
export const textToBlocks = (text: string): readonly PlainBlock[] =>
  text
    .split(/\n\s*\n/u)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block): PlainBlock => {
      const lines = block.split('\n');
      const items = (mark: RegExp): string[] => lines.map((line) => line.replace(mark, ''));
      if (lines.every((line) => bullet.test(line))) return { type: 'list', items: items(bullet) };
      if (lines.every((line) => number.test(line))) return { type: 'steps', items: items(number) };
      return { type: 'paragraph', text: block };
    });

export const blocksToLines = (blocks: readonly PlainBlock[]): string =>
  blocks.flatMap((block) => (block.type === 'paragraph' ? [block.text] : block.items)).join('\n');

const bullet = /^- /u;
const number = /^\d+\. /u;
