import { expect, test } from 'vitest';
import { keepUsedStyles, namesInScripts } from './styles.ts';

const styleOf = (html: string, scripts = '') =>
  /<style>(.*)<\/style>/u.exec(keepUsedStyles(html, namesInScripts(scripts)))?.[1];

test.each<{ why: string; css: string; left: string }>([
  { why: 'elements, classes and attributes of the page', css: 'p{a:b}.x{a:b}[data-y]{a:b}#z{a:b}', left: '' },
  { why: 'one selector of a list', css: '.word,.other{a:b}', left: '.word{a:b}' },
  { why: 'one of those that :is() lists', css: ':is(.other,.word) i{a:b}', left: ':is(.other,.word) i{a:b}' },
  { why: 'none of those that :is() lists', css: ':is(.other,p) i{a:b}', left: '' },
  { why: 'what is not there', css: 'i:not(.other,:has(p)){a:b}', left: 'i:not(.other,:has(p)){a:b}' },
  {
    why: 'states and what scripts of the page add',
    css: '.js i:hover::before{a:b}',
    left: '.js i:hover::before{a:b}',
  },
  { why: 'rules within rules', css: '.word{&.other{a:b}& i{a:b;c:d}}', left: '.word{& i{a:b;c:d}}' },
  {
    why: 'conditions with something in them',
    css: '@media print{p{a:b}}@media screen{i{a:b}}',
    left: '@media screen{i{a:b}}',
  },
  {
    why: 'values of attributes are not asked for',
    css: '[data-of="x y"] i{a:b}',
    left: '[data-of="x y"] i{a:b}',
  },
  { why: 'animations', css: '@keyframes late{to{a:b}}', left: '@keyframes late{to{a:b}}' },
])('$why: $css', ({ css, left }) => {
  const html = `<style>${css}</style><script>root.classList.add('js')</script><i class="one word" data-of="zh">word p</i>`;
  expect(styleOf(html)).toBe(left);
});

test('what scripts that come later may add stays', () => {
  const css = '.late{a:b}.later{a:b}[data-is-late]{a:b}dialog{a:b}';
  const scripts = 'make("dialog",{class:"late x"});document.body.dataset.isLate="";a.later()';
  expect(styleOf(`<style>${css}</style>`, scripts)).toBe('.late{a:b}[data-is-late]{a:b}dialog{a:b}');
});

test('what scripts ask for or take away is of the page, and does not stay', () => {
  const css = 'textarea{a:b}[data-asked]{a:b}[data-read]{a:b}[data-taken]{a:b}';
  const scripts =
    'find("input, textarea, [data-asked]");if(e.read===x.dataset.read)e.removeAttribute(`data-taken`)';
  expect(styleOf(`<style>${css}</style>`, scripts)).toBe('');
});

test('the sheets of a page become one, layer by layer, where the first of them is', () => {
  const html =
    '<style>@layer a,b;</style><script></script><style>@layer b{i{a:b}}</style><style>@layer a{i{c:d}}@layer b{i{e:f}}i{g:h}</style><i></i>';
  expect(keepUsedStyles(html, new Set())).toBe(
    '<style>@layer a,b;i{g:h}@layer b{i{a:b}i{e:f}}@layer a{i{c:d}}</style><script></script><i></i>',
  );
});
