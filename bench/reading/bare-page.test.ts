import { expect, test } from 'vitest';
import { barePage } from './bare-page.ts';

test.each([
  {
    what: 'words keep their language',
    page: '<p class=cell lang=ja>違反</p>',
    bare: '<p lang="ja">違反</p>',
  },
  {
    what: 'links lead where they led',
    page: '<a class=term href="/x/">牌</a>',
    bare: '<a href="/x/">牌</a>',
  },
  {
    what: 'scripts, styles and pictures go',
    page: '<svg></svg>a<script>b</script><style>c</style>',
    bare: 'a',
  },
  {
    what: 'what a browser hides goes',
    page: '<div popover>a</div><dialog>b</dialog><p hidden>c</p>d',
    bare: 'd',
  },
  {
    what: 'folded texts stay folded',
    page: '<details name=x><summary>a</summary>b</details>',
    bare: '<details><summary>a</summary>b</details>',
  },
])('$what', ({ page, bare }) => {
  expect(barePage(`<!doctype html><title>t</title><body>${page}`)).toBe(
    `<!DOCTYPE html><html><head><title>t</title></head><body>${bare}</body></html>`,
  );
});
