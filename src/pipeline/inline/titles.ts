import { inInterface, type Localized } from '../../schema/language.ts';
import type { ByLanguage } from '../join/tree.ts';
import type { Piece } from '../text/flow.ts';
import { parseInline, plainText } from './inline.ts';

/** Our title in each language, or what the text prints there. */
export const titlesOf = (headings: ByLanguage<Piece>, titles: ByLanguage<string> = {}): Localized =>
  inInterface((lang) => titles[lang] ?? plainTitle(headings[lang]) ?? noTitle);

/** `_万智牌2010_常见问题集` without its marks: a title is plain text wherever it is shown. */
export const plainTitle = (piece: Piece | undefined): string | undefined =>
  piece && plainText(parseInline(piece.flow.text));

/** The title of a chapter or section that nothing names. */
export const noTitle = '…';
