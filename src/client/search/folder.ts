/** Where the files of the index are. */
export const indexFolder = `${import.meta.env.BASE_URL.replace(/\/*$/u, '/')}pagefind/`;

/** Loads a file of an index; rejects when it is not there. */
export async function loadFile(file: string, options: RequestInit = {}): Promise<Response> {
  const response = await fetch(indexFolder + file, options);
  if (!response.ok) throw new Error(`${indexFolder}${file}: ${response.status}`);
  return response;
}
