import { bulletSigns } from '../lines/bullet-signs.ts';

/** What the marks of a line say: `> …`, `## …`, `• …`, `**…**`, `*…*`, `-----`. */
export type LineTrait = 'quoted' | 'heading' | 'bullet' | 'bold' | 'italic' | 'rule';

export interface LineMark {
  readonly trait: LineTrait;
  /** A sign with which the rest of a sentence can begin, too. */
  readonly canGoOn?: boolean;
  readonly pattern: RegExp;
}

/**
 * What marks a line as a whole, in the order it is looked for. `inner` is the text without the mark. The
 * patterns are written so that none of them reads a long line more than a few times.
 */
export const lineMarks: readonly LineMark[] = [
  // ——
  { trait: 'rule', canGoOn: true, pattern: /^(?<inner>[—―─]{2}|--)$/du },
  // -----   =====   * * *   the lone `>` between paragraphs of a quotation
  { trait: 'rule', pattern: /^(?<inner>(?:[-=*_~─━—–―]\s*){3,}|[>＞]+)$/du },
  // > A player draws too many cards.
  { trait: 'quoted', pattern: /^[>＞][>＞\s]*(?<inner>\S[\s\S]*)$/du },
  // ## Definition ##   ===== DEFINITION 定义 =====   ★この文書の枠組み
  { trait: 'heading', pattern: /^#{1,6}\s+(?<inner>[\s\S]*[^#\s])\s*#*$/du },
  { trait: 'heading', pattern: /^={2,6}(?<inner>[^=]+)={2,6}$/du },
  { trait: 'heading', pattern: /^[★☆]\s*(?<inner>[^\s。.][^。.]{0,60})$/du },
  // • A. A player …   ・プレイヤーが
  {
    trait: 'bullet',
    pattern: new RegExp(`^[${bulletSigns}]\\s*(?<inner>\\S[\\s\\S]*)$`, 'du'),
  },
  // o   A player …, as word processors write their second kind of bullet; - A player …   * A player …
  { trait: 'bullet', pattern: /^[o*＊+–—―‐−-]\s+(?<inner>\S[\s\S]*)$/du },
  // ——牌套有折痕；   -- A player …; inside of a sentence a dash begins no point
  { trait: 'bullet', canGoOn: true, pattern: /^(?:[—―─]{2}|--)\s*(?<inner>[^\s—―─-][\s\S]*)$/du },
  // **A player …**   __A player …__
  { trait: 'bold', pattern: /^\*\*(?<inner>(?:(?!\*\*)[\s\S])+)\*\*$/du },
  { trait: 'bold', pattern: /^__(?<inner>(?:(?!__)[\s\S])+)__$/du },
  // *This is why …*   _This is why …_
  { trait: 'italic', pattern: /^\*(?<inner>[^*]+)\*$/du },
  { trait: 'italic', pattern: /^_(?<inner>[^_]+)_$/du },
];
