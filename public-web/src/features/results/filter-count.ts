/** Counts the filters in use. */
import { filtersSaid, type Search } from '../../domain/search-address.ts';

/** @returns how many filters narrow the results as a person counts them: an amount from and up to is one */
export const filterCount = (search: Search): number =>
  new Set(filtersSaid(search).map((name) => name.replace(/^(from|to)/, ''))).size;
