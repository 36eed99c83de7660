/** Whose leads a file tells of: what its asker could see when it was made, against what the same person sees today. */
import { type CountryCode } from '@cotejo/core/kit/country';
import { type Viewer } from '../kit/http/bearer.ts';
import { sightOf } from '../leads/index.ts';

/** Countries and owners of leads; all where null. Kept with the file, for rights may be narrowed before its day is over. */
export type FileScope = {
  readonly countries: readonly CountryCode[] | null;
  readonly owners: readonly string[] | null;
};

/** What somebody's exports hold at most at this moment. */
export const fileScope = (viewer: Viewer): FileScope => {
  const { countries = null, owners = null } = sightOf(viewer);
  return { countries, owners };
};

const holds = <Value>(wide: readonly Value[] | null, narrow: readonly Value[] | null): boolean =>
  wide === null || (narrow?.every((value) => wide.includes(value)) ?? false);

/** Whether who sees `today` still sees all that a file of `then` may tell of; one that does not say, tells of all. */
export const stillCovers = (today: FileScope, then: FileScope | null): boolean =>
  holds(today.countries, then?.countries ?? null) && holds(today.owners, then?.owners ?? null);
