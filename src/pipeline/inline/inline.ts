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
    tokens.filter(({ kind, role }) => kind !== 'delimiter' || role !== undefined),
  );
};

export const plainText = (nodes: readonly InlineNode[]): string =>
  nodes.map((node) => ('children' in node ? plainText(node.children) : node.text)).join('');

/** A delimiter, link or symbol; all characters between tokens are text. */
interface Token {
  readonly kind: 'delimiter' | 'link' | 'symbol';
  readonly from: number;
  readonly to: number;
  /** The code of a symbol, the address of a link, the delimiter itself. */
  readonly value: string;
  /** The number of brackets at each end of a link; 0 for other tokens. */
  readonly brackets: number;
  /** Set when a delimiter has been paired. */
  role?: 'open' | 'close';
}

/** The beginning of a token: a run of delimiters, the bracket of an address, or a brace. */
const tokenStart = /_{1,3}|\*{1,3}|<{1,2}(?=https?:\/\/|www\.)|[{｛]/giu;

const tokenize = (text: string): Token[] => {
  const tokens: Token[] = [];
  const pattern = new RegExp(tokenStart);
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const token = readToken(text, match[0], match.index);
    if (!token) continue;
    tokens.push(token);
    pattern.lastIndex = token.to;
  }
  return tokens;
};

const readToken = (text: string, start: string, from: number): Token | undefined => {
  if (start.startsWith('<')) return readLink(text, start, from);
  if (start === '{' || start === '｛') return readSymbol(text, from);
  return { kind: 'delimiter', from, to: from + start.length, value: start, brackets: 0 };
};

const longestAddress = 2000;

const readLink = (text: string, open: string, from: number): Token | undefined => {
  const begin = from + open.length;
  const address = /^[^\s<>"{}|\\^`]+/u.exec(text.slice(begin, begin + longestAddress))?.[0] ?? '';
  const close = '>'.repeat(open.length);
  const end = begin + address.length;
  if (address === '' || !text.startsWith(close, end)) return undefined;
  return {
    kind: 'link',
    from,
    to: end + close.length,
    value: /^www\./iu.test(address) ? `https://${address}` : address,
    brackets: open.length,
  };
};

const longestSymbol = 16;

const readSymbol = (text: string, from: number): Token | undefined => {
  const printed = /^[{｛][^{}｛｝]+[}｝]/u.exec(text.slice(from, from + longestSymbol))?.[0];
  const code = printed === undefined ? undefined : symbolCode(printed);
  return printed === undefined || code === undefined
    ? undefined
    : { kind: 'symbol', from, to: from + printed.length, value: code, brackets: 0 };
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
    if (token.kind !== 'delimiter') continue;
    for (; at < token.from; at += 1) if (isHanOrKana(text.charAt(at))) wide = at;
    const opener = open.get(token.value);
    if (opener && canClose(text, token, wide > opener.from)) pair(open, opener, token);
    else if (canOpen(text, token)) open.set(token.value, token);
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
  for (const { kind, role, from, to, value, brackets } of tokens) {
    copyText(from);
    if (kind === 'delimiter') {
      done = to;
      if (role === 'close') stack.pop();
      else {
        const children: InlineNode[] = [];
        add({ type: emphasisOf(value), children });
        stack.push(children);
      }
    } else {
      const inside = { text: text.slice(from + brackets, to - brackets), from: from + brackets };
      add(
        kind === 'symbol'
          ? { type: 'symbol', code: value, ...inside }
          : { type: 'link', url: value, ...inside },
      );
      done = to;
    }
  }
  copyText(text.length);
  return nodes;
};

const emphasisOf = (delimiter: string): 'emphasis' | 'strong' =>
  delimiter.startsWith('_') ? 'emphasis' : 'strong';
