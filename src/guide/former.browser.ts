// `?edition=ipg-2.3.zh` or `?edition=zh:2019-07-12`: shows that column as it was, with a notice. Only pages that have older
// editions load this. Everything it shows is on the page already.

interface Editions {
  /** The newest of each language first. */
  readonly editions: readonly {
    readonly name: string;
    readonly lang: string;
    readonly date: string | null;
    readonly range?: string;
    readonly label: string;
    readonly says: string;
  }[];
  /** What names the editions that the page shows by itself. */
  readonly newest: readonly string[];
  readonly unknown: string;
  readonly back: string;
}

const head = document.querySelector<HTMLElement>('[data-former-editions]');
/** What dates the texts of the page, for the menu of a clause (desk/subject.browser.ts). */
const page = document.querySelector('article') ?? document.body;
const asked = new URLSearchParams(location.search).get('edition');
if (head && asked !== null) showEdition(JSON.parse(head.dataset.formerEditions ?? '{}'), asked);

function showEdition({ editions, newest, unknown, back }: Editions, name: string): void {
  if (newest.includes(name)) return;
  // A source of two languages is an edition of both.
  const wanted = editions.filter((one) => one.name === name || `${one.lang}:${one.date}` === name);
  addNotice(wanted.length > 0 ? wanted.map(({ says }) => says).join(' ') : unknown, back);
  for (const edition of wanted) showColumn(editions, edition);
  // What is copied, shown to a player or linked says which edition it is.
  if (wanted.length > 0) page.dataset.edition = name;
  const id = decodeURIComponent(location.hash.slice(1));
  if (wanted.length > 0 && id !== '') document.getElementById(id)?.scrollIntoView();
}

function showColumn(
  editions: Editions['editions'],
  { name, lang, date, range, label }: Editions['editions'][number],
): void {
  const age = document.querySelector(`[data-heads] [data-column="${lang}"] small`);
  if (age) age.textContent = label;
  page.setAttribute(`data-as-of-${lang}`, date ?? '');
  page.setAttribute(`data-range-${lang}`, range ?? '');
  const chain = editions.filter((one) => one.lang === lang).map((one) => one.name);
  const upTo = new Set(chain.slice(0, chain.indexOf(name) + 1));
  for (const cell of document.querySelectorAll<HTMLElement>(`.clause .cell[data-column="${lang}"]`))
    showFormer(cell, upTo);
  for (const template of document.querySelectorAll<HTMLTemplateElement>(
    `template[data-gone][data-edition="${name}"][data-of="${lang}"]`,
  ))
    showGone(template);
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

/** A clause whose ID leads elsewhere now stands where its own text had it. */
function showGone(template: HTMLTemplateElement): void {
  const { gone = '', follows = '' } = template.dataset;
  const there = document.getElementById(gone);
  const own = template.content.querySelector('.row')?.cloneNode(true);
  // The other language of its source has brought it.
  if (own && there?.matches('.clause')) {
    there.append(own);
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

function addNotice(says: string, back: string): void {
  const link = document.createElement('a');
  const newest = new URL(location.href);
  newest.searchParams.delete('edition');
  link.href = newest.href;
  link.textContent = back;
  const notice = document.createElement('p');
  notice.className = 'notice';
  notice.dataset.editionNotice = '';
  notice.append(says, ' ', link);
  document.querySelector('.section-head')?.append(notice);
}
