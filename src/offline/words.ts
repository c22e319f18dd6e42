import { words } from '../schema/words.ts';

export const offlineWords = words({
  title: { zh: '离线使用', ja: 'オフラインで使う', en: 'Offline use' },
  lead: {
    zh: '把整个网站保存到这台设备上，没有网络时也能阅读、对照、搜索。三种界面语言都包括在内；把方针全文放在一页上的页面不包括在内，各节都有。',
    ja: 'サイト全体をこの端末に保存します。オフラインでも閲覧、対照、検索ができます。3つの表示言語がすべて含まれます。指針の全文を1ページにしたものは含まれません（各節は含まれます）。',
    en: 'Save the whole site on this device to read, compare and search without a network, in all three interface languages. The page with a whole guide is not included; its sections are.',
  },
  needsScript: {
    zh: '离线使用需要 JavaScript。没有 JavaScript 时，联网仍可阅读全部页面。',
    ja: 'オフラインで使うにはJavaScriptが必要です。JavaScriptがなくても、オンラインならすべてのページを読めます。',
    en: 'Offline use needs JavaScript. Without it, you can still read every page while online.',
  },
  store: { zh: '保存到这台设备', ja: 'この端末にオフライン保存', en: 'Save on this device' },
  update: { zh: '更新离线副本', ja: 'オフライン保存を更新', en: 'Update the offline copy' },
  sized: { zh: '{text}（{size} MB）', ja: '{text}（{size} MB）', en: '{text} ({size} MB)' },
  remove: { zh: '移除离线副本', ja: 'オフライン保存を削除', en: 'Remove the offline copy' },
  loading: { zh: '正在保存：{percent}%', ja: '保存中：{percent}%', en: 'Saving: {percent}%' },
  stored: {
    zh: '已保存，资料截至 {date}。此后打开的页面都从这台设备读取。',
    ja: '保存済み（内容の日付：{date}）。これから開くページは、この端末から読み込まれます。',
    en: 'Saved, with content as of {date}. Pages you open from now on are read from this device.',
  },
  /** For an outdated copy: on the offline page, and on every page from the copy. */
  older: {
    zh: '离线副本的资料截至 {date}，网站此后已更新。',
    ja: 'オフライン保存（内容の日付：{date}）のあと、サイトが更新されました。',
    en: 'The site has been updated since your offline copy (content as of {date}).',
  },
  question: {
    zh: '要移除离线副本吗？移除以后，没有网络时就不能阅读和搜索本站了。',
    ja: 'オフライン保存を削除しますか？削除すると、オフラインでは当サイトの閲覧も検索もできなくなります。',
    en: 'Remove the offline copy? Without it, you can’t read or search this site while offline.',
  },
  troubles: {
    unsupported: {
      zh: '这个浏览器在此处不能保存页面（不支持此功能，或者网址不是 https）。',
      ja: 'このブラウザでは、ここでページを保存できません（未対応か、アドレスがhttpsではありません）。',
      en: 'This browser can’t save pages here (not supported, or the address is not https).',
    },
    refused: {
      zh: '浏览器没有保存。可能是空间不足、无痕窗口，或者设置中禁止本站保存数据。',
      ja: 'ブラウザが保存しませんでした。空き容量の不足、プライベートウィンドウ、データの保存を禁止する設定が原因かもしれません。',
      en: 'The browser didn’t save it: the device may be full, this may be a private window, or a setting stops this site from keeping data.',
    },
    network: {
      zh: '无法连接网站。请检查网络，然后重试。',
      ja: 'サイトに接続できません。接続を確認して、もう一度お試しください。',
      en: 'Can’t reach the site. Check the connection and try again.',
    },
  },
  homeScreen: {
    zh: '在浏览器菜单中选择“安装”或“添加到主屏幕”，就能像应用一样打开本站。Safari 会清除七天未打开的网站的数据，已添加到主屏幕的除外。',
    ja: 'ブラウザのメニューから「インストール」または「ホーム画面に追加」を選ぶと、アプリのように開けます。Safariは、7日間開かれなかったサイトのデータを削除します（ホーム画面に追加したものを除く）。',
    en: 'Choose “Install” or “Add to Home Screen” in the browser’s menu to open the site like an app. Safari deletes the data of sites you haven’t opened for seven days, unless they are on the home screen.',
  },
  missing: {
    zh: '离线副本中没有这一页',
    ja: 'このページはオフライン保存にありません',
    en: 'This page is not in the offline copy',
  },
  tryAgain: { zh: '重试', ja: '再試行', en: 'Try again' },
});
