/** Every kind of page, for each interface language; those at the end stand outside the languages. */
export const pagesOfEveryKind: readonly string[] = [
  ...['zh', 'ja', 'en'].flatMap((lang) =>
    [
      '',
      'ipg/2.3/?with=zh,ja,en',
      // Layouts differ in styles alone: all of them in Chinese, one in each other language.
      ...(lang === 'en' ? [] : ['ipg/2.3/?with=ja&layout=alternating&notes=folded']),
      ...(lang === 'ja' ? [] : ['ipg/2.3/?layout=single&notes=hidden']),
      'ipg/2.4/',
      'm10/',
      'm10/rules-changes/',
      'm10/changed/',
      'm10/card-rulings/',
      'cards/',
      'm10/cards/',
      'm10/cards/ajani-goldmane/',
      'm10/cards/hive-mind/',
      'm10/cards/warp-world/',
      'terms/',
      'status/',
      'data/',
      'offline/',
      'offline/not-stored/',
      'accessibility/',
      'privacy/',
      'search/',
      'search/?q=library',
      'search/?q=宇宙船+宇宙',
    ].map((path) => `${lang}/${path}`),
  ),
  '',
  '404.html',
];
