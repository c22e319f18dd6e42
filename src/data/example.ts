/** The program that reads the data on their page, as files and commands; a test takes it from there and runs it. */
interface Example {
  /** To be saved under this name. */
  readonly file: string;
  readonly program: string;
  readonly commands: string;
}

/** Which rulings have changed, with the types of the data; `front` is the address of the site, a slash at its end. */
export const changedRulings = (front: string, set: string): Example => ({
  file: 'changed.ts',
  program: `import type { CardsFile } from './types.d.ts';

const response = await fetch('${front}data/${set}/cards.json');
const { cards } = (await response.json()) as CardsFile;
for (const { slug, rulings } of cards) {
  for (const { id, validity } of rulings) {
    if (validity.state === 'changed' || validity.state === 'partly')
      console.log(\`\${slug}#\${id}\`, validity.changes.join(' '));
  }
}`,
  commands: `curl -sO ${front}data/types.d.ts
node changed.ts`,
});
