import { words } from '../schema/words.ts';
import type { Kept, KeptInTab } from './helpers.browser.ts';

/** The accessibility statement has to agree with the tests (tests/browser/site, tests/site). */
export const accessibilityWords = words({
  title: { zh: '无障碍', ja: 'アクセシビリティ', en: 'Accessibility' },
  lead: {
    zh: '目标是 WCAG 2.2 的 AA 级。以下是测试过的内容。',
    ja: '目標はWCAG 2.2のレベルAAです。試験した内容は次のとおりです。',
    en: 'The goal is WCAG 2.2 at level AA. This is what was tested.',
  },
  lines: {
    zh: [
      '自动检查工具 axe-core 在各类页面上没有发现问题，浅色与深色的对比度也在内；三种语言界面的页面由相同的元素组成。',
      '窗口宽320像素（相当于1280像素的窗口放大到400%）时，或者文字放大到200%时，页面都不需要横向滚动。',
      '查找一条、打开它、打开另一种语言、复制链接，只用键盘就能完成。',
      '每段文字都标明语言，读屏软件可以据此朗读；法术力符号有文字名称。',
      '颜色从不单独表达意思，另有符号、文字或线型。',
      '不运行脚本也能阅读全部文本；搜索与离线使用需要脚本。',
      '网页的 HTML 经过校验，牌的页面抽样校验。',
      '没有测试的：尚无用读屏软件试用的记录；自动测试只在 Chromium 中进行。',
    ],
    ja: [
      '自動検査ツールaxe-coreは、各種のページで問題を検出していません。ライトとダークのコントラストも検査しています。三言語のページは同じ要素でできています。',
      '幅320ピクセルのウィンドウ（1280ピクセルを400％に拡大した状態に相当）でも、文字を200％に拡大しても、ページの横スクロールは不要です。',
      '条文を探す、開く、別の言語を開く、リンクをコピーする操作は、キーボードだけでできます。',
      '文章にはそれぞれ言語を指定してあり、スクリーンリーダーがその言語で読み上げられます。マナ・シンボルには文字の名前があります。',
      '色だけで意味を表すことはなく、記号・文字・線の形を併用しています。',
      'スクリプトを使わなくても、すべての文章を読めます。検索とオフラインでの利用にはスクリプトが必要です。',
      'ページのHTMLを検証しています（カードのページは抽出）。',
      '試験していないこと：スクリーンリーダーで人が試した記録はありません。自動試験はChromiumだけで行っています。',
    ],
    en: [
      'The checker axe-core reports no problem on any kind of page, including contrast in the light and dark themes. Pages have the same elements in all three languages.',
      'No page scrolls sideways in a window 320 pixels wide (1280 pixels at 400% zoom), or with text at 200%.',
      'The keyboard alone is enough to find a clause, open it, read it in another language and copy its link.',
      'Every text is marked with its language, so that a screen reader can speak it; mana symbols have names in words.',
      'Color is never the only sign: there is also a symbol, a word or a line style.',
      'Everything can be read without scripts; search and offline use need them.',
      'The HTML of the pages is validated; of the card pages, only a sample.',
      'Not tested: there is no record of a test with a screen reader, and the automatic tests run in Chromium only.',
    ],
  },
  /** Followed by the address for reports; `reportHow` is for a site without such an address. */
  report: {
    zh: '发现障碍？请写明页面与所用的浏览器、辅助工具，在此报告：',
    ja: '利用の妨げになるものを見つけたら、ページと、お使いのブラウザや支援技術を書いて、こちらに報告してください：',
    en: 'Something in your way? Say which page, browser and assistive tool, and report it here: ',
  },
  reportHow: {
    zh: '发现障碍？请写明页面与所用的浏览器、辅助工具，告诉本站的维护者。',
    ja: '利用の妨げになるものを見つけたら、ページと、お使いのブラウザや支援技術を書いて、このサイトの管理者に知らせてください。',
    en: 'Something in your way? Tell whoever runs this site which page, browser and assistive tool.',
  },
});

