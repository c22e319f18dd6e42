const always = ['status', 'data', 'offline', 'accessibility', 'privacy'] as const;

/** The pages below a language that every site has and that search engines may show. */
export const listedPages: readonly string[] = always;

/** The names of all pages below a language that are of no document: no document can have one of them as its ID. */
export const pageNames: readonly string[] = [...always, 'cards', 'terms', 'search', 'saved'];
