import { base } from './base-path.ts';

const asked = new Set<string>();

/**
 * Loads a script on demand, and asks at once for the files that it will import. Vite's own helper (src/build/plugins.ts)
 * also handles style sheets and browsers without `modulepreload`, which no page here needs and every page would carry.
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
