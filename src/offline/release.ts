import type { Choice, PartId } from './part.ts';
import { partIds, partsOf } from './part.ts';

/** One build of the site as it can be stored: `/offline/release.json`. */
export interface Release {
  readonly schemaVersion: 1;
  /** Changes with any byte that is stored. */
  readonly version: string;
  /** The day of the latest change of texts, corrections or notes (content/changes.yml). */
  readonly date: string;
  readonly packs: Readonly<Record<PartId, Pack>>;
}

/** A file below `/offline/packs/`; its name carries the hash of its content, so that it is never another build's. */
export interface Pack {
  readonly file: string;
  /** To be fetched. */
  readonly bytes: number;
  /** To be kept on the device. */
  readonly unpacked: number;
  readonly sha256: string;
}

/** What a release file says; null where it is none, or one that only a later program can read. */
export function readRelease(value: unknown): Release | null {
  const release = value as Partial<Release> | null;
  const isRelease =
    release?.schemaVersion === 1 &&
    typeof release.version === 'string' &&
    typeof release.date === 'string' &&
    partIds.every((part) => isPack(release.packs?.[part]));
  return isRelease ? (release as Release) : null;
}

/** What has to be fetched for a choice. */
export function packsOf({ packs }: Release, choice: Choice): Pack[] {
  return partsOf(choice).map((part) => packs[part]);
}

/** Bytes to fetch for a choice, and bytes that it takes on the device. */
export function weighChoice(release: Release, choice: Choice): Pick<Pack, 'bytes' | 'unpacked'> {
  const packs = packsOf(release, choice);
  return {
    bytes: packs.reduce((sum, { bytes }) => sum + bytes, 0),
    unpacked: packs.reduce((sum, { unpacked }) => sum + unpacked, 0),
  };
}

function isPack(value: unknown): boolean {
  const pack = value as Partial<Pack> | null | undefined;
  const areTexts = [pack?.file, pack?.sha256].every((each) => typeof each === 'string');
  return areTexts && [pack?.bytes, pack?.unpacked].every((each) => typeof each === 'number');
}
