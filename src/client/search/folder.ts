/** Where the files of the index are. */
export const indexFolder = `${import.meta.env.BASE_URL.replace(/\/*$/u, '/')}pagefind/`;

/** Loads a file of an index; rejects when it is not there. */
export async function loadFile(
  file: string,
  options: RequestInit = {},
  folder = indexFolder,
): Promise<Response> {
  const response = await fetch(folder + file, options);
  if (!response.ok) throw new Error(`${folder}${file}: ${response.status}`);
  return response;
}
