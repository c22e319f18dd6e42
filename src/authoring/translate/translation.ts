import type { Language } from '../../schema/language.ts';

/** The texts of one or more pages, as a translator sends them back. */
export interface Translation {
  readonly from: Language;
  readonly lang: Language;
  /** The name that the file gives, if it gives one. */
  readonly translator: string | undefined;
  readonly pages: readonly TranslatedPage[];
}

export interface TranslatedPage {
  readonly document: string;
  /** As in `content/unofficial`: `2.3`, `general-notes`, `cards/clone`. */
  readonly page: string;
  readonly units: readonly TranslatedUnit[];
  readonly line: number;
}

export interface TranslatedUnit {
  /** The ID of the text. */
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly line: number;
}

/** `ipg/2.4`, `m10/cards/clone` */
export const namedPage = /^(?<document>[a-z][a-z0-9]*)\/(?<page>(?:cards\/)?[a-z0-9][a-z0-9.-]*)$/u;

/** `zh-Hans`, `zh`, `zh_CN` -> `zh`; undefined for Traditional Chinese and other languages. */
export const languageOfTag = (tag = ''): Language | undefined => {
  const [primary = '', ...rest] = tag.toLowerCase().split(/[-_]/u);
  if (primary === 'zh')
    return rest.some((part) => ['hant', 'tw', 'hk', 'mo'].includes(part)) ? undefined : 'zh';
  return primary === 'ja' || primary === 'en' ? primary : undefined;
};
