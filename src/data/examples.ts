import type { CardFact } from '../schema/card.ts';
import type { GuideSection } from '../schema/guide.ts';
import type { Localized } from '../schema/language.ts';

/** A program that reads the data, as the page of the data shows it; a test takes it from there and runs it. */
export interface Example {
  readonly id: string;
  readonly what: Localized;
  readonly parts: readonly ExamplePart[];
  /** What it prints, where the sources alone decide that. */
  readonly prints?: string;
}

interface ExamplePart {
  readonly language: 'sh' | 'ts';
  /** The name under which a file has to be saved. */
  readonly file?: string;
  readonly code: string;
}

/** The examples for a site whose address is `front`, a slash at its end. They need curl and Node, one also jq. */
export const listExamples = (front: string, { set, section }: Shown): readonly Example[] => [
  ...(set ? [chineseNames(front, set)] : []),
  ...(section ? [missingLanguages(front, section)] : []),
  ...(set ? [changedRulings(front, set.id)] : []),
];

/** What the examples read: a set with its cards, and a section of a guide with its name. */
export interface Shown {
  readonly set: SetShown | undefined;
  readonly section: (SectionShown & { readonly name: string }) | undefined;
}
interface SetShown {
  readonly id: string;
  readonly cards: readonly Pick<CardFact, 'names' | 'loyalty'>[];
}
type SectionShown = Pick<GuideSection, 'document' | 'section' | 'clauses'>;

const chineseNames = (front: string, { id, cards }: SetShown): Example => ({
  id: 'jq',
  what: {
    zh: '鹏洛客的中文名与忠诚（curl 与 jq）',
    ja: 'プレインズウォーカーの中国語名と忠誠度（curlとjq）',
    en: 'Chinese names and loyalty of the planeswalkers (curl and jq)',
  },
  parts: [
    {
      language: 'sh',
      code: `curl -s ${front}data/${id}/cards.json |
  jq -r '.cards[] | select(.loyalty) | .names.zh + " " + .loyalty'`,
    },
  ],
  prints: cards
    .flatMap(({ names, loyalty }) => (loyalty === undefined ? [] : [`${names.zh} ${loyalty}`]))
    .join('\n'),
});

const missingLanguages = (
  front: string,
  { document, section, name, clauses }: SectionShown & { readonly name: string },
): Example => ({
  id: 'node',
  what: {
    zh: `${name} 中哪些条文缺哪种语言（curl 与 Node）`,
    ja: `${name}のどの条文にどの言語が欠けているか（curlとNode）`,
    en: `Which clauses of ${name} are missing in which language (curl and Node)`,
  },
  parts: [
    {
      language: 'sh',
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

const changedRulings = (front: string, set: string): Example => ({
  id: 'typescript',
  what: {
    zh: '规则已变而全部或部分不再适用的释疑（TypeScript；Node 22.18 起可直接运行）',
    ja: 'ルールの変更により全部または一部が当てはまらなくなった裁定（TypeScript。Node 22.18以降はそのまま実行できます）',
    en: 'Rulings that no longer hold, wholly or in part, because the rules have changed (TypeScript; runs directly on Node 22.18 or newer)',
  },
  parts: [
    {
      language: 'ts',
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
      language: 'sh',
      code: `curl -sO ${front}data/types.d.ts
node changed.ts`,
    },
  ],
});

export const exampleWords = {
  title: { zh: '用法示例', ja: '使い方の例', en: 'Examples' },
  /** Where the site does not know its own origin. */
  local: {
    zh: '本站在生成时不知道自己的网址（没有设置 SITE_URL），所以下列例子用的是 npm start 的地址；请换成您所用的网址。',
    ja: '当サイトはアドレス（SITE_URL）を指定せずに生成されたため、以下の例ではnpm startのアドレスを使っています。お使いのアドレスに置き換えてください。',
    en: 'This site was built without its own address (SITE_URL), so the examples use that of npm start. Replace it with the address you use.',
  },
  prints: { zh: '输出', ja: '出力', en: 'prints' },
} as const satisfies Record<string, Localized>;
