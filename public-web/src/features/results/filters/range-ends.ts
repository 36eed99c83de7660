/** The ends of a range that somebody chose: one that is moved replaces itself alone, whatever the others' filters left. */

export type Ends = { readonly from?: number | undefined; readonly to?: number | undefined };
export type End = keyof Ends;

/** @returns the ends with one moved; at the end of what there is it says nothing */
export const moved = (
  ends: Ends,
  end: End,
  value: number | undefined,
  { least, most }: { readonly least: number; readonly most: number },
): Ends => {
  const narrows = value !== undefined && (end === 'from' ? value > least : value < most);
  return { ...ends, [end]: narrows ? value : undefined };
};
