/** How often a price is paid. */

/** How many times a year each period is paid, where that can be said. */
export const timesPerYear = {
  daily: 365,
  weekly: 52,
  biweekly: 26,
  monthly: 12,
  bimonthly: 6,
  quarterly: 4,
  fourmonths: 3,
  halfYearly: 2,
  yearly: 1,
  once: 1,
} as const;
export type Period = keyof typeof timesPerYear;
export const periods = Object.keys(timesPerYear) as [Period, ...Period[]];
