// biome-ignore lint/style/noNamespace: Astro has its types there.
declare namespace App {
  interface Locals {
    page?: import('./text/page-context.ts').AnyContext;
  }
}
