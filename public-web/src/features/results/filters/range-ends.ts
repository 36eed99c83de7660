/** The ends of a range that somebody chose. */

export type Ends = { readonly from?: number | undefined; readonly to?: number | undefined };
export type End = keyof Ends;

/**
 * @returns the ends with one moved: at the end of what there is it says nothing, and an end that it passes goes, so that the
 *   range is never reversed and what was typed last counts
 */
export const moved = (
  ends: Ends,
  end: End,
  value: number | undefined,
  { least, most }: { readonly least: number; readonly most: number },
): Ends => {
  const narrows = value !== undefined && (end === 'from' ? value > least : value < most);
  const said: Ends = { [end]: narrows ? value : undefined };
  const { from, to }: Ends = { ...ends, [end]: value };
  const isPassed = from !== undefined && to !== undefined && from > to;
  return isPassed ? said : { ...ends, ...said };
};
