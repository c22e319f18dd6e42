import { words } from '../schema/words.ts';

/** Between the steps of an address: `IPG 2.3, Definition 1, annotation 2`. By itself: scripts need it without the names. */
export const addressWords = words({
  comma: { zh: '，', ja: '、', en: ', ' },
});
