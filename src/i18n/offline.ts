import type { Trouble } from '../client/offline/store.ts';
import type { Language } from '../schema/language.ts';

/** What the page for storing the site says, and the one that stands where nothing is stored. `{…}` is filled in. */
export interface OfflineStrings {
  readonly title: string;
  readonly lead: string;
  readonly needsScript: string;
  readonly every: string;
  readonly languages: string;
  readonly documents: string;
  readonly shared: string;
  readonly size: string;
  readonly total: string;
  readonly free: string;
  readonly store: string;
  readonly update: string;
  readonly stop: string;
  readonly remove: string;
  readonly progress: string;
  readonly loading: string;
  readonly stored: string;
  readonly removed: string;
  readonly keep: string;
  readonly kept: string;
  readonly notKept: string;
  readonly choose: string;
  readonly stands: string;
  readonly nothing: string;
  readonly date: string;
  readonly storedAt: string;
  readonly version: string;
  readonly isNewest: string;
  readonly isOlder: string;
  readonly isUnknown: string;
  readonly troubles: Readonly<Record<Trouble, string>>;
  readonly stillThere: string;
  readonly goesOn: string;
  readonly homeScreen: string;
  readonly home: string;
  readonly cards: string;
  readonly missing: string;
  readonly missingLead: string;
  readonly asked: string;
  readonly again: string;
  readonly manage: string;
}

