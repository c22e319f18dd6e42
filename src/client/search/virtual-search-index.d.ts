declare module 'virtual:search-index' {
  export const manifest: import('../../integrations/search-index/build-index.ts').SearchManifest;
}
