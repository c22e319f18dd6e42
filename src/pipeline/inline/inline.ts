/**
 * Mark-up inside a paragraph, the same in every source:
 *
 *   emphasis  _万智牌2010_系列包括249张牌     but not snake_case
 *   strong    从你牌库中展示*牌*的时候         but not 2*3 and not 1+*, which is a power
 *   link      <<http://locator.wizards.com>>   <www.wizards.com/Magic/rules>   but not <script>
 *   symbol    {横置}: 加{黑}或{红}             but not {no such symbol}
 *
 * Underscores, asterisks, angle brackets and braces that are none of these stay text.
 */

import { symbolCode } from '../../schema/symbol.ts';

export interface Words {
  readonly text: string;
  readonly from: number;
}

export type InlineNode =
  | ({ readonly type: 'text' } & Words)
  | { readonly type: 'emphasis' | 'strong'; readonly children: readonly InlineNode[] }
  /** `text` is the address as printed, without its brackets. */
  | ({ readonly type: 'link'; readonly url: string } & Words)
  /** `code` is canonical and without braces (`T`, `11`, `W/U`); `text` is the symbol as printed, with its braces. */
  | ({ readonly type: 'symbol'; readonly code: string } & Words);

/** Takes linear time. Every character is in a node, except emphasis delimiters and the brackets of addresses. */
export const parseInline = (text: string): readonly InlineNode[] => {
  const tokens = tokenize(text);
  pairDelimiters(text, tokens);
  // Unpaired delimiters are text.
  return build(
    text,
    tokens.filter(({ node, role }) => node || role),
  );
};

export const plainText = (nodes: readonly InlineNode[]): string =>
  nodes.map((node) => ('children' in node ? plainText(node.children) : node.text)).join('');

/** A delimiter, or a link or symbol (`node`); all characters between tokens are text. */
interface Token {
  readonly from: number;
  readonly to: number;
  readonly printed: string;
  readonly node: InlineNode | undefined;
  /** Set when a delimiter has been paired. */
  role?: 'open' | 'close';
}

const address = String.raw`(?:https?:\/\/|www\.)[^\s<>"{}|\\^\x60]*`;
const tokenPattern = new RegExp(
  String.raw`_{1,3}|\*{1,3}|<<${address}>>|<${address}>|[{｛][^{}｛｝]{1,14}[}｝]`,
  'giu',
);

const tokenize = (text: string): Token[] => {
  const tokens: Token[] = [];
  const pattern = new RegExp(tokenPattern);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [printed] = match;
    const from = match.index;
    const node = nodeOf(printed, from);
    if (node || /^[_*]/u.test(printed)) tokens.push({ from, to: from + printed.length, printed, node });
    // Braces around other words are text, with mark-up inside.
    else pattern.lastIndex = from + 1;
  }
  return tokens;
};

const nodeOf = (printed: string, from: number): InlineNode | undefined => {
  const code = symbolCode(printed);
  if (code !== undefined) return { type: 'symbol', code, text: printed, from };
  const { length } = /^<*/u.exec(printed)?.[0] ?? '';
  if (length === 0) return undefined;
  const text = printed.slice(length, -length);
  return { type: 'link', url: /^www\./iu.test(text) ? `https://${text}` : text, text, from: from + length };
};

/**
 * Pairs the delimiters. Only the last open delimiter of a kind (`*`, `**`, `_`…) can be closed, so that no kind nests
 * in itself. Before a Latin letter or a digit, a delimiter can close only a pair that contains Chinese or Japanese
 * text (`_万智牌2010_Launch Party`).
 */
const pairDelimiters = (text: string, tokens: readonly Token[]): void => {
  const open = new Map<string, Token>();
  /** The last Chinese or Japanese character before the token. */
  let wide = -1;
  let at = 0;
  for (const token of tokens) {
    if (token.node) continue;
    for (; at < token.from; at += 1) if (isHanOrKana(text.charAt(at))) wide = at;
    const opener = open.get(token.printed);
    if (opener && canClose(text, token, wide > opener.from)) pair(open, opener, token);
    else if (canOpen(text, token)) open.set(token.printed, token);
  }
};

const pair = (open: Map<string, Token>, opener: Token, closer: Token): void => {
  opener.role = 'open';
  closer.role = 'close';
  // Delimiters opened inside this pair would cross it, so they stay text.
  for (const [kind, { from }] of open) if (from >= opener.from) open.delete(kind);
};

const isLatin = (character: string): boolean => /[\p{Script=Latin}\p{Nd}]/u.test(character);
const isHanOrKana = (character: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character);

const canOpen = (text: string, { from, to }: Token): boolean =>
  !isLatin(text.charAt(from - 1)) && /[\p{L}\p{N}「『《【“"（([{｛_*]/u.test(characterAfter(text, to));

const canClose = (text: string, { from, to }: Token, holdsWide: boolean): boolean =>
  /[\p{L}\p{N}」』》】”"）)\]}｝!?！？.。…_*]/u.test(characterBefore(text, from)) &&
  (holdsWide || !isLatin(text.charAt(to)));

/** By code point, so that letters outside the basic plane count as letters. */
const characterAfter = (text: string, at: number): string =>
  String.fromCodePoint(text.codePointAt(at) ?? 0x20);

const characterBefore = (text: string, at: number): string => {
  const unit = text.charAt(at - 1);
  return /[\uDC00-\uDFFF]/u.test(unit) ? text.slice(Math.max(0, at - 2), at) : unit;
};

const build = (text: string, tokens: readonly Token[]): readonly InlineNode[] => {
  const nodes: InlineNode[] = [];
  /** The lists of children still open, outermost first. */
  const stack = [nodes];
  let done = 0;
  const add = (node: InlineNode): void => {
    stack.at(-1)?.push(node);
  };
  const copyText = (to: number): void => {
    if (to > done) add({ type: 'text', text: text.slice(done, to), from: done });
    done = to;
  };
  for (const { node, role, from, to, printed } of tokens) {
    copyText(from);
    done = to;
    if (node) add(node);
    else if (role === 'close') stack.pop();
    else {
      const children: InlineNode[] = [];
      add({ type: printed.startsWith('_') ? 'emphasis' : 'strong', children });
      stack.push(children);
    }
  }
  copyText(text.length);
  return nodes;
};
