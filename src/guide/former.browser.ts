// `?edition=ipg-2.3.zh` or `?edition=zh:2019-07-12`: shows that column as it was, with a notice. Only pages that have older
// editions load this. Everything it shows is on the page already. What names none of them: reader/unknown.browser.ts.

import { citationWords } from '../reader/menu/menu-words.ts';
import { readDate } from '../reader/menu/subject.browser.ts';
import type { Language } from '../schema/language.ts';
import { fill } from '../schema/words.ts';
import { element, hashTarget, lang } from '../site/helpers.browser.ts';
import { languageNames } from '../site/language-words.ts';
import { formerWords } from '../text/former-words.ts';

interface Edition {
  readonly name: string;
  readonly lang: Language;
  readonly date: string | null;
  readonly range?: string;
  readonly letters?: Readonly<Record<string, string>>;
  readonly moved?: Readonly<Record<string, string | null>>;
  readonly title?: string;
}

const head = document.querySelector<HTMLElement>('[data-former-editions]');
/** What dates the texts of the page, for the menu of a clause (reader/menu/subject.browser.ts). */
const page = document.querySelector('article') ?? document.body;
const asked = new URLSearchParams(location.search).get('edition');
if (head && asked !== null) showEdition(JSON.parse(head.dataset.formerEditions ?? '[]'), asked);

/** The editions come with the newest of each language first. */
function showEdition(editions: readonly Edition[], name: string): void {
  // A source of two languages is an edition of both.
  const wanted = editions.filter((one) => one.name === name || `${one.lang}:${one.date}` === name);
  if (wanted.length === 0) return;
  for (const edition of wanted) showColumn(editions, edition);
  addNotice(wanted.map((one) => one.lang));
  // What is copied, shown to a player or linked says which edition it is.
  page.dataset.edition = name;
  hashTarget()?.scrollIntoView();
}

function showColumn(editions: readonly Edition[], edition: Edition): void {
  const { name, lang: of, date, range, letters = {} } = edition;
  page.setAttribute(`data-as-of-${of}`, date ?? '');
  page.setAttribute(`data-range-${of}`, range ?? '');
  const age = document.querySelector(`[data-heads] [data-column="${of}"] small`);
  if (age) age.textContent = ageOf(of);
  // `English 2025-01-01`, if it is of this column.
  const shown = document.querySelector('.section-head .editions summary')?.firstChild;
  const ownName = languageNames[lang][of];
  if (shown?.textContent?.trim().startsWith(ownName)) shown.textContent = `${ownName} ${ageOf(of)} `;
  const own = editions.filter((one) => one.lang === of);
  const chain = own.slice(0, own.indexOf(edition) + 1);
  const upTo = new Set(chain.map((one) => one.name));
  const title = chain.findLast((one) => one.title)?.title;
  const head = document.querySelector(`.section-head h1 [lang|="${of}"], .section-head [data-name="${of}"]`);
  if (head && title) head.textContent = title;
  for (const [id, follows] of chain.flatMap(({ moved = {} }) => Object.entries(moved))) moveBack(id, follows);
  for (const cell of document.querySelectorAll<HTMLElement>(`.clause .cell[data-column="${of}"]`))
    showFormer(cell, upTo);
  for (const template of document.querySelectorAll<HTMLTemplateElement>(
    `template[data-gone][data-edition="${name}"][data-of="${of}"]`,
  ))
    showGone(template);
  for (const [id, letter] of Object.entries(letters)) {
    const cell = document.querySelector<HTMLElement>(`[id="${id}"] > .row > [data-column="${of}"]`);
    if (cell) showLetter(cell, letter);
  }
}

/** The earlier wording that held in an edition: the oldest of those that came no later than the edition after it. */
function showFormer(cell: HTMLElement, upTo: ReadonlySet<string>): void {
  const wordings = [...cell.querySelectorAll<HTMLElement>('.former [data-former]')];
  const former = wordings.filter(({ dataset }) => upTo.has(dataset.edition ?? '')).at(-1);
  const details = former?.closest<HTMLElement>('.former');
  if (!former || !details) return;
  cell.dataset.asOf = former.dataset.edition;
  const shown = former.cloneNode(true) as HTMLElement;
  for (const mark of shown.querySelectorAll('mark')) mark.replaceWith(...mark.childNodes);
  details.before(shown);
}

/** To where it was in its part, before the edition after moved it. */
function moveBack(id: string, follows: string | null): void {
  const row = document.getElementById(id);
  const before = follows === null ? null : document.getElementById(follows);
  if (row && before) before.after(row);
  else if (row) row.parentElement?.querySelector('.clause')?.before(row);
}

function showLetter(cell: HTMLElement, letter: string): void {
  const own = cell.querySelector<HTMLElement>(':scope > .label');
  if (own) own.textContent = letter;
  else cell.prepend(element('span', { class: 'label', 'data-ui': '', 'aria-hidden': 'true' }, letter));
  cell.classList.add('lettered');
}

/** A clause whose ID leads elsewhere now stands where its own text had it. */
function showGone(template: HTMLTemplateElement): void {
  const { gone = '', follows = '', of = '' } = template.dataset;
  const there = document.getElementById(gone);
  const own = template.content.querySelector(`[data-column="${of}"]`)?.cloneNode(true);
  // The other language of its source has brought it.
  if (own && there?.matches('.clause')) {
    there.querySelector(`[data-column="${of}"]`)?.replaceWith(own);
    return;
  }
  there?.remove();
  const row = template.content.cloneNode(true);
  const before = document.getElementById(follows);
  if (before) lastAfter(before).after(row);
  else document.querySelector('.clause')?.before(row);
}

/** Of several clauses after one, each comes after those before it. */
function lastAfter(clause: Element): Element {
  const next = clause.nextElementSibling;
  return next?.matches('.clause:not([data-clause])') ? lastAfter(next) : clause;
}

/** `In an older edition: Chinese before 2019-07. The others: English 2025-03-01. Show the newest` */
function addNotice(older: readonly Language[]): void {
  const t = formerWords[lang];
  const list = (of: readonly Language[]) =>
    of.map((each) => `${languageNames[lang][each]} ${ageOf(each)}`).join(t.comma);
  const columns = (document.documentElement.dataset.languages ?? '').split(' ') as Language[];
  const others = columns.filter(
    (each) => !older.includes(each) && page.matches(`[data-as-of-${each}], [data-range-${each}]`),
  );
  const newest = new URL(location.href);
  newest.searchParams.delete('edition');
  const notice = element(
    'p',
    { class: 'notice', 'data-edition-notice': '' },
    ...[fill(t.shown, { shown: list(older) }), ' '],
    ...(others.length === 0 ? [] : [fill(t.others, { others: list(others) }), ' ']),
    element('a', { href: newest.href }, t.newest),
  );
  document.querySelector('.section-head')?.append(notice);
}

/** What dates the text that a column shows. */
function ageOf(column: Language): string {
  const { date, range } = readDate(page, column);
  return date ?? range ?? citationWords[lang].undated;
}
