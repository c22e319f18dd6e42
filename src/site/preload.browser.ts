import { base } from './base-path.ts';

const asked = new Set<string>();

/**
 * Loads a script and, at once, the files that it imports. It replaces the helper of Vite (src/build/plugins.ts),
 * which is larger: it also handles style sheets and browsers without `modulepreload`, which no page needs.
 */
export function preload<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    const link = { rel: 'modulepreload', href: base + file };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
  return load();
}
