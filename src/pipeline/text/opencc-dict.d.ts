/** The single dictionaries of OpenCC, `亂 乱|亙 亘|…`, which the package exports without types. */
declare module 'opencc-js/dict/*' {
  const words: string;
  // biome-ignore lint/style/noDefaultExport: the package exports them so.
  export default words;
}
