/** How small a company a price rule takes. */
import { type PriceRule } from './rules/rule.ts';

/** @returns the least of workers or guards that there is a price for; nothing where the rule counts neither */
export const leastSubscribersOf = (rule: PriceRule): number | undefined => {
  if (rule.kind === 'collective') return rule.minimumWorkers;
  return rule.kind === 'perGuard' ? rule.minimumGuards : undefined;
};
