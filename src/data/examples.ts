import type { GuideSection } from '../schema/guide.ts';
import type { Localized } from '../schema/language.ts';

/** A program that reads the data, as the page of the data shows it; a test takes it from there and runs it. */
interface Example {
  readonly id: string;
  readonly what: Localized;
  /** Commands, and files with the names under which they have to be saved. */
  readonly parts: readonly { readonly file?: string; readonly code: string }[];
  /** What it prints, where the sources alone decide that. */
  readonly prints?: string;
}

/** With curl and Node; `front` is the address of the site, a slash at its end, `name` that of the section. */
export const missingLanguages = (
  front: string,
  { document, section, clauses }: GuideSection,
  name: string,
): Example => ({
  id: 'node',
  what: {
    zh: `${name} 中哪些条文缺哪种语言（curl 与 Node）`,
    ja: `${name}のどの条文にどの言語が欠けているか（curlとNode）`,
    en: `Which clauses of ${name} are missing in which language (curl and Node)`,
  },
  parts: [
    {
      code: `curl -s ${front}data/${document}/${section}.json | node -e '
  let text = "";
  process.stdin.on("data", (piece) => { text += piece; }).on("end", () => {
    for (const { id, missing } of JSON.parse(text).clauses)
      for (const { lang } of missing) console.log(id, lang);
  });'`,
    },
  ],
  prints: clauses.flatMap(({ id, missing }) => missing.map(({ lang }) => `${id} ${lang}`)).join('\n'),
});

/** With the types of the data. */
export const changedRulings = (front: string, set: string): Example => ({
  id: 'typescript',
  what: {
    zh: '规则已变而全部或部分不再适用的释疑（TypeScript；Node 22.18 起可直接运行）',
    ja: 'ルールの変更により全部または一部が当てはまらなくなった裁定（TypeScript。Node 22.18以降はそのまま実行できます）',
    en: 'Rulings that no longer hold, wholly or in part, because the rules have changed (TypeScript; runs directly on Node 22.18 or newer)',
  },
  parts: [
    {
      file: 'changed.ts',
      code: `import type { CardsFile } from './types.d.ts';

const response = await fetch('${front}data/${set}/cards.json');
const { cards } = (await response.json()) as CardsFile;
for (const { slug, rulings } of cards) {
  for (const { id, validity } of rulings) {
    if (validity.state === 'changed' || validity.state === 'partly')
      console.log(\`\${slug}#\${id}\`, validity.changes.join(' '));
  }
}`,
    },
    {
      code: `curl -sO ${front}data/types.d.ts
node changed.ts`,
    },
  ],
});
