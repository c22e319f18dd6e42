/**
 * Nests the HTML of a section in a page with several sections: adds the number of the section to IDs and to
 * references to them, lowers the title by one level, and removes source positions, which the page of the section has.
 * The input is our own markup, with all values in double quotes.
 * `nestSection('<h1 id="a"><a href="#b">', '2.3') // => '<h2 id="2.3-a"><a href="#2.3-b">'`
 */
export const nestSection = (html: string, number: string): string =>
  html.replace(/<[a-z][^\s>]*(?:\s+[^\s"=>]+(?:="[^"]*")?)*\s*\/?>|<\/h1>/gu, (tag) =>
    tag
      .replace(/^(<\/?h)1/u, (_, start: string) => `${start}2`)
      .replace(/( (?:id|for|popovertarget)=")([^"]+)"/gu, `$1${number}-$2"`)
      .replace(/ data-source="[^"]*"/gu, '')
      // Parts lose their names: landmarks with the same name in every section are useless.
      .replace(/^(<section\b.*?) aria-labelledby="[^"]*"/su, '$1')
      // Only links change: `<use href>` refers to a drawing, which the page has once.
      .replace(/^(<a\b.*? href="#)([^"]+)"/su, `$1${number}-$2"`)
      .replace(
        /( aria-(?:labelledby|describedby|controls)=")([^"]+)"/gu,
        (_, name: string, ids: string) => `${name}${ids.replace(/[^ ]+/gu, `${number}-$&`)}"`,
      ),
  );
