import { words } from '../schema/words.ts';

export const penaltyWords = words({
  none: { zh: '无', ja: 'なし', en: 'None' },
  warning: { zh: '警告', ja: '警告', en: 'Warning' },
  'game-loss': { zh: '一盘负', ja: 'ゲームの敗北', en: 'Game Loss' },
  'match-loss': { zh: '一局负', ja: 'マッチの敗北', en: 'Match Loss' },
  disqualification: { zh: '取消资格', ja: '失格', en: 'Disqualification' },
});
