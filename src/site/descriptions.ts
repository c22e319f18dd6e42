import { words } from '../schema/words.ts';

/** For search engines and shared links. */
export const descriptions = words({
  contents: {
    zh: '{document}的目录：全部 {sections} 节的三语名称，其中 {here} 节可在此阅读。',
    ja: '{document}の目次：全{sections}節の三言語の名称。ここで読めるのは{here}節です。',
    en: 'Contents of the {document}: {sections} {sections|section|sections} with names in three languages, {here} of which can be read here.',
  },
  section: {
    zh: '{title}：{languages}逐条对照，每条可引用。',
    ja: '{title}：{languages}を条文ごとに対照し、それぞれ引用できます。',
    en: '{title}: {languages}, side by side, each clause with a link to cite.',
  },
  chapter: {
    zh: '《{document}》（{asOf}）“{title}”一章，并注明此后变更的规则。',
    ja: '{document}（{asOf}）「{title}」。その後のルール変更も示します。',
    en: '“{title}” in the {document} ({asOf}), with the rules that have changed since.',
  },
  card: {
    zh: '{names}：《{document}》的 {rulings} 条释疑。',
    ja: '{names}：{document}の裁定{rulings}件。',
    en: '{names}: {rulings} {rulings|ruling|rulings} from the {document}.',
  },
});
