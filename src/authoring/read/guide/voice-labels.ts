import { type Flow, rangesOf, sliceFlow, trimFlow } from '../../../pipeline/text/flow.ts';
import { foldHan } from '../../../pipeline/text/fold.ts';
import type { Range } from '../../../pipeline/text/source-text.ts';

/** Who speaks: the document, or its annotator. */
export type Voice = 'official' | 'note';

/** Words that annotated texts put before a paragraph, or on a line over it, to say who speaks; Chinese ones simplified. */
export const voiceWords: Readonly<Record<Voice, readonly string[]>> = {
  official: [
    'Official',
    'Official text',
    'Official wording',
    'IPG text',
    'IPG',
    '官方',
    '官方原文',
    '官方文本',
    '官方条文',
    '原文',
    '条文',
    '正文',
    '公式',
    '公式文',
    '原文訳',
  ],
  note: [
    'Note',
    'Notes',
    'Annotation',
    'Annotations',
    'Annotated',
    'Comment',
    'Comments',
    'Commentary',
    'Explanation',
    'Remark',
    'Remarks',
    'Judge note',
    'Judge tip',
    'Tip',
    'Editor’s note',
    "Editor's note",
    'Translator’s note',
    "Translator's note",
    'Translation note',
    'TL note',
    'Editorial note',
    'Author’s note',
    "Author's note",
    'Clarification',
    '注',
    '释',
    '释义',
    '评',
    '按',
    '按语',
    '编者按',
    '编者注',
    '译按',
    '评论',
    '点评',
    '注释',
    '注解',
    '注記',
    '批注',
    '评注',
    '译注',
    '译者注',
    '译者',
    '编者',
    '原注',
    '校注',
    '附注',
    '备注',
    '笔者注',
    '笔者按',
    '解析',
    '评析',
    '提示',
    '小贴士',
    '说明',
    '解说',
    '解释',
    '讲解',
    '编按',
    '译者按',
    '注釈',
    '訳者注',
    '編注',
    '参考',
    '訳注',
    '解説',
    'コメント',
    '補足',
    '備考',
    '筆者注',
    '編者注',
    '訳者補足',
  ],
};

/** A label of who speaks, and what follows it in the line (nothing where it stands alone). */
export interface Voiced {
  readonly voice: Voice;
  readonly rest: Flow;
  readonly markup: readonly Range[];
}

/**
 * Takes a label of who speaks off a line: `【注】此处…`, `【译注：此处…】`, `Note: …`, `**官方:** …`, `※ …`. A word with no colon
 * or bracket around it is none (`Note that …`).
 */
export const readVoiceLabel = (flow: Flow): Voiced | undefined => {
  const text = foldHan(flow.text);
  const framed = framedComment.exec(text);
  if (framed) {
    const from = framed[0].length - (framed.groups?.behind ?? '').length;
    const to = flow.text.length - 1;
    return {
      voice: voices.get((framed.groups?.word ?? '').toLowerCase()) ?? 'note',
      rest: trimFlow(sliceFlow(flow, from, to)),
      markup: [...rangesOf(flow, 0, from), ...rangesOf(flow, to, to + 1)],
    };
  }
  const match = voiceLabel.exec(text);
  if (!match) return undefined;
  const word = (match[1] ?? match[2] ?? match[3] ?? match[4] ?? '').toLowerCase();
  const voice = voices.get(word) ?? 'note';
  return {
    voice,
    rest: trimFlow(sliceFlow(flow, match[0].length)),
    markup: rangesOf(flow, 0, match[0].length),
  };
};

const voices = new Map(
  (['official', 'note'] as const).flatMap((voice) =>
    voiceWords[voice].map((word) => [foldHan(word.toLowerCase()), voice] as const),
  ),
);

const anyWord = [...voices.keys()].sort((left, right) => right.length - left.length).join('|');

/** `注①：…`, `【注2】…`, `Note 3: …`: notes that are counted. */
const count = '\\s?(?:[①-⑳]|[0-9０-９]{1,2}|[一二三四五六七八九十])?';

/** `[Note] …`, `【注】…`, `(注) …`, `★解説★ …`; `Note: …`, `**Note:** …`; `Note` alone in its line; `※ …`, `→ …`. */
const voiceLabel = new RegExp(
  `^(?:[*_]{0,3}[\\[【〔(（](${anyWord})${count}[:：]?[\\]】〕)）][*_]{0,3}[:：]?\\s*|[*_]{0,3}(${anyWord})${count}[*_]{0,3}\\s*[:：][*_]{0,3}\\s*|[★☆◆◇■□●▲▼]\\s*(${anyWord})\\s*(?:[★☆◆◇■□●▲▼]\\s*)[:：]?\\s*|(${anyWord})$|※\\s*|[→⇒➡➜]\\s*(?=\\S))`,
  'iu',
);

/** An opening bracket that closes at the very end and not before. */
const toFrame = (pair: string): string => {
  const [open, close] = [...pair].map((sign) => sign.replace(/[[\](){}]/u, '\\$&'));
  return `${open}(?=[^${open}${close}]*${close}$)`;
};

const frames = [
  '[]',
  '［］',
  '【】',
  '〔〕',
  '()',
  '（）',
  '{}',
  '｛｝',
  '「」',
  '『』',
  '“”',
  '《》',
  '〈〉',
];

/** `【译注：…】`, `（编按：…）`, `[Note: …]`, `『译注：…』`: the brackets are around the whole of it. */
const framedComment = new RegExp(
  `^(?:${frames.map(toFrame).join('|')})(?<word>${anyWord})${count}\\s*[:：]\\s*(?<behind>[\\s\\S]*)$`,
  'iu',
);
