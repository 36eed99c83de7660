/** Agreed values by when they hold: what holds today, what is coming, what held. */

export type Dated = { readonly value: number; readonly from: string };
export type TermState = 'past' | 'current' | 'coming';

/**
 * @param days the oldest first @param today `YYYY-MM-DD`
 * @returns the newest first, each with its state: the first agreement holds for what was before it, too
 */
export const byState = (
  days: readonly Dated[],
  today: string,
): readonly (Dated & { readonly state: TermState })[] => {
  const current = days.findLast(({ from }) => from <= today) ?? days[0];
  return days
    .map((one) => ({
      ...one,
      state:
        one === current ? ('current' as const) : one.from > today ? ('coming' as const) : ('past' as const),
    }))
    .toReversed();
};
