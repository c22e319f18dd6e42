/** A script that only loads others: `import"./shared.js";import"./reader.js";`. */
const stub = /^(?:import"\.\/[\w.-]+";?)+\s*$/u;

/** Lists the scripts that only load others, each with the names of those. */
export function listStubs(scripts: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const only = [...scripts].filter(([, code]) => stub.test(code));
  return new Map(
    only.map(([name, code]) => [name, [...code.matchAll(/"\.\/([^"]+)"/gu)].map(([, each = '']) => each)]),
  );
}

/**
 * Makes a page load the scripts behind its stubs directly, because each stub is a round trip. `<script …
 * src="/_astro/page.js"> => <script … src="/_astro/shared.js">`
 */
export const skipStubs = (html: string, stubs: ReadonlyMap<string, readonly string[]>): string =>
  html.replace(/<script type="module" src="([^"]*\/)([^"/]+)"><\/script>/gu, (script, folder, name) => {
    const loaded = stubs.get(name);
    if (!loaded) return script;
    return loaded.map((each) => `<script type="module" src="${folder}${each}"></script>`).join('');
  });
