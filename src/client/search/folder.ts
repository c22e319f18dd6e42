/** Where the files of the index are. */
export const indexFolder = `${import.meta.env.BASE_URL.replace(/\/*$/u, '/')}pagefind/`;
