import type { Localized } from '../schema/language.ts';

/** The notice that the publisher's Fan Content Policy requires: in its English wording, and in our translations. */
export const fanContentNotice = (name: string): Localized => ({
  zh: `${name} 是爱好者依照《爱好者创作内容政策》（Fan Content Policy）制作的非官方内容，未经威世智（Wizards of the Coast）认可或背书。部分素材为威世智的财产。©Wizards of the Coast LLC.`,
  ja: `${name} は、ファンコンテンツ・ポリシー（Fan Content Policy）に沿った非公式のファンコンテンツです。ウィザーズ社（Wizards of the Coast）の認可・許諾は得ていません。題材の一部に、ウィザーズ社の財産を含んでいます。©Wizards of the Coast LLC.`,
  en: `${name} is unofficial Fan Content permitted under the Fan Content Policy. Not approved/endorsed by Wizards. Portions of the materials used are property of Wizards of the Coast. ©Wizards of the Coast LLC.`,
});
