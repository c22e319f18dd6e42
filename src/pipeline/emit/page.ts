import type { RootContent } from 'mdast';
import type { CardRecord } from '../../schema/card.ts';
import type { Doubt } from '../../schema/doubt.ts';
import type { GuideSection } from '../../schema/guide.ts';
import type { UnitContext } from './unit.ts';
import type { Dated, Translate } from './unofficial.ts';

/** What the emitters of all pages need. */
export interface EmitContext extends Omit<UnitContext, 'page' | 'translate'> {
  /** The translations of the texts of a page; `dated` has the editions of its official texts. */
  readonly translateOn: (page: string, dated?: Dated) => Translate;
  readonly comparedOf: (page: string) => GuideSection['compared'];
  readonly doubts: readonly Doubt[];
}

/** A page: its record, and what its MDX file is written from. */
export interface EmittedPage<Record> {
  /** Path under `content/docs`: `m10/cards/clone.mdx`. */
  readonly path: string;
  readonly record: Record;
  /** The body; boxes on it have the translations of their cards. */
  readonly body: (cardOf: CardOf) => readonly RootContent[];
  /** The frontmatter. */
  readonly head: (record: Record) => object;
}

/** The record of a card of the same set, if it has a page. */
export type CardOf = (slug: string) => CardRecord | undefined;
