import type { Staged } from '../../../../pipeline/diagnostics.ts';
import { createSourceText } from '../../../../pipeline/text/source-text.ts';
import type { Part } from '../../../../schema/guide.ts';
import { languages as allLanguages, type Language } from '../../../../schema/language.ts';
import type { Quoting } from '../../../../schema/source.ts';
import { findMisplaced } from '../../lines/conserve.fixture.ts';
import { readStructure } from '../../read-structure.ts';
import type { GuideBlock, GuideStructure } from '../../structure.ts';

/** The options with which a test reads a text. */
export interface Reading {
  readonly languages?: readonly Language[];
  readonly isAnnotated?: boolean;
  readonly quoted?: Quoting;
  readonly plain?: string;
  readonly partOf?: (text: string) => Part | undefined;
}

/** Reads a text, and throws if a character of it is lost or in two places. */
export const structure = (
  text: string,
  { languages = allLanguages, isAnnotated = false, ...known }: Reading = {},
): Staged<GuideStructure> => {
  const source = createSourceText('test.txt', text);
  const kind = isAnnotated ? 'guide-annotated' : 'guide';
  const staged = readStructure(source, kind, { languages, ...known }) as Staged<GuideStructure>;
  const [lost] = findMisplaced(source, staged.value);
  if (lost) throw new Error(`${lost} in ${JSON.stringify(text.slice(0, 200))}`);
  return staged;
};

/**
 * A structure as lines to compare: `title en Hidden Card Error`, `heading penalty zh 处罚`, `penalty en Warning`,
 * `definition zh 牌手…`, `examples en A: A player…`, `definition en note: This…`, and then what is left out.
 */
export const outline = (text: string, reading: Reading = {}): readonly string[] => {
  const { value } = structure(text, reading);
  return [
    ...value.blocks.map(showBlock),
    ...value.leftOut.map(({ reason, flow }) => `${reason}: ${flow.text}`),
  ];
};

const showBlock = ({ role, part, lang, label, about, flow }: GuideBlock): string => {
  const { text } = flow;
  if (role === 'title') return `title ${lang} ${text}`;
  if (role === 'heading') return `heading ${part} ${lang} ${text}`;
  if (role === 'penalty') return `penalty ${lang} ${text}`;
  if (role === 'annotation') return `${part} ${lang} note${showAbout(about)}: ${text}`;
  return label === undefined ? `${part} ${lang} ${text}` : `${part} ${lang} ${label}: ${text}`;
};

const showAbout = (about: GuideBlock['about']): string => {
  if (!about) return '';
  return about.scope === 'part' ? ' on all' : ` on ${about.label}`;
};
