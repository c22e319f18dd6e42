// biome-ignore lint/style/noNamespace: Astro declares `Locals` in this namespace.
declare namespace App {
  interface Locals {
    page?: import('./text/page-context.ts').AnyContext;
  }
}
