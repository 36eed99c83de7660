/** Names of reference tables by their ids, for files. */

/** @returns the id itself where the table does not know it */
export const nameIn = (rows: readonly { readonly id: string; readonly name: string }[], id: string): string =>
  rows.find((row) => row.id === id)?.name ?? id;
