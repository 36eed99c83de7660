/** How far a list's pages go: rows that are skipped are read all the same, so the server begins no page further on. */

/** Where a page may begin at the latest, counted from 0. A test holds it against the server's own. */
export const furthestRow = 10_000;

/** The rows that pages of this size come to, of so many that there are. */
export const reachable = (total: number, perPage: number): number =>
  Math.min(total, (Math.floor(furthestRow / perPage) + 1) * perPage);
