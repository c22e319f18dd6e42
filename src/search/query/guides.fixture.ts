import type { CalledGuide } from './citation.ts';

/** A guide, and two of them. */
export const guides: readonly CalledGuide[] = [
  { id: 'ipg', name: 'IPG', called: ['ipg', 'infraction procedure guide', '违规处理方针', '違反処置指針'] },
];
export const twoGuides: readonly CalledGuide[] = [
  ...guides,
  {
    id: 'mtr',
    name: 'MTR',
    called: ['mtr', 'magic tournament rules', '万智牌比赛规则', 'マジック・イベント規定'],
  },
];
