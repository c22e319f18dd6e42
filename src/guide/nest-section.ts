/**
 * The HTML of a section as a part of a page that holds several: each ID begins with the number of its section, as does what
 * refers to one, and its title is a heading below that of the page. Where lines are in their sources, its own page says. It
 * is our own markup, in which every value is in double quotes.
 *
 * `nestSection('<h1 id="a"><a href="#b">', '2.3') // => '<h2 id="2.3-a"><a href="#2.3-b">'`
 */
export const nestSection = (html: string, number: string): string =>
  html.replace(/<[a-z][^\s>]*(?:\s+[^\s"=>]+(?:="[^"]*")?)*\s*\/?>|<\/h1>/gu, (tag) =>
    tag
      .replace(/^(<\/?h)1/u, (_, start: string) => `${start}2`)
      .replace(/( (?:id|for|popovertarget)=")([^"]+)"/gu, `$1${number}-$2"`)
      .replace(/ data-source="[^"]*"/gu, '')
      // With the same name in every section, a part is no landmark.
      .replace(/^(<section\b.*?) aria-labelledby="[^"]*"/su, '$1')
      // Drawings are named once for the whole page.
      .replace(/^(<a\b.*? href="#)([^"]+)"/su, `$1${number}-$2"`)
      .replace(
        /( aria-(?:labelledby|describedby|controls)=")([^"]+)"/gu,
        (_, name: string, ids: string) => `${name}${ids.replace(/[^ ]+/gu, `${number}-$&`)}"`,
      ),
  );
