import { words } from '../schema/words.ts';

/** The page that stores the site, and the one in place of a page that is not stored. */
export const offlineWords = words({
  title: { zh: '离线使用', ja: 'オフラインで使う', en: 'Offline use' },
  lead: {
    zh: '把整个网站保存到这台设备上，没有网络时也能阅读、对照、搜索。三种界面语言都包括在内；把方针全文放在一页上的页面不包括在内，各节都有。',
    ja: 'サイト全体をこの端末に保存します。オフラインでも閲覧、対照、検索ができます。3つの表示言語がすべて含まれます。指針の全文を1ページにしたものは含まれません（各節は含まれます）。',
    en: 'Save the whole site on this device to read, compare and search without a network, in all three interface languages. Not included: the page that has all of a guide (its sections are).',
  },
  needsScript: {
    zh: '离线使用需要 JavaScript。没有 JavaScript 时，联网仍可阅读全部页面。',
    ja: 'オフラインで使うにはJavaScriptが必要です。JavaScriptがなくても、オンラインならすべてのページを読めます。',
    en: 'Offline use needs JavaScript. Without it, you can still read every page while online.',
  },
  size: { zh: '下载大小：{size} MB', ja: 'ダウンロードサイズ：{size} MB', en: 'Download size: {size} MB' },
  unreachable: {
    zh: '无法连接网站：现在不能下载，也无法得知网站是否已更新。',
    ja: 'サイトに接続できないため、ダウンロードも更新の確認もできません。',
    en: 'Can’t reach the site, so it can’t be downloaded or checked for a newer version right now.',
  },
  store: { zh: '保存到这台设备', ja: 'この端末に保存', en: 'Save on this device' },
  update: { zh: '更新离线副本', ja: '保存データを更新', en: 'Update the offline copy' },
  remove: { zh: '移除离线副本', ja: '保存データを削除', en: 'Remove the offline copy' },
  progress: { zh: '下载进度', ja: 'ダウンロードの進行状況', en: 'Download progress' },
  loading: { zh: '正在保存：{percent}%', ja: '保存中：{percent}%', en: 'Saving: {percent}%' },
  nothing: { zh: '还没有保存。', ja: 'まだ保存されていません。', en: 'Nothing saved yet.' },
  stored: {
    zh: '已保存，资料截至 {date}。此后打开的页面都从这台设备读取。',
    ja: '保存済み（内容の日付：{date}）。これから開くページは、この端末から読み込まれます。',
    en: 'Saved, with content as of {date}. Pages you open from now on are read from this device.',
  },
  isOlder: {
    zh: '网站已更新（资料截至 {date}）。更新之前，现有的副本照常可用。',
    ja: 'サイトが更新されました（内容の日付：{date}）。更新するまでは、今の保存データをそのまま使えます。',
    en: 'The site has been updated (content as of {date}). Your copy keeps working until you update it.',
  },
  question: {
    zh: '要移除离线副本吗？移除以后，没有网络时就不能阅读和搜索本站了。',
    ja: '保存データを削除しますか？削除すると、オフラインでは当サイトの閲覧も検索もできなくなります。',
    en: 'Remove the offline copy? Without it, you can’t read or search this site while offline.',
  },
  troubles: {
    unsupported: {
      zh: '这个浏览器在此处不能保存页面（不支持此功能，或者网址不是 https）。',
      ja: 'このブラウザでは、ここでページを保存できません（未対応か、アドレスがhttpsではありません）。',
      en: 'This browser can’t save pages here (not supported, or the address is not https).',
    },
    refused: {
      zh: '浏览器拒绝保存。可能是无痕窗口，或者设置中禁止本站保存数据。',
      ja: 'ブラウザが保存を許可しませんでした。プライベートウィンドウか、データの保存を禁止する設定が原因かもしれません。',
      en: 'The browser didn’t allow saving. This may be a private window, or a setting that stops this site from keeping data.',
    },
    full: {
      zh: '存储空间不足。请先在设备上腾出空间。',
      ja: '空き容量が足りません。端末の空き容量を増やしてから、もう一度お試しください。',
      en: 'Not enough space. Free some on the device first.',
    },
    network: {
      zh: '下载中断。请检查网络连接，然后重试。',
      ja: 'ダウンロードが中断されました。接続を確認して、もう一度お試しください。',
      en: 'The download was interrupted. Check the connection and try again.',
    },
  },
  homeScreen: {
    zh: '在浏览器菜单中选择“安装”或“添加到主屏幕”，就能像应用一样打开本站。Safari 会清除七天未打开的网站的数据，已添加到主屏幕的除外。',
    ja: 'ブラウザのメニューから「インストール」または「ホーム画面に追加」を選ぶと、アプリのように開けます。Safariは、7日間開かれなかったサイトのデータを削除します（ホーム画面に追加したものを除く）。',
    en: 'Choose “Install” or “Add to Home Screen” in the browser’s menu to open the site like an app. Safari deletes the data of sites you haven’t opened for seven days, unless they are on the home screen.',
  },
  missing: {
    zh: '离线副本中没有这一页',
    ja: 'このページは保存データにありません',
    en: 'This page is not in the offline copy',
  },
  missingLead: {
    zh: '现在无法连接网站，离线副本中也没有这一页。',
    ja: '現在サイトに接続できず、保存データにもこのページはありません。',
    en: 'The site can’t be reached right now, and the offline copy doesn’t have this page.',
  },
  tryAgain: { zh: '重试', ja: '再試行', en: 'Try again' },
});
