import type { LineTrait } from './line.ts';

/**
 * What marks a line as a whole, in the order it is looked for. `inner` is the text without the mark. The
 * patterns are written so that none of them reads a long line more than a few times.
 */
export const lineMarks: readonly LineMark[] = [
  // ——
  { trait: 'rule', canGoOn: true, pattern: /^(?<inner>[—―─]{2}|--)$/u },
  // -----   =====   * * *   the lone `>` and `++` between paragraphs of a quotation or a folded text
  { trait: 'rule', pattern: /^(?<inner>(?:[-=*_~─━—–―]\s*){3,}|[>＞]+|\+\+|\\\\)$/u },
  // > A player draws too many cards.
  { trait: 'quoted', pattern: /^[>＞][>＞\s]*(?<inner>\S[\s\S]*)$/u },
  // A player draws too many cards. \\
  { trait: null, pattern: /^(?<inner>[\s\S]*\S)\s*\\\\$/u },
  // ++牌手抓了过多的牌。|
  { trait: 'bold', pattern: /^\+\+(?<inner>[^|]+)\|$/u },
  // :* A player …   #: A player …, a point of a point in a wiki; # A player …. is one, too: no heading ends so
  { trait: 'bullet', pattern: /^(?::+[#*]+|#+[*:]+|\*+[#:]+)\s*(?<inner>[^\s#*:][\s\S]*)$/u },
  { trait: 'bullet', pattern: /^#{1,4}\s*(?<inner>[^\s#][\s\S]*[。；;.])$/u },
  // ;定义   :牌手…, a term and what is said of it in a wiki
  { trait: 'heading', canGoOn: true, pattern: /^[;；]\s*(?<inner>[^\s;；][^;；]*)$/u },
  { trait: 'paragraph', canGoOn: true, pattern: /^:+\s*(?<inner>[^\s:：][\s\S]*)$/u },
  // [b]A player …[/b]
  { trait: 'bold', pattern: /^\[b\](?<inner>[^[\]]+)\[\/b\]$/iu },
  { trait: 'italic', pattern: /^\[i\](?<inner>[^[\]]+)\[\/i\]$/iu },
  // ## Definition ##
  { trait: 'heading', pattern: /^#{1,6}\s+(?<inner>[\s\S]*[^#\s])\s*#*$/u },
  // ===== DEFINITION 定义 =====
  { trait: 'heading', pattern: /^={2,6}(?<inner>[^=]+)={2,6}$/u },
  { trait: 'heading', pattern: /^=\s+(?<inner>[^=]+)\s+=$/u },
  // ! 处罚   | '''警告''', the head and the one cell of a table in a wiki
  { trait: 'heading', pattern: /^!\s+(?<inner>[^|!]+)$/u },
  { trait: null, pattern: /^\|\s+(?<inner>[^|]+)$/u },
  // ★この文書の枠組み
  { trait: 'heading', pattern: /^[★☆]\s*(?<inner>[^\s。.][^。.]{0,60})$/u },
  // • A. A player …   ・プレイヤーが
  { trait: 'bullet', pattern: /^[•●○◦▪■□‣⁃∙◆◇►▶➤・·\uF06C\uF076\uF0A7\uF0B7\uF0D8]\s*(?<inner>\S[\s\S]*)$/u },
  // o   A player …, as word processors write their second kind of bullet
  { trait: 'bullet', pattern: /^o\s+(?<inner>\S[\s\S]*)$/u },
  // - A player …   * A player …   – A player …
  { trait: 'bullet', pattern: /^[-*＊+–—―‐−]\s+(?<inner>\S[\s\S]*)$/u },
  // ** A player …, a point of a point in a wiki
  { trait: 'bullet', pattern: /^\*{2,4}\s+(?<inner>\S(?:(?!\*\*)[\s\S])*)$/u },
  // ——牌套有折痕；   -- A player …; inside of a sentence a dash begins no point
  { trait: 'bullet', canGoOn: true, pattern: /^(?:[—―─]{2}|--)\s*(?<inner>[^\s—―─-][\s\S]*)$/u },
  // **A player …**   __A player …__
  { trait: 'bold', pattern: /^\*\*(?<inner>(?:(?!\*\*)[\s\S])+)\*\*$/u },
  { trait: 'bold', pattern: /^__(?<inner>(?:(?!__)[\s\S])+)__$/u },
  // '''A player …'''
  { trait: 'bold', pattern: /^'''(?<inner>(?:(?!''')[\s\S])+)'''$/u },
  // *This is why …*   _This is why …_   //This is why …//
  { trait: 'italic', pattern: /^\*(?<inner>[^*]+)\*$/u },
  { trait: 'italic', pattern: /^_(?<inner>[^_]+)_$/u },
  { trait: 'italic', pattern: /^\/\/(?<inner>(?:(?!\/\/)[\s\S])+)\/\/$/u },
];

export interface LineMark {
  /** Null for a mark that says nothing of the text, like a forced line break. */
  readonly trait: LineTrait | null;
  /** A sign with which the rest of a sentence can begin, too. */
  readonly canGoOn?: boolean;
  readonly pattern: RegExp;
}
