import { describe, expect, test } from 'vitest';
import { forkWords } from '../../src/guide/words.ts';
import { repeatedOf } from '../../src/schema/contents.ts';
import { countOutdated } from '../../src/schema/guide.ts';
import { languages } from '../../src/schema/language.ts';
import { fill } from '../../src/schema/words.ts';
import { placeName } from '../../src/text/place-name.ts';
import { unofficialWords } from '../../src/text/words.ts';
import { content } from './lib/data.ts';
import { type Element, find, has, hasClass, isLink, textOf } from './lib/elements.ts';
import { base, readPage } from './lib/pages.ts';

const forks = content.contents.flatMap((contents) =>
  contents.fork ? languages.map((lang) => ({ lang, ...contents })) : [],
);

describe.each(forks)('“Which infraction is it?” of $document in $lang', ({ lang, ...contents }) => {
  const { document, chapters } = contents;
  const page = `${lang}/${document}/`;
  const { html } = readPage(page);
  const answers = find(html, has('data-answer'));

  test('leads to every infraction that the contents list, and names no more than three at once', () => {
    const named = answers.map(
      ({ attributes }) => attributes['data-answer']?.split(' ').filter(Boolean) ?? [],
    );
    const infractions = chapters.flatMap(({ sections }) => sections.filter(({ penalty }) => penalty));
    expect([...new Set(named.flat())].toSorted()).toEqual(infractions.map(({ number }) => number).toSorted());
    for (const each of named) expect(each.length).toBeLessThanOrEqual(3);
  });

  test('is there in at most three steps, each of which works without scripts', () => {
    const steps = (within: string | Element): number =>
      Math.max(
        0,
        ...find(within, ({ name }) => name === 'details').map(
          (step) => 1 + Math.max(0, ...step.nodes.map(stepsIn)),
        ),
      );
    const stepsIn = (node: Element | string) => (typeof node === 'string' ? 0 : steps(node));
    const [fork] = find(html, has('id', 'fork'));
    expect(fork && steps(fork)).toBe(3);
    expect(fork && find(fork, ({ name }) => name === 'button')).toEqual([]);
  });

  test('says with a Warning what further ones become', () => {
    for (const answer of answers)
      for (const named of find(answer, ({ name }) => name === 'p')) {
        const [number = ''] = /^\d+\.\d+/u.exec(textOf(named).trim()) ?? [];
        const isWarning = find(named, has('data-penalty', 'warning')).length > 0;
        const repeated = isWarning ? repeatedOf(contents, number)?.[lang] : undefined;
        expect(find(named, ({ name }) => name === 'small').map(textOf)).toEqual(repeated ? [repeated] : []);
      }
  });

  test('names the penalty that a text upgrades to, and the clause that does', () => {
    const upgraded = answers.filter((answer) => find(answer, has('data-penalty', 'game-loss')).length > 0);
    const linked = upgraded.flatMap((answer) =>
      find(answer, hasClass('because')).flatMap((each) => find(each, isLink)),
    );
    expect(linked.map(({ attributes }) => attributes.href)).toContain(`${base}${page}2.3/#upgrade-1`);
  });

  test('cites a clause that the guide has changed since only together with the change', () => {
    const changed = content.sections.flatMap((section) =>
      section.clauses
        .filter((clause) => countOutdated({ clauses: [clause] }) > 0)
        .map(({ id }) => `${section.document}/${section.section}/#${id}`),
    );
    const links = answers.flatMap((answer) =>
      find(answer, hasClass('because')).flatMap((p) => find(p, isLink)),
    );
    for (const link of links) {
      const place = link.attributes.href?.replace(`${base}${lang}/`, '') ?? '';
      const name = placeName(lang, place);
      const said = changed.includes(place) ? fill(forkWords[lang].changed, { place: name }) : name;
      // Where there are several guides, the name of this one stands before it.
      expect(textOf(link)).toContain(said);
    }
  });

  test('leads to the current text where no answer fits', () => {
    const [fork] = find(html, has('id', 'fork'));
    expect(fork && find(fork, has('data-current'))).toHaveLength(1);
  });

  test('links a section that is here, and of another its row of the contents', () => {
    const here = content.sections.filter((section) => section.document === document);
    for (const answer of answers) {
      const numbers = answer.attributes['data-answer']?.split(' ').filter(Boolean) ?? [];
      const expected = numbers.map((number) =>
        here.some(({ section }) => section === number)
          ? `${base}${page}${number}/`
          : `${base}${page}#s-${number}`,
      );
      const links = find(answer, (each) => isLink(each) && hasClass('title')(each));
      expect(links.map(({ attributes }) => attributes.href)).toEqual(expected);
    }
  });

  test('is one link away from the front page and from every section', () => {
    const from = content.sections.filter((section) => section.document === document);
    for (const path of ['', ...from.map(({ section }) => `${document}/${section}/`)]) {
      const links = find(readPage(`${lang}/${path}`).html, has('href', `${base}${page}#fork`));
      expect(links, path).toHaveLength(1);
    }
  });
});

describe.each(content.contents)('the contents of $document', ({ document, chapters }) => {
  const named = chapters.flatMap((chapter) => [chapter, ...chapter.sections]);
  test.each(languages)('say once what further Warnings become, in %s', (lang) => {
    const said = named.flatMap(({ repeated }) => repeated ?? []);
    const shown = find(readPage(`${lang}/${document}/`).html, hasClass('repeated')).map(textOf);
    expect(shown.map((text) => text.trim())).toEqual(said.map((each) => expect.stringContaining(each[lang])));
  });
  test('mark a name that is our translation', () => {
    const marked = languages.flatMap((lang) =>
      find(readPage(`${lang}/${document}/`).html, (each) => each.name === 'tr' && has('id')(each))
        .filter((row) => textOf(row).includes(unofficialWords[lang].mark))
        .map((row) => [lang, find(row, has('data-unofficial')).map(textOf).join()]),
    );
    const ours = languages.flatMap((lang) =>
      named.flatMap(({ titles, unofficial }) =>
        unofficial?.[lang] && !titles[lang] ? [[lang, unofficial[lang]]] : [],
      ),
    );
    expect(marked).toEqual(ours);
  });
});
