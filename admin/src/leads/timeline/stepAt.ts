/** Which event was the last one at an instant; the first when the instant lies before all of them. */
export const stepAt = (entries: readonly { readonly at: string }[], instant: string): number =>
  Math.max(
    0,
    entries.findLastIndex(({ at }) => Date.parse(at) <= Date.parse(instant)),
  );