export const offlineStrings: Readonly<Record<Language, OfflineStrings>> = {
  zh: {
    title: '离线使用',
    lead: '把选定的页面存到这台设备上，没有网络时照样可以阅读、对照、检索。',
    needsScript: '存储页面需要 JavaScript。没有 JavaScript 时，有网络仍可阅读全部页面。',
    every: '每一页都带有全部语言的文本；界面语言只决定界面和第一栏。',
    languages: '界面语言',
    documents: '文件',
    shared: '检索与公用部分（必存）',
    size: '{size} kB',
    total: '需下载 {size} kB',
    free: '本站还可使用约 {size} MB',
    store: '存到这台设备',
    update: '更新所存的副本',
    stop: '中止',
    remove: '全部移除',
    progress: '下载进度',
    loading: '已下载 {percent}%',
    stored: '已存好。此后打开的页面都来自这台设备。',
    removed: '已全部移除。',
    keep: '能否久存',
    kept: '浏览器答应保留，直到您移除',
    notKept: '空间不足时，浏览器可能会移除',
    choose: '请至少选一种界面语言。',
    stands: '这台设备上存有',
    nothing: '这台设备上还没有存任何页面。',
    date: '资料截至',
    storedAt: '存储时间',
    version: '版本',
    isNewest: '与网站现在的版本相同。',
    isOlder:
      '网站已有另一个版本，资料截至 {date}。要换成它，请按“更新所存的副本”；在那之前，现有的副本照旧可用。',
    isUnknown: '现在无法得知网站有没有更新的版本：没有网络。',
    troubles: {
      unsupported: '这个浏览器在此处不能存储页面（不支持，或者地址不是 https）。',
      refused: '浏览器拒绝存储。隐私窗口，或者禁止本站存储数据的设置，都会如此。',
      full: '存储空间不够。请少选一些，或者先在设备上腾出空间。',
      network: '下载中断。请确认网络连接后重试。',
      renewed: '下载期间网站换了版本。请重试。',
      busy: '另一个页面正在存储，请等它完成。',
      stopped: '已中止。',
    },
    stillThere: '原有的副本保持完整。',
    goesOn: '有网络时，网站照常可用。',
    homeScreen:
      '在浏览器菜单中选择“安装”或“添加到主屏幕”，就能像应用一样打开。Safari 会移除七天没有打开的网站的数据，添加到主屏幕的除外。',
    home: '首页',
    cards: '万智牌2010：常见问题集与卡牌',
    missing: '这一页没有存在这台设备上',
    missingLead: '现在没有网络，而所存的副本里没有这一页。',
    asked: '要打开的地址',
    again: '再试一次',
    manage: '选择要存的内容',
  },
  ja: {
    title: 'オフラインで使う',
    lead: '選んだページをこの端末に保存します。ネットワークがなくても、読み、見比べ、検索できます。',
    needsScript:
      'ページの保存にはJavaScriptが必要です。JavaScriptなしでも、ネットワークがあればすべてのページを読めます。',
    every: 'どのページにもすべての言語の文があります。表示言語で変わるのは、画面の言葉と最初の段だけです。',
    languages: '表示言語',
    documents: '文書',
    shared: '検索と共通部分（必ず保存）',
    size: '{size} kB',
    total: 'ダウンロード：{size} kB',
    free: 'このサイトが使える残り：約{size} MB',
    store: 'この端末に保存',
    update: '保存した写しを更新',
    stop: '中止',
    remove: 'すべて削除',
    progress: 'ダウンロードの進み',
    loading: '{percent}% ダウンロード済み',
    stored: '保存しました。これから開くページは、この端末から読み込まれます。',
    removed: 'すべて削除しました。',
    keep: '保存の期限',
    kept: '削除するまで（ブラウザが保証）',
    notKept: '容量が足りなくなると、ブラウザが削除することがあります',
    choose: '表示言語を少なくとも一つ選んでください。',
    stands: 'この端末にあるもの',
    nothing: 'この端末にはまだ何も保存されていません。',
    date: '内容の日付',
    storedAt: '保存した日時',
    version: '版',
    isNewest: 'サイトの今の版と同じです。',
    isOlder:
      'サイトには別の版があります（内容の日付：{date}）。替えるには「保存した写しを更新」を押してください。それまでは今の写しがそのまま使えます。',
    isUnknown: 'ネットワークがないため、サイトに新しい版があるかどうかは分かりません。',
    troubles: {
      unsupported:
        'このブラウザは、ここではページを保存できません（対応していないか、アドレスがhttpsでない）。',
      refused:
        'ブラウザが保存を拒みました。プライベートウィンドウや、このサイトのデータ保存を禁じる設定ではそうなります。',
      full: '保存する容量が足りません。選ぶものを減らすか、先に端末の空きを増やしてください。',
      network: 'ダウンロードが途切れました。接続を確かめて、もう一度お試しください。',
      renewed: 'ダウンロードの間にサイトの版が替わりました。もう一度お試しください。',
      busy: '別のページが保存しています。終わるまでお待ちください。',
      stopped: '中止しました。',
    },
    stillThere: '前の写しはそのまま残っています。',
    goesOn: 'ネットワークがあれば、サイトはこれまでどおり使えます。',
    homeScreen:
      'ブラウザのメニューから「インストール」または「ホーム画面に追加」を選ぶと、アプリのように開けます。Safariは、7日間開かれなかったサイトのデータを消します（ホーム画面に追加したものを除く）。',
    home: 'トップページ',
    cards: '基本セット2010：FAQとカード',
    missing: 'このページはこの端末に保存されていません',
    missingLead: '今はネットワークがなく、保存した写しにこのページはありません。',
    asked: '開こうとしたアドレス',
    again: 'もう一度試す',
    manage: '保存するものを選ぶ',
  },
  en: {
    title: 'Offline use',
    lead: 'Store the pages you choose on this device: reading, comparing and searching then need no network.',
    needsScript:
      'Storing pages needs JavaScript. Without it, all pages can still be read while there is a network.',
    every:
      'Every page has the texts of all languages; the interface language decides the interface and the first column only.',
    languages: 'Interface language',
    documents: 'Documents',
    shared: 'Search and shared parts (always stored)',
    size: '{size} kB',
    total: 'To download: {size} kB',
    free: 'This site may use about {size} MB more',
    store: 'Store on this device',
    update: 'Update the stored copy',
    stop: 'Stop',
    remove: 'Remove everything',
    progress: 'Download progress',
    loading: '{percent}% downloaded',
    stored: 'Stored. Pages you open from now on come from this device.',
    removed: 'Everything is removed.',
    keep: 'How long',
    kept: 'until you remove it, the browser promises',
    notKept: 'the browser may remove it when space runs short',
    choose: 'Choose at least one interface language.',
    stands: 'On this device',
    nothing: 'Nothing is stored on this device yet.',
    date: 'State of',
    storedAt: 'Stored',
    version: 'Version',
    isNewest: 'It is the same version as the site has now.',
    isOlder:
      'The site has another version, state of {date}. To change over, press “Update the stored copy”; until then the present copy goes on working.',
    isUnknown: 'Whether the site has a newer version cannot be told now: there is no network.',
    troubles: {
      unsupported: 'This browser cannot store pages here (not supported, or the address is not https).',
      refused:
        'The browser refuses to store anything. Private windows do so, and settings that forbid this site to keep data.',
      full: 'There is not enough space. Choose less, or make room on the device first.',
      network: 'The download broke off. Check the connection and try again.',
      renewed: 'The site changed its version during the download. Please try again.',
      busy: 'Another page is storing at the moment; wait until it is done.',
      stopped: 'Stopped.',
    },
    stillThere: 'The copy that was there is still whole.',
    goesOn: 'With a network, the site works as before.',
    homeScreen:
      'With “Install” or “Add to Home Screen” in the menu of the browser, the site opens like an app. Safari removes the data of sites that were not opened for seven days, unless they were added to the home screen.',
    home: 'Home page',
    cards: 'Magic 2010: FAQ and cards',
    missing: 'This page is not stored on this device',
    missingLead: 'There is no network now, and the stored copy does not have this page.',
    asked: 'The address asked for',
    again: 'Try again',
    manage: 'Choose what to store',
  },
};
