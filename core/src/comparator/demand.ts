/** How much a plan is asked for, as the public may know it: rounded, and the same for a whole day. */

/** Whole days of UTC, until yesterday: the numbers change once a day, whoever watches them. */
const demandDays = 30;
/** Fewer requests are not told, and more are told in such steps. */
export const demandStep = 5;

const day = 24 * 60 * 60_000;
const dateOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** The first and the last day whose requests count, both included, `YYYY-MM-DD`. */
export const demandPeriod = (now: Date): { readonly from: string; readonly to: string } => ({
  from: dateOf(now.getTime() - demandDays * day),
  to: dateOf(now.getTime() - day),
});

/** A number of requests as the public may know it: down to the step below. */
export const roundedDemand = (requests: number): number => requests - (requests % demandStep);

/** More than a mark and the best score together: they decide only between plans that are asked for as much. */
const oneStep = 100;
const markWorth = 50;

/**
 * The key of the order by popularity, the higher the earlier: how often the plan was asked for, then the mark that staff
 * gives, then its score. Its commission, its promotion and its insurer are no part of it.
 * @param requests of `demandPeriod`; they count rounded, so that no order tells an exact number
 * @param score 0 to 10
 */
export const popularity = (plan: {
  readonly requests: number;
  readonly isPopular: boolean;
  readonly score?: number | undefined;
}): number =>
  roundedDemand(plan.requests) * (oneStep / demandStep) +
  (plan.isPopular ? markWorth : 0) +
  (plan.score ?? 0);