export const privacyWords = words({
  title: { zh: '隐私', ja: 'プライバシー', en: 'Privacy' },
  lead: {
    zh: '本站不跟踪读者：没有 Cookie，没有访问统计，没有广告，也没有账号。',
    ja: '当サイトは利用者を追跡しません。Cookie、アクセス解析、広告、アカウントはいずれもありません。',
    en: 'This site does not track its readers: no cookies, no analytics, no advertising, no accounts.',
  },
  lines: {
    zh: [
      '页面不从其他网站载入任何内容，字体也不例外；每一页的内容安全策略都禁止这样做。',
      '搜索在浏览器里进行。搜索页的网址含有搜索词，打开这样的网址时，托管本站的服务器会收到它。',
      '网址里还有打开的语言等阅读方式，同样随网址送到服务器。服务器是否留有访问日志，由托管者决定，页面无法控制。',
      '通往其他网站的链接，按下之后才会联系那个网站。',
      '复制时才写入剪贴板，从不读取。',
      '别的网站若使用本站的 linker.js：打开那一页时，浏览器从托管本站的服务器取得该脚本，并照那一页的设定告知来自何处；指到一处引用时，才取得显示它的脚本和那一节的文件，不带 Cookie，也不告知来自哪一页。此外什么也不发送。',
    ],
    ja: [
      'ページがほかのサイトから読み込むものは、フォントを含めて何もありません。各ページのコンテンツ・セキュリティ・ポリシーが禁じています。',
      '検索はブラウザの中で行います。検索ページのアドレスには検索語が入り、そのアドレスを開くと、当サイトを置いているサーバーに届きます。',
      'アドレスには開いている言語などの表示方法も入り、同じくサーバーに届きます。サーバーがアクセス記録を残すかどうかは運営者しだいで、ページからは決められません。',
      'ほかのサイトへのリンクは、押すまでそのサイトに接続しません。',
      'クリップボードには、コピーするときに書き込むだけで、読み取りません。',
      'ほかのサイトが当サイトのlinker.jsを使っている場合：そのページを開くと、ブラウザが当サイトのサーバーからスクリプトを読み込み、どのページからかはそのページの設定に従って伝わります。引用を指したときに初めて、表示のためのスクリプトとその節のファイルを、Cookieなし、参照元なしで読み込みます。ほかには何も送りません。',
    ],
    en: [
      'No page loads anything from another site, not even fonts; the content security policy of every page forbids it.',
      'Searches run in your browser. The address of the search page contains your query, and the server receives it when that address is opened.',
      'Addresses also contain reading choices, such as open languages. The server may log them; this site cannot control that.',
      'A link to another site contacts that site only when you follow it.',
      'The clipboard is written when you copy, and never read.',
      'Other sites may use our linker.js. When you open a page of such a site, your browser loads the script from the server of this site, and tells it the address of the page if the settings of the page allow that. When you point at a citation, your browser loads the preview script and the file of the section, without cookies and without the address of the page. Nothing else is sent.',
    ],
  },
  onDevice: {
    zh: '您改过的设定、收藏的内容与上次阅读的节保存在这台设备的浏览器里，不会发送到任何地方（localStorage，名称以 sidejudge- 开头）：',
    ja: '変更した設定、お気に入り、前回読んだ節は、この端末のブラウザに保存され、どこにも送られません（localStorage、名前はsidejudge-で始まります）：',
    en: 'Settings that you have changed, what you have saved, and the section that you read last are kept in the browser of this device and sent nowhere (localStorage, names beginning with sidejudge-): ',
  },
  kept: {
    lang: { zh: '界面语言', ja: '表示言語', en: 'the language of the interface' },
    saved: { zh: '收藏', ja: 'お気に入り', en: 'saved entries' },
    last: { zh: '上次阅读的节', ja: '前回読んだ節', en: 'the section read last' },
    reader: {
      zh: '阅读方式（打开的语言、评注、繁体字、术语标记、非官方译文、字号、主题）',
      ja: '表示方法（開いている言語、注釈、繁体字、用語の印、非公式訳、文字の大きさ、テーマ）',
      en: 'how you read (languages, annotations, Traditional characters, marks of terms, unofficial translations, text size, theme)',
    },
    player: {
      zh: '出示给牌手时选的语言（一位或两位牌手）',
      ja: 'プレイヤー（一人または二人）に見せるときの言語',
      en: 'the languages of texts shown to one or two players',
    },
  } satisfies Record<Kept, unknown>,
  inTab: {
    zh: '关闭标签页就消失的（sessionStorage）：',
    ja: 'タブを閉じると消えるもの（sessionStorage）：',
    en: 'Gone when the tab is closed (sessionStorage): ',
  },
  keptInTab: {
    'asked-script': {
      zh: '链接所要的简体或繁体字',
      ja: 'リンクが指定した簡体字または繁体字',
      en: 'Simplified or Traditional characters, if a link asked for them',
    },
    found: {
      zh: '从搜索结果打开页面时要标出的词',
      ja: '検索結果から開いたページで示す検索語',
      en: 'the words to mark on a page that a search result has opened',
    },
    newest: {
      zh: '离线副本之后网站是否已更新',
      ja: 'オフライン保存のあとサイトが更新されたかどうか',
      en: 'whether the site has been updated since the offline copy',
    },
    place: {
      zh: '切换界面语言时的阅读位置',
      ja: '表示言語を切り替えるときの位置',
      en: 'the reading position while the interface language changes',
    },
  } satisfies Record<KeptInTab, unknown>,
  offline: {
    zh: '只有在“离线使用”页按下保存，网站才会存入浏览器的 Cache Storage，并登记一个 service worker；在该页可以移除。',
    ja: '「オフラインで使う」のページでオフライン保存したときだけ、サイトがブラウザのCache Storageに入り、サービスワーカーが登録されます。同じページで削除できます。',
    en: 'The site is stored in the Cache Storage of your browser, with a service worker, only if you save it on the page “Offline use”. The same page removes both.',
  },
  clear: {
    zh: '在浏览器中清除本站的数据，以上各项就都删除了。',
    ja: 'ブラウザで当サイトのデータを消去すると、以上はすべて消えます。',
    en: 'Clearing the data of this site in your browser removes everything listed here.',
  },
});
