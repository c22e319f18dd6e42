import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as pagefind from 'pagefind';

/**
 * Indexes the built pages with Pagefind as it comes and writes a site with the same search page contract
 * (box, status, results) over it. Returns its folder.
 */
export async function makePagefindSite(dist: string): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sidejudge-pagefind-'));
  const { index, errors } = await pagefind.createIndex();
  if (!index) throw new Error(errors.join('; '));
  try {
    cpSync(path.join(dist, 'zh'), path.join(folder, 'pages/zh'), { recursive: true });
    await index.addDirectory({ path: path.join(folder, 'pages') });
    await index.writeFiles({ outputPath: path.join(folder, 'pagefind') });
  } finally {
    await pagefind.close();
  }
  writeFileSync(path.join(folder, 'index.html'), page);
  return folder;
}

const page = `<!doctype html>
<html lang="zh-Hans"><meta charset="utf-8"><title>Pagefind</title>
<div data-search><input type="search"></div>
<p data-search-status data-state="idle"></p><ol data-search-results></ol>
<script type="module">
const box = document.querySelector('input');
const status = document.querySelector('[data-search-status]');
const list = document.querySelector('ol');
let engine;
const load = () => engine ??= import('/pagefind/pagefind.js').then(async (m) => (await m.init(), m));
box.addEventListener('focus', load);
box.addEventListener('input', async () => {
  const query = box.value;
  const { results } = await (await load()).search(query);
  const data = await Promise.all(results.slice(0, 10).map((result) => result.data()));
  list.replaceChildren(...data.map(({ url, excerpt }) => {
    const item = document.createElement('li');
    item.innerHTML = '<a></a><p>' + excerpt + '</p>';
    item.querySelector('a').href = url.replace(/^.*?\\/zh\\//u, '/zh/');
    return item;
  }));
  status.dataset.query = query.trim();
  status.dataset.state = data.length > 0 ? 'done' : 'empty';
});
</script></html>
`;
