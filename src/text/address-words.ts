import { words } from '../schema/words.ts';

/** As in `IPG 2.3, Definition 1`. In its own file, because scripts need it without the names. */
export const addressWords = words({
  comma: { zh: '，', ja: '、', en: ', ' },
});
