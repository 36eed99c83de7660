/** Counts the filters in use. */
import { type FilterName, filtersSaid, type Search } from '../../domain/search-address.ts';

/**
 * @param unused filters of the address that the results were not asked with
 * @returns how many filters narrow the results as a person counts them: an amount from and up to is one
 */
export const filterCount = (search: Search, unused: readonly FilterName[]): number =>
  new Set(
    filtersSaid(search)
      .filter((name) => !unused.includes(name))
      .map((name) => name.replace(/^(from|to)/, '')),
  ).size;
