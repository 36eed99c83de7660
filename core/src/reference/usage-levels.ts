/** Levels of use of a year, at which its cost is estimated. */
export const usageLevels = ['low', 'medium', 'high'] as const;
export type UsageLevel = (typeof usageLevels)[number];

export const usageLevelNames: { readonly [Level in UsageLevel]: string } = {
  low: 'Uso bajo',
  medium: 'Uso medio',
  high: 'Uso alto',
};
