import { matchNames, type NameIndex } from '../names/names.ts';
import { normalizeText } from '../text/normalize.ts';
import { addressOf, leadOf } from './places.ts';
import { readWhole, resolve, strip } from './resolve.ts';

/** What leads to one place alone: its address without base and language; undefined where several or none may be meant. */
export function leadTo(names: NameIndex, query: string): string | undefined {
  const [cited, ...more] = readWhole(names, strip(normalizeText(query)));
  const lead = cited && more.length === 0 ? leadOf(names, cited) : undefined;
  if (lead) return lead;
  const places = resolve(names, query).map(addressOf);
  if (places.length > 0) return places.length === 1 ? places[0] : undefined;
  const called = matchNames(names, query).filter(
    ({ fit, entry }) => fit === 'exact' && entry.kind !== 'term',
  );
  return called.length === 1 ? called[0]?.entry.url : undefined;
}
