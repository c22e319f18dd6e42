import { Document } from 'yaml';
import type { UnofficialFile } from '../../schema/unofficial.ts';

/** The unofficial texts of a section as the YAML file that is kept. */
export const unofficialToYaml = (file: UnofficialFile): string => {
  const document = new Document(file);
  document.commentBefore = [
    ` IPG ${file.section}: texts of translators where a language has no official one. They come in by`,
    ' `npm run content -- import FILE.xlf`, are marked as unofficial on every page, and count nowhere as texts.',
  ].join('\n');
  return document.toString({ lineWidth: 0 });
};
