/** Names of reference tables by their ids. */

/** @returns the id itself where the table does not know it */
export const nameIn = (
  rows: readonly { readonly id: string | number; readonly name: string }[],
  id: string | number,
): string => rows.find((row) => row.id === id)?.name ?? String(id);
