import { words } from '../schema/words.ts';

/**
 * The separator in the name of a place: `IPG 2.3, Definition 1, annotation 2`. In a file of its own, because scripts
 * need it without the names.
 */
export const addressWords = words({
  comma: { zh: '，', ja: '、', en: ', ' },
});
