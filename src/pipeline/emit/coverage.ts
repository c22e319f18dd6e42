import { type Coverage, leftOutReasons, perReason } from '../../schema/coverage.ts';
import { languagesOffPage } from '../join/replaced.ts';
import type { PreparedSource } from '../marked-text/prepare-source.ts';
import { type Piece, sourceOffsetsOf, spanOfPiece } from '../text/flow.ts';
import { positionAt } from '../text/source-text.ts';

/** Counts the rows of each source, and lists rows on no page. Dividers and rows of replaced texts do not count. */
export const coverageOf = (sources: readonly PreparedSource[]): Coverage => {
  const counted = sources.map((text) => {
    const offPage = languagesOffPage(text, sources);
    return {
      file: text.source.file,
      paragraphs: text.paragraphs.filter(({ name }) => name.is !== 'divider' && !offPage.includes(name.lang)),
    };
  });
  return {
    schemaVersion: 2,
    sources: counted.map(({ file, paragraphs }) => {
      const sum = (own: typeof paragraphs): number =>
        own.reduce((total, { piece }) => total + (piece ? rowsOf(piece) : 0), 0);
      const leftOut = perReason((reason) => sum(paragraphs.filter(({ name }) => name.is === reason)));
      const rows = sum(paragraphs);
      const onNoPage = Object.values(leftOut).reduce((total, count) => total + count, 0);
      return { file, rows, onPages: rows - onNoPage, leftOut };
    }),
    leftOut: counted.flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ name, piece }) => {
        const reason = leftOutReasons.find((one) => one === name.is);
        return reason && piece ? [{ reason, text: piece.flow.text, source: spanOfPiece(piece) }] : [];
      }),
    ),
  };
};

const rowsOf = ({ source, flow }: Piece): number =>
  new Set(sourceOffsetsOf(flow).map((offset) => positionAt(source, offset).line)).size;
