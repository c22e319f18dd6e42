/** A site split into sub-sites: the base path of each, by the document that it holds. */
export type Shards = ReadonlyMap<string, string>;

/** Reads the setting `SHARDS`. `readShards('ipg=/ipg/,m10=/2010/')`; what does not read so throws. */
export function readShards(setting: string | undefined): Shards {
  if (!setting) return new Map();
  return new Map(
    setting.split(',').map((shard) => {
      const [, document, base] = /^([a-z][a-z\d]*)=(\/(?:\S*\/)?)$/u.exec(shard) ?? [];
      if (document === undefined || base === undefined)
        throw new Error(
          `SHARDS has '${shard}'; it takes documents with their base paths: ipg=/ipg/,m10=/m10/`,
        );
      return [document, base];
    }),
  );
}

/** The base path under which a file of the site is: that of its document, where this has a site of its own. */
export function baseOf(path: string, shards: Shards, own: string): string {
  const [, document = ''] = /^(?:(?:zh|ja|en|data)\/)([a-z][a-z\d]*)(?:[/.]|$)/u.exec(path) ?? [];
  return shards.get(document) ?? own;
}
