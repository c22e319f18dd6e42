/** With a slash at both ends. */
export const base = import.meta.env.BASE_URL.replace(/\/*$/u, '/');
