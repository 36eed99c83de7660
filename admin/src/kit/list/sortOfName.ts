/** By which field the column of names sorts. */

type Sorted = {
  readonly sort: string;
  readonly nameSort?: string;
  readonly columns: readonly { readonly source?: string }[];
};

/** @returns nothing where another column sorts by that field: two arrows would say the same, one of them falsely */
export const sortOfName = ({ sort, nameSort = sort, columns }: Sorted): string | undefined =>
  columns.some(({ source }) => source === nameSort) ? undefined : nameSort;
