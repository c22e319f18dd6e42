import { manifest } from 'virtual:search-index';

/** Where the files of the index are. */
export const indexFolder = `${import.meta.env.BASE_URL.replace(/\/*$/u, '/')}pagefind/`;

/** Loads a file of the index; rejects when it is not there. */
export async function loadFile(file: string, options: RequestInit = {}): Promise<Response> {
  const response = await fetch(`${indexFolder}${file}?v=${manifest.version}`, options);
  if (!response.ok) throw new Error(`A file of the search is not there: ${file}, ${response.status}`);
  return response;
}
